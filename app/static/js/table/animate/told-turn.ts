/**
 * A turn that has just been told, shown large in place of the question: a copy of what the page says of it, whose lines are ticked
 * off one after the other, each while its pieces move. It takes no input and hides nothing from screen readers.
 */
import { besideRegions } from "../regions.ts";
import type { Movement, Speed } from "../types.ts";
import type { Box } from "./ghosts.ts";
import type { Timed } from "./timing.ts";
import { LASTS, timed } from "./timing.ts";

/** How long a line is read before its pieces move, all lines at most, and the whole before it goes, in movements. */
const [READ, READ_ALL, HOLD] = [0.8, 4, 2.2];

/** How far it stays from the edges of the window, in pixels. */
const EDGE = 8;

/** A column narrower than this has no room for it, in pixels. */
const LEAST = 200;

/** A column is at least so high, in pixels: what lies farther up beside the question leaves it less. */
const HIGH = 160;

/** When each step begins and is ticked off, in milliseconds. */
export type Ticks = { begins: number; ends: number }[];

/**
 * Movements in the order of the lines that tell of them, with the times of both. What no line tells of comes last. Pure.
 * @param lines for each line, or each step of one, the keys of the places that it tells of
 */
export function byLines(movements: Movement[], lines: string[][], speed: Speed) {
  const read = LASTS[speed] * Math.min(READ, READ_ALL / Math.max(1, lines.length));
  const row: Timed[] = [];
  const ticks: Ticks = [];
  let clock = 0;
  for (let index = 0; index <= lines.length; index++) {
    const own = timed(
      movements.filter((movement) => lineOf(movement, lines) === index),
      speed,
    );
    const begins = clock;
    if (index < lines.length) clock += read;
    row.push(...own.timed.map((one) => ({ ...one, delay: one.delay + clock })));
    clock += own.total;
    if (index < lines.length) ticks.push({ begins, ends: clock });
  }
  return { timed: row, total: clock, ticks };
}

/** The first line that tells of a movement; one past the last if none does. Pure. */
function lineOf({ from, to }: Movement, lines: string[][]) {
  const found = lines.findIndex((places) => [...to, ...from].some((key) => places.includes(key)));
  return found < 0 ? lines.length : found;
}

/** The turns after a number of the log that the page tells and that are not known yet; they are from now on. */
export function newlyTold(root: HTMLElement, selector: string, known: Set<string>, since: number) {
  const fresh = besideRegions<HTMLElement>(root, selector).filter(
    ({ dataset }) => Number(dataset.seq) > since && !known.has(dataset.seq ?? ""),
  );
  for (const { dataset } of fresh) known.add(dataset.seq ?? "");
  return fresh;
}

/** For each step of told turns the places that it tells of. */
export function placesOf(told: HTMLElement[]) {
  return told.flatMap(linesOf).flatMap((line) => {
    const deeds = deedsOf(line);
    const lit = [line, ...line.querySelectorAll("[data-lights]")];
    const own = lit.filter((one) => !deeds.includes(one)).flatMap(lightsOf);
    const steps = deeds.map(lightsOf);
    return [[...own, ...(steps[0] ?? [])], ...steps.slice(1)];
  });
}

const lightsOf = (one: Element) => one.getAttribute("data-lights")?.split(" ").filter(Boolean) ?? [];

/** Its lines: the items of its ordered list. */
function linesOf(told: Element) {
  return [...told.querySelectorAll("ol > li")];
}

/** What came of a line: each is a step of its own. A line of which nothing is said is one step. */
function deedsOf(line: Element) {
  return [...line.querySelectorAll(".did > li")];
}

/**
 * Show turns beside the board, until all their lines are ticked off.
 * @param told at least one
 * @returns the animations, which can be cancelled at any moment; none where there is no room
 */
