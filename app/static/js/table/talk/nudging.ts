/** Reminding those whose turn it is, from beside the talk. */
import { html, nothing } from "lit-html";
import type { Say, TableNow, TableState } from "../types.ts";

/** The seats of other people who are waited for; nobody while the table waits for oneself as well. */
export function awaitedOthers({ table: { data: table }, game: { view } }: TableNow) {
  if (!table || !view || table.status !== "playing" || table.me === null || table.asleep) return [];
  if (view.to_move.includes(table.me) && !table.seats[table.me]?.stand_in) return [];
  return table.seats.filter(
    ({ seat, kind, taken, stand_in }) =>
      kind === "human" && taken && !stand_in && seat !== table.me && view.to_move.includes(seat),
  );
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
  const waiting = awaitedOthers(state);
  const told = waiting.filter(({ seat }) => isReminded(state.game, seat, nudged.get(seat)));
  const others = waiting.filter((one) => !told.includes(one));
  return html`${others.map(({ seat, name }) => html`<button type="button" data-nudge=${seat} @click=${() => nudge(seat)}>${say("talk-nudge", { name })}</button>`)}
    <p role="status">${told.length > 0 ? say("talk-nudged", { names: say.list(told.map(({ name }) => name)) }) : nothing}</p>`;
}
