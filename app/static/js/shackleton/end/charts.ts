/** What the charts of the end show: VP by source, and VP by round, of all sources or of one. */
import type { Line } from "../../table/end/charts.ts";
import { bars, drawIn as drawCharts, lines } from "../../table/end/charts.ts";
import { byCategory, cut } from "../../table/end/data.ts";
import { chartPoint, DASHES, token } from "../../table/end/patterns.ts";
import { paint } from "../../table/end/picture.ts";
import { SHAPES, seatName } from "../../table/seats.ts";
import { ranked } from "../panels/outcome.ts";
import type { Ctx } from "../types.ts";
import { vpByRound } from "./data.ts";
import { fillOf } from "./fills.ts";
import { pictureOf } from "./picture.ts";

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
  if (name === "score") return bars(canvas, seatsOf(ctx), sources(ctx));
  const series = vpByRound(ctx, name);
  const drawn = series.rows.map(
    ({ of, values }): Line => ({
      name: `${SHAPES[of]} ${seatName(ctx, of)}`,
      label: `${SHAPES[of]} ${cut(seatName(ctx, of), 10)}`,
      colour: token(`--seat-${of}`),
      dash: DASHES[of] ?? [],
      point: chartPoint(SHAPES[of] ?? "●", token(`--seat-${of}`)),
      values,
    }),
  );
  return lines(canvas, drawn, ctx.say("end-round"), series.rounds);
}

/** The seats with their names, the best first. */
function seatsOf(ctx: Ctx) {
  return ranked(ctx.view).map(({ seat }) => ({ seat, shape: SHAPES[seat] ?? "", name: seatName(ctx, seat) }));
}

/** The sources of VP as parts of bars. */
function sources(ctx: Ctx) {
  const { view, say } = ctx;
  const seats = view.seats.map(({ seat }) => seat);
  return byCategory(view.scores, seats).map(({ key, values }) => ({
    name: say(`category-${key}`),
    values,
    fill: fillOf(ctx, key),
  }));
}
