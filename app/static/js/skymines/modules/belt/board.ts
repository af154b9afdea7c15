/** The Belt side of the board: asteroids in the depth of space, flight paths, shuttles, outposts. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf } from "../../../table/hit.ts";
import { tabStop } from "../../../table/tab-stop.ts";
import { LEGEND, MARGIN } from "../../board/backdrop.ts";
import { chance } from "../../board/chance.ts";
import { drawn } from "../../modules.ts";
import { drawnAt, symbolAt } from "../../symbols.ts";
import type { Asteroid, BeltView, Ctx, FlightPath, PrintedShuttle } from "../../types.ts";
import type { Point } from "./geometry.ts";
import { between, craters, curve, outline, partMiddle } from "./geometry.ts";
import { asteroidWords, shuttleWords, spaceWords } from "./words.ts";

type BeltMap = BeltView["board"];

const STARS = 190;
const ROCKS = 46;

/** The Belt of this game. */
export const beltOf = ({ view }: Pick<Ctx, "view">) => view.modules?.belt as BeltView;

export function beltBoard(ctx: Ctx) {
  const { board } = beltOf(ctx);
  return {
    name: "belt",
    stations: board.stations.map((one) => ({ ...one, shuttles: 1 })),
    places: places(ctx, board),
    legend: legend(ctx, board),
  };
}

function places(ctx: Ctx, board: BeltMap) {
  return svg`${guard([board], () => backdrop(board))}
    ${guard([board], () => ways(board))}
    ${guard([...marksOf(ctx), board, beltOf(ctx).pieces], () => spaces(ctx, board))}
    ${drawn("belt", ctx)}`;
}

/** What can be chosen, and the pieces on it. */
function spaces(ctx: Ctx, board: BeltMap) {
  const { say } = ctx;
  const isOpen = board.asteroids.some((one) => canBeEntered(ctx, one));
  return svg`<g class=${isOpen ? "asteroids choosing" : "asteroids"} role="list" aria-label=${say("belt-asteroids")}>${board.asteroids.map((one) => asteroid(ctx, one))}</g>
    <g role="list" aria-label=${say("belt-paths")}>${board.paths.map((one) => shuttleSpace(ctx, one))}</g>`;
}

// --- space and the paths in it ---------------------------------------------------------------------

/** Stars, a band of dust, rocks far off. */
function backdrop({ width }: BeltMap) {
  const side = width + 2 * MARGIN;
  const spread = (index: number, salt: number) => chance(index, salt) * side - MARGIN;
  const stars = Array.from(
    { length: STARS },
    (_, index) => `M${Math.round(spread(index, 7))} ${Math.round(spread(index, 8))}h0`,
  );
  return svg`<defs>
      <radialGradient id="rock" cx="34%" cy="26%" r="85%">
        <stop offset="0" class="globe-near"></stop><stop offset="0.55" class="globe-far"></stop><stop offset="1" class="globe-night"></stop>
      </radialGradient>
      <radialGradient id="dust-band">
        <stop offset="0" class="dust-core"></stop><stop offset="1" class="dust-edge"></stop>
      </radialGradient>
    </defs>
    <rect class="space" x=${-MARGIN} y=${-MARGIN} width=${side} height=${side} rx="18"></rect>
    <ellipse class="dust" cx=${width / 2} cy=${width / 2} rx=${width * 0.6} ry="290" transform="rotate(-27 ${width / 2} ${width / 2})"></ellipse>
    <path class="stars" d=${stars.join("")}></path>
    ${Array.from({ length: ROCKS }, (_, index) => farRock(index, width))}`;
}

function farRock(index: number, width: number) {
  const along = chance(index, 11) * width;
  const x = along;
  const y = width / 2 - (along - width / 2) * 0.5 + (chance(index, 12) - 0.5) * 520;
  const size = 2.5 + 7 * chance(index, 13) ** 3;
  return svg`<ellipse class="far-rock" cx=${Math.round(x)} cy=${Math.round(y)} rx=${size} ry=${size * 0.72}
    transform="rotate(${Math.round(chance(index, 14) * 180)} ${Math.round(x)} ${Math.round(y)})"></ellipse>`;
}

/** All flight paths below all asteroids, above the shadows of these. */
function ways(board: BeltMap) {
  const at = new Map(board.asteroids.map((one) => [one.number, one]));
  return svg`${board.asteroids.map(shadow)} ${board.paths.map((path) => way(path, at))} ${board.printed.map((one) => printedWay(board, one, at))}`;
}

function shadow(rock: Asteroid) {
  return svg`<path class="rock-shadow" d=${outline(rock)} transform="translate(${rock.radius * 0.16} ${rock.radius * 0.2})"></path>`;
}

