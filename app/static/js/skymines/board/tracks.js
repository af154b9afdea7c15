/** The company tracks along the board's edges: spaces, shares, barriers, thresholds, bonus spaces, all markers. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf } from "../../table/hit.js";
import { seatName } from "../../table/seats.js";
import { seatShape, symbolAt } from "../symbols.js";
import { bonusText } from "../words.js";
import { tabStop } from "./tab-stop.js";

/**
 * @typedef {import("../types").Ctx} Ctx
 * @typedef {import("../types").Company} Company
 * @typedef {import("../types").TrackFact} TrackFact
 * @typedef {"top" | "right" | "bottom" | "left"} Edge
 * @typedef {(along: number, across: number) => [number, number]} Frame
 */

const ACROSS = 96;
const GAP = 14;

/**
 * The edge of the board at which a station lies.
 * @param {import("../types").MoonFact} moon
 * @param {import("../types").StationFact} station
 * @returns {Edge}
 */
export function edgeOf(moon, { label: [x, y] }) {
  if (Math.abs(x - moon.width / 2) > Math.abs(y - moon.height / 2)) return x > moon.width / 2 ? "right" : "left";
  return y > moon.height / 2 ? "bottom" : "top";
}

/**
 * From (along the track, away from the Moon) to board units; tracks run clockwise around the board.
 * @param {Edge} edge
 * @param {number} size
 * @returns {Frame}
 */
function frame(edge, size) {
  if (edge === "top") return (along, across) => [along, -GAP - across];
  if (edge === "right") return (along, across) => [size + GAP + across, along];
  if (edge === "bottom") return (along, across) => [size - along, size + GAP + across];
  return (along, across) => [-GAP - across, size - along];
}

/**
 * @param {Frame} at
 * @param {number} along
 * @param {number} length
 * @param {number} from
 * @param {number} to
 */
