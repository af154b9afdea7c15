/** The company tracks as arcs in orbit around the Moon: spaces, shares, barriers, thresholds, bonus spaces, all pieces. */
import { nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOf } from "../../table/hit.ts";
import { seatName } from "../../table/seats.ts";
import { coinAt, seatPieceAt, symbolAt } from "../symbols.ts";
import type { Company, Ctx, TrackBonus, TrackFact } from "../types.ts";
import { bonusText } from "../words.ts";
import type { Arc, Edge } from "./orbit.ts";
import { across, angleOf, arcOf, band, pieceAt, pointAt, RADII } from "./orbit.ts";
import { tabStop } from "./tab-stop.ts";

/** Radii of what stands on the inner and the outer edge of a track. */
const EDGES = { sign: RADII.inner - 13, bonus: RADII.outer + 20 };

export function track(ctx: Ctx, company: Company, edge: Edge) {
  const { facts, view } = ctx;
  const fact = facts.tracks[view.tracks[company]];
  if (!fact) return nothing;
  const stands = view.seats.flatMap((seat) => [seat.tracks[company], seat.shares[company]]);
  return svg`${guard([...marksOf(ctx), fact, view.spaces, ...stands], () => drawn(ctx, company, fact, edge))}`;
}

function drawn(ctx: Ctx, company: Company, fact: TrackFact, edge: Edge) {
  const arc = arcOf(edge, ctx.facts.moon.width, fact.last + 1);
  const key = `track:${company}`;
  const here = hit(ctx, key);
  const label = describe(ctx, company, fact);
  return svg`<g class="track company-${company}" role="listitem">
    <g class="strip${here.cls}" data-target=${key} tabindex=${tabStop(key, here.tab)} role=${here.role === nothing ? "img" : here.role}
      aria-pressed=${here.pressed} aria-label=${label}>
      ${guard([fact, edge], () => bed(arc))}
      ${guard([fact, edge], () => printed(fact, arc))}
      ${markers(ctx, company, arc)}
    </g>
    ${fact.thresholds.map((one, index) => threshold(ctx, fact, arc, index, one))} ${plaque(ctx, company, edge)}
  </g>`;
}

function bed(arc: Arc) {
  const shape = band(arc, arc.start - 0.5, arc.end + 0.5, RADII.inner - 4, RADII.outer + 4);
  return svg`<path class="bed-shadow" d=${shape} transform="translate(3 8)"></path><path class="bed" d=${shape}></path>
    <path class="bed-light" d=${band(arc, arc.start - 0.3, arc.end + 0.3, RADII.outer, RADII.outer + 3)}></path>`;
}

