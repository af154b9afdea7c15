/** The standing, how the game ended and its scores: loaded when one of them is first shown. */
import { html, nothing } from "lit-html";
import { keepInside } from "../../../../app/static/js/table/dialog.ts";
import { failed } from "../../../../app/static/js/table/end/failed.ts";
import { isOver, seatName } from "../../../../app/static/js/table/seats.ts";
import { tied } from "./outcome.ts";
import type { Ctx, SeatStanding } from "./types.ts";

export { outcome } from "./outcome.ts";

function panel(ctx: Ctx, name: "end" | "standing", title: string, close: () => void, content: unknown) {
  return html`<section class="scores" role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" data-panel=${name} @keydown=${keepInside}>
    <header role="presentation">
      <h2>${title}</h2>
      <button type="button" data-close @click=${close}>${ctx.say("close")}</button>
    </header>
    ${content}
  </section>`;
}

/** What each seat would have if the game ended now. */
export function standing(ctx: Ctx) {
  const { state, view, say, act } = ctx;
  const { open, data } = state.standing;
  if (!open || isOver(view)) return nothing;
  const close = () => act.set({ standing: { ...state.standing, open: false } });
  return panel(
    ctx,
    "standing",
    say("standing-show"),
    close,
    data ? table(ctx, data.now.seats) : failed(ctx, "standing"),
  );
}

/** A line a seat: its total, and what it is made of. */
function table(ctx: Ctx, seats: SeatStanding[]) {
  return html`<ul>
    ${seats.map(
      ({ seat, total, categories }) => html`<li data-total=${total}>
        <b>${seatName(ctx, seat)}</b> ${total}:
        ${ctx.say.details(categories.map((one) => ctx.say(`score-${one.key}`, { amount: one.total })))}
      </li>`,
    )}
  </ul>`;
}

/** Who won, and by what. */
export function scores(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!isOver(view)) return nothing;
  const names = say.list(view.winners.map((seat) => seatName(ctx, seat)));
  return panel(
    ctx,
    "end",
    say("harvest-scores"),
    () => act.set({ panels: { scores: false } }),
    html`<p class="winners">${say("won-by", { names, count: view.winners.length })}</p>
      ${tied(ctx)}`,
  );
}