function way(path: FlightPath, at: Map<number, Asteroid>) {
  const [from, to] = path.ends.map((number) => at.get(number));
  if (!from || !to) return nothing;
  const { d, along } = curve(from.spot, path.spot, to.spot);
  const parts = [from, to].map((end, index) =>
    path.energy?.[index] ? partMiddle(along, end, path.spot, index === 1) : null,
  );
  return svg`<path class="lane" d=${d}></path><path class="lane-line" d=${d}></path>
    ${parts.map((point) => (point ? svg`<circle class="toll" cx=${point[0]} cy=${point[1]} r="15"></circle>${symbolAt("energy", point[0], point[1], 24)}` : nothing))}`;
}

/** From a station to an asteroid, with the shuttle that is always there. */
function printedWay(
  { stations, width }: BeltMap,
  { company, asteroid: number, spot }: PrintedShuttle,
  at: Map<number, Asteroid>,
) {
  const rock = at.get(number);
  const label = stations.find((one) => one.company === company)?.label;
  if (!rock || !label) return nothing;
  const d = `M${rock.spot.join(" ")}L${spot.join(" ")}L${between(spot, nearest(label as Point, spot, width), 1).join(" ")}`;
  return svg`<path class="lane" d=${d}></path><path class="lane-line company-${company}" d=${d}></path>
    <g class="printed company-${company}"><circle cx=${spot[0]} cy=${spot[1]} r="19"></circle>${drawnAt(`v-${company}`, spot[0], spot[1], 46, 37, symbolAt("shuttle", spot[0], spot[1], 28))}</g>`;
}

/** The place on a station's inner edge that lies next to a point. */
function nearest([x, y]: Point, spot: Point, width: number): Point {
  const inner = 0.14 * width;
  const clamp = (value: number) => Math.min(0.63 * width, Math.max(0.37 * width, value));
  if (Math.abs(x - width / 2) > Math.abs(y - width / 2)) return [x < width / 2 ? inner : width - inner, clamp(spot[1])];
  return [clamp(spot[0]), y < width / 2 ? inner : width - inner];
}

// --- asteroids --------------------------------------------------------------------------------------

/** What lies on an outpost space has its number and its place. */
const idOf = ({ number }: Asteroid, place: number) => `${number}-${place}`;

const canBeEntered = (ctx: Ctx, rock: Asteroid) =>
  rock.spaces.some((_, index) => ctx.lit.has(`belt:${idOf(rock, index + 1)}`));

function asteroid(ctx: Ctx, rock: Asteroid) {
  const { number, spaces } = rock;
  return svg`<g role="listitem" class=${canBeEntered(ctx, rock) ? "open" : ""}><g class="asteroid" role="group" aria-label=${asteroidWords(ctx, rock)} data-explain="belt-asteroid:${number}">
    ${guard([rock], () => body(rock))}
    ${held(ctx, rock)}
    ${guard([rock], () => signs(rock))}
    ${spaces.map((spot, index) => space(ctx, rock, spot, index + 1))}
  </g></g>`;
}

/** The ground that companies hold: all of an asteroid of one company, else what lies around each outpost. */
function held(ctx: Ctx, rock: Asteroid) {
  const { pieces } = beltOf(ctx);
  const outposts = rock.spaces.flatMap((spot, index) => {
    const owner = pieces[idOf(rock, index + 1)];
    return owner ? [{ spot, owner }] : [];
  });
  const isShared = outposts.some(({ owner }) => owner !== outposts[0]?.owner);
  const grounds = isShared ? outposts : outposts.slice(0, 1);
  const clip = `url(#rock-${rock.number})`;
  return grounds.map(({ spot: [x, y], owner }) => {
    const d = isShared ? `M${x - 44} ${y}a44 44 0 1 0 88 0a44 44 0 1 0-88 0` : outline(rock);
    return svg`<g class="held-by-${owner}" aria-hidden="true">
      ${["hue", "glow", "tint"].map((layer) => svg`<path class="claim-${layer}" d=${d} clip-path=${clip}></path>`)}
      <path class="claim-weave" d=${d} clip-path=${clip} fill="url(#claim-${owner})"></path>
      <path class="claim-edge" d=${d} clip-path=${clip}></path></g>`;
  });
}

/** Its rock. */
function body(rock: Asteroid) {
  const [x, y] = rock.spot;
  const shape = outline(rock);
  return svg`<clipPath id="rock-${rock.number}"><path d=${shape}></path></clipPath>
    <path class="rock" d=${shape} fill="url(#rock)"></path>
    <g clip-path="url(#rock-${rock.number})" aria-hidden="true">
      <path class="plateau" d=${shape} transform="translate(${x * 0.34 - rock.radius * 0.16} ${y * 0.34 - rock.radius * 0.2}) scale(0.66)"></path>
      ${craters(rock).map(crater)}
      <path class="night" d=${shape} transform="translate(${-rock.radius * 0.2} ${-rock.radius * 0.24})"></path>
      <path class="day" d=${shape} transform="translate(2 3)"></path>
    </g>
    <path class="rim" d=${shape}></path>`;
}

/** Its number and what its screen shows. */
function signs(rock: Asteroid) {
  const [x, y] = rock.spot;
  return svg`<g class="screen-of-rock" aria-hidden="true"><g transform="translate(${x} ${y - rock.radius * 0.36})">${screen(rock)}</g></g>
    ${link(rock)}`;
}

