/** The charts of the results, drawn by Chart.js: bars by category, and lines by round, labelled at their ends. */
import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  Legend,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  Tooltip,
} from "chart.js";
import { SHAPES, seatName } from "../../table/seats.js";
import { atEnd } from "../modules.js";
import { byCategory, companyOf, cut, sharesByRound, spread, valueByRound, worthByRound } from "./data.js";
import { DASHES, emblem, FILLS, filled, glyph, token } from "./patterns.js";
import { paint, pictureOf } from "./picture.js";
import { ranked } from "./ranked.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("chart.js").Plugin} Plugin
 * @typedef {import("../types").NamedValues & {fill: (typeof FILLS)[string]}} Part
 * @typedef {{name: string, label: string, colour: string, dash: number[], point: HTMLCanvasElement, values: number[]}} Line
 */

Chart.register(
  BarController,
  BarElement,
  CategoryScale,
  Legend,
  LineController,
  LineElement,
  LinearScale,
  PointElement,
  Tooltip,
);

/** Line widths in pixels, from the bottom line to the top one. */
const WIDTHS = [6, 4, 3, 2];

/** What is drawn on which canvas. @type {Map<HTMLCanvasElement, {key: string, chart: Chart | null}>} */
const drawn = new Map();

/**
 * Draw the charts that canvases on the page ask for, unless drawn already; forget canvases that are gone.
 * @param {ParentNode} root
 * @param {Ctx | null} ctx null: no chart is open
 */
export function drawIn(root, ctx) {
  for (const [canvas, { chart }] of drawn) {
    if (canvas.isConnected) continue;
    chart?.destroy();
    drawn.delete(canvas);
  }
  if (!ctx) return;
  for (const canvas of /** @type {NodeListOf<HTMLCanvasElement>} */ (root.querySelectorAll("canvas[data-chart]"))) {
    const name = canvas.dataset.chart ?? "";
    const key = [name, ctx.state.end.of, ctx.state.seq, token("--ground")].join(" ");
    if (drawn.get(canvas)?.key === key) continue;
    drawn.get(canvas)?.chart?.destroy();
    drawn.set(canvas, { key, chart: draw(canvas, name, ctx) });
  }
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {string} name
 * @param {Ctx} ctx
 * @returns {Chart | null}
 */
function draw(canvas, name, ctx) {
  if (name === "picture") {
    paint(canvas, pictureOf(ctx));
    return null;
  }
  Chart.defaults.font.family = token("--font");
  Chart.defaults.font.size = textSize();
  Chart.defaults.color = token("--text");
  Chart.defaults.borderColor = token("--edge");
  const further = atEnd().find((one) => one.tab === name);
  if (further) return bars(canvas, ctx, further.rows(ctx).map(filledInTurn));
  if (name === "score") return bars(canvas, ctx, scored(ctx));
  return lines(
    canvas,
    linesOf(ctx, name),
    ctx.say("end-round"),
    ctx.state.end.history?.rounds.map((one) => one.round) ?? [],
  );
}

/** @returns {number} pixels */
function textSize() {
  return Math.round(0.8 * parseFloat(getComputedStyle(document.documentElement).fontSize));
}

/** @returns {false | {duration: number}} */
function motion() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? false : { duration: 250 };
}

/**
 * @param {Ctx} ctx
 * @param {string} name
 * @returns {Line[]}
 */
function linesOf(ctx, name) {
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
    point: glyph(SHAPES[row.of] ?? "●", token(`--seat-${row.of}`)),
    values: row.values,
  }));
}

/**
 * The categories of the scores as parts of bars.
 * @param {Ctx} ctx
 * @returns {Part[]}
 */
function scored({ view, say }) {
  const scores = view.scores ?? [];
  return byCategory(
    scores,
    scores.map((_, seat) => seat),
  ).map((row) => ({
    name: say(`category-${row.key}`),
    short: say(`end-short-${row.key}`),
    values: row.values,
    fill: FILLS[row.key] ?? { token: "--soft", pattern: "plain" },
  }));
}

/**
 * Kinds of a module's points, filled like the categories in their order.
 * @param {import("../types").NamedValues} row
 * @param {number} index
 * @returns {Part}
 */
function filledInTurn(row, index) {
  const fills = Object.values(FILLS);
  return { ...row, fill: /** @type {Part["fill"]} */ (fills[index % fills.length]) };
}

/**
 * A bar for each seat, the best first.
 * @param {HTMLCanvasElement} canvas
 * @param {Ctx} ctx
 * @param {Part[]} parts
 */
function bars(canvas, ctx, parts) {
  const seats = ranked(ctx.view.scores ?? [], ctx.view.winners);
  const ink = token("--ground");
  return new Chart(canvas, {
    type: "bar",
    data: {
      labels: seats.map((one) => `${SHAPES[one.seat]} ${cut(seatName(ctx, one.seat), 12)}`),
      datasets: parts.map(({ name, values, fill }) => ({
        label: name,
        data: seats.map(({ seat }) => values[seat] ?? 0),
        backgroundColor: filled(fill.pattern, token(fill.token), ink),
        borderColor: token("--raised"),
        borderWidth: 1.5,
        maxBarThickness: 4.3 * textSize(),
      })),
    },
    options: {
      indexAxis: "y",
      responsive: true,
      maintainAspectRatio: false,
      animation: motion(),
      layout: { padding: { right: 4 * textSize() } },
      scales: {
        x: { stacked: true, grid: { color: token("--edge") }, ticks: { precision: 0 } },
        y: { stacked: true, grid: { display: false } },
      },
      plugins: {
        legend: {
          position: "bottom",
          onClick: () => {},
          labels: {
            boxWidth: 1.7 * textSize(),
            boxHeight: 1.1 * textSize(),
            padding: 0.65 * textSize(),
            color: token("--text"),
          },
        },
        tooltip: tooltip(),
      },
    },
    plugins: [
      segments(
        seats.map(({ seat }) => parts.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0)),
        parts.map(({ name, short }) => short ?? name),
      ),
    ],
  });
}

