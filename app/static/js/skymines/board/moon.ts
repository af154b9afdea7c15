/** The Moon: sectors with structures and outposts, single and double borders, drawn from the geometry in the facts. */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit } from "../../table/hit.ts";
import { stopAt, tabStop } from "../../table/tab-stop.ts";
import { drawn, otherBoard } from "../modules.ts";
import { drawnAt, symbolAt } from "../symbols.ts";
import type { Company, Ctx, SectorFact } from "../types.ts";
import { BARE_MARGIN, backdrop, LEGEND, MARGIN, sunlight } from "./backdrop.ts";
import { claim, claimClip } from "./claims.ts";
import { mark, markDefs } from "./marks.ts";
import { edgeOf } from "./orbit.ts";
import { hasOrbit } from "./room.ts";
import { describeSector } from "./sector-words.ts";
import type { Point, Standing } from "./spacing.ts";
import { arranged, OUTPOST, pieceSide, TWIN } from "./spacing.ts";
import { deckMetal, station } from "./stations.ts";
import { track, trackLines } from "./tracks.ts";

/** The whole board: its Moon side, or what a module plays on instead. */
export function moon(ctx: Ctx) {
  const { facts, say } = ctx;
  const { width, height } = facts.moon;
  const other = otherBoard(ctx);
  const stations = other?.stations ?? facts.moon.stations;
  const bare = !hasOrbit();
  const margin = bare ? BARE_MARGIN : MARGIN;
  const board = `${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`;
  return html`<svg
    class="moon nightside${other ? ` ${other.name}` : ""}"
    data-board=${board}
    viewBox=${board}
    role="group"
    aria-label=${say(other?.name ?? "moon")}
  >
    ${deckMetal} ${other ? other.places : places(ctx)}
    ${bare ? nothing : svg`<g role="list" aria-label=${say("moon-tracks")}>${stations.map((one) => track(ctx, one.company, edgeOf(facts.moon, one)))}</g>`}
    <g role="list" aria-label=${say("moon-stations")}>
      ${stations.map((one) => station(ctx, one, edgeOf(facts.moon, one)))}
    </g>
    ${other ? nothing : labels(ctx)}
    ${drawn("moon", ctx)} ${bare ? nothing : (other?.legend ?? legend(ctx))}
  </svg>`;
}

/** The tracks below it, where the orbit has no room around it. */
export function belowMoon(ctx: Ctx) {
  return hasOrbit() ? nothing : trackLines(ctx, ctx.facts.companies);
}

/** The globe and its sectors. */
function places(ctx: Ctx) {
  const { facts, say } = ctx;
  const { sectors } = facts.moon;
  return svg`${guard([facts], () => backdrop(facts.moon))}
    ${claims(ctx)} ${guard([facts], () => sunlight(facts.moon))} ${guard([facts], () => borders(ctx))}
    <g role="list" aria-label=${say("moon-sectors")}>${sectors.map((one) => sector(ctx, one))}</g>
    ${marks(ctx)}`;
}

/** The grounds of the sectors that companies hold, below borders and the sphere's light. */
function claims(ctx: Ctx) {
  const { facts, view } = ctx;
  const { sectors } = facts.moon;
  return svg`${guard([facts], () => svg`<defs>${sectors.map((one) => claimClip(one.number, shapeOf(ctx, one)))}</defs>`)}
    <g class="claims" aria-hidden="true">${sectors.map((one) => {
      const owner = view.moon[one.number];
      return guard([facts, owner], () => claim(one.number, shapeOf(ctx, one), owner));
    })}</g>`;
}

/** What lies in the sectors, over the stations, which would cover what is near them. */
function labels(ctx: Ctx) {
  const { facts, view } = ctx;
  return facts.moon.sectors.map((one) =>
    guard([facts, view.moon[one.number], ctx.lit.has(`sector:${one.number}`)], () => contents(ctx, one)),
  );
}