/** A bowl: its wall towards the sun in shadow, the other one lit. */
function crater({ x, y, size }: ReturnType<typeof craters>[number]) {
  return svg`<ellipse class="crater-lit" cx=${x + size * 0.16} cy=${y + size * 0.18} rx=${size} ry=${size * 0.8}></ellipse>
    <ellipse class="crater" cx=${x} cy=${y} rx=${size} ry=${size * 0.8}></ellipse>`;
}

function screen({ number, screen: parts = [] }: Asteroid) {
  const width = 40 + parts.length * 42;
  const left = -width / 2;
  return svg`<rect class="screen-plate" x=${left - 3} y="-20" width=${width + 6} height="40" rx="9"></rect>
    <text class="number" x=${left + 19} y="11">${number}</text>
    ${parts.map(
      ({ kind, amount }, index) =>
        svg`${symbolAt(kind, left + 54 + index * 42, 0, 28)}<text class="amount" x=${left + 74 + index * 42} y="9">${amount}</text>`,
    )}`;
}

/** The gas collector that two spaces are linked to. */
function link({ linked = [], spaces }: Asteroid) {
  const [one, other] = linked.map((place) => spaces[place - 1]);
  if (!one || !other) return nothing;
  const [x, y] = between(one, other, 0.5);
  return svg`<g class="link" aria-hidden="true"><path d="M${one.join(" ")}Q${x} ${y + 40} ${other.join(" ")}"></path>
    <circle cx=${x} cy=${y + 28} r="12"></circle>${symbolAt("gas-collector", x, y + 28, 19)}</g>`;
}

/** An outpost space. */
function space(ctx: Ctx, rock: Asteroid, [x, y]: Point, place: number) {
  const id = idOf(rock, place);
  const owner = beltOf(ctx).pieces[id];
  return spot(
    ctx,
    id,
    () => spaceWords(ctx, rock, place, owner),
    () => svg`<circle class="ring" cx=${x} cy=${y} r="18"></circle>
    ${owner ? piece(id, owner, drawnAt(`o-${owner}`, x, y - 12, 54, 60, svg`<circle class="plate" cx=${x} cy=${y} r="17"></circle>${symbolAt(owner, x, y, 27)}`)) : nothing}
    <circle class="halo-of" cx=${x} cy=${y} r="22"></circle>`,
  );
}

/** A shuttle space on its flight path. */
function shuttleSpace(ctx: Ctx, path: FlightPath) {
  const id = String(path.number);
  const [x, y] = path.spot;
  const owner = beltOf(ctx).pieces[id];
  const drawing = () => svg`<rect class="ring" x=${x - 30} y=${y - 19} width="60" height="38" rx="19"></rect>
    <text class="number" x=${path.track && !owner ? x - 10 : x} y=${y + 8}>${owner ? nothing : path.number}</text>
    ${path.track && !owner ? symbolAt("step", x + 16, y, 18) : nothing}
    ${owner ? piece(id, owner, drawnAt(`v-${owner}`, x, y, 72, 58, symbolAt("shuttle", x, y, 38))) : nothing}
    ${owner ? svg`<text class="number under" x=${x} y=${y + 37}>${path.number}</text>` : nothing}
    <rect class="halo-of" x=${x - 34} y=${y - 23} width="68" height="46" rx="23"></rect>`;
  return svg`<g role="listitem">${spot(ctx, id, () => shuttleWords(ctx, path, owner), drawing)}</g>`;
}

function piece(id: string, owner: string, drawing: unknown) {
  return svg`<g class="piece company-${owner}" data-key="piece:${id}">${drawing}</g>`;
}

/** A space that can be chosen, redrawn when what lies there or its mark changes. */
function spot(ctx: Ctx, id: string, words: () => string, drawing: () => unknown) {
  const key = `belt:${id}`;
  const at = hit(ctx, key);
  return svg`${guard([beltOf(ctx).pieces[id], at.cls, at.why, at.tab], () => {
    const stands = words();
    return svg`<g class="belt-space${at.cls}" data-target=${key} tabindex=${tabStop(key, at.tab)} role=${at.role === nothing ? "img" : at.role}
      aria-pressed=${at.pressed} aria-label=${at.why ? `${stands}. ${at.why}` : stands} data-stands=${at.why ? stands : nothing}>${drawing()}</g>`;
  })}`;
}

function legend({ say }: Ctx, { height }: BeltMap) {
  return svg`<g class="legend" transform="translate(${LEGEND.x} ${height + LEGEND.y - 46})" aria-hidden="true">
    <circle class="toll" cx="16" cy="8" r="15"></circle>${symbolAt("energy", 16, 8, 24)}<text x="42" y="15">${say("belt-legend-toll")}</text>
    ${symbolAt("step", 16, 44, 24)}<text x="42" y="51">${say("belt-legend-track")}</text>
  </g>`;
}
