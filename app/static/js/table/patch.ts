/**
 * RFC 6902 patches on plain JSON values, of the operations that the server sends: add, replace and remove. Nothing is
 * mutated: what a patch does not touch stays the same object, on which every guarded redraw depends. Libraries
 * considered, with compressed sizes: fast-json-patch (3.8 KB) either mutates or copies the whole document;
 * immutable-json-patch (1.4 KB) shares structure as this does, and is the one to take should this ever need more than
 * its 0.6 KB.
 */

type Operation = { op: string; path: string; value?: unknown };

// biome-ignore lint/suspicious/noExplicitAny: every step looks before it goes deeper
type Json = any;

/** A patch that does not fit the document it was meant for. */
export class PatchError extends Error {}

/** The document after all operations of a patch. */
export function applyPatch<T>(document: T, patch: Operation[]): T {
  return patch.reduce<Json>(applyOne, document);
}

function applyOne(document: Json, { op, path, value }: Operation) {
  switch (op) {
    case "add":
      return changed(document, keysOf(path), (parent, key) => insert(parent, key, value), value);
    case "replace":
      return changed(document, keysOf(path), (parent, key) => replace(parent, key, value), value);
    case "remove":
      return changed(document, keysOf(path), remove, null);
    default:
      throw new PatchError(`unknown operation ${op}`);
  }
}

function keysOf(path: string): string[] {
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

function child(value: Json, key: string) {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) {
    throw new PatchError(`nothing at ${key}`);
  }
  return value[key];
}

/**
 * A copy of `value` with `change` applied at the end of the path; only what lies on the path is copied.
 * @param root replaces the whole document when the path is empty
 */
function changed(value: Json, keys: string[], change: (parent: Json, key: string) => void, root: unknown): Json {
  const [key, ...rest] = keys;
  if (key === undefined) return root;
  if (value === null || typeof value !== "object") throw new PatchError(`nothing at ${key}`);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0) change(copy, key);
  else copy[key] = changed(child(value, key), rest, change, root);
  return copy;
}

function insert(parent: Json, key: string, value: unknown) {
  if (!Array.isArray(parent)) parent[key] = value;
  else if (key === "-") parent.push(value);
  else if (Number(key) <= parent.length) parent.splice(Number(key), 0, value);
  else throw new PatchError(`no index ${key}`);
}

function replace(parent: Json, key: string, value: unknown) {
  child(parent, key);
  parent[key] = value;
}

function remove(parent: Json, key: string) {
  child(parent, key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}