function ring({ facts }: Ctx, outline: number[]): string {
  const corners = outline.map((index) => facts.moon.points[index] ?? [0, 0]);
  return `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The paths of sectors, computed once. */
const shapes = new WeakMap<SectorFact, string>();

function shapeOf(ctx: Ctx, fact: SectorFact) {
  const known = shapes.get(fact) ?? ring(ctx, fact.outline) + (fact.hole?.length ? ring(ctx, fact.hole) : "");
  shapes.set(fact, known);
  return known;
}

function sector(ctx: Ctx, fact: SectorFact) {
  const key = `sector:${fact.number}`;
  const at = hit(ctx, key);
  const owner = ctx.view.moon[fact.number];
  const tab = stopAt(key, at.tab);
  return guard([ctx.facts, owner, at.cls, at.why, tab], () => place(ctx, fact, at));
}

function place(ctx: Ctx, fact: SectorFact, at: ReturnType<typeof hit>) {
  const key = `sector:${fact.number}`;
  const stands = describeSector(ctx, fact, ctx.lit.has(key));
  return svg`<g role="listitem"><path
    class="sector${fact.enclave ? " enclave" : ""}${at.cls}"
    d=${shapeOf(ctx, fact)} fill-rule="evenodd"
    data-target=${key} tabindex=${tabStop(key, at.tab)} role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed}
    aria-label=${at.why ? `${stands}. ${at.why}` : stands} data-stands=${at.why ? stands : nothing}
  ></path></g>`;
}

/** Frames and patterns over lit, picked and refused sectors. */
function marks(ctx: Ctx) {
  const all = ctx.facts.moon.sectors.map((fact) => ({ key: `sector:${fact.number}`, shape: shapeOf(ctx, fact) }));
  const marked = all.filter(({ key }) => hit(ctx, key).cls);
  return svg`<g class="marks">${markDefs(marked)} ${marked.map(({ key, shape }) => mark(key, shape, hit(ctx, key).cls))}</g>`;
}

/** The lines of each kind as one path. */
function borders({ facts }: Ctx) {
  // Browsers keep facts for a year: former ones held the points themselves.
  const at = (point: number | number[]) => (typeof point === "number" ? (facts.moon.points[point] ?? [0, 0]) : point);
  const [single, double] = [false, true].map((kind) =>
    facts.moon.borders
      .filter((border) => border.double === kind)
      .map(({ points }) => `M${points.map((point) => at(point).join(" ")).join("L")}`)
      .join(""),
  );
  return svg`<g class="borders"><path class="border single-bed" d=${single ?? ""}></path><path class="border single" d=${single ?? ""}></path>
    <path class="border double-bed" d=${double ?? ""}></path><path class="border double" d=${double ?? ""}></path><path class="border gap" d=${double ?? ""}></path></g>`;
}

/** An outpost, and the number beside or above structures with their amounts. */
function contents({ view, facts, lit }: Ctx, fact: SectorFact) {
  const owner = view.moon[fact.number];
  const { number, outpost, structures, scale } = arranged(facts.moon, fact, Boolean(owner));
  const side = pieceSide(fact) * scale;
  return svg`<g class="contents${fact.enclave ? " crowded" : ""}" aria-hidden="true">
    ${structures.map((one) => pieces(one, side))}
    ${owner && outpost ? outpostAt(fact.number, owner, outpost, scale * (fact.enclave ? 0.62 : 1)) : nothing}
    ${structures.map(({ amount, amountAt: [x, y] }) => svg`<text class="amount" x=${x} y=${y} dy=".36em">${amount}</text>`)}
    ${sectorNumber(fact.number, number, lit.has(`sector:${fact.number}`))}
  </g>`;
}

/** As many pieces of a structure as there are, the first in front; a plain symbol stands for all of them. */
function pieces({ kind, amount, at: [x, y] }: Standing, side: number) {
  return Array.from({ length: amount }, (_, index) => {
    const nth = amount - 1 - index;
    const [across, down] = [x + nth * TWIN[0] * side, y + nth * TWIN[1] * side];
    return drawnAt(`b-${kind}`, across, down, side, side, nth === 0 ? symbolAt(kind, x, y, side * 0.75) : nothing);
  });
}

function outpostAt(number: number, owner: Company, [x, y]: Point, scale: number) {
  const [width, height] = [OUTPOST[0] * scale, OUTPOST[1] * scale];
  const plain = svg`<circle cx=${x} cy=${y} r=${26 * scale} class="plate"></circle>${symbolAt(owner, x, y, 40 * scale)}`;
  return svg`<g class="outpost company-${owner}" data-key="outpost:${number}">${drawnAt(`o-${owner}`, x, y, width, height, plain)}</g>`;
}

/** A number, on a plate where its sector can be chosen. */
function sectorNumber(number: number, [x, y]: Point, isLit: boolean) {
  const half = number > 9 ? 27 : 20;
  const plate = isLit
    ? svg`<rect class="number-plate" x=${x - half} y=${y - 21} width=${half * 2} height="42" rx="10"></rect>`
    : nothing;
  return svg`${plate}<text class="number${isLit ? " plated" : ""}" x=${x} y=${y} dy=".36em">${number}</text>`;
}

/** The prices of borders, in the corner below the left plaque. */
function legend({ say, facts }: Ctx) {
  const { height } = facts.moon;
  return svg`<g class="legend" data-explain="border" transform="translate(${LEGEND.x} ${height + LEGEND.y})" aria-hidden="true">
    <path class="border single-bed" d="M2 0h46"></path><path class="border single" d="M2 0h46"></path>
    <text x="58" y="8">${say("legend-single")}</text>
    <g transform="translate(0 -38)"><path class="border double-bed" d="M2 0h46"></path><path class="border double" d="M2 0h46"></path><path class="border gap" d="M2 0h46"></path>
    <text x="58" y="8">${say("legend-double")}</text></g>
  </g>`;
}