/** Spaces and barriers: the static part of a track. */
function printed(fact: TrackFact, arc: Arc) {
  return svg`${Array.from({ length: fact.last + 1 }, (_, space) => cell(fact, arc, space))}
    ${fact.barriers.map((one) => barrier(arc, angleOf(arc, one.after + 1), one.cost))}`;
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

function cell(fact: TrackFact, arc: Arc, space: number) {
  const share = fact.shares.find((one) => one.at === space);
  const lane = band(arc, angleOf(arc, space) + 0.28, angleOf(arc, space + 1) - 0.28, RADII.inner, RADII.split - 2);
  const [x, y] = pointAt(arc, angleOf(arc, space + 0.5), (RADII.split + RADII.outer) / 2);
  return svg`<g data-explain=${share ? "track-share" : nothing}><path class="cell${share ? " with-share" : ""}" d=${lane}></path>
    ${share ? sheet(x, y, share.shares) : svg`<text class="space-number" x=${x} y=${y + 7}>${space}</text>`}</g>`;
}

/** A step with shares: a sheet with a folded corner. */
function sheet(x: number, y: number, shares: number) {
  return svg`<g transform="translate(${x} ${y})"><path class="share-sheet" d="M-14-17H8L15-10V17H-14Z"></path><path class="share-fold" d="M8-17V-10H15"></path>
    <text class="share-count" y="10">${shares}</text></g>`;
}

/** A brick wall with a square sign, while a threshold is a line with a round coin: told apart without colours too. */
function barrier(arc: Arc, angle: number, cost: number) {
  const wall = across(arc, angle, RADII.inner, RADII.outer - 2);
  const [x, y] = pointAt(arc, angle, EDGES.sign);
  return svg`<g data-explain="barrier"><path class="barrier" d=${wall}></path><path class="barrier-bricks" d=${wall}></path>
    <g transform="translate(${x} ${y})"><rect class="barrier-sign" x="-19" y="-16" width="38" height="32" rx="4"></rect>
    <text class="barrier-cost" y="9">−${cost}</text></g></g>`;
}

/** A threshold, redrawn when its holder or its mark changes. */
function threshold(ctx: Ctx, fact: TrackFact, arc: Arc, index: number, one: TrackFact["thresholds"][number]) {
  const space = `${fact.id}-${index + 1}`;
  const here = hit(ctx, `space:${space}`);
  const holder = ctx.view.spaces[space];
  const name = holder === null || holder === undefined ? "" : seatName(ctx, holder);
  const drawing = () => thresholdOf(ctx, space, here, arc, one);
  return svg`${guard([holder, name, here.cls, here.why, here.tab], drawing)}`;
}

function thresholdOf(
  ctx: Ctx,
  space: string,
  here: ReturnType<typeof hit>,
  arc: Arc,
  one: TrackFact["thresholds"][number],
) {
  const key = `space:${space}`;
  const angle = angleOf(arc, one.after + 1);
  const [x, y] = pointAt(arc, angle, EDGES.bonus);
  const holder = ctx.view.spaces[space];
  const words = bonusText(ctx, one.bonus);
  const hint = ctx.say("threshold-described", {
    coins: one.coins,
    bonus: words,
    holder: holder === null || holder === undefined ? "" : seatName(ctx, holder),
  });
  const label = here.why ? `${hint} ${here.why}` : hint;
  const [coinX, coinY] = pointAt(arc, angle, EDGES.sign);
  return svg`<g class="threshold${here.cls}" data-target=${key} tabindex=${tabStop(key, here.tab)}
      role=${here.role === nothing ? "img" : here.role} aria-pressed=${here.pressed} aria-label=${label} data-stands=${here.why ? hint : nothing}>
    <path class="line" d=${across(arc, angle, RADII.inner - 4, RADII.outer + 8)}></path>
    ${coinAt(coinX, coinY, 18, `+${one.coins}`)}
    <path class="bonus" d="M${x} ${y - 25}l22 12.5v25l-22 12.5-22-12.5v-25z"></path>
    ${holder === null || holder === undefined ? bonusMark(one.bonus, x, y) : seatPieceAt(holder, x, y, 34)}
  </g>`;
}

function bonusMark(bonus: TrackBonus, x: number, y: number) {
  const symbol = BONUS_SYMBOLS[bonus.type];
  return symbol ? symbolAt(symbol, x, y, 32) : svg`<text class="bonus-letter" x=${x} y=${y + 8}>★</text>`;
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

/** The pieces of all seats: who is nearer to the reader stands before the others on the same space. */
function markers({ view }: Ctx, company: Company, arc: Arc) {
  const pieces = view.seats.map((seat) => {
    const together = view.seats.filter((other) => other.tracks[company] === seat.tracks[company]);
    const [x, y] = pieceAt(arc, seat.tracks[company], together.indexOf(seat), together.length);
    return { seat: seat.seat, x, y, size: together.length > 2 ? 27 : together.length > 1 ? 31 : 38 };
  });
  return pieces
    .sort((one, other) => one.y - other.y)
    .map(({ seat, x, y, size }) => seatPieceAt(seat, x, y, size, `marker:${company}:${seat}`));
}

/** Where the plaque of each edge's company lies: the corner at which its track begins. */
const CORNERS: Record<Edge, { right: boolean; low: boolean }> = {
  top: { right: false, low: false },
  right: { right: true, low: false },
  bottom: { right: true, low: true },
  left: { right: false, low: true },
};

/** From the corner of the board to a plaque: its emblem and its words. */
const PLAQUE = { out: 152, high: 118, low: 40, emblem: 68, gap: 14 };

/** The corner where the track begins: emblem, name, and what the viewer's shares are worth. */
function plaque(ctx: Ctx, company: Company, edge: Edge) {
  const { right, low } = CORNERS[edge];
  const { width } = ctx.facts.moon;
  const x = right ? width + PLAQUE.out : -PLAQUE.out;
  const y = low ? width + PLAQUE.low : -PLAQUE.high;
  const inwards = right ? -1 : 1;
  const words = x + inwards * (PLAQUE.emblem + PLAQUE.gap);
  const { value } = ctx.view.stations[company];
  const count = ctx.me?.shares[company];
  return svg`<g class="plaque${right ? " at-right" : ""}" aria-hidden="true">
    ${symbolAt(company, x + (inwards * PLAQUE.emblem) / 2, y, PLAQUE.emblem)}
    <text class="company-name" x=${words} y=${y - 5}>${ctx.say(`company-${company}`)}</text>
    <text class="company-worth" x=${words} y=${y + 28}>${count === undefined ? ctx.say("plaque-value", { value }) : ctx.say("plaque-worth", { count, value, sum: count * value })}</text>
  </g>`;
}
