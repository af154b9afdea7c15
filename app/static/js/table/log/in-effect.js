/**
 * What of the log still holds: what was taken back stays in the log and is struck out. Pure.
 * @typedef {import("../types").LogEntry} LogEntry
 */

/** @type {WeakMap<LogEntry[], Set<number>>} */
const known = new WeakMap();

/**
 * The number that an entry led back to, or null if it is a move.
 * @param {LogEntry} entry
 * @returns {number | null}
 */
export function ledBackTo({ move }) {
  return move && "undo" in move ? move.undo : null;
}

/**
 * The numbers of the entries that still hold. Who goes back goes on behind the entry that was gone back to.
 * @param {LogEntry[]} log
 * @returns {Set<number>}
 */
export function seqsInEffect(log) {
  const found = known.get(log) ?? walked(log);
  known.set(log, found);
  return found;
}

/**
 * From the end to the beginning, past what each way back leads over.
 * @param {LogEntry[]} log
 */
function walked(log) {
  /** @type {Set<number>} */
  const alive = new Set();
  let next = Infinity;
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const entry = log[index];
    if (!entry || entry.seq > next) continue;
    alive.add(entry.seq);
    next = ledBackTo(entry) ?? entry.seq - 1;
  }
  return alive;
}

/**
 * The moves that still hold, oldest first; the ways back are none.
 * @template {LogEntry} One
 * @param {One[]} log
 * @returns {One[]}
 */
export function inEffect(log) {
  const alive = seqsInEffect(log);
  return log.filter((entry) => alive.has(entry.seq) && ledBackTo(entry) === null);
}

/**
 * The moves behind number `to` that still hold: what going back there would take back.
 * @param {LogEntry[]} log
 * @param {number} to
 */
export function takenBack(log, to) {
  return inEffect(log).filter((entry) => entry.seq > to);
}

/**
 * Whether a turn, or the planning of a round, begins with this entry.
 * @param {LogEntry} entry
 */
export function isTurn({ begun = [] }) {
  return begun.length > 0;
}

/**
 * Where a seat would go back to: the beginning of its last turn in which it has done something, or null.
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
