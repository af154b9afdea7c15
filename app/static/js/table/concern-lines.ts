/** The lines that say what the moves of others mean for the reader; loaded once there are some. */
import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { sentence, sentenceText } from "./log/sentence.ts";
import { othersTurns } from "./others-turns.ts";
import { spokenWith } from "./spoken.ts";
import type { Ctx } from "./types.ts";

/**
 * What draws a line for each entry, and below them the turns of others; `aloud` as text alone, for a live region, in
 * which all moves after entry `first` are said before.
 */
export function linesWith(first: number): (ctx: Ctx, aloud: boolean) => unknown {
  const spoken = spokenWith(first);
  return (ctx, aloud) => [
    aloud ? spoken(ctx) : nothing,
    repeat(
      ctx.now.recent.concerned,
      ({ seq }) => seq,
      ({ concerns = [] }) =>
        aloud
          ? html`<p>${concerns.map((one) => sentenceText(ctx, one)).join(" ")}</p>`
          : html`<p class="concern">${concerns.map((one) => html`<span class="sentence">${sentence(ctx, one)}</span> `)}</p>`,
    ),
    aloud ? nothing : othersTurns(ctx),
  ];
}
