/** Reminding those who keep a table waiting, from the list of one's tables. */
import { html, nothing } from "lit-html";

/**
 * @typedef {import("./common.js").Summary} Summary
 */

/**
 * The other people for whom a table of one's own waits, while it does not wait for oneself. Pure.
 * @param {Summary} table
 */
export function keepingWaiting({ status, asleep, seated, seats, toMove }) {
  if (status !== "playing" || asleep || !seated) return [];
  if (seats.some(({ seat, you, standIn }) => you && !standIn && toMove.includes(seat))) return [];
  return seats.filter(
    ({ seat, kind, you, taken, standIn }) => kind === "human" && taken && !you && !standIn && toMove.includes(seat),
  );
}

/**
 * A button that reminds all of them; once it has, it says so.
 * @param {import("./common.js").Speaker} say
 * @param {Summary} table
 * @param {boolean} done
 * @param {(seats: number[]) => void} nudge
 */
export function nudging(say, table, done, nudge) {
  const waiting = keepingWaiting(table);
  if (waiting.length === 0) return nothing;
  if (done) return html`<p role="status">${say("home-nudged")}</p>`;
  const names = say.list(waiting.map(({ name }) => name));
  return html`<button type="button" class="quiet" data-nudge=${table.id} aria-label=${say("home-nudge-that", { names })} @click=${() => nudge(waiting.map(({ seat }) => seat))}>${say("home-nudge", { names })}</button>`;
}
