/** Seats as every table shows them: their shapes, which tell them apart without colour, and their names. */
import { html, nothing } from "lit-html";
import { isolated } from "./direction.ts";
import type { Ctx, PlainTable, Say, Table, TableNow, TableSeat, TableState, View } from "./types.ts";

export const SHAPES = ["♦", "★", "▲", "○"];

/** A seat's piece beside its name, of the sprite of the game ("p-1" for the first seat); its shape until that is there. */
export function seatPiece(seat: number, key?: string) {
  return html`<span class="seat-piece seat-${seat}" data-key=${key ?? nothing}
    ><span class="plain">${SHAPES[seat]}</span
    ><svg class="thing drawn" aria-hidden="true"><use href="#p-${seat + 1}"></use></svg
  ></span>`;
}

/** The name of a seat in the reader's language: its player's, "" for nobody's. */
export function nameAt(say: Say, { name, called }: Pick<TableSeat, "name" | "called">) {
  return called ? say(called.key, called.args) : name;
}

/** The name of a seat: its player's as the table has it now, else its number. */
export function seatName({ now, say }: Pick<Ctx, "now" | "say">, seat: number | null | undefined) {
  if (seat === null || seat === undefined) return say("nobody");
  const own = now.table.data?.seats[seat];
  return isolated(own ? nameAt(say, own) : "") || say("seat-number", { number: seat + 1 });
}

/** The picture of somebody, beside their name; nothing for robots. Styles say when it is loaded. */
export function portrait(name: string | null | undefined) {
  return name ? html`<i class="portrait" style="--picture: url(/people/${name}.svg)"></i>` : nothing;
}

/** Whether the game is over. */
export function isOver(view: { winners: readonly number[]; undecided?: boolean } | null | undefined) {
  return Boolean(view && (view.undecided || view.winners.length > 0));
}

/** Whether the game was ended before its end, by a vote or by all who play: nobody is asked anything more. */
export function isStopped({ table, game: { view } }: TableNow) {
  return table.data?.status === "finished" && view !== null && !isOver(view);
}

/** The seats that everybody is waiting for: those that must decide, else the one whose turn it is. */
export function awaited({ to_move, turn }: Pick<View, "to_move" | "turn">) {
  return to_move.length > 0 || turn === null ? to_move : [turn];
}

/** Whether a stand-in plays for a seat's owner now. */
export function hasStandIn({ table }: Pick<TableNow, "table">, seat: number) {
  return Boolean(table.data?.seats[seat]?.stand_in);
}

/** Whether somebody who plays is not connected, while the game goes on. */
export function isAway({ table, game: { view } }: Pick<TableState, "table" | "game">, seat: number) {
  if (isOver(view) || table.data?.status === "finished" || hasStandIn({ table }, seat)) return false;
  return view?.seats[seat]?.kind === "human" && table.present !== null && !table.present.includes(seat);
}

/**
 * Whether the reader hosts a table, from what the server has just sent. A message to all readers names the host's seat
 * alone: while the host has no seat, the answer is that of before.
 */
export function isHosting({ host, me, is_host }: PlainTable & Partial<Table>, before = false) {
  return is_host ?? (host === null ? before : host === me);
}
