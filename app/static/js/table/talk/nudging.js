/** Reminding those whose turn it is, from beside the talk. */
import { html, nothing } from "lit-html";

/**
 * @typedef {import("../types").TableState} TableState
 */

/**
 * The seats of other people who are waited for.
 * @param {Pick<TableState, "table" | "view">} state
 */
export function awaitedOthers({ table, view }) {
  if (!table || !view || table.status !== "playing" || table.me === null || table.asleep) return [];
  return table.seats.filter(
    ({ seat, kind, taken, stand_in }) =>
      kind === "human" && taken && !stand_in && seat !== table.me && view.to_move.includes(seat),
  );
}

/**
 * @param {TableState} state
 * @param {import("../types").Say} say
 * @param {string[]} nudged the names of those who were reminded from here
 * @param {(seat: number, name: string) => void} nudge
 */
export function nudging(state, say, nudged, nudge) {
  const waiting = awaitedOthers(state).filter(({ name }) => !nudged.includes(name));
  return html`${waiting.map(({ seat, name }) => html`<button type="button" data-nudge=${seat} @click=${() => nudge(seat, name)}>${say("talk-nudge", { name })}</button>`)}
    <p role="status">${nudged.length > 0 ? say("talk-nudged", { names: say.list(nudged) }) : nothing}</p>`;
}
