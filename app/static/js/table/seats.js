/** Seats as every table shows them: their shapes, which tell them apart without colour, and their names. */
import { html, nothing } from "lit-html";
import { isolated } from "./direction.js";

export const SHAPES = ["♦", "★", "▲", "○"];

/**
 * The name of a seat: its player's, else its number.
 * @param {Pick<import("./types").Ctx, "view" | "say">} ctx
 * @param {number | null | undefined} seat
 */
export function seatName({ view, say }, seat) {
  if (seat === null || seat === undefined) return say("nobody");
  return isolated(view.seats[seat]?.name ?? "") || say("seat-number", { number: seat + 1 });
}

/**
 * The picture of somebody, beside their name; nothing for robots. Styles say when it is loaded.
 * @param {string | null | undefined} name
 */
export function portrait(name) {
  return name ? html`<i class="portrait" style="--picture: url(/people/${name}.svg)"></i>` : nothing;
}

/**
 * Whether the game is over.
 * @param {{winners: readonly number[], undecided?: boolean} | null | undefined} view
 */
export function isOver(view) {
  return Boolean(view && (view.undecided || view.winners.length > 0));
}

/**
 * Whether the game was ended before its end, by a vote or by all who play: nobody is asked anything more.
 * @param {Pick<import("./types").TableState, "table" | "view">} now
 */
export function isStopped({ table, view }) {
  return table?.status === "finished" && view !== null && !isOver(view);
}

/**
 * The seats that everybody is waiting for: those that must decide, else the one whose turn it is.
 * @param {Pick<import("./types").View, "to_move" | "turn">} view
 */
export function awaited({ to_move, turn }) {
  return to_move.length > 0 || turn === null ? to_move : [turn];
}

/**
 * Whether a stand-in plays for a seat's owner now.
 * @param {Pick<import("./types").TableState, "table">} now
 * @param {number} seat
 */
export function hasStandIn({ table }, seat) {
  return Boolean(table?.seats[seat]?.stand_in);
}
