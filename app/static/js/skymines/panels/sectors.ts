/** The sectors that an expansion can enter, a row each: energy, who is ousted, what it brings, from which column. */
import { html, nothing } from "lit-html";
import { lineText } from "../../table/words.ts";
import { moveName } from "../move-names.ts";
import { isEntry } from "../moves.ts";
import { icon } from "../symbols.ts";
import type { Ctx, Line, Offer, Row } from "../types.ts";
import { short, signed } from "./compact.ts";

/**
 * The lines of a sector's offers: what entering takes, what it brings, and by column what changes with the outpost.
 * @param group offers of one sector, a column each
 */
export function parts(group: Offer[]) {
  const all = group[0]?.lines ?? [];
  const isOf = (keys: RegExp) => (line: Line) => keys.test(line.key);
  return {
    takes: all.filter(isOf(/^energy-(line|ousting|entry)/)),
    brings: all.filter(isOf(/^gain-/)),
    left: all.filter(isOf(/^energy-left$/)),
    columns: group.map((offer) => ({ offer, change: offer.lines.find(isOf(/^share-value$/)) ?? null })),
  };
}

/** @param row the place that a move enters */
export function sectorRow(ctx: Ctx, group: Offer[], row: Row["row"]) {
  const [first] = group;
  if (!first) return nothing;
  const { takes, brings, left, columns } = parts(group);
  const { key, number, label } = row(ctx, first.move);
  const said = ctx.say.clauses([...takes, ...brings, ...left].map((line) => lineText(ctx, line)));
  return html`<div class="family sector-row" role="group" aria-label=${ctx.say.label([label, said])} data-explain=${key} data-now=${said}>
    <b class="number" aria-hidden="true">${number}</b>
    <span class="takes" aria-hidden="true"><span class="short">${signed(sum(takes))}${icon("energy")}</span>${takes.map((line) => ousted(line))}</span>
    <span class="brings" aria-hidden="true">${brings.length > 0 ? brings.map((line) => short(ctx, line)) : "–"}</span>
    <span class="members">
      ${columns.map(({ offer, change }) => column(ctx, offer, change, key))}
    </span>
  </div>`;
}

function sum(lines: Line[]) {
  return lines.reduce((total, line) => total + (line.amount ?? 0), 0);
}

/** The company that loses its outpost there. */
function ousted({ key, args }: Line) {
  const company = String(args?.company ?? "");
  return key === "energy-ousting"
    ? html`<span class="short">✕<i class="company-${company}">${icon(company)}</i></span>`
    : nothing;
}

/**
 * @param change of the value of a share
 * @param key of the place that is entered
 */
function column(ctx: Ctx, offer: Offer, change: Line | null, key: string) {
  const at = (offer.move as { column?: number }).column ?? 0;
  const words = offer.lines.filter((line) => line.key.startsWith("share-value")).map((line) => lineText(ctx, line));
  return html`<button
    type="button"
    class="offer member"
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    ?disabled=${ctx.state.sending.busy}
    data-explain=${key}
    data-now=${[moveName(ctx, offer.move), ...offer.lines.map((line) => lineText(ctx, line))].join("\n")}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="visually-hidden">${moveName(ctx, offer.move)}. ${ctx.say.clauses(words)}</span>
    <span aria-hidden="true">${at + 1}${change?.amount ? html`<small>${rises(change.amount)}</small>` : nothing}</span>
  </button>`;
}

/** How much more a share is worth. */
function rises(amount: number) {
  return `${amount > 0 ? "▴" : "▾"}${Math.abs(amount) > 1 ? Math.abs(amount) : ""}`;
}

/** What the columns of the rows mean: once for each of two rows beside each other, where there is little room. */
export function sectorHead({ say, offers }: Ctx) {
  const heading = `head-${offers.find(({ move }) => isEntry(move))?.move.type}`;
  const changes = offers.some(({ lines }) => lines.some(({ key, amount }) => key === "share-value" && amount));
  const head = () => html`<p class="sector-head">
    <span><span class="in-words">${say(say.has(heading) ? heading : "sector-head-takes")}</span>${icon("energy")}</span><span>${say("sector-head-brings")}</span><span>${say("sector-head-column")}</span>
  </p>`;
  return html`<div class="sector-heads" aria-hidden="true">${head()} ${head()} ${changes ? html`<p class="note">${say("sector-head-rises")}</p>` : nothing}</div>`;
}
