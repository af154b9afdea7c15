/** Who came where, and what ended the game. */
import { html } from "lit-html";
import type { Ctx, Ranked, Score } from "../types.ts";

/** What ended or changed the game, where it did not end as usual. */
export function endingOf({ say, view }: Ctx) {
  return (view.ending ?? []).map((key) => html`<p class="counts">${say(key)}</p>`);
}

/** The seats from the best to the last; equal totals share a rank, and the next rank is skipped. */
export function ranked(scores: Pick<Score, "seat" | "total">[], winners: readonly number[] = []): Ranked[] {
  const sorted = [...scores].sort((one, other) => other.total - one.total || one.seat - other.seat);
  return sorted.map(({ seat, total }) => ({
    seat,
    total,
    place: 1 + sorted.filter((other) => other.total > total).length,
    won: winners.includes(seat),
  }));
}
