/** The lines that say what the moves of others mean for the reader; loaded once there are some. */
import { html } from "lit-html";

/**
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {import("./when-told-loader.js").Tools} Tools
 */

/**
 * What draws a line for each entry; `aloud` as text alone, for a live region.
 * @param {Tools} tools
 * @returns {(ctx: Ctx, aloud: boolean) => unknown}
 */
export function linesWith({ repeat, sentence, sentenceText }) {
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
