/** Moves on their way: each is kept until the server has answered, across a reload too, and counts once by its key. */
import { newKey, post } from "./api.js";
import { keptBy } from "./kept.js";

/**
 * A move that the server has not answered yet: the number that its player saw, and its idempotency key.
 * @typedef {{seq: number, move: import("./types").Move, key: string}} Unsent
 */

/**
 * Send a move until it is answered.
 * @param {string} path the game's, such as /api/games/x
 * @param {Omit<Unsent, "key"> & {key?: string}} unsent
 * @param {() => void} late called when it does not come through at once
 * @returns {Promise<any>} the answer; raises `Problem`
 */
export async function deliver(path, { seq, move, key = newKey() }, late) {
  keep(path, { seq, move, key });
  try {
    return await post(`${path}/moves`, { seq, move }, { key, late });
  } finally {
    keep(path, null);
  }
}

/**
 * The move that this tab had not sent when it was closed or reloaded, if any.
 * @param {string} path
 * @returns {Unsent | null}
 */
export function undelivered(path) {
  return keptBy(() => sessionStorage, `regolith-unsent-${path}`, readUnsent);
}

/**
 * @param {string | null} kept
 * @returns {Unsent | null}
 */
function readUnsent(kept) {
  const found = JSON.parse(kept ?? "null");
  return typeof found?.key === "string" && typeof found.move?.type === "string" ? found : null;
}

/**
 * @param {string} path
 * @param {Unsent | null} unsent
 */
function keep(path, unsent) {
  try {
    if (unsent) sessionStorage.setItem(`regolith-unsent-${path}`, JSON.stringify(unsent));
    else sessionStorage.removeItem(`regolith-unsent-${path}`);
  } catch {
    // A move is sent without storage too, only not after a reload.
  }
}