function box(at, along, length, from, to) {
  const [x1, y1] = at(along, from);
  const [x2, y2] = at(along + length, to);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

/**
 * @param {Ctx} ctx
 * @param {Company} company
 * @param {Edge} edge
 */
export function track(ctx, company, edge) {
  const { facts, view } = ctx;
  const fact = facts.tracks[view.tracks[company]];
  if (!fact) return nothing;
  const stands = view.seats.flatMap((seat) => [seat.tracks[company], seat.shares[company]]);
  return svg`${guard([...marksOf(ctx), fact, view.spaces, ...stands], () => drawn(ctx, company, fact, edge))}`;
}

/**
 * @param {Ctx} ctx
 * @param {Company} company
 * @param {TrackFact} fact
 * @param {Edge} edge
 */
function drawn(ctx, company, fact, edge) {
  const size = ctx.facts.moon.width;
  const at = frame(edge, size);
  const pitch = size / (fact.last + 1);
  const key = `track:${company}`;
  const here = hit(ctx, key);
  const label = describe(ctx, company, fact);
  const strip = box(at, 0, size, 0, ACROSS);
  return svg`<g class="track company-${company}" role="listitem">
    <g class="strip${here.cls}" data-target=${key} tabindex=${tabStop(key, here.tab)} role=${here.role === nothing ? "img" : here.role}
      aria-pressed=${here.pressed} aria-label=${label}>
      <rect class="bed" x=${strip.x} y=${strip.y} width=${strip.width} height=${strip.height} rx="10"></rect>
      ${guard([fact, edge], () => printed(fact, at, pitch))}
      ${markers(ctx, company, at, pitch)}
    </g>
    ${fact.thresholds.map((one, index) => threshold(ctx, fact, at, pitch, index, one))} ${corner(ctx, company, at)}
  </g>`;
}

/**
 * Spaces and barriers: the static part of a track.
 * @param {TrackFact} fact
 * @param {Frame} at
 * @param {number} pitch
 */
function printed(fact, at, pitch) {
  return svg`${Array.from({ length: fact.last + 1 }, (_, space) => cell(fact, at, space, pitch))}
    ${fact.barriers.map((one) => barrier(at, (one.after + 1) * pitch, one.cost))}`;
}

/**
 * @param {Ctx} ctx
 * @param {Company} company
 * @param {TrackFact} fact
 */
function describe(ctx, company, fact) {
  const { say, view } = ctx;
  return say("track-described", {
    company: say(`company-${company}`),
    track: fact.id,
    markers: say.clauses(
      view.seats.map((seat) =>
        say("marker-on", { seat: seatName(ctx, seat.seat), space: seat.tracks[company], shares: seat.shares[company] }),
      ),
    ),
    barriers: say.list(fact.barriers.map((one) => say("barrier-after", { space: one.after, cost: one.cost }))),
  });
}

/**
 * @param {TrackFact} fact
 * @param {Frame} at
 * @param {number} space
 * @param {number} pitch
 */
function cell(fact, at, space, pitch) {
  const share = fact.shares.find((one) => one.at === space);
  const inner = box(at, space * pitch + 1.5, pitch - 3, 3, 66);
  const [x, y] = at((space + 0.5) * pitch, 81);
  return svg`<g data-explain=${share ? "track-share" : nothing}><rect class="cell${share ? " with-share" : ""}" x=${inner.x} y=${inner.y} width=${inner.width} height=${inner.height} rx="6"></rect>
    ${
      share
        ? svg`${symbolAt("share", x, y, 44, "share-icon")}<text class="share-count" x=${x} y=${y + 11}>${share.shares}</text>`
        : svg`<text class="space-number" x=${x} y=${y + 7}>${space}</text>`
    }</g>`;
}

/**
 * A wall across the track with a square sign, while a threshold is a line with a round coin: told apart without colours too.
 * @param {Frame} at
 * @param {number} along
 * @param {number} cost
 */
function barrier(at, along, cost) {
  const bar = box(at, along - 6, 12, -2, 68);
  const [startX, startY] = at(along, 12);
  const [endX, endY] = at(along, 66);
  const [x, y] = at(along, -6);
  return svg`<g data-explain="barrier"><rect class="barrier" x=${bar.x} y=${bar.y} width=${bar.width} height=${bar.height} rx="2"></rect>
    <path class="barrier-bricks" d="M${startX} ${startY}L${endX} ${endY}"></path>
    <rect class="barrier-sign" x=${x - 18} y=${y - 16} width="36" height="32" rx="5"></rect>
    <text class="barrier-cost" x=${x} y=${y + 8}>−${cost}</text></g>`;
}

/**
 * A threshold, redrawn when its holder or its mark changes.
 * @param {Ctx} ctx
 * @param {TrackFact} fact
 * @param {Frame} at
 * @param {number} pitch
 * @param {number} index
 * @param {TrackFact["thresholds"][number]} one
 */
function threshold(ctx, fact, at, pitch, index, one) {
  const space = `${fact.id}-${index + 1}`;
  const here = hit(ctx, `space:${space}`);
  const holder = ctx.view.spaces[space];
  const name = holder === null || holder === undefined ? "" : seatName(ctx, holder);
  const drawing = () => thresholdOf(ctx, space, here, { at, along: (one.after + 1) * pitch }, one);
  return svg`${guard([holder, name, here.cls, here.why, here.tab], drawing)}`;
}

/**
 * @param {Ctx} ctx
 * @param {string} space
 * @param {ReturnType<typeof hit>} here
 * @param {{at: Frame, along: number}} where
 * @param {TrackFact["thresholds"][number]} one
 */
function thresholdOf(ctx, space, here, { at, along }, one) {
  const key = `space:${space}`;
  const bar = box(at, along - 3.5, 7, -8, 84);
  const [x, y] = at(along, 106);
  const holder = ctx.view.spaces[space];
  const words = bonusText(ctx, one.bonus);
  const hint = ctx.say("threshold-described", {
    coins: one.coins,
    bonus: words,
    holder: holder === null || holder === undefined ? "" : seatName(ctx, holder),
  });
  const label = here.why ? `${hint} ${here.why}` : hint;
  const [coinX, coinY] = at(along, -6);
  return svg`<g class="threshold${here.cls}" data-target=${key} tabindex=${tabStop(key, here.tab)}
      role=${here.role === nothing ? "img" : here.role} aria-pressed=${here.pressed} aria-label=${label} data-stands=${here.why ? hint : nothing}>
    <rect class="line" x=${bar.x} y=${bar.y} width=${bar.width} height=${bar.height}></rect>
    <circle class="threshold-coin" cx=${coinX} cy=${coinY} r="18"></circle>
    <text class="threshold-coins" x=${coinX} y=${coinY + 7.5}>+${one.coins}</text>
    <path class="bonus" d="M${x} ${y - 22.5}l19.5 11.25v22.5l-19.5 11.25-19.5-11.25v-22.5z"></path>
    ${holder === null || holder === undefined ? bonusMark(one.bonus, x, y) : seatShape(holder, x, y, 16)}
  </g>`;
}

/**
 * @param {import("../types").TrackBonus} bonus
 * @param {number} x
 * @param {number} y
 */
function bonusMark(bonus, x, y) {
  const symbol = BONUS_SYMBOLS[bonus.type];
  return symbol ? symbolAt(symbol, x, y, 28) : svg`<text class="bonus-letter" x=${x} y=${y + 8}>★</text>`;
}

/** The symbol of each kind of track bonus. @type {Record<string, string>} */
export const BONUS_SYMBOLS = {
  energy: "energy",
  "extra-markers": "marker",
  "minerals-discount": "minerals",
  "mixed-payment": "any-resource",
  "titanium-discount": "titanium",
  "titanium-value": "titanium",
  "field-icon": "field",
  "research-and-tank": "point",
  "buy-and-tank": "card",
  "discard-for-coins": "coin",
  "other-tracks": "step",
  "perform-or-fetch": "card",
};

/**
 * The markers, up to four on one space without hiding each other.
 * @param {Ctx} ctx
 * @param {Company} company
 * @param {Frame} at
 * @param {number} pitch
 */
function markers({ view }, company, at, pitch) {
  return view.seats.map((seat) => {
    const together = view.seats.filter((other) => other.tracks[company] === seat.tracks[company]);
    const rank = together.indexOf(seat);
    const [along, across] = (SPREAD[together.length] ?? SPREAD[4] ?? [])[rank] ?? [0, 0];
    const [x, y] = at((seat.tracks[company] + 0.5) * pitch + along, 34 + across);
    return seatShape(seat.seat, x, y, RADII[together.length] ?? 12, `marker:${company}:${seat.seat}`);
  });
}

/** How large markers are, by how many stand on one space. @type {Record<number, number>} */
const RADII = { 1: 21, 2: 16, 3: 12.5, 4: 12 };

/** Where markers stand about the middle of a space, by how many there are: (along, across). @type {Record<number, [number, number][]>} */
const SPREAD = {
  1: [[0, 0]],
  2: [
    [0, -16],
    [0, 16],
  ],
  3: [
    [-11.5, -15],
    [11.5, -15],
    [0, 15],
  ],
  4: [
    [-11.5, -15],
    [11.5, -15],
    [-11.5, 15],
    [11.5, 15],
  ],
};

/**
 * The corner where the track begins: emblem and name.
 * @param {Ctx} ctx
 * @param {Company} company
 * @param {Frame} at
 */
function corner(ctx, company, at) {
  const [x, y] = at(-62, 48);
  return svg`<g class="corner" aria-hidden="true">
    ${symbolAt(company, x, y - 12, 64)}
    <text class="company-name" x=${x} y=${y + 46}>${ctx.say(`company-${company}`)}</text>
  </g>`;
}
