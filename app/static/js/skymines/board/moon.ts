/** The Moon: sectors with structures and outposts, single and double borders, drawn from the geometry in the facts. */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit } from "../../table/hit.ts";
import { drawn, otherBoard } from "../modules.ts";
import { symbolAt } from "../symbols.ts";
import type { Ctx, SectorFact } from "../types.ts";
import { backdrop, MARGIN } from "./backdrop.ts";
import { mark, markDefs } from "./marks.ts";
import { describeSector } from "./sector-words.ts";
import { spacedMiddle } from "./spacing.ts";
import { station } from "./stations.ts";
import { stopAt, tabStop } from "./tab-stop.ts";
import { edgeOf, track } from "./tracks.ts";

type Structures = NonNullable<SectorFact["structures"]>;

/** The whole board: its Moon side, or what a module plays on instead. */
export function moon(ctx: Ctx) {
  const { facts, say } = ctx;
  const { width, height } = facts.moon;
  const other = otherBoard(ctx);
  const stations = other?.stations ?? facts.moon.stations;
  return html`<svg
    class="moon${other ? ` ${other.name}` : ""}"
    data-width=${width}
    viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}"
    role="group"
    aria-label=${say(other?.name ?? "moon")}
  >
    ${other ? other.places : places(ctx)}
    <g role="list" aria-label=${say("moon-stations")}>
      ${stations.map((one) => station(ctx, one, edgeOf(facts.moon, one)))}
    </g>
    ${other ? nothing : labels(ctx)}
    <g role="list" aria-label=${say("moon-tracks")}>
      ${stations.map((one) => track(ctx, one.company, edgeOf(facts.moon, one)))}
    </g>
    ${drawn("moon", ctx)} ${other ? other.legend : legend(ctx)}
  </svg>`;
}

/** The globe and its sectors. */
function places(ctx: Ctx) {
  const { facts, say } = ctx;
  const { sectors } = facts.moon;
  return svg`${guard([facts], () => backdrop(facts.moon))}
    <g role="list" aria-label=${say("moon-sectors")}>${sectors.map((one) => sector(ctx, one))}</g>
    ${marks(ctx)} ${guard([facts], () => borders(ctx))}`;
}

/** What lies in the sectors, over the stations, which would cover what is near them. */
function labels(ctx: Ctx) {
  const { facts, view } = ctx;
  return facts.moon.sectors.map((one) => guard([facts, view.moon[one.number]], () => contents(ctx, one)));
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
  return svg`${guard([ctx.facts, owner, at.cls, at.why, tab], () => place(ctx, fact, at))}`;
}

function place(ctx: Ctx, fact: SectorFact, at: ReturnType<typeof hit>) {
  const key = `sector:${fact.number}`;
  const owner = ctx.view.moon[fact.number];
  const stands = describeSector(ctx, fact, ctx.lit.has(key));
  return svg`<g role="listitem"><path
    class="sector${owner ? ` of-${owner}` : ""}${fact.enclave ? " enclave" : ""}${at.cls}"
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
  return svg`<path class="border single" d=${single ?? ""}></path>
    <path class="border double" d=${double ?? ""}></path><path class="border gap" d=${double ?? ""}></path>`;
}

/** An outpost below two structures: smaller and lower, so that their amounts stay legible. */
const SMALL = { below: 36, radius: 22 };

/**
 * Number and structures, and below them the outpost, about the roomiest point; on small screens the style sheet
 * makes all of it larger about that point.
 */
function contents({ view, facts }: Ctx, fact: SectorFact) {
  const [x, y] = facts.moon.middles[fact.number] ? spacedMiddle(facts.moon.middles, fact.number) : fact.label;
  const owner = view.moon[fact.number];
  const structures = fact.structures ?? [];
  const { below, radius } = structures.length > 1 ? SMALL : { below: structures.length > 0 ? 31 : 25, radius: 26 };
  return svg`<g transform="translate(${x} ${owner ? y - 8 : y + 10})"><g class="contents" aria-hidden="true">
    ${structures.length > 1 ? above(fact.number, structures) : beside(fact.number, structures)}
    ${
      owner
        ? svg`<g class="outpost company-${owner}" data-key="outpost:${fact.number}">
            <circle cx="0" cy=${below} r=${radius} class="plate"></circle>
            ${symbolAt(owner, 0, below, radius * 1.54)}
          </g>`
        : nothing
    }
  </g></g>`;
}

/** The number, and a structure to the right of it. */
function beside(number: number, structures: Structures) {
  const [one] = structures;
  if (!one) return svg`<text class="number" x="0" y="-12">${number}</text>`;
  return svg`<text class="number aside" x="-12" y="-11">${number}</text>
    ${symbolAt(one.kind, 14, -23, 46)}<text class="amount" x="47" y="-5">${one.amount}</text>`;
}

/** The number above, two structures below it. */
function above(number: number, structures: Structures) {
  return svg`<text class="number over" x="-13" y="-21">${number}</text>
    ${structures.map(
      ({ kind, amount }, index) =>
        svg`${symbolAt(kind, index * 53 - 39, -6, 34)}<text class="amount" x=${index * 53 - 15} y="12">${amount}</text>`,
    )}`;
}

function legend({ say, facts }: Ctx) {
  const { height } = facts.moon;
  return svg`<g class="legend" data-explain="border" transform="translate(6 ${height - 62})" aria-hidden="true">
    <path class="border single" d="M0 8h44"></path>
    <text x="54" y="15">${say("legend-single")}</text>
    <path class="border double" d="M0 40h44"></path><path class="border gap" d="M0 40h44"></path>
    <text x="54" y="47">${say("legend-double")}</text>
  </g>`;
}
