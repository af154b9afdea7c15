/** What a browser has kept for a page: the one way to read it, as anything may stand there, or nothing be readable. */

/**
 * What is kept by a key, read by a function that makes something usable of any text; null is nothing kept.
 * @param storage asked for late, as a browser may refuse it
 */
export function keptBy<T>(storage: () => Pick<Storage, "getItem">, key: string, read: (kept: string | null) => T): T {
  let kept: string | null = null;
  try {
    kept = storage().getItem(key);
  } catch {
    // The page works without storage too.
  }
  try {
    return read(kept);
  } catch {
    return read(null);
  }
}
