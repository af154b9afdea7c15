/** Costs and gains in symbols, where words would take too much room. */
import { html, nothing } from "lit-html";
import { lineText } from "../../table/words.ts";
import { icon, stepOn } from "../symbols.ts";
import type { Ctx, Line } from "../types.ts";
import { cardName } from "../words.ts";

/** The symbol after the amount of a line. */
const SYMBOLS: Record<string, string> = {
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

/** Whether a line can be said in symbols. */
export function isShort(line: Line) {
  return (
    line.key in SYMBOLS ||
    ["energy-ousting", "gain-on-track", "rests-with", "share-value-now", ...BRIEF].includes(line.key)
  );
}

/** A line in symbols, with its words as tooltip and for screen readers. */
export function short(ctx: Ctx, line: Line) {
  const words = lineText(ctx, line);
  return html`<span class="short" title=${words}
    ><span class="visually-hidden">${words}. </span><span aria-hidden="true">${symbols(ctx, line)}</span></span
  >`;
}

function symbols(ctx: Ctx, line: Line) {
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

/** Lines below a choice, in words. */
export function linesOf(ctx: Ctx, all: Line[]) {
  if (all.length === 0) return nothing;
  return html`<span class="lines">${all.map((line) => (BRIEF.includes(line.key) ? short(ctx, line) : html`<span class="line">${lineText(ctx, line)}</span>`))}</span>`;
}

function cards(ctx: Ctx, ids: unknown) {
  return Array.isArray(ids) ? ids.map((id) => html`${mini(ctx, id)} `) : nothing;
}

/** A number with its sign. */
export function signed(amount: number) {
  return html`<b>${amount < 0 ? `−${-amount}` : `+${amount}`}</b>`;
}

/** A card in miniature. */
export function mini(ctx: Ctx, id: string) {
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

/** The costs and gains of a step, in symbols where there are any. */
export function brief(ctx: Ctx, all: Line[]) {
  const lines = all
    .filter(({ key }) => !ELSEWHERE.includes(key))
    .map((line) => (line.key === "share-value-then" ? { ...line, key: "share-value-now" } : line));
  if (lines.length === 0) return nothing;
  return html`<small class="lines">${lines.map((line) => (isShort(line) ? short(ctx, line) : html`<span class="line">${lineText(ctx, line)}</span>`))}</small>`;
}
