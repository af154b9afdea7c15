/** When each movement begins and how long it lasts. Pure; all times in milliseconds. */
import type { Movement, Speed } from "../types.ts";

export type Timed = { movement: Movement; delay: number; duration: number };

/** How long one movement lasts at each speed. */
export const LASTS: Record<Speed, number> = { off: 0, normal: 420, fast: 180 };

/** Movements of one kind start this fraction of a movement apart; the next kind waits until the one before is done. */
const OVERLAP = 0.35;

/** The longest that one change of the table may take, in single movements. */
const MAX_LASTING = 6;

/**
 * The movements with their times: kinds one after the other, those of one kind staggered. A long sequence is
 * compressed.
 */
export function timed(all: Movement[], speed: Speed): { timed: Timed[]; total: number } {
  const lasts = LASTS[speed];
  if (lasts === 0 || all.length === 0) return { timed: [], total: 0 };
  let clock = 0;
  let end = 0;
  const row = all.map((movement, index) => {
    const previous = all[index - 1];
    if (previous) clock = previous.kind === movement.kind ? clock + step(movement) * lasts : end;
    end = Math.max(end, clock + lasts);
    return { movement, delay: clock, duration: lasts };
  });
  const press = Math.min(1, (MAX_LASTING * lasts) / end);
  return {
    timed: row.map((one) => ({ ...one, delay: one.delay * press, duration: one.duration * press })),
    total: end * press,
  };
}

/** The fraction of a movement before the next may start: cards that slide or appear go nearly together. */
function step({ kind }: Movement) {
  return kind === "appear" || kind === "coins" ? 0.08 : OVERLAP;
}

/**
 * When a new sequence may start: after the current one, or at once if the queue has grown too long to follow.
 * @param free when the current movements will have ended
 * @returns `drop`: end the current movements at once
 */
export function queued(now: number, free: number, longest: number): { start: number; drop: boolean } {
  if (free <= now) return { start: 0, drop: false };
  return free - now > longest ? { start: 0, drop: true } : { start: free - now, drop: false };
}