export function raise(
  root: HTMLElement,
  layer: HTMLElement,
  told: HTMLElement[],
  ticks: Ticks,
  start: number,
  speed: Speed,
): Animation[] {
  const sight = room(root);
  if (sight.width < LEAST) return [];
  const card = copy(told);
  card.style.width = `${sight.width}px`;
  layer.append(card);
  if (card.offsetHeight > sight.height) card.classList.add("long");
  const left = sight.left;
  const top = Math.max(EDGE, Math.min(sight.top, innerHeight - card.offsetHeight - EDGE));
  const lasts = lastsFor(ticks, speed);
  const at = `translate(${left}px, ${top}px)`;
  const edge = (0.6 * LASTS[speed]) / lasts;
  const shown = card.animate(
    [
      { transform: `${at} translateY(16px) scale(0.96)`, opacity: 0 },
      { transform: at, opacity: 1, offset: Math.min(0.2, edge) },
      { transform: at, opacity: 1, offset: Math.max(0.8, 1 - edge) },
      { transform: away(told, card, at), opacity: 0 },
    ],
    { delay: start, duration: lasts, easing: "ease-out", fill: "both" },
  );
  const gone = () => card.remove();
  shown.finished.then(gone, gone);
  // What tells of it beside the board waits, so that nothing is known before its pieces have moved.
  const waits = told.map((one) => one.animate([{ opacity: 0 }, { opacity: 0 }], start + lasts));
  const rest = [...ticks];
  const lines = linesOf(card).flatMap((line) => ticked(line, rest.splice(0, Math.max(1, deedsOf(line).length)), start));
  return [shown, ...waits, ...lines];
}

/** The column of the question, down to what the others hold: no piece comes there, and what is asked waits. */
function room(root: HTMLElement): Box {
  const [asks] = root.querySelectorAll(".table .asks");
  const { left, top, width } = (asks ?? root).getBoundingClientRect();
  const below = [...root.querySelectorAll(".table :is(.side-tabs, .side-others), .table > .mine")]
    .map((one) => one.getBoundingClientRect())
    .filter((box) => box.width > 0 && box.top > top + HIGH && box.left < left + width && box.right > left);
  const bottom = Math.min(innerHeight, ...below.map((box) => box.top)) - EDGE;
  return { left: left + EDGE, top, width: width - 2 * EDGE, height: bottom - top };
}

/** How long turns with these lines are shown, in milliseconds. Pure. */
export function lastsFor(ticks: Ticks, speed: Speed) {
  return (ticks.at(-1)?.ends ?? 0) + HOLD * LASTS[speed];
}

/** Where it goes: to what tells of it beside the board, or nowhere if that is out of sight. */
function away([first]: HTMLElement[], card: HTMLElement, at: string) {
  const home = first?.getBoundingClientRect();
  if (!home?.width) return at;
  return `translate(${home.left}px, ${home.top}px) scale(${home.width / card.offsetWidth})`;
}

/**
 * A line is pale before it is read; what came of it appears when its pieces have moved, one after the other, and its
 * tick at last.
 */
function ticked(line: Element, steps: Ticks, start: number) {
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return [];
  const pale = line.animate([{ opacity: 0.45 }, { opacity: 1 }], {
    delay: start + first.begins,
    duration: 120,
    fill: "backwards",
  });
  const after = (ends: number) => ({
    delay: start + ends,
    duration: 140,
    easing: "ease-out",
    fill: "backwards" as const,
  });
  const deeds = deedsOf(line).map((one, index) =>
    one.animate([{ opacity: 0 }, { opacity: 1 }], after((steps[index] ?? last).ends)),
  );
  const ticks = [...line.querySelectorAll(".tick")].map((one) =>
    one.animate(
      [{ opacity: 0, transform: "scale(0.8)" }, { opacity: 1, transform: "scale(1.06)", offset: 0.7 }, {}],
      after(last.ends),
    ),
  );
  return [pale, ...deeds, ...ticks];
}

/** An inert copy under another name: nothing in it is found as what it was made of. */
function copy(told: HTMLElement[]) {
  const card = document.createElement("div");
  card.className = "told-large nightside";
  for (const one of told) card.append(...one.cloneNode(true).childNodes);
  for (const button of card.querySelectorAll("button")) button.remove();
  for (const one of card.querySelectorAll("*"))
    for (const { name } of [...one.attributes]) if (!KEPT.includes(name)) one.removeAttribute(name);
  for (const line of linesOf(card)) {
    const tick = document.createElement("span");
    tick.className = "tick";
    line.prepend(tick);
  }
  return card;
}

/** Attributes that a copy needs to look alike. */
const KEPT = ["class", "href", "viewBox", "d", "role", "x", "y", "width", "height"];
