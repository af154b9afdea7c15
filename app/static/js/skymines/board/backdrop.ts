/** What lies behind the sectors: stars, air, and the Moon lit by one sun. Decorative and static. */
import { noChange, svg } from "lit-html";
import type { ElementPart } from "lit-html/directive.js";
import { Directive, directive } from "lit-html/directive.js";
import { pictured } from "../../table/drawings.ts";
import type { MoonFact } from "../types.ts";
import { chance } from "./chance.ts";
import { claimDefs } from "./claims.ts";

/** Board units around the Moon's square, where the tracks are. */
export const MARGIN = 170;
/** The same where the tracks are lines below it. */
export const BARE_MARGIN = 10;
/** Where the legend of the board begins: left, and below its lower edge. */
export const LEGEND = { x: -152, y: MARGIN - 22 };
const STARS = 190;

/** The picture of the Moon reaches this far beyond its globe: its limb is drawn softly. */
const REACH = 1.012;

const bring = pictured({ 0: "moon-1040", 1300: "moon-2080" });

/** Brings the picture to the image that it stands in; `ref` of lit-html does more, and weighs twenty times as much. */
const moonPicture = directive(
  class extends Directive {
    given = false;
    override render() {
      return noChange;
    }
    override update({ element }: ElementPart) {
      if (!this.given) bring(element);
      this.given = true;
      return noChange;
    }
  },
);

export function backdrop({ width, globe: radius }: MoonFact) {
  const middle = width / 2;
  const reach = radius * REACH;
  return svg`<defs>
      <radialGradient id="globe" cx="34%" cy="28%" r="82%">
        <stop offset="0" class="globe-near"></stop><stop offset="0.55" class="globe-far"></stop><stop offset="1" class="globe-night"></stop>
      </radialGradient>
      <radialGradient id="globe-air"><stop offset="0.8" class="air-near"></stop><stop offset="1" class="air-far"></stop></radialGradient>
      ${claimDefs}
    </defs>
    <rect class="space" x=${-MARGIN} y=${-MARGIN} width=${width + 2 * MARGIN} height=${width + 2 * MARGIN} rx="52"></rect>
    ${stars(width)}
    <circle class="air" cx=${middle - 16} cy=${middle - 16} r=${radius + 92} fill="url(#globe-air)"></circle>
    <circle class="disc" cx=${middle} cy=${middle} r=${radius} fill="url(#globe)"></circle>
    <image class="moon-picture" x=${middle - reach} y=${middle - reach} width=${2 * reach} height=${2 * reach} ${moonPicture()}></image>`;
}

/** The sphere's own light over all that is tinted: noon upper left, night lower right, a warm and a cold limb. */
export function sunlight({ width, globe: radius }: MoonFact) {
  const middle = width / 2;
  return svg`<defs>
      <radialGradient id="noon" cx="26%" cy="24%" r="50%"><stop offset="0" class="noon-near"></stop><stop offset="1" class="noon-far"></stop></radialGradient>
      <radialGradient id="sphere" cx="33%" cy="30%" r="80%">
        <stop offset="0.42" class="dusk-0"></stop><stop offset="0.72" class="dusk-1"></stop><stop offset="0.9" class="dusk-2"></stop><stop offset="1" class="dusk-3"></stop>
      </radialGradient>
      <linearGradient id="limb" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0.1" class="limb-day"></stop><stop offset="0.4" class="limb-day-end"></stop>
        <stop offset="0.62" class="limb-night-end"></stop><stop offset="0.85" class="limb-night"></stop>
      </linearGradient>
    </defs>
    <g class="sunlight">
      <circle class="noon" cx=${middle} cy=${middle} r=${radius} fill="url(#noon)"></circle>
      <circle cx=${middle} cy=${middle} r=${radius} fill="url(#sphere)"></circle>
      <circle class="limb" cx=${middle} cy=${middle} r=${radius - 2} stroke="url(#limb)"></circle>
    </g>`;
}

/** Three paths of stars, from faint to bright. */
function stars(width: number) {
  const side = width + 2 * MARGIN;
  const all = Array.from({ length: STARS }, (_, index) => {
    const at = [7, 8].map((salt) => Math.round(chance(index, salt) * side - MARGIN));
    return { at, size: Math.floor(3 * chance(index, 9) ** 2.2) };
  });
  return [0, 1, 2].map(
    (size) =>
      svg`<path class="stars size-${size}" d=${all
        .filter((star) => star.size === size)
        .map(({ at }) => `M${at.join(" ")}h0`)
        .join("")}></path>`,
  );
}