/**
 * Each part's name and number on it, and the total behind the bar.
 * @param {number[]} totals
 * @param {string[]} names of the parts, short
 * @returns {Plugin}
 */
function segments(totals, names) {
  return {
    id: "segments",
    afterDatasetsDraw(chart) {
      const { ctx: pen, data } = chart;
      const size = textSize();
      pen.save();
      pen.textBaseline = "middle";
      totals.forEach((total, row) => {
        let last = { x: 0, y: 0 };
        data.datasets.forEach((dataset, index) => {
          const bar = /** @type {any} */ (chart.getDatasetMeta(index).data[row]);
          if (!bar) return;
          last = { x: Math.max(last.x, bar.x, bar.base), y: bar.y };
          number(pen, names[index] ?? "", String(dataset.data[row] ?? ""), bar, size);
        });
        pen.font = `700 ${size + 2}px ${token("--font")}`;
        pen.textAlign = "left";
        // On its own background, as a grid line may run there.
        pen.fillStyle = token("--raised");
        pen.fillRect(last.x + 4, last.y - size, pen.measureText(String(total)).width + 8, 2 * size);
        pen.fillStyle = token("--text");
        pen.fillText(String(total), last.x + 8, last.y);
      });
      pen.restore();
    },
  };
}

/**
 * A part's name and number in its middle, on their own background; only the number, or nothing, if space is short.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} name
 * @param {string} amount
 * @param {{x: number, y: number, base: number}} bar
 * @param {number} size
 */
function number(pen, name, amount, bar, size) {
  pen.font = `650 ${size}px ${token("--font")}`;
  const room = Math.abs(bar.x - bar.base) - 8;
  const text = [`${name} ${amount}`, amount].find((one) => pen.measureText(one).width < room);
  if (amount === "0" || text === undefined) return;
  const width = pen.measureText(text).width + 6;
  const middle = (bar.x + bar.base) / 2;
  pen.fillStyle = token("--raised");
  pen.beginPath();
  pen.roundRect(middle - width / 2, bar.y - size * 0.72, width, size * 1.44, 4);
  pen.fill();
  pen.textAlign = "center";
  pen.fillStyle = token("--text");
  pen.fillText(text, middle, bar.y + 0.5);
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Line[]} shown
 * @param {string} across name of the axis below
 * @param {number[]} rounds
 */
function lines(canvas, shown, across, rounds) {
  const pen = canvas.getContext("2d");
  const size = textSize();
  if (pen) pen.font = `650 ${size}px ${token("--font")}`;
  const room = Math.max(0, ...shown.map((line) => pen?.measureText(endLabel(line)).width ?? 0)) + 21;
  return new Chart(canvas, {
    type: "line",
    data: {
      labels: rounds,
      datasets: shown.map((line, index) => ({
        label: line.name,
        data: line.values,
        borderColor: line.colour,
        backgroundColor: line.colour,
        borderDash: line.dash,
        // overlapping lines stay visible beside the narrower one on top
        borderWidth: WIDTHS[index] ?? 2,
        order: shown.length - index,
        pointStyle: line.point,
        clip: false,
      })),
    },
    options: {
      responsive: true,
      maintainAspectRatio: false,
      animation: motion(),
      interaction: { mode: "index", intersect: false },
      layout: { padding: { right: room, top: 12 } },
      scales: {
        x: { title: { display: true, text: across, color: token("--soft") }, grid: { display: false } },
        y: { beginAtZero: true, ticks: { precision: 0 }, grid: { color: token("--edge") } },
      },
      plugins: { legend: { display: false }, tooltip: tooltip() },
    },
    plugins: [endings(shown)],
  });
}

/** @param {Line} line */
function endLabel(line) {
  return `${line.label} ${line.values.at(-1) ?? 0}`;
}

/**
 * The name of each line at its end, connected by a leader line, without overlaps.
 * @param {Line[]} shown
 * @returns {Plugin}
 */
function endings(shown) {
  return {
    id: "endings",
    afterDatasetsDraw(chart) {
      const { ctx: pen, chartArea } = chart;
      const size = textSize();
      const ends = shown.map(
        (_, index) => /** @type {{x: number, y: number} | undefined} */ (chart.getDatasetMeta(index).data.at(-1)),
      );
      const middles = spread(
        ends.map((end) => end?.y ?? 0),
        size * 1.35,
        chartArea.top,
        chartArea.bottom,
      );
      pen.save();
      pen.font = `650 ${size}px ${token("--font")}`;
      pen.textBaseline = "middle";
      shown.forEach((line, index) => {
        const end = ends[index];
        if (!end) return;
        const middle = middles[index] ?? end.y;
        pen.strokeStyle = pen.fillStyle = line.colour;
        pen.lineWidth = 1;
        pen.beginPath();
        pen.moveTo(end.x + 11, end.y);
        pen.lineTo(end.x + 17, middle);
        pen.stroke();
        pen.fillText(endLabel(line), end.x + 19, middle);
      });
      pen.restore();
    },
  };
}

/** How tooltips look. */
function tooltip() {
  return {
    backgroundColor: token("--sunken"),
    titleColor: token("--text"),
    bodyColor: token("--text"),
    borderColor: token("--edge"),
    borderWidth: 1,
    usePointStyle: false,
  };
}
