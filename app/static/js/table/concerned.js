/** What the moves of others mean for the reader, as pushed with them: said until the reader moves. */
import { nothing } from "lit-html";
import { ledBackTo } from "./log/in-effect.js";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./types").LogEntry} LogEntry
 */

/** Of how many entries it is said at once: the latest ones. */
const SAID = 3;

/** @typedef {(ctx: Ctx, aloud: boolean) => unknown} Lines */

/** @type {Lines | null} */
let lines = null;

/**
 * The entries that concern the reader, after further ones: a move of the reader's own ends it, and what is taken back
 * concerns nobody any more. Pure.
 * @param {LogEntry[]} held
 * @param {LogEntry[]} entries in order
 * @param {number | null} me
 * @returns {LogEntry[]} the same array if nothing has changed
 */
export function concerning(held, entries, me) {
  for (const entry of entries) {
    const to = ledBackTo(entry);
    if (entry.concerns) held = [...held, entry].slice(-SAID);
    else if (held.length > 0 && (to !== null || entry.seat === me))
      held = held.filter(({ seq }) => to !== null && seq <= to);
  }
  return held;
}

/** @param {Lines} loaded what draws the lines, once their words are known */
export function drawWith(loaded) {
  lines = loaded;
}

/**
 * A line for each entry, once they are loaded.
 * @param {Ctx} ctx
 * @param {boolean} aloud as text alone, for a live region
 */
export function concerns(ctx, aloud) {
  return lines?.(ctx, aloud) ?? nothing;
}
