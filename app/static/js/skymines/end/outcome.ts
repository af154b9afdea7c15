/** Shown in place of the choices once the game is over: the ranking, and the button to its charts. */
import { html, nothing } from "lit-html";
import { rematch } from "../../table/rematch.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { again } from "../modules.ts";
import type { Ctx } from "../types.ts";
import { endingOf, ranked } from "./ranked.ts";

export function outcome(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!view.scores || ctx.state.story.past) return nothing;
  return html`<div class="outcome">
    ${endingOf(ctx)}
    <ol aria-label=${say("end-podium")}>
      ${ranked(view.scores, view.winners).map(
        (one) => html`<li class=${one.won ? "won" : ""}>
          <span class="place">${say("end-place", { place: one.place })}</span>
          <span class="seat-${one.seat}" aria-hidden="true">${SHAPES[one.seat]}</span>
          <b class="name">${seatName(ctx, one.seat)}</b>
          <b class="points">${one.total}</b>
        </li>`,
      )}
    </ol>
    <p class="doors">
      ${rematch(ctx, again(ctx))}
      <button type="button" data-scores @click=${() => act.set({ panels: { scores: true } })}>${say("show-scores")}</button>
    </p>
  </div>`;
}
