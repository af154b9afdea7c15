/** The ground of sectors that companies hold: tints, the company's pattern, a bright edge inside the border. */
import { nothing, svg } from "lit-html";
import type { Company } from "../types.ts";

/** The pattern of each company: squares, diamonds, dots, triangles, on squares of this size. */
const PATTERNS: [Company, number, string][] = [
  ["tawac", 18, "M6 6h6v6h-6z"],
  ["skymine", 20, "M10 5l5 5-5 5-5-5z"],
  ["minerva", 18, "M9 6a3 3 0 0 1 0 6 3 3 0 0 1 0-6z"],
  ["astrogo", 20, "M10 5l6 10H4z"],
];

export const claimDefs = svg`${PATTERNS.map(
  ([
    company,
    side,
    shape,
  ]) => svg`<pattern id="claim-${company}" width=${side} height=${side} patternUnits="userSpaceOnUse">
    <path class="claim-figure" d=${shape}></path></pattern>`,
)}`;

/** The shape that the edge of a claim stays in. */
export function claimClip(number: number, shape: string) {
  return svg`<clipPath id="held-${number}"><path d=${shape} clip-rule="evenodd"></path></clipPath>`;
}

/** What a company's sector looks like; nothing for a vacant one. */
export function claim(number: number, shape: string, owner: Company | null | undefined) {
  if (!owner) return nothing;
  // A clipped group mixes with nothing below it: the tints stay outside of it.
  return svg`<g class="held-by-${owner}" data-with="outpost:${number}">
    ${["hue", "glow", "tint"].map((layer) => svg`<path class="claim-${layer}" d=${shape} fill-rule="evenodd"></path>`)}
    <g clip-path="url(#held-${number})"><path class="claim-weave" d=${shape} fill-rule="evenodd" fill="url(#claim-${owner})"></path>
    <path class="claim-edge" d=${shape}></path></g>
  </g>`;
}
