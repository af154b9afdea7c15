/** Whether a player heeds the guide: what they did of what its lessons spoke of, and what it keeps of that. Pure. */
import { FAREWELL } from "./lessons.ts";

/** How often a lesson may go unheeded before it is left out, so that another one can be given. */
const MAX_MISSES = 2;

/** What is kept beside the lessons read: that the guide was sent away, and from which of the player's moves on it teaches. */
export const AWAY = "away";
const SINCE = /^since:(\d+)$/;

/** The lesson that was given last, and how the player has heeded the lessons so far. */
export interface Heed {
  lesson: string;
  /** How many moves the player had made, and the types of the moves that the lesson spoke of. */
  moves: number;
  types: readonly string[];
  /** Whether their last move was of another type. */
  isOther: boolean;
  /** How often they did something else than each lesson spoke of. */
  misses: Readonly<Record<string, number>>;
}

export const NOTHING_GIVEN: Heed = { lesson: "", moves: 0, types: [], isOther: false, misses: {} };

/** After the player's moves: one that is none of those that the lesson spoke of is a miss. Of several nothing is said. */
export function heeded(heed: Heed, own: readonly { type: string }[]): Heed {
  if (own.length === heed.moves) return heed;
  const last = own.at(-1)?.type ?? "";
  const isOther = own.length === heed.moves + 1 && heed.types.length > 0 && !heed.types.includes(last);
  const { lesson, misses } = heed;
  return {
    ...heed,
    moves: own.length,
    isOther,
    misses: isOther ? { ...misses, [lesson]: (misses[lesson] ?? 0) + 1 } : misses,
  };
}

/** Once a lesson is given. @param types of the moves that it speaks of */
export function given(heed: Heed, lesson: string, own: readonly unknown[], types: readonly string[]): Heed {
  return { ...heed, lesson, moves: own.length, types };
}

/** The lessons that went unheeded too often. */
export function leftOut({ misses }: Heed): Set<string> {
  return new Set(Object.keys(misses).filter((lesson) => (misses[lesson] ?? 0) >= MAX_MISSES));
}

/** From which of the player's moves on it teaches, as kept; null before it was called back after its farewell. */
export function taughtSince(kept: Iterable<string>): number | null {
  for (const one of kept) {
    const since = SINCE.exec(one)?.[1];
    if (since) return Number(since);
  }
  return null;
}

/**
 * What is kept once it is called back: it goes on where it was sent away, and starts over where it had said farewell.
 * @param moves how many the player has made
 */
export function calledBack(kept: ReadonlySet<string>, moves: number): Set<string> {
  if (kept.has(FAREWELL)) return new Set([`since:${moves}`]);
  return new Set([...kept].filter((one) => one !== AWAY));
}
