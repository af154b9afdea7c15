/** Examples of the rules, drawn as the table draws them; the rules load this when somebody first steps through one. */
import { html, render } from "lit-html";
import { putOn } from "../../table/face.ts";
import { speaker } from "../../table/i18n.ts";
import { fetched } from "../../table/later.ts";
import type { Ctx, Facts, Say, View } from "../../table/types.ts";
import { stillContext } from "./still-context.ts";

/** A step as the server keeps it: what of the view changes, what is lit, the automa's card and its line. */
export type Step = { view: Partial<View>; lights?: string[]; card?: string; line?: number };

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

/** What a game draws of an example. */
export interface Drawing<C> {
  /** Of a face, drawings ask only for names. */
  named: unknown;
  /** The modules that are in play from now on. */
  playWith?(modules: string[]): void;
  sprite(): unknown;
  /** A part of the table, by its name. */
  part(ctx: C, name: string, step: Step): unknown;
  /** What is done with the drawing once it stands. */
  drawn?(place: HTMLElement, example: Example): void;
}

const LIT = "data-spoken-of";

/** The view at a step: each step says what has changed. Pure. */
export function viewAt({ steps }: Example, at: number): View {
  return Object.assign({}, ...steps.slice(0, at + 1).map(({ view }) => view));
}

let known: Promise<{ say: Say; facts: Facts }> | null = null;

/** Words and facts, fetched once. */
function knowing(source: Source) {
  known ??= (async () => {
    const [words, facts] = await Promise.all([fetched(source.words), fetched(source.facts)]);
    return { say: speaker(words, source.language, source.numbering, source.joints), facts: JSON.parse(facts) };
  })();
  known.catch(() => (known = null));
  return known;
}

/**
 * What a game's script exports as `example`.
 * @returns fetches an example, and then draws a step of it in a place
 */
export function drawnBy<C extends Ctx>(drawing: Drawing<C>) {
  putOn({ named: drawing.named } as unknown as Parameters<typeof putOn>[0]);
  return async (address: string, source: Source, place: HTMLElement): Promise<(at: number) => void> => {
    const [found, { say, facts }]: [Example, { say: Say; facts: Facts }] = await Promise.all([
      fetched(address).then(JSON.parse),
      knowing(source),
    ]);
    return (at) => {
      const step = found.steps[at];
      if (!step) return;
      drawing.playWith?.(found.modules);
      const ctx = stillContext<C>(viewAt(found, at), facts, say);
      render(html`${drawing.sprite()} ${found.draws.map((name) => drawing.part(ctx, name, step))}`, place);
      light(place, step.lights ?? []);
      drawing.drawn?.(place, found);
    };
  };
}

/** Mark what the sentence speaks of. */
function light(place: HTMLElement, keys: string[]) {
  for (const one of place.querySelectorAll(`[${LIT}]`)) one.removeAttribute(LIT);
  for (const one of keys.flatMap((key) => bearing(place, key))) one.setAttribute(LIT, "");
}

/** What bears this key; one that ends with ":" means all that begin so. */
export function bearing(place: HTMLElement, key: string) {
  const is = key.endsWith(":") ? "^=" : "=";
  const of = JSON.stringify(key);
  return [
    ...place.querySelectorAll(["data-target", "data-key", "data-explain"].map((name) => `[${name}${is}${of}]`).join()),
  ];
}
