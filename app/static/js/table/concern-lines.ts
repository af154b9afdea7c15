/** The lines that say what the moves of others mean for the reader; loaded once there are some. */
import { html } from "lit-html";
import type { Ctx } from "./types.ts";
import type { Tools } from "./when-told-loader.ts";

/** What draws a line for each entry; `aloud` as text alone, for a live region. */
export function linesWith({ repeat, sentence, sentenceText }: Tools): (ctx: Ctx, aloud: boolean) => unknown {
  return (ctx, aloud) =>
    repeat(
      ctx.now.concerned,
      ({ seq }) => seq,
      ({ concerns = [] }) =>
        aloud
          ? html`<p>${concerns.map((one) => sentenceText(ctx, one)).join(" ")}</p>`
          : html`<p class="concern">${concerns.map((one) => html`<span class="sentence">${sentence(ctx, one)}</span> `)}</p>`,
    );
}
