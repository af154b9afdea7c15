/**
 * The marks on lit, picked and refused sectors: a frame inside the border and a pattern, so that they do not rely on
 * colour.
 */
import { nothing, svg } from "lit-html";

/** The patterns and, for each marked sector, the shape that its frame stays in. */
export function markDefs(marked: { key: string; shape: string }[]) {
  return svg`<defs>
    <pattern id="lit-pattern" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="lit-stripe" d="M0 7h14"></path>
    </pattern>
    <pattern id="refused-pattern" width="18" height="18" patternUnits="userSpaceOnUse">
      <circle class="refused-dot" cx="9" cy="9" r="2.4"></circle>
    </pattern>
    ${marked.map(({ key, shape }) => svg`<clipPath id=${idOf(key)}><path d=${shape} clip-rule="evenodd"></path></clipPath>`)}
  </defs>`;
}

/**
 * The mark of one sector; nothing for most.
 * @param cls of `hit`
 */
export function mark(key: string, shape: string, cls: string) {
  if (!cls) return nothing;
  // A clipped group mixes with nothing below it: the glow stays outside of it.
  return svg`<g class="mark${cls}" aria-hidden="true" data-mark=${key}>
    ${["mark-glow", "mark-warmth"].map((layer) => svg`<path class=${layer} d=${shape} fill-rule="evenodd"></path>`)}
    <g clip-path="url(#${idOf(key)})"><path class="weave" d=${shape} fill-rule="evenodd"></path>
    <path class="frame" d=${shape}></path><path class="frame-line" d=${shape}></path></g>
  </g>`;
}

function idOf(key: string) {
  return `in-${key.replace(":", "-")}`;
}
