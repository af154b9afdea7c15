/** The card display of twelve spaces, and the discard pile when a card can be taken from it. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOf } from "../../table/hit.ts";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";
import { card } from "./cards.ts";

/** Spaces row by row as laid out: 9, 5, 1 at the top. */
const ROWS: number[] = [1, 2, 3, 4].flatMap((row) => [row + 8, row + 4, row]);

export function cardDisplay(ctx: Ctx) {
  const { display, stack, discards } = ctx.view;
  return guard([...marksOf(ctx), display, stack, discards], () => drawn(ctx));
}

function drawn(ctx: Ctx) {
  const { view, say, facts } = ctx;
  return html`<section class="display" aria-label=${say("card-display")}>
    <h2>
      ${say("card-display")}
      <small data-explain="stack" data-now=${say("stack-left", { count: view.stack })}>${say("stack-left", { count: view.stack })}</small>
    </h2>
    <div class="lanes"><div class="surcharges" aria-hidden="true">
      ${[2, 1, 0].map((index) => html`<span data-explain="surcharge">+${facts.display.surcharges[index]}${icon("coin")}</span>`)}
    </div>
    <div class="cards-grid">${ROWS.map((space) => displaySpace(ctx, space))}</div></div>
    ${discardPile(ctx)}
  </section>`;
}

function displaySpace(ctx: Ctx, space: number) {
  const there = ctx.view.display[space - 1];
  return there
    ? card(ctx, `card:${space}`, there.card, { price: there.cost, number: space })
    : html`<span class="card empty" data-explain="display-space" aria-hidden="true">${space}</span>`;
}

function discardPile(ctx: Ctx) {
  const wanted = ctx.view.discards.some((id) => ctx.lit.has(`discard:${id}`) || ctx.picked.has(`discard:${id}`));
  if (ctx.view.discards.length === 0) return nothing;
  return html`<details class="discards" ?open=${wanted}>
    <summary data-key="discards">${icon("card")} ${ctx.say("discards-count", { count: ctx.view.discards.length })}</summary>
    <div class="cards-wrap">${ctx.view.discards.map((id) => card(ctx, `discard:${id}`, id, { small: true }))}</div>
  </details>`;
}
