/**
 * RFC 6902 patches on plain JSON values, of the operations that the server sends: add, replace and remove. Nothing is
 * mutated: what a patch does not touch stays the same object, on which every guarded redraw depends. Libraries
 * considered, with compressed sizes: fast-json-patch (3.8 KB) either mutates or copies the whole document;
 * immutable-json-patch (1.4 KB) shares structure as this does, and is the one to take should this ever need more than
 * its 0.6 KB.
 * @typedef {{op: string, path: string, value?: any}} Operation
 */

/** A patch that does not fit the document it was meant for. */
export class PatchError extends Error {}

/**
 * The document after all operations of a patch.
 * @template T
 * @param {T} document
 * @param {Operation[]} patch
 * @returns {T}
 */
export function applyPatch(document, patch) {
  return patch.reduce(applyOne, /** @type {any} */ (document));
}

/**
 * @param {any} document
 * @param {Operation} operation
 */
function applyOne(document, { op, path, value }) {
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

/**
 * @param {string} path
 * @returns {string[]}
 */
function keysOf(path) {
  return path
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * @param {any} value
 * @param {string} key
 */
function child(value, key) {
  if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) {
    throw new PatchError(`nothing at ${key}`);
  }
  return value[key];
}

/**
 * A copy of `value` with `change` applied at the end of the path; only what lies on the path is copied.
 * @param {any} value
 * @param {string[]} keys
 * @param {(parent: any, key: string) => void} change
 * @param {any} root replaces the whole document when the path is empty
 * @returns {any}
 */
function changed(value, keys, change, root) {
  const [key, ...rest] = keys;
  if (key === undefined) return root;
  if (value === null || typeof value !== "object") throw new PatchError(`nothing at ${key}`);
  const copy = Array.isArray(value) ? [...value] : { ...value };
  if (rest.length === 0) change(copy, key);
  else copy[key] = changed(child(value, key), rest, change, root);
  return copy;
}

/**
 * @param {any} parent
 * @param {string} key
 * @param {any} value
 */
function insert(parent, key, value) {
  if (!Array.isArray(parent)) parent[key] = value;
  else if (key === "-") parent.push(value);
  else if (Number(key) <= parent.length) parent.splice(Number(key), 0, value);
  else throw new PatchError(`no index ${key}`);
}

/**
 * @param {any} parent
 * @param {string} key
 * @param {any} value
 */
function replace(parent, key, value) {
  child(parent, key);
  parent[key] = value;
}

/**
 * @param {any} parent
 * @param {string} key
 */
function remove(parent, key) {
  child(parent, key);
  if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
}
