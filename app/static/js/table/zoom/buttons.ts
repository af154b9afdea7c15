/** The buttons that zoom in, zoom out, and show the whole board. */
import { html, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import type { Say } from "../types.ts";

/** The action, key and icon of each button. */
const BUTTONS = [
  { way: "whole", key: "0", lines: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" },
  { way: "out", key: "-", lines: "M5 12h14" },
  { way: "in", key: "+", lines: "M5 12h14M12 5v14" },
];

export function zoomButtons(say: Say) {
  return guard([say], () => drawn(say));
}

function drawn(say: Say) {
  return html`<div class="zoom" role="group" aria-label=${say("zoom")}>
    ${BUTTONS.map(
      ({ way, key, lines }) =>
        html`<button type="button" data-zoom=${way} aria-label=${say(`zoom-${way}`)} title=${say(`zoom-${way}`)} aria-keyshortcuts=${key}>
          <svg viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${lines}></path>`}</svg>
        </button>`,
    )}
  </div>`;
}
