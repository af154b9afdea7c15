/** The forecast of a plan: what its cards add up to at the majority spaces, and what that brings. */
import { html, nothing } from "lit-html";
import { gain } from "../board/cards.ts";
import { icon } from "../symbols.ts";
import type { Ctx, PlanningForm, PlanningTotal } from "../types.ts";
import { gainsText } from "../words.ts";
import { laidIn, matters, reachOf, sumOf } from "./planned.ts";

/** For each majority space: the total planned, the reward that it reaches, what is missing to the next. */
export function forecast(ctx: Ctx, form: PlanningForm) {
  const cards = laidIn(ctx.state.choosing.draft, form.slots).map(([, card]) => card);
  const rows = (form.totals ?? []).filter(matters);
  if (rows.length === 0) return nothing;
  return html`<ul class="reach" role="list" aria-label=${ctx.say("plan-totals")}>
    <li class="reach-head" aria-hidden="true">
      <span>${ctx.say("plan-head-total")}</span><span>${ctx.say("plan-head-reached")}</span><span>${ctx.say("plan-head-next")}</span>
    </li>
    ${rows.map((one) => reach(ctx, one, cards))}
  </ul>`;
}

function reach(ctx: Ctx, one: PlanningTotal, cards: string[]) {
  const { say } = ctx;
  const { total, compared, more } = sumOf(one, cards);
  const tiers = ctx.facts.bonus.majority.find((space) => space.id === one.space)?.tiers ?? [];
  const { reached, next, missing } = reachOf(tiers, total);
  const words = [
    say("plan-total", { kind: say(`kind-${one.kind}`), total }),
    one.kind === "scientist" && total > 0 ? say("plan-compared", { compared }) : "",
    more > 0 ? say("plan-plus-one", { amount: more }) : "",
    reached ? say("plan-reached", { at: reached.at, reward: gainsText(ctx, reached.gains) }) : say("plan-none"),
    next ? say("plan-missing", { missing, reward: gainsText(ctx, next.gains) }) : say("plan-highest"),
  ].filter(Boolean);
  return html`<li class=${reached ? "hit" : total > 0 ? "" : "none"} title=${words.join(" ")}>
    <span class="visually-hidden">${words.join(" ")}</span>
    <span class="sum" aria-hidden="true"
      >${icon(one.kind)}<b>${total}</b>${next ? html`<small class="at" data-n="/${next.at}"></small>` : nothing}${more > 0 ? html`<small>${icon("plus-one")}</small>` : nothing}${
        one.kind === "scientist" && compared !== total ? html`<small>${icon("research")}${compared}</small>` : nothing
      }</span
    >
    <span class="got" aria-hidden="true">${reached ? reached.gains.map((each) => gain(each)) : "–"}</span>
    <span class="next" aria-hidden="true"
      >${next ? html`<small>${say("plan-more", { missing })}</small>${next.gains.map((each) => gain(each))}` : nothing}</span
    >
  </li>`;
}
