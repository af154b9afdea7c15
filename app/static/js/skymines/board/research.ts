/** The research display with the supplement space, and the round track with its special plans. */
import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { marksOf } from "../../table/hit.ts";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";
import { plan } from "./cards.ts";

export function researchDisplay(ctx: Ctx) {
  const { research, supplement, supplies } = ctx.view;
  return html`${guard([...marksOf(ctx), research, supplement, supplies], () => display(ctx))}`;
}

function display(ctx: Ctx) {
  const { view, facts, say } = ctx;
  const prices = facts.research.display.prices;
  const red = facts.research.display.red_framed;
  return html`<section class="research" aria-label=${say("research-display")}>
    <h2>
      ${say("research-display")}
      <small class="supplement" data-explain="supplement" data-now=${say("supplement-now", { count: view.supplement })}
        >${say("supplement")} <b>${view.supplement}</b>${icon("coin")}</small
      >
    </h2>
    <div class="plans-grid">
      ${["A", "B", "C"].map(
        (letter) =>
          html`<span
              class="row-price letter-${letter}"
              data-explain="plan-row"
              data-now="${say("plan-price", { letter, points: prices[letter] ?? 1 })}. ${say("supply-left", { letter, count: view.supplies[letter] ?? 0 })}"
            >
              <b>${letter}</b><small>${prices[letter] ?? 1}${icon("point")}</small
              ><small class="supply"
                >×${view.supplies[letter] ?? 0}</small
              >
            </span>
            ${[1, 2, 3, 4].map((column) => space(ctx, `${letter}${column}`, red.includes(`${letter}${column}`)))}`,
      )}
    </div>
  </section>`;
}

function space(ctx: Ctx, id: string, red: boolean) {
  const lying = ctx.view.research[id];
  return lying
    ? plan(ctx, `plan:${id}`, lying, { red })
    : html`<span class="plan empty${red ? " red" : ""}" data-explain="plan-space">${id}</span>`;
}

export function roundTrack(ctx: Ctx) {
  const { round, rounds, specials } = ctx.view;
  return html`${guard([...marksOf(ctx), round, rounds, specials], () => roundsOf(ctx))}`;
}

function roundsOf(ctx: Ctx) {
  const { view, say } = ctx;
  return html`<section class="rounds" data-explain="round" aria-label=${say("round-track")}>
    <h2>${say("round-track")}</h2>
    <ol>
      ${Array.from({ length: view.rounds }, (_, index) => {
        const round = index + 1;
        const special = view.specials.find((one) => one.round === round);
        return html`<li class=${round === view.round ? "now" : round < view.round ? "past" : "ahead"}>
          <span class="round-number">${round}</span>
          ${special ? plan(ctx, `plan:S${round}`, special.plan) : nothing}
        </li>`;
      })}
    </ol>
  </section>`;
}
