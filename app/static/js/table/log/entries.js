/**
 * The part of the log that a page holds: entries sorted by number, in whatever order they arrive, from a certain number
 * on. Older ones are fetched on demand.
 */
import { isTurn, lastTurn, seqsInEffect } from "./in-effect.js";

/** @typedef {import("../types").LogEntry} LogEntry */

/** How many of the latest entries a page fetches and keeps. */
export const KEPT = 40;

/**
 * The log with the new entries in their places; the same object if there are none. Pure.
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
 * The number up to which the log has no gap; entries after it may still have to be fetched. Pure.
 * @param {LogEntry[]} log in order; a table's entries are numbered without gaps
 * @param {number} since the number behind which the log is held
 * @returns {number} `since` when the first entry is missing
 */
export function wholeUntil(log, since) {
  const gap = log.findIndex((entry, index) => entry.seq !== since + index + 1);
  return since + (gap < 0 ? log.length : gap);
}

/**
 * The number after which entries are worth keeping: the log then begins with the start of a turn that is still in
 * effect, and contains the latest entries and the player's own last turn, to which a take-back could return. Pure.
 * @param {LogEntry[]} log in order
 * @param {number} since the number after which entries are held now
 * @param {number | null} me
 * @returns {number}
 */
export function worthHolding(log, since, me) {
  if (log.length <= KEPT) return since;
  const alive = seqsInEffect(log);
  const mine = lastTurn(log, me) ?? Infinity;
  const begins = (/** @type {LogEntry} */ entry) => isTurn(entry) && alive.has(entry.seq) && entry.seq <= mine;
  const first = log.slice(0, 1 - KEPT).findLast(begins);
  return first ? first.seq - 1 : since;
}

/**
 * The events that one sentence of an entry tells; empty until they are loaded.
 * @template One an event
 * @param {{events?: One[], sentences: {events: number[]}[]}} entry
 * @param {number} sentence its place among the sentences
 * @returns {One[]}
 */
export function eventsOf({ events, sentences }, sentence) {
  return (sentences[sentence]?.events ?? []).flatMap((place) => events?.[place] ?? []);
}
