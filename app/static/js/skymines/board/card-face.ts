/**
 * The face of an action card, on 120 by 156 units: a ground of its kind, its motif, the value in a plate with the outline
 * of its resource, a company's share as a folded corner, the price as a coin. Corners are always the same.
 */
import { html, nothing, svg } from "lit-html";
import { icon } from "../symbols.ts";
import type { CardFact, Company, Ctx } from "../types.ts";

/** Left, top, width and height of a motif by kind. */
const PLACES: Record<string, [number, number, number, number]> = {
  carbon: [4, 38, 112, 98],
  minerals: [4, 38, 112, 98],
  titanium: [4, 38, 112, 98],
  energy: [12, 38, 100, 92],
  research: [4, 46, 112, 110],
  field: [-2, 20, 124, 107],
  share: [4, 32, 112, 98],
};

/**
 * @param how `value`: what it is now, if that is more than printed; `price` and `number`: of the display's space
 */
export function cardFace(
  ctx: Ctx,
  fact: CardFact | undefined,
  how: { value?: number | undefined; price?: number | undefined; number?: number | undefined } = {},
) {
  if (!fact) return html`<span class="card-body" aria-hidden="true"></span>`;
  const value = how.value ?? fact.value ?? 0;
  const mark = fact.company ?? (fact.kind === "research" ? "research" : null);
  return html`<span class="card-body" aria-hidden="true">
    <svg class="card-art" viewBox="0 0 120 156" preserveAspectRatio="xMidYMid slice">${motif(fact)}</svg>
    ${fact.share && fact.kind !== "share" ? corner(fact.share) : nothing}
    ${fact.kind === "share" ? nothing : html`<svg class="card-plate" viewBox="0 0 60 60">${plate(fact.kind)}</svg>`}
    ${fact.kind === "share" || fact.kind === "field" ? nothing : html`<b class="card-value" data-n=${value}></b>`}
    ${mark ? html`<span class="card-mark company-${mark}">${icon(mark)}</span>` : nothing}
    ${fact.kind === "field" ? fieldGain(ctx, fact) : nothing}
    ${how.number ? html`<i class="nth" data-n=${how.number}></i>` : nothing}
    ${how.price === undefined ? nothing : html`<b class="price" data-n=${how.price}></b>`}
  </span>`;
}

/** The picture of what it is about; its symbol until drawings are there. */
function motif({ kind, company, share }: CardFact) {
  const [x, y, width, height] = PLACES[kind] ?? [4, 38, 112, 98];
  const top = company ? y - 12 : y;
  const id = kind === "share" ? `m-share-${share}` : company ? `m-field-${company}` : `m-${kind}`;
  return svg`<use class="drawn" href="#${id}" x=${x} y=${top} width=${width} height=${height}></use>
    <use class="plain card-symbol" href="#s-${kind === "share" ? share : kind}" x="36" y="58" width="48" height="48"></use>`;
}

/** The share of a company, which a card brings besides. */
function corner(share: Company) {
  return html`<svg class="card-corner held-by-${share}" viewBox="0 0 48 46"><path class="corner-shade" d="M0 0L48 46H0Z"></path><path class="corner-face" d="M0 3L44 46H0Z"></path>
    <path class="corner-edge" d="M0 3L44 46h-4L0 7Z"></path><use href="#s-${share}" x="3" y="22" width="20" height="20"></use></svg>`;
}

/** The plate of a value; that of a field scientist holds the symbol. */
function plate(kind: CardFact["kind"]) {
  return svg`<use href="#plate-${kind}"></use>${kind === "field" ? svg`<use class="plate-symbol" href="#s-field" x="14" y="16" width="32" height="32"></use>` : nothing}`;
}

/** What a field scientist gives (p. 16): a company's also for gas collectors in the company's sectors. */
function fieldGain({ facts }: Ctx, { company }: CardFact) {
  const { neutral_tank, neutral_coins, tank, coins, per } = facts.field_scientist;
  const amounts = company ? [tank, coins] : [neutral_tank, neutral_coins];
  return html`<span class="card-gain"><span><b data-n=${amounts[0] ?? 0}></b>${icon("helium")}<b data-n=${amounts[1] ?? 0}></b>${icon("coin")}</span
    >${company ? html`<span><b data-n="+1"></b>${icon("helium")}<b data-n=${`/${per}`}></b>${icon("gas-collector")}</span>` : nothing}</span>`;
}
