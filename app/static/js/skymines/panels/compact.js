/** Costs and gains in symbols, where words would take too much room. */
import { html, nothing } from "lit-html";
import { lineText } from "../../table/words.js";
import { icon, stepOn } from "../symbols.js";
import { cardName } from "../words.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Line} Line
 */

/** The symbol after the amount of a line. @type {Record<string, string>} */
const SYMBOLS = {
  "energy-line-single": "energy",
  "energy-line-double": "energy",
  "energy-left": "energy",
  "energy-total": "energy",
  "gain-coins": "coin",
  "gain-tank": "helium",
  "gain-research-points": "point",
  "research-points-paid": "point",
  "supplement-coins": "coin",
  "share-value": "share",
};

/** Lines whose words list many things. */
const BRIEF = ["drop-out-unused"];

/** Lines that state a total, not a change. */
const TOTALS = ["energy-left", "energy-total"];

/**
 * Whether a line can be said in symbols.
 * @param {Line} line
 */
export function isShort(line) {
  return (
    line.key in SYMBOLS ||
    ["energy-ousting", "gain-on-track", "rests-with", "share-value-now", ...BRIEF].includes(line.key)
  );
}

/**
 * A line in symbols, with its words as tooltip and for screen readers.
 * @param {Ctx} ctx
 * @param {Line} line
 */
export function short(ctx, line) {
  const words = lineText(ctx, line);
  return html`<span class="short" title=${words}
    ><span class="visually-hidden">${words}. </span><span aria-hidden="true">${symbols(ctx, line)}</span></span
  >`;
}

/**
 * @param {Ctx} ctx
 * @param {Line} line
 */
function symbols(ctx, line) {
  const company = String(line.args?.company ?? "");
  const card = String(line.args?.card ?? "");
  const amount = line.amount ?? 0;
  if (line.key === "rests-with") return mini(ctx, card);
  if (line.key === "energy-ousting")
    return html`${signed(amount)}${icon("energy")} ✕<i class="company-${company}">${icon(company)}</i>`;
  if (line.key === "gain-on-track") return html`${signed(amount)}<i class="company-${company}">${stepOn(company)}</i>`;
  if (line.key === "drop-out-unused") return html`${ctx.say("short-unused")} ${cards(ctx, line.args?.cards)}`;
  if (line.key === "share-value-now") return html`${icon("share")}=<b>${amount}</b>${icon("coin")}`;
  return html`${TOTALS.includes(line.key) ? html`<b>${amount}</b>` : signed(amount)}${icon(SYMBOLS[line.key] ?? "coin")}`;
}

/**
 * Lines below a choice, in words.
 * @param {Ctx} ctx
 * @param {Line[]} all
 */
export function linesOf(ctx, all) {
  if (all.length === 0) return nothing;
  return html`<span class="lines">${all.map((line) => (BRIEF.includes(line.key) ? short(ctx, line) : html`<span class="line">${lineText(ctx, line)}</span>`))}</span>`;
}

/**
 * @param {Ctx} ctx
 * @param {unknown} ids
 */
function cards(ctx, ids) {
  return Array.isArray(ids) ? ids.map((id) => html`${mini(ctx, id)} `) : nothing;
}

/** A number with its sign. @param {number} amount */
export function signed(amount) {
  return html`<b>${amount < 0 ? `−${-amount}` : `+${amount}`}</b>`;
}

/**
 * A card in miniature.
 * @param {Ctx} ctx
 * @param {string} id
 */
export function mini(ctx, id) {
  const fact = ctx.facts.cards[id];
  const name = cardName(ctx, id);
  return html`<span class="mini kind-${fact?.kind ?? "hidden"}" role="img" aria-label=${name} title=${name}
    ><b aria-hidden="true" data-n=${fact?.value || ""}></b>${icon(fact?.kind ?? "card")}${
      fact?.share && fact.kind !== "share"
        ? html`<i class="company-${fact.share}">${icon("share")}${icon(fact.share)}</i>`
        : nothing
    }</span
  >`;
}

/** Lines already told by the next step, or by another line of the same step. */
const ELSEWHERE = ["energy-reach", "energy-reach-spaces", "energy-left", "share-value"];

/**
 * The costs and gains of a step, in symbols where there are any.
 * @param {Ctx} ctx
 * @param {Line[]} all
 */
export function brief(ctx, all) {
  const lines = all
    .filter(({ key }) => !ELSEWHERE.includes(key))
    .map((line) => (line.key === "share-value-then" ? { ...line, key: "share-value-now" } : line));
  if (lines.length === 0) return nothing;
  return html`<small class="lines">${lines.map((line) => (isShort(line) ? short(ctx, line) : html`<span class="line">${lineText(ctx, line)}</span>`))}</small>`;
}
