/** The backdrop of the sectors: space with its stars, the Moon's globe, its relief. Decorative and static. */

import { svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import type { MoonFact } from "../types.ts";
import { chance } from "./relief.ts";
import { paintRelief } from "./relief-painter.ts";

/** Board units around the Moon's square, where the tracks are. */
export const MARGIN = 147;
const STARS = 90;

export function backdrop({ width, globe: radius }: MoonFact) {
  const middle = width / 2;
  return svg`<defs>
      <radialGradient id="globe" cx="36%" cy="30%" r="78%">
        <stop offset="0" class="globe-near"></stop><stop offset="1" class="globe-far"></stop>
      </radialGradient>
    </defs>
    <rect class="space" x=${-MARGIN} y=${-MARGIN} width=${width + 2 * MARGIN} height=${width + 2 * MARGIN} rx="18"></rect>
    <path class="stars" d=${stars(width)}></path>
    <circle class="halo" cx=${middle} cy=${middle} r=${radius + 6}></circle>
    <circle class="disc" cx=${middle} cy=${middle} r=${radius} fill="url(#globe)"></circle>
    <image class="relief" x=${middle - radius} y=${middle - radius} width=${2 * radius} height=${2 * radius}
      ${ref(paintRelief)}></image>`;
}

/** Points of light in the corners that the globe leaves free. */
function stars(width: number) {
  const around = Array.from({ length: STARS }, (_, index) => [chance(index, 7) * width, chance(index, 8) * width]);
  const free = around.filter(([x = 0, y = 0]) => Math.hypot(x - width / 2, y - width / 2) > width * 0.515);
  return free.map(([x = 0, y = 0]) => `M${Math.round(x)} ${Math.round(y)}h0`).join("");
}
