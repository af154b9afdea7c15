/** The standing while it is played, how it ended, and the scores by source: loaded when one of them is first shown. */
import { html, nothing } from "lit-html";
import { keepInside } from "../table/dialog.ts";
import { changeOf } from "../table/end/data.ts";
import { failed } from "../table/end/failed.ts";
import { change, ownFirst, standingLead } from "../table/end/standing.ts";
import { isOver, SHAPES, seatName } from "../table/seats.ts";
import type { PartOfScored } from "./end/data.ts";
import { ranked, tied } from "./panels/outcome.ts";
import { pictured } from "./symbols.ts";
import type { Ctx, SeatStanding, Standing } from "./types.ts";

export { roundSummary as round } from "./end/round.ts";
export { outcome } from "./panels/outcome.ts";

export function panel(ctx: Ctx, name: "end" | "standing", title: string, close: () => void, content: unknown) {
  return html`<section class="scores" role="dialog" aria-modal="true" aria-label=${title} tabindex="-1" data-panel=${name} @keydown=${keepInside}>
    <header role="presentation">
      <h2>${title}</h2>
      <button type="button" data-close @click=${close}>${ctx.say(name === "end" ? "back-to-board" : "close")}</button>
    </header>
    ${content}
  </section>`;
}

/** The name of a source of VP: a corporation's is its own name. */
function sourceName({ say, view }: Ctx, key: string) {
  return view.corporations.includes(key)
    ? html`<span class="emblem nightside">${pictured(`sb-${key}`, key)}</span> ${say(`category-${key}`)}`
    : say(`category-${key}`);
}

/**
 * A row for each source, a column for each seat in this order, the totals below; beside them what is new since then.
 * @param parts what the points in play consist of, said below their row
 */
export function scoreTable(ctx: Ctx, seats: SeatStanding[], since: Standing | null = null, parts: PartOfScored[] = []) {
  const sources = seats[0]?.categories.map(({ key }) => key) ?? [];
  return html`<div class="score-table"><table>
    <thead>
      <tr><td></td>${seats.map(({ seat }) => html`<th scope="col" class="seat-${seat}"><span aria-hidden="true">${SHAPES[seat]}</span> ${seatName(ctx, seat)}</th>`)}</tr>
    </thead>
    <tbody>
      ${sources.map(
        (key) => html`<tr data-score=${key}><th scope="row">${sourceName(ctx, key)}</th>
          ${seats.map((one) => html`<td>${one.categories.find((source) => source.key === key)?.total ?? 0}${since ? change(ctx, changeOf(since, one, key)) : nothing}</td>`)}</tr>
          ${key === "scored" ? parts.map((part) => partRow(ctx, seats, part)) : nothing}`,
      )}
    </tbody>
    <tfoot>
      <tr><th scope="row">${ctx.say("score-total")}</th>${seats.map((one) => html`<td data-total=${one.total}>${one.total}${since ? change(ctx, changeOf(since, one)) : nothing}</td>`)}</tr>
    </tfoot>
  </table></div>`;
}

function partRow(ctx: Ctx, seats: SeatStanding[], { key, of }: PartOfScored) {
  return html`<tr class="part" data-score-part=${key}><th scope="row">${ctx.say("end-part-of-scored", { name: ctx.say(`category-${key}`) })}</th>
    ${seats.map(({ seat }) => html`<td>${of[seat] ?? 0}</td>`)}</tr>`;
}

/** What each seat would have if the game ended now. */
export function standing(ctx: Ctx) {
  const { state, view, say, act } = ctx;
  const { open, data } = state.standing;
  if (!open || isOver(view)) return nothing;
  const close = () => act.set({ standing: { ...state.standing, open: false } });
  const now = data?.now as Standing | undefined;
  const since = data?.since as Standing | undefined;
  return panel(
    ctx,
    "standing",
    say("standing-show"),
    close,
    now
      ? html`${standingLead(ctx, since, now.seats)} ${scoreTable(ctx, ownFirst(now.seats, view.me), since)}`
      : failed(ctx, "standing"),
  );
}

/** Who won, and by what: the last of the standings after each round is that of the end. */
export function scores(ctx: Ctx) {
  const { view, say, act } = ctx;
  if (!isOver(view)) return nothing;
  const names = say.list(view.winners.map((seat) => seatName(ctx, seat)));
  const places = ranked(view);
  const sheets = view.scores ?? [];
  const seats = places.flatMap(({ seat }) => sheets.filter((one) => one.seat === seat));
  return panel(
    ctx,
    "end",
    say("show-scores"),
    () => act.set({ panels: { scores: false } }),
    html`<p class="winners">${say("won-by", { names, count: view.winners.length })}</p>
      ${tied(ctx)} ${scoreTable(ctx, seats)} ${failed(ctx, "end")}`,
  );
}
