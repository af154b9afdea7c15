/** What happened, in the server's sentences, newest first. */
import { html, nothing } from "lit-html";
import { SHAPES } from "../words.js";

/** @typedef {import("../types").Ctx} Ctx */

/** @param {Ctx} ctx */
export function log(ctx) {
  const { state, say } = ctx;
  const entries = state.log.filter((entry) => entry.text.length > 0);
  return html`<section class="log" aria-label=${say("log")}>
    ${entries.length === 0 ? html`<p class="note">${say("log-empty")}</p>` : nothing}
    <ol reversed>
      ${entries
        .slice(-200)
        .reverse()
        .map(
          (entry) =>
            html`<li>
              <span class="who ${entry.seat === null ? "" : `seat-${entry.seat}`}"
                >${entry.seat === null ? "·" : SHAPES[entry.seat]}</span
              >
              <span>${entry.text.map((sentence) => html`<span class="sentence">${sentence}</span> `)}</span>
            </li>`,
        )}
    </ol>
  </section>`;
}
