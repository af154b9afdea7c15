/** The log as a page holds it: entries in the order of their numbers, whatever the order in which they arrive. */

/** @typedef {import("./types").LogEntry} LogEntry */

/**
 * The log with what it did not hold yet, each entry in its place; the same log when nothing is new. Pure.
 * @param {LogEntry[]} log in order
 * @param {LogEntry[]} entries in any order
 * @returns {LogEntry[]}
 */
export function merged(log, entries) {
  const held = new Set(log.map((entry) => entry.seq));
  const fresh = entries.filter((entry) => !held.has(entry.seq));
  return fresh.length === 0 ? log : [...log, ...fresh].sort((one, other) => one.seq - other.seq);
}

/**
 * The number up to which the log holds every entry: behind it something is still to be fetched. Pure.
 * @param {LogEntry[]} log in order; the numbers of a table's entries begin at 1 and leave none out
 * @returns {number} 0 when the first entry is missing
 */
export function wholeUntil(log) {
  const gap = log.findIndex((entry, index) => entry.seq !== index + 1);
  return gap < 0 ? log.length : gap;
}
