/**
 * Whether a premove can be begun or is being chosen, and the table as drawn meanwhile: what each table needs at
 * first.
 */

import { html } from "lit-html";
import { keyCap } from "../glyph.ts";
import { changed } from "../store.ts";
import { asThen } from "../story.ts";
import type { Ctx, Premove, TableState } from "../types.ts";

/** The question "asked" during a premove, as an attribute of the table for styles and tests. */
export const PREMOVE = "Premove";

/** How keys begin by which browsers keep premoves; the table's number and the seat follow. That of earlier versions. */
export const KEPT = "regolith-draft-";

/** The state change that updates the premove. Steps chosen again play by themselves if those before did. */
export function withPremove(state: TableState, part: Partial<Premove>) {
  const { premove } = state.story;
  const wish = part.steps && playsByItself(premove) ? { wish: part.steps.length > 0 } : {};
  return { story: { premove: { ...premove, ...wish, ...part } } };
}

/** Whether the steps play by themselves, as the player wishes or as the server has said. */
export function playsByItself({ wish, known }: Premove) {
  return wish ?? known?.by_itself ?? false;
}

/**
 * Whether the player is waiting for a turn of this round that can be premoved. Automated seats act too fast to start
 * one meanwhile.
 */
export function canPremove({ game: { view, choices }, story }: TableState) {
  if (!view || view.me === null || story.past || choices.step !== "") return false;
  const waits = choices.premove && view.turn !== null && view.turn !== view.me;
  const slow = view.turn !== null && view.seats[view.turn]?.kind === "human";
  return waits && (slow || story.premove.open || story.premove.steps.length > 0);
}

/** Whether the player is choosing a premove now. */
export function isPremoving(state: TableState) {
  return state.story.premove.open && state.story.premove.known !== null && canPremove(state);
}

/** The button that begins a premove, or goes on with it. @param words its message */
export function beginButton({ now, say, act }: Ctx, words: string) {
  const begin = () => act.set({ ...withPremove(now, { open: true }), choosing: { why: "" } });
  return html`<button type="button" data-premove aria-keyshortcuts="p" @click=${begin}>${say(words)} ${keyCap("p")}</button>`;
}

/**
 * The table as drawn during a premove: as it would be after the steps, with what would then be offered lit; Undo drops
 * the last step. Nothing can be chosen while the next question is loading.
 */
export function asPremoved(state: TableState): TableState {
  const { known, of, steps } = state.story.premove;
  if (!known || !isPremoving(state)) return state;
  const undo = steps.length > 0 ? state.game.seq : null;
  return changed(state, {
    game: { view: known.view ?? state.game.view, choices: known.choices, undo },
    sending: { busy: state.sending.busy || of !== steps },
  });
}

/** The state to draw: a past moment, the premove, or the table as it is. */
export function asDrawn(state: TableState) {
  return asPremoved(asThen(state));
}
