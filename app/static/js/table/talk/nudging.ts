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

/** @param nudged the names of those who were reminded from here */
export function nudging(state: TableState, say: Say, nudged: string[], nudge: (seat: number, name: string) => void) {
  const waiting = awaitedOthers(state).filter(({ name }) => !nudged.includes(name));
  return html`${waiting.map(({ seat, name }) => html`<button type="button" data-nudge=${seat} @click=${() => nudge(seat, name)}>${say("talk-nudge", { name })}</button>`)}
    <p role="status">${nudged.length > 0 ? say("talk-nudged", { names: say.list(nudged) }) : nothing}</p>`;
}
