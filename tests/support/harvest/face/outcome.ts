/** How a game ended: each seat's total, and what decided where the best ones were equal. */
import { html, nothing } from "lit-html";
import { rematch } from "../../../../app/static/js/table/rematch.ts";
import { isOver, SHAPES, seatName } from "../../../../app/static/js/table/seats.ts";
import type { Ctx, TieBreak, View } from "./types.ts";

/** The seats with the best total. */
export function best({ seats }: Pick<View, "seats">) {
  const most = Math.max(...seats.map(({ total }) => total));
  return seats.filter(({ total }) => total === most);
}

/** What parts the seats with the best total, as far as it was looked at: the first that differs, else all. */
export function decisive(view: Pick<View, "seats" | "tie_breaks">): TieBreak[] {
  const tied = best(view);
  if (tied.length < 2) return [];
  const first = view.tie_breaks.findIndex(({ values }) => new Set(tied.map(({ seat }) => values[seat])).size > 1);
  return first < 0 ? view.tie_breaks : view.tie_breaks.slice(0, first + 1);
}

/** The tie-breaks in words. */
export function tied(ctx: Ctx) {
  const { view, say } = ctx;
  return decisive(view).map(({ key, values }) => {
    const seats = best(view).map(({ seat }) =>
      say("harvest-tied-seat", { name: seatName(ctx, seat), what: say(key, { amount: values[seat] ?? 0 }) }),
    );
    return html`<p data-tie=${key}>${say("harvest-tied", { seats: say.clauses(seats) })}</p>`;
  });
}

/** Shown in place of the choices once the game is over. */
export function outcome(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!isOver(view) || ctx.state.story.past) return nothing;
  const ranked = [...view.seats].sort((one, other) => other.total - one.total);
  return html`<div class="harvest-outcome" data-over>
    <ol aria-label=${say("harvest-totals")}>
      ${ranked.map(
        ({ seat, total }) => html`<li class=${view.winners.includes(seat) ? "won" : ""} data-total=${total}>
          <span class="seat-${seat}" aria-hidden="true">${SHAPES[seat]}</span> <b>${seatName(ctx, seat)}</b> ${total}
        </li>`,
      )}
    </ol>
    ${tied(ctx)}
    <p class="doors">
      <button type="button" class="main" data-scores @click=${() => act.set({ panels: { scores: true } })}>${say("show-scores")}</button>
      ${rematch(ctx)}
    </p>
  </div>`;
}
