/** Who came where, and what ended the game. */
import { html } from "lit-html";

/**
 * @typedef {import("../types").Ranked} Ranked
 * @typedef {import("../types").Score} Score
 */

/** What ended or changed the game, where it did not end as usual. @param {import("../types").Ctx} ctx */
export function endingOf({ say, view }) {
  return (view.ending ?? []).map((key) => html`<p>${say(key)}</p>`);
}

/**
 * The seats from the best to the last; equal totals share a rank, and the next rank is skipped.
 * @param {Pick<Score, "seat" | "total">[]} scores
 * @param {readonly number[]} winners
 * @returns {Ranked[]}
 */
export function ranked(scores, winners = []) {
  const sorted = [...scores].sort((one, other) => other.total - one.total || one.seat - other.seat);
  return sorted.map(({ seat, total }) => ({
    seat,
    total,
    place: 1 + sorted.filter((other) => other.total > total).length,
    won: winners.includes(seat),
  }));
}
