/** Final scores without charts: shown until the charts are loaded, or if they cannot be. */
import { html, nothing } from "lit-html";
import { keepInside } from "../../table/dialog.ts";
import { failed } from "../../table/end/failed.ts";
import { rematch } from "../../table/rematch.ts";
import { seatName } from "../../table/seats.ts";
import { again } from "../modules.ts";
import type { Ctx } from "../types.ts";
import { endingOf } from "./ranked.ts";
import { categoryTable } from "./tables.ts";

export function scores(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!view.scores) return nothing;
  return html`<section
    class="scores"
    role="dialog"
    aria-modal="true"
    aria-label=${say("final-scores")}
    tabindex="-1"
    data-panel="end"
    @keydown=${keepInside}
  >
    <header role="presentation">
      <h2>${say("final-scores")}</h2>
      <button type="button" data-close @click=${() => act.set({ panels: { scores: false } })}>${say("back-to-board")}</button>
    </header>
    <p class="winners">${wonBy(ctx)}</p>
    ${endingOf(ctx)}
    <p class="doors">${rematch(ctx, again(ctx))}</p>
    ${categoryTable(ctx, { scores: view.scores, winners: view.winners, caption: say("end-categories") })}
    ${failed(ctx, "end")}
  </section>`;
}

/** Who won, in words. */
export function wonBy(ctx: Ctx) {
  return ctx.say("won-by", {
    names: ctx.say.list(ctx.view.winners.map((seat) => seatName(ctx, seat))),
    count: ctx.view.winners.length,
  });
}
