/** Reminding those whose turn it is, from beside the talk. */
import { html, nothing } from "lit-html";
import type { Say, TableNow, TableState } from "../types.ts";

type Awaited = { seat: number; kind: string; taken: boolean };

/**
 * The seats of other people for whom a table waits; nobody while it waits for the reader as well, and for who is no
 * player. Pure.
 * @param hasStandIn whether a stand-in plays for the owner of a seat
 */
export function awaitedOthers<Seat extends Awaited>(
  { status, asleep, seats }: { status: string; asleep: string | null; seats: readonly Seat[] },
  me: number | null,
  toMove: readonly number[],
  hasStandIn: (seat: Seat) => unknown,
): Seat[] {
  if (status !== "playing" || asleep || me === null) return [];
  const awaited = seats.filter((one) => toMove.includes(one.seat) && !hasStandIn(one));
  if (awaited.some(({ seat }) => seat === me)) return [];
  return awaited.filter(({ kind, taken }) => kind === "human" && taken);
}

/** Those for whom the table that is shown waits. */
export function awaitedHere({ table: { data: table }, game: { view } }: TableNow) {
  if (!table || !view) return [];
  return awaitedOthers(table, table.me, view.to_move, ({ stand_in }) => stand_in);
}

/**
 * Whether a seat was reminded of the turn for which it is waited now.
 * @param at the last entry when it was; undefined if it never was
 */
export function isReminded({ log, since }: TableState["game"], seat: number, at: number | undefined) {
  // What happened before the entries that are held is not known: a turn may have begun there.
  if (at === undefined || at < since) return false;
  return !log.some((entry) => entry.seq > at && entry.begun?.some((turn) => turn.seat === seat));
}

/** @param nudged the seats that were reminded from here, and the last entry when they were */
export function nudging(state: TableState, say: Say, nudged: Map<number, number>, nudge: (seat: number) => void) {
  const waiting = awaitedHere(state);
  const told = waiting.filter(({ seat }) => isReminded(state.game, seat, nudged.get(seat)));
  const others = waiting.filter((one) => !told.includes(one));
  return html`${others.map(({ seat, name }) => html`<button type="button" data-nudge=${seat} @click=${() => nudge(seat)}>${say("talk-nudge", { name })}</button>`)}
    <p role="status">${told.length > 0 ? say("talk-nudged", { names: say.list(told.map(({ name }) => name)) }) : nothing}</p>`;
}
