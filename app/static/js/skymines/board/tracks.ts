/** The company tracks along the board's edges: spaces, shares, barriers, thresholds, bonus spaces, all markers. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf } from "../../table/hit.ts";
import { seatName } from "../../table/seats.ts";
import { seatShape, symbolAt } from "../symbols.ts";
import type { Company, Ctx, MoonFact, StationFact, TrackBonus, TrackFact } from "../types.ts";
import { bonusText } from "../words.ts";
import { tabStop } from "./tab-stop.ts";

type Edge = "top" | "right" | "bottom" | "left";

type Frame = (along: number, across: number) => [number, number];

const ACROSS = 96;
const GAP = 14;

/** The edge of the board at which a station lies. */
export function edgeOf(moon: MoonFact, { label: [x, y] }: StationFact): Edge {
  if (Math.abs(x - moon.width / 2) > Math.abs(y - moon.height / 2)) return x > moon.width / 2 ? "right" : "left";
  return y > moon.height / 2 ? "bottom" : "top";
}

/** From (along the track, away from the Moon) to board units; tracks run clockwise around the board. */
function frame(edge: Edge, size: number): Frame {
  if (edge === "top") return (along, across) => [along, -GAP - across];
  if (edge === "right") return (along, across) => [size + GAP + across, along];
  if (edge === "bottom") return (along, across) => [size - along, size + GAP + across];
  return (along, across) => [-GAP - across, size - along];
}

function box(at: Frame, along: number, length: number, from: number, to: number) {
  const [x1, y1] = at(along, from);
  const [x2, y2] = at(along + length, to);
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) };
}

export function track(ctx: Ctx, company: Company, edge: Edge) {
  const { facts, view } = ctx;
  const fact = facts.tracks[view.tracks[company]];
  if (!fact) return nothing;
  const stands = view.seats.flatMap((seat) => [seat.tracks[company], seat.shares[company]]);
  return svg`${guard([...marksOf(ctx), fact, view.spaces, ...stands], () => drawn(ctx, company, fact, edge))}`;
}

function drawn(ctx: Ctx, company: Company, fact: TrackFact, edge: Edge) {
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

/** Spaces and barriers: the static part of a track. */
function printed(fact: TrackFact, at: Frame, pitch: number) {
  return svg`${Array.from({ length: fact.last + 1 }, (_, space) => cell(fact, at, space, pitch))}
    ${fact.barriers.map((one) => barrier(at, (one.after + 1) * pitch, one.cost))}`;
}

function describe(ctx: Ctx, company: Company, fact: TrackFact) {
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

function cell(fact: TrackFact, at: Frame, space: number, pitch: number) {
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
 */
function barrier(at: Frame, along: number, cost: number) {
  const bar = box(at, along - 6, 12, -2, 68);
  const [startX, startY] = at(along, 12);
  const [endX, endY] = at(along, 66);
  const [x, y] = at(along, -6);
  return svg`<g data-explain="barrier"><rect class="barrier" x=${bar.x} y=${bar.y} width=${bar.width} height=${bar.height} rx="2"></rect>
    <path class="barrier-bricks" d="M${startX} ${startY}L${endX} ${endY}"></path>
    <rect class="barrier-sign" x=${x - 18} y=${y - 16} width="36" height="32" rx="5"></rect>
    <text class="barrier-cost" x=${x} y=${y + 8}>−${cost}</text></g>`;
}

/** A threshold, redrawn when its holder or its mark changes. */
function threshold(
  ctx: Ctx,
  fact: TrackFact,
  at: Frame,
  pitch: number,
  index: number,
  one: TrackFact["thresholds"][number],
) {
  const space = `${fact.id}-${index + 1}`;
  const here = hit(ctx, `space:${space}`);
  const holder = ctx.view.spaces[space];
  const name = holder === null || holder === undefined ? "" : seatName(ctx, holder);
  const drawing = () => thresholdOf(ctx, space, here, { at, along: (one.after + 1) * pitch }, one);
  return svg`${guard([holder, name, here.cls, here.why, here.tab], drawing)}`;
}

function thresholdOf(
  ctx: Ctx,
  space: string,
  here: ReturnType<typeof hit>,
  { at, along }: { at: Frame; along: number },
  one: TrackFact["thresholds"][number],
) {
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

function bonusMark(bonus: TrackBonus, x: number, y: number) {
  const symbol = BONUS_SYMBOLS[bonus.type];
  return symbol ? symbolAt(symbol, x, y, 28) : svg`<text class="bonus-letter" x=${x} y=${y + 8}>★</text>`;
}

/** The symbol of each kind of track bonus. */
export const BONUS_SYMBOLS: Record<string, string> = {
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

/** The markers, up to four on one space without hiding each other. */
function markers({ view }: Ctx, company: Company, at: Frame, pitch: number) {
  return view.seats.map((seat) => {
    const together = view.seats.filter((other) => other.tracks[company] === seat.tracks[company]);
    const rank = together.indexOf(seat);
    const [along, across] = (SPREAD[together.length] ?? SPREAD[4] ?? [])[rank] ?? [0, 0];
    const [x, y] = at((seat.tracks[company] + 0.5) * pitch + along, 34 + across);
    return seatShape(seat.seat, x, y, RADII[together.length] ?? 12, `marker:${company}:${seat.seat}`);
  });
}

/** How large markers are, by how many stand on one space. */
const RADII: Record<number, number> = { 1: 21, 2: 16, 3: 12.5, 4: 12 };

/** Where markers stand about the middle of a space, by how many there are: (along, across). */
const SPREAD: Record<number, [number, number][]> = {
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

/** The corner where the track begins: emblem and name. */
function corner(ctx: Ctx, company: Company, at: Frame) {
  const [x, y] = at(-62, 48);
  return svg`<g class="corner" aria-hidden="true">
    ${symbolAt(company, x, y - 12, 64)}
    <text class="company-name" x=${x} y=${y + 46}>${ctx.say(`company-${company}`)}</text>
  </g>`;
}
