/** How a game ended, in place of the choices: the ranking, what decided between equal totals, and the ways on. */
import { html, nothing } from "lit-html";
import { rematch } from "../../table/rematch.ts";
import { isOver, SHAPES, seatName } from "../../table/seats.ts";
import type { Ctx, View } from "../types.ts";

/** The seats with the best total. */
export function best({ seats }: Pick<View, "seats">) {
  const most = Math.max(...seats.map(({ total }) => total));
  return seats.filter(({ total }) => total === most);
}

/** What parts the seats with the best total, as far as it was looked at: the first that differs, else all. Pure. */
export function decisive(view: Pick<View, "seats" | "tie_breaks">) {
  const tied = best(view);
  if (tied.length < 2) return [];
  const first = view.tie_breaks.findIndex(({ values }) => new Set(tied.map(({ seat }) => values[seat])).size > 1);
  return first < 0 ? view.tie_breaks : view.tie_breaks.slice(0, first + 1);
}

/** Seats by their totals, each with its place; equal ones that nothing parts share it. Pure. */
export function ranked({ seats, tie_breaks }: Pick<View, "seats" | "tie_breaks">) {
  const worth = ({ seat, total }: View["seats"][number]) => [
    total,
    ...tie_breaks.map(({ values }) => values[seat] ?? 0),
  ];
  const less = (one: number[], other: number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
  };
  const all = [...seats].sort((one, other) => less(worth(one), worth(other)));
  return all.map((seat) => ({
    seat: seat.seat,
    total: seat.total,
    place: 1 + all.filter((other) => less(worth(other), worth(seat)) < 0).length,
  }));
}

/** The tie-breaks in words. */
export function tied(ctx: Ctx) {
  const { view, say } = ctx;
  return decisive(view).map(({ key, values }) => {
    const seats = best(view).map(({ seat }) =>
      say("tied-seat", { name: seatName(ctx, seat), what: say(key, { amount: values[seat] ?? 0 }) }),
    );
    return html`<p data-tie=${key}>${say("tied", { seats: say.clauses(seats) })}</p>`;
  });
}

export function outcome(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!isOver(view) || ctx.state.story.past) return nothing;
  return html`<div class="outcome" data-over>
    <ol aria-label=${say("ranking")}>
      ${ranked(view).map(
        ({
          seat,
          total,
          place,
        }) => html`<li class=${view.winners.includes(seat) ? "won" : ""} value=${place} data-total=${total}>
          <span class="seat-${seat}" aria-hidden="true">${SHAPES[seat]}</span> <b>${seatName(ctx, seat)}</b> <span class="total">${total}</span>
        </li>`,
      )}
    </ol>
    ${tied(ctx)}
    <p class="doors">
      ${rematch(ctx)}
      <button type="button" data-scores @click=${() => act.set({ panels: { scores: true } })}>${say("show-scores")}</button>
    </p>
  </div>`;
}
