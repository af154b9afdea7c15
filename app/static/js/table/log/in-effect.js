/**
 * Which entries of the log are still in effect: those taken back stay in it, struck out. Pure.
 * @typedef {import("../types").LogEntry} LogEntry
 */

/** @type {WeakMap<LogEntry[], Set<number>>} */
const known = new WeakMap();

/**
 * The number of the entry that an undo or take-back returned to, or null if the entry is a move.
 * @param {LogEntry} entry
 * @returns {number | null}
 */
export function ledBackTo({ move }) {
  return move && "undo" in move ? move.undo : null;
}

/**
 * Whether a seat changed hands by this entry: no move, and nothing takes it back.
 * @param {LogEntry} entry
 */
export function changedHands({ move }) {
  return Boolean(move && "handed" in move);
}

/**
 * Whether the table did something by this entry that is no part of the game: nothing takes it back.
 * @param {LogEntry} entry
 */
function isBesideTheGame({ move }) {
  return Boolean(move && ("handed" in move || "stand-in" in move || "ended" in move));
}

/**
 * The numbers of the entries still in effect. After an undo or take-back, play continues from the entry returned to.
 * @param {LogEntry[]} log
 * @returns {Set<number>}
 */
export function seqsInEffect(log) {
  const found = known.get(log) ?? walked(log);
  known.set(log, found);
  return found;
}

/**
 * Walk from the end to the beginning, skipping the entries that each undo or take-back reverts.
 * @param {LogEntry[]} log
 */
function walked(log) {
  /** @type {Set<number>} */
  const alive = new Set();
  let next = Infinity;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (!entry || (entry.seq > next && !isBesideTheGame(entry))) continue;
    alive.add(entry.seq);
    if (entry.seq > next) continue;
    next = ledBackTo(entry) ?? entry.seq - 1;
  }
  return alive;
}

/**
 * The moves still in effect, oldest first, without what the table did: undos, take-backs, who plays on a seat.
 * @template {LogEntry} One
 * @param {One[]} log
 * @returns {One[]}
 */
export function inEffect(log) {
  const alive = seqsInEffect(log);
  return log.filter((entry) => alive.has(entry.seq) && ledBackTo(entry) === null && !isBesideTheGame(entry));
}

/**
 * The moves after number `to` that are still in effect, which returning there would take back.
 * @param {LogEntry[]} log
 * @param {number} to
 */
export function takenBack(log, to) {
  return inEffect(log).filter((entry) => entry.seq > to);
}

/**
 * Whether a turn, or the planning of a round, starts with this entry.
 * @param {LogEntry} entry
 */
export function isTurn({ begun = [] }) {
  return begun.length > 0;
}

/**
 * Where a seat would return to: the start of its last turn in which it has made a move, or null.
 * @param {LogEntry[]} log
 * @param {number | null} me
 * @returns {number | null}
 */
export function lastTurn(log, me) {
  let acted = false;
  for (const entry of inEffect(log).reverse()) {
    if (acted && entry.begun?.some(({ seat }) => me !== null && seat === me)) return entry.seq;
    acted ||= me !== null && entry.seat === me;
  }
  return null;
}
