/** Take-backs with everybody's consent: the button, what was agreed, and the questions once they are loaded. */
import { html, nothing } from "lit-html";
import { lastTurn } from "./log/in-effect.ts";
import { isOver } from "./seats.ts";
import type { Ctx } from "./types.ts";

/** The proposal, another player's or the one being prepared, and its outcome in a polite live region. */
export function takeback(ctx: Ctx) {
  const { state, now, say, me } = ctx;
  if (!me || state.story.past) return nothing;
  const { notice } = state.story;
  const questions = now.parts.takeback;
  return html`<p class="taken-back" role="status" data-takeback-told>${notice && notice.seq === state.game.seq ? say(notice.key) : ""}</p>
    ${(state.game.takeback ? questions?.answering(ctx) : mayAsk(ctx) && state.story.asking !== null ? questions?.asking(ctx, state.story.asking) : nothing) ?? nothing}`;
}

/** Whether a take-back question is on screen, another player's or the player's own. */
export function isProposed(ctx: Ctx) {
  const { state, me } = ctx;
  return (
    me !== null && !state.story.past && (state.game.takeback !== null || (mayAsk(ctx) && state.story.asking !== null))
  );
}

function mayAsk({ state, view, me }: Ctx) {
  return me !== null && me.kind === "human" && !isOver(view) && !state.game.takeback && !state.story.past;
}

/**
 * The button to propose a take-back, in the place of Undo when there is nothing to undo; null if nothing can be taken
 * back.
 */
export function askButton(ctx: Ctx) {
  const { state, now, say, act, me } = ctx;
  if (!me || !mayAsk(ctx) || state.game.undo !== null) return null;
  const to = lastTurn(now.game.log, me.seat);
  if (to === null) return null;
  const asking = state.story.asking === to ? null : to;
  return html`<button type="button" class="quiet" data-takeback ?disabled=${state.sending.busy} aria-expanded=${String(asking === null)} @click=${() => act.set({ story: { asking } })}>${say("takeback-ask")}</button>`;
}
