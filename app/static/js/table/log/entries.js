/**
 * The log as a page holds it: entries in the order of their numbers, whatever the order in which they arrive, from a
 * number of their own on. What is before that is fetched when somebody wants to see it.
 */
import { isTurn, lastTurn, seqsInEffect } from "./in-effect.js";

/** @typedef {import("../types").LogEntry} LogEntry */

/** So many of the last entries a page asks for and keeps. */
export const KEPT = 80;

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
 * @param {LogEntry[]} log in order; the numbers of a table's entries leave none out
 * @param {number} since the number behind which the log is held
 * @returns {number} `since` when the first entry is missing
 */
export function wholeUntil(log, since) {
  const gap = log.findIndex((entry, index) => entry.seq !== since + index + 1);
  return since + (gap < 0 ? log.length : gap);
}

/**
 * The number behind which the log is worth holding: it begins with the beginning of a turn that still holds, has the
 * last entries in it, and the last turn of who looks, which could be gone back to. Pure.
 * @param {LogEntry[]} log in order
 * @param {number} since the number behind which it is held now
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
 * The events that one sentence of an entry tells; none before they are known.
 * @template One an event
 * @param {{events?: One[], sentences: {events: number[]}[]}} entry
 * @param {number} sentence its place among the sentences
 * @returns {One[]}
 */
export function eventsOf({ events, sentences }, sentence) {
  return (sentences[sentence]?.events ?? []).flatMap((place) => events?.[place] ?? []);
}
