/** What the last Maintenance phase brought each seat, a plate for each: no summary of a round shows it, as the end comes with it. */
import { html, nothing } from "lit-html";
import { changeOf, signed } from "../../table/end/data.ts";
import { aroundRound, changes } from "../../table/end/round.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { kindOf, pieceOf, projectOf } from "../facts.ts";
import { amountOf } from "../figures.ts";
import { ranked } from "../panels/outcome.ts";
import { icon, pictured } from "../symbols.ts";
import type { Ctx, Standing } from "../types.ts";
import type { Amounts, Brought, Sizes } from "./maintenance.ts";
import { sizesOf } from "./maintenance.ts";
import { broughtBy, gateway, retrieved } from "./round.ts";

export function lastMaintenance(ctx: Ctx) {
  const { view, state } = ctx;
  const brought = broughtBy(ctx, view.round);
  const { history } = state.end;
  if (!brought || !history) return nothing;
  const sizes = sizesOf(history, view.round);
  const around = aroundRound<Standing>(history, view.round);
  return html`<div class="last-round">
    <div class=${view.seats.length > 2 ? "last-seats" : "last-seats few"}>
      ${ranked(view).map(
        ({ seat }) => html`<section class="last-seat">
          <h3 class="seat-${seat}">${SHAPES[seat]} <bdi>${seatName(ctx, seat)}</bdi></h3>
          ${table(ctx, sizes, seat, brought.seats.get(seat))} ${around ? byRound(ctx, around, seat) : nothing}
        </section>`,
      )}
    </div>
    ${gateway(ctx, sizes, brought.gateway)}
  </div>`;
}

/** What a seat won, gained by what brought it, and paid: a row for each. */
function table(ctx: Ctx, sizes: Sizes, seat: number, brought: Brought | undefined) {
  if (!brought) return nothing;
  const { won, gained, paid } = brought;
  const group = (key: string, rows: unknown[]) =>
    rows.length === 0
      ? nothing
      : html`<tbody><tr><th scope="rowgroup" colspan="2">${ctx.say(key)}</th></tr>${rows}</tbody>`;
  return html`<table>
    ${group(
      "round-over-won",
      won.map((one) => html`<tr><td colspan="2">${retrieved(ctx, sizes, one, seat)}</td></tr>`),
    )}
    ${group(
      "round-over-income",
      gained.map(
        ({ why, id, things }) =>
          html`<tr><th scope="row">${source(ctx, seat, id)} ${why}</th><td>${figures(ctx, things, "+")}</td></tr>`,
      ),
    )}
    ${Object.keys(paid).length === 0 ? nothing : html`<tbody><tr class="costs"><th scope="row">${ctx.say("round-over-costs")}</th><td>${figures(ctx, paid, "−")}</td></tr></tbody>`}
  </table>`;
}

const figures = (ctx: Ctx, things: Amounts, sign: string) =>
  Object.entries(things).map(([thing, amount]) => amountOf(ctx, thing, `${sign}${amount}`));

/** The picture of what brought something: a structure of the seat, a corporation, a project. */
function source(ctx: Ctx, seat: number, id: string) {
  if (pieceOf(ctx, id)) return pictured(`sb-${kindOf(ctx, id)}-${seat + 1}`, kindOf(ctx, id));
  const corporation = ctx.view.corporations.includes(id) ? id : projectOf(ctx, id)?.corporation;
  return corporation ? pictured(`sb-${corporation}`, corporation) : icon("credits");
}

/** What the last round and the end changed of the VP that the seat would have scored before, by source. */
function byRound({ say }: Ctx, { before, after }: { before: Standing; after: Standing }, seat: number) {
  const score = after.seats.find((one) => one.seat === seat);
  if (!score) return nothing;
  const found = changes(before, score);
  const most = Math.max(1, ...found.map(({ amount }) => Math.abs(amount)));
  return html`<table class="last-vp">
    <caption>${say("end-last-round", { change: signed(changeOf(before, score)), total: score.total })}</caption>
    ${found.map(
      ({ key, amount }) =>
        html`<tr><th scope="row">${say(`category-${key}`)}</th><td class=${amount < 0 ? "down" : ""}><i style="--part: ${Math.abs(amount) / most}"></i>${signed(amount)}</td></tr>`,
    )}
  </table>`;
}
