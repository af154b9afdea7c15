/** Loads premoves when somebody begins one, or has kept one; until then there is the button that begins one. */
import { html, nothing } from "lit-html";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { partMissing } from "./missing-part.ts";
import { beginButton, canPremove, KEPT, withPremove } from "./premove/premoving.ts";
import type { Store } from "./store.ts";
import type { Actions, Ctx, Move, PremoveStep, TableState } from "./types.ts";
import { loadWhenWanted } from "./when-wanted.ts";

/** What stands above the choices: the premove, or the button that begins one. */
export function premovePanel(ctx: Ctx) {
  const { premove } = ctx.now.parts;
  if (premove) return premove.premovePanel(ctx);
  if (ctx.me === null || ctx.state.story.past) return nothing;
  const mayBegin = canPremove(ctx.now) && !ctx.now.story.premove.open;
  return html`<div class="premove${mayBegin ? "" : " vacant"}" role="group" aria-label=${ctx.say("premove-region")}>
    <p role="status" class="visually-hidden" data-premove-told></p>
    ${mayBegin ? html`<p class="ways">${beginButton(ctx, "premove-open")}</p>` : nothing}
  </div>`;
}

/** The first choice in the player's turn: playing the premove. */
export function playPremove(ctx: Ctx) {
  return ctx.now.parts.premove?.playPremove(ctx) ?? nothing;
}

/** The actions of what is drawn, which during a premove keep what is chosen. */
export function premoveActions(state: TableState, act: Actions, name: (move: Move) => string): Actions {
  return state.parts.premove?.premoveActions(state, act, name) ?? act;
}

/** Play these steps of a premove; false: one was not offered. */
export async function playAll(store: Store<TableState>, steps: PremoveStep[], play: (move: Move) => Promise<void>) {
  return store.get().parts.premove?.playAll(store, steps, play) ?? false;
}

/** @param later its words, and what it looks like */
export function premovesWhenWanted(store: Store<TableState>, path: string, say: Speaker, later: Later) {
  const hasKept = keys().some((key) => key.startsWith(`${KEPT}${store.get().table.id}-`));
  const load = async () => {
    const premove = await withWords(import("./premove/parts.ts"), say, later);
    return () => {
      premove.followPremove(store, path, (problem) => void partMissing(store, say, problem));
      return { premove };
    };
  };
  const closed = () => withPremove(store.get(), { open: false });
  loadWhenWanted(store, say, ({ story }) => hasKept || story.premove.open, load, closed);
}

/** The keys of all that this browser keeps. */
function keys() {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // The page works without storage too.
  }
}
