/** Waiting: how long it has lasted, in words, and the announcements for screen readers. */
import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { concerns } from "./concerned.ts";
import { face } from "./face.ts";
import { turnSince, waitingSince } from "./log/chronicle.ts";
import { theRound } from "./panels.ts";
import { hasStandIn, isOver, isStopped } from "./seats.ts";
import { inUnits } from "./time-spans.ts";
import type { Ctx, TableNow } from "./types.ts";

/** How long the table has been waiting for the players to move, in words. */
export function waited({ state, view, say, now }: Ctx) {
  const since =
    isOver(view) || isStopped(now) || state.story.past || state.story.clock === 0 ? null : waitingSince(state.game.log);
  if (since === null) return nothing;
  const { unit, count } = inUnits(state.story.clock - since);
  return count === 0 ? nothing : html`<small class="waited">${say(`waited-${unit}`, { count })}</small>`;
}

/** Whether the page's own seat is to move now, and its owner is to decide, whatever moment is shown. */
export function isMine(now: TableNow) {
  const { view } = now.game;
  if (view === null || view.me === null || isStopped(now) || hasStandIn(now, view.me)) return false;
  return view.to_move.includes(view.me) && !view.seats[view.me]?.ready;
}

/** Whether a button asks once more; a form may have a question of its own in its place. */
function isAskedAgain(ctx: Ctx) {
  const question = ctx.state.game.choices.form ? (face.form?.question?.(ctx) ?? nothing) : nothing;
  return ctx.now.choosing.confirming !== "" && question === nothing;
}

/**
 * Three live regions: what moves have changed and what that means, what is asked once more, and that it is the player's
 * turn. The turn gets a new element each time, so that it is announced even if the others took no time in between.
 */
export function announcements(ctx: Ctx) {
  const { now: state, say } = ctx;
  if (state.game.log.length === 0) return nothing; // Entries from before are not announced.
  const mine = isMine(state);
  return html`<div class="visually-hidden" role="log" aria-live="polite" aria-relevant="additions">
      ${concerns(ctx, true)} ${theRound(ctx, true)}
    </div>
    <p class="visually-hidden" role="status" data-asked-again>${isAskedAgain(ctx) ? say("confirm-aloud", { move: face.moveName(ctx, JSON.parse(state.choosing.confirming)) }) : nothing}</p>
    <p class="visually-hidden" aria-live="assertive" aria-atomic="true" data-turn>${mine ? keyed(turnSince(state.game.log), html`<span>${say("your-turn")}</span>`) : nothing}</p>`;
}
