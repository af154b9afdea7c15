/**
 * The part of the log that a page holds: entries sorted by number, in whatever order they arrive, from a certain number
 * on. Older ones are fetched on demand.
 */

import type { LogEntry } from "../types.ts";
import { isTurn, lastTurn, seqsInEffect } from "./in-effect.ts";

/** How many of the latest entries a page fetches at first. */
export const FETCHED = 24;
/** How many it keeps, and fetches of older ones at a time. */
export const KEPT = 40;
/** How many more come before old ones are dropped. */
const SPARE = 20;

/** The number after which a page that shows entry `seq` and holds no log yet fetches it. Pure. */
export function firstHeld(seq: number): number {
  return Math.max(0, seq - FETCHED);
}

/**
 * The log with the new entries in their places; the same object if there are none. Pure.
 * @param log in order
 * @param entries in any order
 */
export function merged(log: LogEntry[], entries: LogEntry[]): LogEntry[] {
  const held = new Set(log.map((entry) => entry.seq));
  const fresh = entries.filter((entry) => !held.has(entry.seq));
  return fresh.length === 0 ? log : [...log, ...fresh].sort((one, other) => one.seq - other.seq);
}

/**
 * The number up to which the log has no gap; entries after it may still have to be fetched. Pure.
 * @param log in order; a table's entries are numbered without gaps
 * @param since the number behind which the log is held
 * @returns `since` when the first entry is missing
 */
export function wholeUntil(log: LogEntry[], since: number): number {
  const gap = log.findIndex((entry, index) => entry.seq !== since + index + 1);
  return since + (gap < 0 ? log.length : gap);
}

/**
 * The number after which entries are worth keeping: the log then begins with the start of a turn that is still in
 * effect, and contains the latest entries and the player's own last turn, to which a take-back could return. Pure.
 * @param log in order
 * @param since the number after which entries are held now
 */
export function worthHolding(log: LogEntry[], since: number, me: number | null): number {
  if (log.length <= KEPT + SPARE) return since;
  const alive = seqsInEffect(log);
  const mine = lastTurn(log, me) ?? Infinity;
  const begins = (entry: LogEntry) => isTurn(entry) && alive.has(entry.seq) && entry.seq <= mine;
  const first = log.slice(0, 1 - KEPT).findLast(begins);
  return first ? first.seq - 1 : since;
}

/**
 * The events that one sentence of an entry tells; empty until they are loaded.
 * @typeParam One an event
 * @param sentence its place among the sentences
 */
export function eventsOf<One>(
  { events, sentences }: { events?: One[]; sentences: { events: number[] }[] },
  sentence: number,
): One[] {
  return (sentences[sentence]?.events ?? []).flatMap((place) => events?.[place] ?? []);
}
