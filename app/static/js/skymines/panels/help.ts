/** The symbols, explained. */
import { html } from "lit-html";
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

/** The page for who has never played (`app/pages/skymines/five_minutes.py`). */
const LEARNING = "/skymines/in-five-minutes";

export function legend({ say, facts }: Ctx) {
  return html`<p class="lead">${say("help-point")}</p>
    <p><a class="button" href=${LEARNING} target="_blank">${say("help-learn")}</a></p>
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
    </dl>`;
}
