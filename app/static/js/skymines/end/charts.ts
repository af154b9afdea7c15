/** What the charts of the results show: the scores by category, and net worth, share values and shares by round. */
import type { Line, Part } from "../../table/end/charts.ts";
import { bars, drawIn as drawCharts, lines } from "../../table/end/charts.ts";
import { byCategory, cut, worthByRound } from "../../table/end/data.ts";
import { chartPoint, DASHES, emblem, token } from "../../table/end/patterns.ts";
import { paint } from "../../table/end/picture.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { atEnd } from "../modules.ts";
import type { Ctx, NamedValues } from "../types.ts";
import { companyOf, sharesByRound, valueByRound } from "./data.ts";
import { FILLS, fillOf } from "./fills.ts";
import { pictureOf } from "./picture.ts";
import { ranked } from "./ranked.ts";

/**
 * Draw the charts that canvases on the page ask for.
 * @param ctx null: no chart is open
 */
export function drawIn(root: ParentNode, ctx: Ctx | null) {
  drawCharts(root, ctx && `${ctx.state.end.of} ${ctx.state.game.seq}`, (canvas, name) =>
    ctx ? draw(canvas, name, ctx) : null,
  );
}

function draw(canvas: HTMLCanvasElement, name: string, ctx: Ctx) {
  if (name === "picture") {
    paint(canvas, pictureOf(ctx));
    return null;
  }
  const further = atEnd().find((one) => one.tab === name);
  if (further) return bars(canvas, seatsOf(ctx), further.rows(ctx).map(filledInTurn));
  if (name === "score") return bars(canvas, seatsOf(ctx), scored(ctx));
  return lines(
    canvas,
    linesOf(ctx, name),
    ctx.say("end-round"),
    ctx.state.end.history?.rounds.map((one) => one.round) ?? [],
  );
}

/** The seats with their names, the best first. */
function seatsOf(ctx: Ctx) {
  return ranked(ctx.view.scores ?? [], ctx.view.winners).map(({ seat }) => ({
    seat,
    shape: SHAPES[seat] ?? "",
    name: seatName(ctx, seat),
  }));
}

function linesOf(ctx: Ctx, name: string): Line[] {
  const { history } = ctx.state.end;
  if (!history) return [];
  if (name === "value") {
    return valueByRound(history, ctx.facts.companies).rows.map((row, index) => ({
      name: ctx.say(`company-${row.of}`),
      label: ctx.say(`company-${row.of}`),
      colour: token(`--${row.of}`),
      dash: DASHES[index] ?? [],
      point: emblem(row.of, token(`--${row.of}`)),
      values: row.values,
    }));
  }
  const series = name === "shares" ? sharesByRound(history, companyOf(ctx)) : worthByRound(history);
  return series.rows.map((row) => ({
    name: `${SHAPES[row.of]} ${seatName(ctx, row.of)}`,
    label: `${SHAPES[row.of]} ${cut(seatName(ctx, row.of), 10)}`,
    colour: token(`--seat-${row.of}`),
    dash: DASHES[row.of] ?? [],
    point: chartPoint(SHAPES[row.of] ?? "●", token(`--seat-${row.of}`)),
    values: row.values,
  }));
}

/** The categories of the scores as parts of bars. */
function scored({ view, say }: Ctx): Part[] {
  const scores = view.scores ?? [];
  return byCategory(
    scores,
    scores.map((_, seat) => seat),
  ).map((row) => ({
    name: say(`category-${row.key}`),
    short: say(`end-short-${row.key}`),
    values: row.values,
    fill: fillOf(row.key),
  }));
}

/** Kinds of a module's points, filled like the categories in their order. */
function filledInTurn(row: NamedValues, index: number): Part {
  const fills = Object.values(FILLS);
  return { ...row, fill: fills[index % fills.length] as Part["fill"] };
}
