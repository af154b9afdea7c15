/** The lines that say what the moves of others mean for the reader; loaded once there are some. */
import { html, nothing } from "lit-html";
import { turnsWith } from "./others-turns.ts";
import type { Ctx } from "./types.ts";
import type { Tools } from "./when-told-loader.ts";

/**
 * What draws a line for each entry, and below them the turns of others; `aloud` as text alone, for a live region, in
 * which those turns have been said already.
 */
export function linesWith(tools: Tools): (ctx: Ctx, aloud: boolean) => unknown {
  const { repeat, sentence, sentenceText } = tools;
  const turns = turnsWith(tools);
  return (ctx, aloud) => [
    repeat(
      ctx.now.recent.concerned,
      ({ seq }) => seq,
      ({ concerns = [] }) =>
        aloud
          ? html`<p>${concerns.map((one) => sentenceText(ctx, one)).join(" ")}</p>`
          : html`<p class="concern">${concerns.map((one) => html`<span class="sentence">${sentence(ctx, one)}</span> `)}</p>`,
    ),
    aloud ? nothing : turns(ctx),
  ];
}
