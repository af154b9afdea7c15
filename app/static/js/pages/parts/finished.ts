/** What lists say of finished games. */
import type { Summary } from "./common.ts";

/**
 * The address of a game's analysis; null where it has none: before its end, where it was ended early, and in games that
 * no robot judges.
 * @param judged the names of games that one judges
 */
export function analysisOf({ id, game, status, result }: Summary, judged: string[]): string | null {
  const isJudged = status === "finished" && result !== null && result.place !== null && judged.includes(game);
  return isJudged ? `/t/${id}/analysis` : null;
}
