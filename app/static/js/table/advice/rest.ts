/** What is left of advice while its line is followed. Pure. */
import { inEffect, ledBackTo } from "../log/in-effect.ts";
import { isSameMove } from "../same-move.ts";
import type { Advice, AdvisedMove, LogEntry } from "../types.ts";

/**
 * The moves of the advised way that are still to be made: null once the seat has moved otherwise, or took something
 * back. Moves of others change nothing.
 * @param log the entries since the advice was given, and perhaps earlier ones
 */
export function restOf({ seq, best }: Advice, log: LogEntry[], seat: number): AdvisedMove[] | null {
  const since = log.filter((entry) => entry.seq > seq);
  if (since.some((entry) => ledBackTo(entry) !== null)) return null;
  const own = inEffect(since).filter((entry) => entry.seat === seat);
  const follows = own.every(({ move }, index) => isSameMove(move, best.moves[index]?.move));
  return follows && own.length < best.moves.length ? best.moves.slice(own.length) : null;
}
