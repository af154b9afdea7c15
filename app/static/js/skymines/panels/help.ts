/** The symbols, explained. */
import { html } from "lit-html";
import { drawn } from "../modules.ts";
import { icon } from "../symbols.ts";
import type { Ctx } from "../types.ts";

const SYMBOLS = [
  "carbon",
  "minerals",
  "titanium",
  "energy",
  "any-resource",
  "research",
  "field",
  "scientist",
  "point",
  "coin",
  "helium",
  "share",
  "step",
  "outpost",
  "marker",
  "card",
  "plus-one",
  "first",
  "deep-mine",
  "strip-mine",
  "gas-collector",
  "research-station",
];

export function legend(ctx: Ctx) {
  const { say, facts } = ctx;
  return html`<p class="lead">${say("help-point")}</p>
    <h3>${say("help-symbols")}</h3>
    <dl class="legend">
      ${SYMBOLS.map(
        (name) =>
          html`<div>
            <dt>${icon(name)}</dt>
            <dd>${say(`symbol-${name}`)}</dd>
          </div>`,
      )}
    </dl>
    <dl class="legend">
      ${facts.companies.map((name) => html`<div class="company-${name}"><dt>${icon(name)}</dt><dd>${say(`company-${name}`)}</dd></div>`)}
    </dl>
    ${drawn("help", ctx)}`;
}
