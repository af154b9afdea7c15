/** Where the rounds of a game begin in its log: the way from round to round. A game without rounds has none. Pure. */
import type { LogEntry } from "../types.ts";
import { inEffect } from "./in-effect.ts";

/** The numbers of the entries with which rounds begin that are still in effect, in order. */
function roundStarts(log: LogEntry[]): number[] {
  return inEffect(log).flatMap(({ seq, begun = [] }) => (begun.some(({ round }) => round !== null) ? [seq] : []));
}

/** The entry with which the round begins that is shown at `seq`, or, where that is this entry, the round before; or null. */
export function roundBefore(log: LogEntry[], seq: number): number | null {
  return roundStarts(log).findLast((start) => start < seq) ?? null;
}

/** The entry with which the next round after `seq` begins, or null. */
export function roundAfter(log: LogEntry[], seq: number): number | null {
  return roundStarts(log).find((start) => start > seq) ?? null;
}
