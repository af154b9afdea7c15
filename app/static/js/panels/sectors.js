/** The sectors that an expansion can enter, a row each: energy, who is ousted, what it brings, from which column. */
import { html, nothing } from "lit-html";
import { lineText, moveName } from "../words.js";
import { short } from "./compact.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Offer} Offer
 * @typedef {import("../types").Line} Line
 */

/**
 * The lines of a sector's offers: what entering takes, what it brings, and by column what changes with the outpost.
 * @param {Offer[]} group offers of one sector, a column each
 */
export function parts(group) {
  const all = group[0]?.lines ?? [];
  const isOf = (/** @type {RegExp} */ keys) => (/** @type {Line} */ line) => keys.test(line.key);
  return {
    takes: all.filter(isOf(/^energy-(line|ousting)/)),
    brings: all.filter(isOf(/^gain-/)),
    left: all.filter(isOf(/^energy-left$/)),
    columns: group.map((offer) => ({ offer, change: offer.lines.find(isOf(/^share-value$/)) ?? null })),
  };
}

/**
 * @param {Ctx} ctx
 * @param {Offer[]} group
 */
export function sectorRow(ctx, group) {
  const [first] = group;
  if (!first) return nothing;
  const { takes, brings, left, columns } = parts(group);
  const sector = /** @type {{sector?: number}} */ (first.move).sector;
  const said = [...takes, ...brings, ...left].map((line) => lineText(ctx, line)).join("; ");
  return html`<div class="family sector-row" role="group" aria-label="${ctx.say("sector-offer", { sector: sector ?? 0 })}: ${said}" title=${said}>
    <b class="number" aria-hidden="true">${sector}</b>
    <span class="takes" aria-hidden="true">${takes.map((line) => short(ctx, line))}</span>
    <span class="brings" aria-hidden="true">${brings.map((line) => short(ctx, line))}</span>
    <span class="members">
      ${columns.map(({ offer, change }) => column(ctx, offer, change))}
    </span>
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {Offer} offer
 * @param {Line | null} change of the value of a share
 */
function column(ctx, offer, change) {
  const at = /** @type {{column?: number}} */ (offer.move).column ?? 0;
  const words = offer.lines.filter((line) => line.key.startsWith("share-value")).map((line) => lineText(ctx, line));
  return html`<button
    type="button"
    class="offer member"
    data-move=${JSON.stringify(offer.move)}
    data-lights=${offer.targets.join(" ")}
    ?disabled=${ctx.state.busy}
    title=${[moveName(ctx, offer.move), ...words].join("; ")}
    @click=${() => ctx.act.submit(offer.move)}
  >
    <span class="visually-hidden">${moveName(ctx, offer.move)}. ${words.join("; ")}</span>
    <span aria-hidden="true">${at + 1}${change ? html` <small>${short(ctx, change)}</small>` : nothing}</span>
  </button>`;
}

/**
 * What the columns of the rows mean.
 * @param {Ctx} ctx
 */
export function sectorHead({ say }) {
  return html`<p class="sector-head" aria-hidden="true">
    <span>${say("sector-head-takes")}</span><span>${say("sector-head-brings")}</span><span>${say("sector-head-column")}</span>
  </p>`;
}
