/** Examples of the rules, drawn as the table draws them; the rules load this when somebody first steps through one. */
import { html, render } from "lit-html";
import { putOn } from "../../table/face.ts";
import { speaker } from "../../table/i18n.ts";
import { NOTHING_ASKED } from "../../table/nothing-asked.ts";
import "../examples/modules.ts";
import { partOf } from "../examples/parts.ts";
import { playWith, sprites } from "../modules.ts";
import { named } from "../naming.ts";
import { sprite } from "../symbols.ts";
import type { Ctx, Facts, Say, View } from "../types.ts";

type Step = { view: Partial<View>; lights: string[]; card?: string; line?: number };

/** An example as the server keeps it. */
export type Example = { modules: string[]; draws: string[]; steps: Step[] };

/** Where words and facts are, and how they are said. */
export type Source = {
  words: string;
  facts: string;
  language: string;
  numbering: string;
  joints: Record<string, string>;
};

// Of a face, drawings ask only for names.
putOn({ named } as unknown as Parameters<typeof putOn>[0]);

const LIT = "data-spoken-of";
/** Board units around what a drawing of a part of the Moon shows. */
const AROUND = 30;

/** The view at a step: each step says what has changed. Pure. */
export function viewAt({ steps }: Example, at: number): View {
  return Object.assign({}, ...steps.slice(0, at + 1).map(({ view }) => view));
}

/** The context for drawing: the reader's table where nothing can be chosen. */
export function contextAt(example: Example, at: number, facts: Facts, say: Say): Ctx {
  const view = viewAt(example, at);
  const table = { data: { seats: view.seats.map((seat) => ({ ...seat, called: null, picture: null })) } };
  const state = {
    game: { choices: NOTHING_ASKED, view, facts, log: [] },
    choosing: { picked: [], draft: {}, held: null },
    table,
  };
  return {
    state,
    now: state,
    view,
    facts,
    say,
    me: view.me === null ? null : (view.seats[view.me] ?? null),
    act: {},
    offers: [],
    refused: new Map(),
    lit: new Set(),
    picked: new Set(),
    shown: new Set(),
  } as unknown as Ctx;
}

let known: Promise<{ say: Say; facts: Facts }> | null = null;

/** Words and facts, fetched once. */
function knowing(source: Source) {
  known ??= (async () => {
    const [words, facts] = await Promise.all([source.words, source.facts].map(fetched));
    const say = speaker((await words?.text()) ?? "", source.language, source.numbering, source.joints);
    return { say, facts: await facts?.json() };
  })();
  known.catch(() => (known = null));
  return known;
}

async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

/**
 * Fetch an example.
 * @returns draws a step of it in `place`
 */
export async function example(address: string, source: Source, place: HTMLElement): Promise<(at: number) => void> {
  const [found, { say, facts }]: [Example, { say: Say; facts: Facts }] = await Promise.all([
    fetched(address).then((answer) => answer.json()),
    knowing(source),
  ]);
  return (at) => {
    playWith(found.modules);
    const ctx = contextAt(found, at, facts, say);
    const { card = "", line = -1, lights = [] } = found.steps[at] ?? {};
    render(html`${sprite} ${sprites()} ${found.draws.map((name) => partOf(ctx, name, { card, line }))}`, place);
    light(place, lights);
    crop(place, found);
  };
}

/** Mark what the sentence speaks of. */
function light(place: HTMLElement, keys: string[]) {
  for (const one of place.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT);
  for (const one of keys.flatMap((key) => bearing(place, key))) one.setAttribute(LIT, "");
}

/** What bears this key; one that ends with ":" means all that begin so. */
function bearing(place: HTMLElement, key: string) {
  const is = key.endsWith(":") ? "^=" : "=";
  const of = JSON.stringify(key);
  return [
    ...place.querySelectorAll(["data-target", "data-key", "data-explain"].map((name) => `[${name}${is}${of}]`).join()),
  ];
}

/** Draw of the Moon only the station that a part names and the sectors that its sentences speak of. */
function crop(place: HTMLElement, { draws, steps }: Example) {
  const company = draws.find((name) => name.startsWith("moon:"))?.split(":")[1];
  const drawing = place.querySelector<SVGSVGElement>("svg.moon");
  if (!company || !drawing) return;
  const sectors = steps.flatMap(({ lights }) => lights).filter((key) => key.startsWith("sector:"));
  const things = [`station:${company}`, ...sectors].flatMap((key) => bearing(place, key)) as SVGGraphicsElement[];
  const boxes = things.map((one) => one.getBBox());
  const [left, top] = [Math.min(...boxes.map(({ x }) => x)), Math.min(...boxes.map(({ y }) => y))];
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const box = [left - AROUND, top - AROUND, right - left + 2 * AROUND, bottom - top + 2 * AROUND];
  drawing.setAttribute("viewBox", box.map(Math.round).join(" "));
}
