/** A company's station at the Moon's rim: three columns of spaces, coins, outposts, the value of a share. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOn } from "../../table/hit.ts";
import { tabStop } from "../../table/tab-stop.ts";
import { coinAt, drawnAt, symbolAt } from "../symbols.ts";
import type { Company, Ctx, StationFact } from "../types.ts";
import type { Edge } from "./orbit.ts";

/** Positions of the columns, from the station's middle away from its emblem. */
const COLUMNS = [-46, 25, 96];
/** Position of emblem and value, on the other side of the middle. */
const EMBLEM = 118;
/** Position of a column's number beside its space next to the Moon, where no coins lie. */
const NUMBER = { along: -24, deep: 14 };
/** From the first space of a column to its last one. */
const DEPTH = 94;
/** Radii of outposts at home by the number of spaces: fewer have more room. */
const RADIUS = { 5: 11, 6: 9.2 };

/**
 * A place in a station: `along` the edge from its middle, `deep` from the Moon outwards.
 * @param size of the board
 */
function place(edge: Edge, size: number, along: number, deep: number): [number, number] {
  const middle = size / 2 + along;
  if (edge === "right") return [size * 0.862 + deep, middle];
  if (edge === "left") return [size * 0.138 - deep, middle];
  return edge === "bottom" ? [middle, size * 0.862 + deep] : [middle, size * 0.138 - deep];
}

/** The metal of their decks, for a drawing's head. */
export const deckMetal = svg`<defs><linearGradient id="deck-metal" x1="0" y1="0" x2="1" y2="1">
    <stop offset="0" class="deck-near"></stop><stop offset="0.45" class="deck-middle"></stop><stop offset="1" class="deck-far"></stop>
  </linearGradient></defs>`;

export function station(ctx: Ctx, fact: StationFact, edge: Edge) {
  const { company } = fact;
  const keys = [`station:${company}`, ...fact.columns.map((_, index) => `column:${company}:${index}`)];
  return svg`${guard([...marksOn(ctx, ...keys), ctx.view.stations[company]], () => drawn(ctx, fact, edge))}`;
}

function drawn(ctx: Ctx, fact: StationFact, edge: Edge) {
  const { company } = fact;
  const held = ctx.view.stations[company];
  const key = `station:${company}`;
  const at = hit(ctx, key);
  const size = ctx.facts.moon.width;
  const turn = fact.nearness[0] === 1 ? 1 : -1;
  const corners = fact.yard ?? fact.outline.map((index) => ctx.facts.moon.points[index] ?? [0, 0]);
  const [logoX, logoY] = place(edge, size, EMBLEM * -turn, 26);
  const [valueX, valueY] = place(edge, size, EMBLEM * -turn, 84);
  const shuttles = fact.shuttles === undefined ? 0 : (held.columns[fact.shuttles]?.outposts ?? 0);
  const label = ctx.say(fact.shuttles === undefined ? "station-described" : "shuttle-station-described", {
    company: ctx.say(`company-${company}`),
    value: held.value,
    home: held.home - shuttles,
    shuttles,
    columns: ctx.say.list(held.columns.map((one) => one.outposts)),
  });
  const outline = `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
  return svg`<g class="station company-${company}" role="listitem">
    <path class="station-shadow" d=${outline} transform="translate(10 14)"></path>
    <path class="station-wall" d=${outline} transform="translate(0 8)"></path>
    <path class="yard${at.cls}" d=${outline} data-target=${key}
      tabindex=${tabStop(key, at.tab)} role=${at.role === nothing ? "img" : at.role} aria-pressed=${at.pressed} aria-label=${label}
    ></path>
    ${fact.columns.map((coins, index) => column(ctx, fact, edge, turn, index, coins))}
    <g class="share-value" aria-hidden="true">
      ${symbolAt(company, logoX, logoY, 54)}
      ${coinAt(valueX, valueY, 30, held.value)}
    </g>
  </g>`;
}

function column(ctx: Ctx, fact: StationFact, edge: Edge, turn: number, index: number, coins: number[]) {
  const state = ctx.view.stations[fact.company].columns[index] ?? { outposts: 0, opened: false };
  const key = `column:${fact.company}:${index}`;
  const at = hit(ctx, key);
  const size = ctx.facts.moon.width;
  const along = turn === 1 ? (COLUMNS[index] ?? 0) : -(COLUMNS[2 - index] ?? 0);
  const last = coins.length - 1;
  const lowest = state.opened ? last : last + 1;
  const first = lowest - state.outposts;
  const radius = RADIUS[coins.length === 6 ? 6 : 5];
  const ships = fact.shuttles === index;
  const label = ctx.say(ships ? "shuttles-described" : "column-described", {
    company: ctx.say(`company-${fact.company}`),
    column: index + 1,
    outposts: state.outposts,
  });
  const [startX, startY] = place(edge, size, along, -4);
  const [endX, endY] = place(edge, size, along, 97);
  const [numberX, numberY] = place(edge, size, along + NUMBER.along, NUMBER.deep);
  return svg`<g class="column${at.cls}" data-target=${key} tabindex=${at.tab} role=${at.role} aria-pressed=${at.pressed}
      aria-label=${label} aria-hidden=${at.live ? nothing : "true"}>
    <path class="rail" d="M${startX} ${startY}L${endX} ${endY}"></path>
    <text class="column-number" x=${numberX} y=${numberY} dy=".34em" aria-hidden="true">${index + 1}</text>
    ${fromBehind(edge, coins).map(({ count, deep }) => {
      const [x, y] = place(edge, size, along, (deep * DEPTH) / last);
      const [coinX, coinY] = place(edge, size, along + 25, (deep * DEPTH) / last);
      const covered = deep >= first && deep < lowest;
      return svg`${covered ? outpost(fact.company, x, y, radius, deep === last, ships) : home(x, y, radius)}${count > 0 ? coin(coinX, coinY, radius, count, covered) : nothing}`;
    })}
  </g>`;
}

/** The spaces of a column with their coins, those behind others first, as the board is seen from below. */
function fromBehind(edge: Edge, coins: number[]) {
  const spaces = coins.map((count, deep) => ({ count, deep }));
  return edge === "bottom" ? spaces : spaces.reverse();
}

function outpost(company: Company, x: number, y: number, radius: number, last: boolean, ship: boolean) {
  const plain = svg`<circle class="home-outpost" cx=${x} cy=${y} r=${radius}></circle>`;
  const piece = ship
    ? drawnAt(`u-${company}`, x, y - 1, radius * 2.9, radius * 3.1, symbolAt("shuttle", x, y, 24))
    : drawnAt(`t-${company}`, x, y - 1, radius * 2.7, radius * 2.9, plain);
  return svg`${piece} ${last ? svg`<path class="crossed" d="M${x - 5} ${y - 7}l10 10m0-10l-10 10"></path>` : nothing}`;
}

/** What an outpost leaves when it has gone. */
function home(x: number, y: number, radius: number) {
  return svg`<circle class="home-space" cx=${x} cy=${y} r=${radius - 1}></circle>`;
}

/** The coins of a space, beside it: a ring while an outpost stands there, a coin once it has gone. */
function coin(x: number, y: number, radius: number, count: number, covered: boolean) {
  return svg`<g class="home-coin${covered ? " covered" : ""}"><circle cx=${x} cy=${y} r=${radius + 1.5}></circle><text x=${x} y=${y + 7.5}>${count}</text></g>`;
}
