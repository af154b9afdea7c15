/** Charts drawn by Chart.js: bars by category, and lines by round, labelled at their ends. */

import type { Plugin } from "chart.js";
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
import { cut, spread } from "./data.ts";
import type { Fill } from "./patterns.ts";
import { filled, token } from "./patterns.ts";

/** A part of every bar: its name, a shorter one, its number by seat, how it is filled. */
export interface Part {
  name: string;
  short?: string;
  values: number[];
  fill: Fill;
}

/** A line: its name in the tooltip and at its end, and how it looks. */
export interface Line {
  name: string;
  label: string;
  colour: string;
  dash: number[];
  point: HTMLCanvasElement;
  values: number[];
}

export { Chart };

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
export const WIDTHS = [6, 4, 3, 2];

/** What is drawn on which canvas. */
const drawn = new Map<HTMLCanvasElement, { key: string; chart: Chart | null }>();

/**
 * Draw the charts that canvases on the page ask for, unless drawn already; forget canvases that are gone.
 * @param shown what tells one state of a chart from another; null: no chart is open
 */
export function drawIn(
  root: ParentNode,
  shown: string | null,
  draw: (canvas: HTMLCanvasElement, name: string) => Chart | null,
) {
  for (const [canvas, { chart }] of drawn) {
    if (canvas.isConnected) continue;
    chart?.destroy();
    drawn.delete(canvas);
  }
  if (shown === null) return;
  for (const canvas of root.querySelectorAll("canvas[data-chart]") as NodeListOf<HTMLCanvasElement>) {
    const name = canvas.dataset.chart ?? "";
    const key = [name, shown, token("--ground")].join(" ");
    if (drawn.get(canvas)?.key === key) continue;
    drawn.get(canvas)?.chart?.destroy();
    Chart.defaults.font.family = token("--font");
    Chart.defaults.font.size = textSize();
    Chart.defaults.color = token("--text");
    Chart.defaults.borderColor = token("--edge");
    drawn.set(canvas, { key, chart: draw(canvas, name) });
  }
}

/** @returns pixels */
export function textSize(): number {
  return Math.round(0.8 * parseFloat(getComputedStyle(document.documentElement).fontSize));
}

export function motion(): false | { duration: number } {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? false : { duration: 250 };
}

/** What a bar takes with the gap to the next, and what axis and legend take, in root ems. */
const BARS = { each: 3.6, around: 6.5 };

/**
 * A bar for each seat, the best first; the frame of the canvas becomes as high as they need.
 * @param seats with their names, in this order
 * @param all its parts, of which those that brought nobody anything are left out
 */
export function bars(canvas: HTMLCanvasElement, seats: { seat: number; shape: string; name: string }[], all: Part[]) {
  const parts = all.filter(({ values }) => values.some((value) => value !== 0));
  const ink = token("--ground");
  if (canvas.parentElement) canvas.parentElement.style.height = `${BARS.each * seats.length + BARS.around}rem`;
  return new Chart(canvas, {
    type: "bar",
    data: {
      labels: seats.map(({ shape, name }) => `${shape} ${cut(name, 12)}`),
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
 * @param names of the parts, short
 */
function segments(totals: number[], names: string[]): Plugin {
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
          const bar = chart.getDatasetMeta(index).data[row] as unknown as Bar | undefined;
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

/** Where a bar ends and begins, in pixels, as Chart.js has it. */
type Bar = { x: number; y: number; base: number };

/** A part's name and number in its middle, on their own background; only the number, or nothing, if space is short. */
function number(pen: CanvasRenderingContext2D, name: string, amount: string, bar: Bar, size: number) {
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

/** @param across name of the axis below */
export function lines(canvas: HTMLCanvasElement, shown: Line[], across: string, rounds: number[]) {
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
      layout: { padding: { right: lineRoom(canvas, shown), top: 12 } },
      scales: {
        x: { title: { display: true, text: across, color: token("--soft") }, grid: { display: false } },
        y: { beginAtZero: true, ticks: { precision: 0 }, grid: { color: token("--edge") } },
      },
      plugins: { legend: { display: false }, tooltip: tooltip() },
    },
    plugins: [endings(shown)],
  });
}

/** What is said of a line at its end. */
type Ending = Pick<Line, "label" | "colour" | "values">;

/** Pixels to the right of lines for what is said at their ends. */
export function lineRoom(canvas: HTMLCanvasElement, shown: Ending[]): number {
  const pen = canvas.getContext("2d");
  if (pen) pen.font = `650 ${textSize()}px ${token("--font")}`;
  return Math.max(0, ...shown.map((line) => pen?.measureText(endLabel(line)).width ?? 0)) + 21;
}

function endLabel(line: Ending) {
  return `${line.label} ${line.values.at(-1) ?? 0}`;
}

/** The name of each line at its end, connected by a leader line, without overlaps. */
export function endings(shown: Ending[]): Plugin {
  return {
    id: "endings",
    afterDatasetsDraw(chart) {
      const { ctx: pen, chartArea } = chart;
      const size = textSize();
      const ends = shown.map(
        (_, index) => chart.getDatasetMeta(index).data.at(-1) as { x: number; y: number } | undefined,
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
export function tooltip() {
  return {
    backgroundColor: token("--sunken"),
    titleColor: token("--text"),
    bodyColor: token("--text"),
    borderColor: token("--edge"),
    borderWidth: 1,
    usePointStyle: false,
  };
}
