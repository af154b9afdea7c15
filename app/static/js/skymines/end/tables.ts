/** Tables of scores by category and of numbers by round. */
import { html, nothing } from "lit-html";
import { changeOf } from "../../table/end/data.ts";
import { change, ownFirst } from "../../table/end/standing.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { lineText } from "../../table/words.ts";
import type { Ctx, EndPart, Line, NamedValues, Score, Series, Standing } from "../types.ts";
import { ranked } from "./ranked.ts";

/** The seven categories of each seat and the totals, best seat first; before it `me`, the reader's, if that is wanted. */
export function categoryTable(
  ctx: Ctx,
  {
    scores,
    winners = [],
    since = null,
    lines = true,
    caption,
    me = null,
  }: {
    scores: Score[];
    winners?: readonly number[];
    since?: Standing | null;
    lines?: boolean;
    caption: string;
    me?: number | null;
  },
) {
  const { say } = ctx;
  const seats = ownFirst(ranked(scores, winners), me);
  const keys = scores[0]?.categories.map((one) => one.key) ?? [];
  const of = (seat: number) => scores.find((one) => one.seat === seat) as Score;
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

/** Points of a module by kind, a column for each seat, best seat first. */
export function kindTable(ctx: Ctx, part: EndPart, caption: string) {
  const seats = ranked(ctx.view.scores ?? [], ctx.view.winners);
  const line = ({ name, values }: NamedValues) =>
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

function cell(ctx: Ctx, score: Score, key: string, since: Standing | null, lines: boolean) {
  const category = score.categories.find((one) => one.key === key);
  const explained = lines && category && category.lines.length > 0;
  return html`<td data-score="${score.seat}:${key}">
    <b class=${category?.total ? "" : "nothing"}>${category?.total ?? 0}</b>${since ? change(ctx, changeOf(since, score, key)) : nothing}
    ${explained ? html`<ul>${category.lines.map((line) => html`<li>${shortText(ctx, line)}</li>`)}</ul>` : nothing}
  </td>`;
}

/** A line in few words: the row says already which category it belongs to. */
function shortText(ctx: Ctx, line: Line) {
  const key = `short-${line.key}`;
  return lineText(ctx, ctx.say.has(key) ? { ...line, key } : line);
}

/** Numbers by round: a row for each seat or company. */
export function roundTable<Of>({ say }: Ctx, series: Series<Of>, name: (of: Of) => string, caption: string) {
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
