/** Tables of scores by category and of numbers by round. */
import { html, nothing } from "lit-html";
import { SHAPES, seatName } from "../../table/seats.js";
import { lineText } from "../../table/words.js";
import { changeOf, scoreOf, signed } from "./data.js";
import { ranked } from "./ranked.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Score} Score
 * @typedef {import("../types").Standing} Standing
 */

/**
 * The seven categories of each seat and the totals, best seat first.
 * @param {Ctx} ctx
 * @param {{scores: Score[], winners?: readonly number[], since?: Standing | null, lines?: boolean, caption: string}} shown
 */
export function categoryTable(ctx, { scores, winners = [], since = null, lines = true, caption }) {
  const { say } = ctx;
  const seats = ranked(scores, winners);
  const keys = scores[0]?.categories.map((one) => one.key) ?? [];
  /** @param {number} seat */
  const of = (seat) => /** @type {Score} */ (scoreOf(scores, seat));
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="categories">
      <caption>${caption}</caption>
      <thead>
        <tr>
          <th scope="col">${say("category")}</th>
          ${seats.map((one) => html`<th scope="col" class="seat-${one.seat}">${SHAPES[one.seat]} ${seatName(ctx, one.seat)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${keys.map(
          (key) => html`<tr>
            <th scope="row">${say(`category-${key}`)}</th>
            ${seats.map((one) => cell(ctx, of(one.seat), key, since, lines))}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${say("total")}</th>
          ${seats.map(
            (one) =>
              html`<td data-total=${one.seat} class=${one.won ? "winner" : ""}><b>${one.total}</b>${since ? change(ctx, changeOf(since, of(one.seat))) : nothing}</td>`,
          )}
        </tr>
      </tfoot>
    </table>
  </div>`;
}

/**
 * Points of a module by kind, a column for each seat, best seat first.
 * @param {Ctx} ctx
 * @param {import("../types").EndPart} part
 * @param {string} caption
 */
export function kindTable(ctx, part, caption) {
  const seats = ranked(ctx.view.scores ?? [], ctx.view.winners);
  /** @param {import("../types").NamedValues} row */
  const line = ({ name, values }) =>
    html`<tr><th scope="row">${name}</th>${seats.map(({ seat }) => html`<td>${values[seat]}</td>`)}</tr>`;
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="categories">
      <caption>${caption}</caption>
      <thead>
        <tr><td></td>${seats.map(({ seat }) => html`<th scope="col" class="seat-${seat}">${SHAPES[seat]} ${seatName(ctx, seat)}</th>`)}</tr>
      </thead>
      <tbody>${part.rows(ctx).map(line)}</tbody>
      <tfoot>${part.sums(ctx).map(line)}</tfoot>
    </table>
  </div>`;
}

/**
 * @param {Ctx} ctx
 * @param {Score} score
 * @param {string} key
 * @param {Standing | null} since
 * @param {boolean} lines
 */
function cell(ctx, score, key, since, lines) {
  const category = score.categories.find((one) => one.key === key);
  const explained = lines && category && category.lines.length > 0;
  return html`<td data-score="${score.seat}:${key}">
    <b class=${category?.total ? "" : "nothing"}>${category?.total ?? 0}</b>${since ? change(ctx, changeOf(since, score, key)) : nothing}
    ${explained ? html`<ul>${category.lines.map((line) => html`<li>${shortText(ctx, line)}</li>`)}</ul>` : nothing}
  </td>`;
}

/**
 * A line in few words: the row says already which category it belongs to.
 * @param {Ctx} ctx
 * @param {import("../types").Line} line
 */
function shortText(ctx, line) {
  const key = `short-${line.key}`;
  return lineText(ctx, ctx.say.has(key) ? { ...line, key } : line);
}

/**
 * @param {Ctx} ctx
 * @param {number} amount
 */
function change({ say }, amount) {
  if (amount === 0) return nothing;
  return html` <small class="change ${amount > 0 ? "up" : "down"}"><span aria-hidden="true">${signed(amount)}</span><span class="visually-hidden">${say("standing-changed", { amount: signed(amount) })}</span></small>`;
}

/**
 * Numbers by round: a row for each seat or company.
 * @template Of
 * @param {Ctx} ctx
 * @param {import("../types").Series<Of>} series
 * @param {(of: Of) => string} name
 * @param {string} caption
 */
export function roundTable({ say }, series, name, caption) {
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}>
    <table class="by-round">
      <caption>${caption}</caption>
      <thead>
        <tr><th scope="col">${say("end-round")}</th>${series.rounds.map((round) => html`<th scope="col">${round}</th>`)}</tr>
      </thead>
      <tbody>
        ${series.rows.map((row) => html`<tr><th scope="row">${name(row.of)}</th>${row.values.map((value) => html`<td>${value}</td>`)}</tr>`)}
      </tbody>
    </table>
  </div>`;
}
