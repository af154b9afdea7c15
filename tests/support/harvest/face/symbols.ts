/** The symbols of Harvest: its kinds of crops. */
import { html, svg } from "lit-html";

/** By kind the outline of its symbol, 24 by 24. */
const CROPS: Record<string, string> = {
  wheat: "M12 22V8M12 12l-5-4M12 12l5-4M12 17l-5-4M12 17l5-4M12 8V2",
  rye: "M12 22V3M9 4v10M15 4v10",
  oats: "M12 22C12 14 8 10 4 8M12 22c0-8 4-12 8-14M12 22V2",
  barley: "M12 22V10M7 2l5 8 5-8M12 2v8",
};

export const sprite = html`<svg class="sprite" aria-hidden="true" width="0" height="0">
  ${Object.entries(CROPS).map(([kind, outline]) => svg`<symbol id=${`c-${kind}`} viewBox="0 0 24 24"><path d=${outline} /></symbol>`)}
</svg>`;

/** The symbol of a kind of crop, beside its name in words. */
export function symbol(kind: string) {
  return html`<svg class="crop-symbol" aria-hidden="true"><use href=${`#c-${kind}`}></use></svg>`;
}
