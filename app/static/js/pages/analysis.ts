/** The page of what a robot thinks of a finished game: asks until it is there, and draws it. */
import { nothing, render } from "lit-html";
import { call, Problem } from "../table/api.ts";
import { WIDTH_REM } from "../table/breakpoints.ts";
import { drawIn } from "../table/end/charts.ts";
import { cut } from "../table/end/data.ts";
import { DASHES, token } from "../table/end/patterns.ts";
import { isComposing } from "../table/keyboard.ts";
import { made } from "./parts/analysis/asking.ts";
import { course } from "./parts/analysis/chart.ts";
import { marksOf, ticksOf } from "./parts/analysis/course.ts";
import type { Shown } from "./parts/analysis/drawing.ts";
import { analysis, making, named } from "./parts/analysis/drawing.ts";
import type { Analysis, Point, Seat } from "./parts/analysis/types.ts";
import { booted, inWords, tell, wordsOf } from "./parts/common.ts";

const boot = booted<{ seats: Seat[]; back: string }>();
const say = wordsOf(boot);
const place = document.getElementById("analysis");
const { seats } = boot;
const invited = boot.invite ? `&invite=${encodeURIComponent(boot.invite)}` : "";
const path = `/api/games/${encodeURIComponent(boot.id)}/analysis?language=${encodeURIComponent(boot.language)}${invited}`;

/** The turn that the address names, from 1; 0 for none. */
function addressed(turns: number): number {
  const number = Number(/^#turn-(\d)$/.exec(location.hash)?.[1] ?? 0);
  return number <= turns ? number : 0;
}

function begin(at: HTMLElement, found: Analysis) {
  let picked = addressed(found.turns.length);
  let asTable = false;
  const wide = matchMedia(`(width >= ${WIDTH_REM.phone}rem)`);
  wide.addEventListener("change", () => draw());
  const draw = () => {
    const shown: Shown = { say, found, seats, position, picked, unfolded: wide.matches, asTable, pick, show };
    render(analysis(shown), at);
    drawIn(at, `${picked}`, (canvas) => chart(canvas, found, picked));
  };
  const pick = (number: number) => {
    if (number < 1 || number > found.turns.length || number === picked) return;
    picked = number;
    history.replaceState(null, "", `#turn-${number}`);
    draw();
    reach(number);
  };
  const show = (way: boolean) => {
    asTable = way;
    draw();
  };
  draw();
  if (picked) reach(picked);
  addEventListener("hashchange", () => pick(addressed(found.turns.length)));
  document.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target = event.target as Element;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    if (target.closest("input, select, textarea, .scroll")) return;
    event.preventDefault();
    pick(picked === 0 ? (step > 0 ? 1 : found.turns.length) : picked + step);
  });
  // Colours are the palette's, no matter what changes it.
  new MutationObserver(draw).observe(document.documentElement, { attributes: true });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", draw);
}

/** The table as it was after an entry. */
function position(seq: number): string {
  return `${boot.back}#at=${seq}`;
}

/** Bring a turn's card into sight, and to who listens. */
function reach(number: number) {
  const card = document.getElementById(`turn-${number}`);
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "nearest" });
}

function chart(canvas: HTMLCanvasElement, { points, turns }: Analysis, picked: number) {
  const drawn = [...seats].sort((one, other) => one.seat - other.seat);
  const lines = drawn.map(({ seat, name, shape }) => ({
    name: named(seats, seat),
    label: `${shape} ${cut(name, 10)}`,
    colour: token(`--seat-${seat}`),
    dash: DASHES[seat] ?? [],
    values: points.map((point) => Math.round(point.totals[seat] ?? 0)),
  }));
  const marks = marksOf(points, turns).map(({ number, seat, index }) => ({
    number,
    line: drawn.findIndex((one) => one.seat === seat),
    index,
  }));
  const titles = points.map((point, at) => (at === points.length - 1 ? say("analysis-end") : momentOf(point)));
  return course(canvas, lines, { ticks: ticksOf(points), titles, marks, across: say("analysis-across"), picked });
}

function momentOf({ round, seq }: Point) {
  return round === null ? say("analysis-moment-plain", { seq }) : say("analysis-moment", { round, seq });
}

if (place) {
  place.replaceChildren();
  const heard = (done: number) => render(making(say, done), place);
  heard(0);
  try {
    const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
    begin(place, await made({ ask: () => call("GET", path), wait, heard }));
  } catch (problem) {
    render(nothing, place);
    tell(inWords(say, problem));
    if (!(problem instanceof Problem)) throw problem;
  }
}
