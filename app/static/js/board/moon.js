/** The Moon: sectors with structures and outposts, single and double borders, drawn from the geometry in the facts. */
import { html, nothing, svg } from "lit-html";
import { symbolAt } from "../symbols.js";
import { seatName } from "../words.js";
import { roomiest } from "./geometry.js";
import { hit } from "./hit.js";
import { mark, markDefs } from "./marks.js";
import { stopAt } from "./roving.js";
import { describeSector } from "./sector-words.js";
import { station } from "./stations.js";
import { edgeOf, track } from "./tracks.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").SectorFact} SectorFact
 */

const MARGIN = 142;

/**
 * The whole Moon side of the board.
 * @param {Ctx} ctx
 */
export function moon(ctx) {
  const { facts, say } = ctx;
  const { width, height, stations, sectors } = facts.moon;
  return html`<svg
    class="moon"
    viewBox="${-MARGIN} ${-MARGIN} ${width + 2 * MARGIN} ${height + 2 * MARGIN}"
    role="group"
    aria-label=${say("moon")}
  >
    ${backdrop(width, height)}
    <g role="list" aria-label=${say("moon-sectors")}>${sectors.map((one) => sector(ctx, one))}</g>
    ${marks(ctx)} ${borders(ctx)} ${sectors.map((one) => contents(ctx, one))}
    <g role="list" aria-label=${say("moon-stations")}>
      ${stations.map((one) => station(ctx, one, edgeOf(facts.moon, one)))}
    </g>
    <g role="list" aria-label=${say("moon-tracks")}>
      ${stations.map((one) => track(ctx, one.company, edgeOf(facts.moon, one)))}
    </g>
    ${legend(ctx)}
  </svg>`;
}

/**
 * @param {number} width
 * @param {number} height
 */
function backdrop(width, height) {
  const radius = width * 0.484;
  return svg`<defs>
      <radialGradient id="relief" cx="38%" cy="32%" r="75%">
        <stop offset="0" class="relief-near"></stop><stop offset="1" class="relief-far"></stop>
      </radialGradient>
    </defs>
    <rect class="space" x=${-MARGIN} y=${-MARGIN} width=${width + 2 * MARGIN} height=${height + 2 * MARGIN} rx="18"></rect>
    <circle class="halo" cx=${width / 2} cy=${height / 2} r=${radius + 8}></circle>
    <circle class="disc" cx=${width / 2} cy=${height / 2} r=${radius} fill="url(#relief)"></circle>
    ${CRATERS.map(
      ([x, y, r]) => svg`<circle class="crater" cx=${x} cy=${y} r=${r}></circle>
        <path class="crater-rim" d="M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}"></path>`,
    )}`;
}

/** Craters of the relief: x, y, radius in board units. Only picture. @type {[number, number, number][]} */
const CRATERS = [
  [250, 210, 34],
  [430, 120, 22],
  [590, 240, 40],
  [745, 190, 26],
  [860, 330, 20],
  [310, 330, 24],
  [200, 500, 46],
  [420, 260, 16],
  [560, 400, 22],
  [690, 430, 34],
  [780, 560, 24],
  [270, 660, 30],
  [370, 690, 22],
  [480, 560, 14],
  [650, 580, 30],
  [720, 780, 36],
  [560, 860, 22],
  [420, 880, 26],
  [160, 800, 20],
  [880, 600, 16],
  [500, 200, 12],
  [640, 860, 14],
  [330, 850, 16],
  [120, 340, 18],
];

/**
 * @param {Ctx} ctx
 * @param {number[]} outline
 * @returns {string}
 */
function ring({ facts }, outline) {
  const corners = outline.map((index) => facts.moon.points[index] ?? [0, 0]);
  return `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/**
 * @param {Ctx} ctx
 * @param {SectorFact} fact
 */
function shapeOf(ctx, fact) {
  return ring(ctx, fact.outline) + (fact.hole?.length ? ring(ctx, fact.hole) : "");
}

/**
 * @param {Ctx} ctx
 * @param {SectorFact} fact
 */
function sector(ctx, fact) {
  const key = `sector:${fact.number}`;
  const at = hit(ctx, key);
  const owner = ctx.view.moon[fact.number];
  const label = describeSector(ctx, fact, { lit: ctx.lit.has(key), why: at.why });
  return svg`<g role="listitem"><path
    class="sector${owner ? ` of-${owner}` : ""}${fact.enclave ? " enclave" : ""}${at.cls}"
    d=${shapeOf(ctx, fact)} fill-rule="evenodd"
    data-target=${key} tabindex=${stopAt(key, at.tab)} role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed}
    aria-label=${label}
  ><title>${label}</title></path></g>`;
}

/** Frames and patterns over lit, picked and refused sectors. @param {Ctx} ctx */
function marks(ctx) {
  const all = ctx.facts.moon.sectors.map((fact) => ({ key: `sector:${fact.number}`, shape: shapeOf(ctx, fact) }));
  const marked = all.filter(({ key }) => hit(ctx, key).cls);
  return svg`<g class="marks">${markDefs(marked)} ${marked.map(({ key, shape }) => mark(key, shape, hit(ctx, key).cls))}</g>`;
}

/** @param {Ctx} ctx */
function borders({ facts }) {
  return facts.moon.borders.map(({ double, points }) => {
    const line = `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;
    return double
      ? svg`<path class="border double" d=${line}></path><path class="border gap" d=${line}></path>`
      : svg`<path class="border single" d=${line}></path>`;
  });
}

/**
 * Number and structures above, the outpost or its place below, about the roomiest point.
 * @param {Ctx} ctx
 * @param {SectorFact} fact
 */
function contents({ view, facts }, fact) {
  const [x, y] = roomiest(facts.moon, fact);
  const owner = view.moon[fact.number];
  const structures = fact.structures ?? [];
  const two = structures.length > 1;
  const size = two ? 34 : 42;
  const first = structures.length === 1 ? x + 14 : x - 26;
  const row = two ? y - 12 : y - 22;
  return svg`<g class="contents" aria-hidden="true">
    <text class="number" x=${structures.length === 1 ? x - 27 : x} y=${two ? y - 32 : y - 12}>${fact.number}</text>
    ${structures.map(({ kind, amount }, index) => {
      const left = first + index * 48;
      return svg`${symbolAt(kind, left, row, size)}<text class="amount" x=${left + size / 2 + 4} y=${row + 20}>${amount}</text>`;
    })}
    ${
      owner
        ? svg`<g class="outpost company-${owner}" data-key="outpost:${fact.number}">
            <circle cx=${x} cy=${y + 30} r="25" class="plate"></circle>
            ${symbolAt(owner, x, y + 30, 38)}
          </g>`
        : svg`<circle class="spot" cx=${x} cy=${y + 28} r="15"></circle>`
    }
  </g>`;
}

/** @param {Ctx} ctx */
function legend({ say, facts }) {
  const { height } = facts.moon;
  return svg`<g class="legend" transform="translate(6 ${height - 62})" aria-hidden="true">
    <path class="border single" d="M0 8h44"></path>
    <text x="54" y="15">${say("legend-single")}</text>
    <path class="border double" d="M0 40h44"></path><path class="border gap" d="M0 40h44"></path>
    <text x="54" y="47">${say("legend-double")}</text>
  </g>`;
}

/**
 * Who stands where on the company tracks, in words.
 * @param {Ctx} ctx
 * @param {import("../types").Company} company
 */
export function standings(ctx, company) {
  return ctx.view.seats.map((seat) => `${seatName(ctx, seat.seat)} ${seat.tracks[company]}`).join(", ");
}
