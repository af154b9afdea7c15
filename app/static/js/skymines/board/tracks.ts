/**
 * The company tracks as arcs in orbit around the Moon, or as lines below it: spaces, shares, barriers, thresholds, bonus
 * spaces, all pieces.
 */
import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { hit, marksOn } from "../../table/hit.ts";
import { seatName } from "../../table/seats.ts";
import { tabStop } from "../../table/tab-stop.ts";
import { coinAt, seatPieceAt, symbolAt } from "../symbols.ts";
import type { Company, Ctx, TrackBonus, TrackFact } from "../types.ts";
import { bonusText } from "../words.ts";
import type { Course, Edge } from "./orbit.ts";
import { across, angleOf, arcOf, band, lineOf, pieceAt, pointAt, RADII } from "./orbit.ts";

/** Radii of what stands on the inner and the outer edge of a track. */
const EDGES = { sign: RADII.inner - 13, bonus: RADII.outer + 20 };

/** An arc of the orbit, with its company's plaque in the corner where it begins. */
export function track(ctx: Ctx, company: Company, edge: Edge) {
  const { width } = ctx.facts.moon;
  const course = (spaces: number) => arcOf(edge, width, spaces);
  return changing(ctx, company, edge, course, () => plaque(ctx, company, edge));
}

/** A line of the tracks: its size in board units, where its spaces begin, its company's emblem before them. */
const LINE = { width: 828, height: 160, start: 66, foot: 124, emblem: 56 };

/** All tracks as lines, one below the other. */
export function trackLines(ctx: Ctx, companies: Company[]) {
  return html`<svg class="track-lines nightside" viewBox="0 0 ${LINE.width} ${LINE.height * companies.length}" role="list" aria-label=${ctx.say("moon-tracks")}>
    ${companies.map((company, row) => {
      const middle = LINE.height * row + LINE.height / 2;
      const course = (spaces: number) => lineOf(LINE.start, LINE.height * row + LINE.foot, spaces);
      const emblem = () => symbolAt(company, 4 + LINE.emblem / 2, middle, LINE.emblem);
      return changing(ctx, company, row, course, emblem);
    })}
  </svg>`;
}

/** A track, redrawn when something on it changes. `where` it is drawn; `head` draws its company's sign. */
function changing(
  ctx: Ctx,
  company: Company,
  where: Edge | number,
  courseOf: (spaces: number) => Course,
  head: () => unknown,
) {
  const { facts, view } = ctx;
  const fact = facts.tracks[view.tracks[company]];
  if (!fact) return nothing;
  const stands = view.seats.flatMap((seat) => [seat.tracks[company], seat.shares[company]]);
  const course = courseOf(fact.last + 1);
  const keys = [`track:${company}`, ...fact.thresholds.map((_, index) => `space:${fact.id}-${index + 1}`)];
  const steps = JSON.stringify(ahead(ctx, company));
  const depends = [...marksOn(ctx, ...keys), fact, where, view.spaces, steps, view.stations[company].value, ...stands];
  return guard(depends, () => drawn(ctx, company, fact, course, head));
}

function drawn(ctx: Ctx, company: Company, fact: TrackFact, course: Course, head: () => unknown) {
  const key = `track:${company}`;
  const place = hit(ctx, key);
  const label = describe(ctx, company, fact);
  return svg`<g class="track company-${company}" role="listitem">
    <g class="strip${place.cls}" data-target=${key} tabindex=${tabStop(key, place.tab)} role=${place.role === nothing ? "img" : place.role}
      aria-pressed=${place.pressed} aria-label=${label}>
      ${guard([fact, course.start, course.end], () => [bed(course), printed(fact, course)])}
    </g>
    <g class="over-strip" aria-hidden="true">${guard([fact, course.start, course.end], () => figures(fact, course))} ${markers(ctx, company, course)} ${shadows(ctx, company, fact, course)}</g>
    ${fact.thresholds.map((one, index) => threshold(ctx, fact, course, index, one))} ${head()}
  </g>`;
}

function bed(course: Course) {
  const end = 0.12 * course.pitch;
  const shape = band(course, course.start - end, course.end + end, RADII.inner - 4, RADII.outer + 4);
  return svg`<path class="bed-shadow" d=${shape} transform="translate(3 8)"></path><path class="bed" d=${shape}></path>
    <path class="bed-light" d=${band(course, course.start - end / 2, course.end + end / 2, RADII.outer, RADII.outer + 3)}></path>`;
}

/** Spaces and barriers: the static part of a track. */
function printed(fact: TrackFact, course: Course) {
  return svg`${Array.from({ length: fact.last + 1 }, (_, space) => cell(fact, course, space))}
    ${fact.barriers.map((one) => barrier(course, angleOf(course, one.after + 1)))}`;
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

function cell(fact: TrackFact, course: Course, space: number) {
  const share = fact.shares.some((one) => one.at === space);
  const lane = band(course, angleOf(course, space + 0.07), angleOf(course, space + 0.93), RADII.inner, RADII.split - 2);
  const [x, y] = figureAt(course, space);
  return svg`<g data-explain=${share ? "track-share" : nothing}><path class="cell${share ? " with-share" : ""}" d=${lane}></path>
    ${share ? sheet(x, y) : nothing}</g>`;
}

function figureAt(course: Course, space: number) {
  return pointAt(course, angleOf(course, space + 0.5), (RADII.split + RADII.outer) / 2);
}

/** A step with shares: a sheet with a folded corner. */
function sheet(x: number, y: number) {
  return svg`<g transform="translate(${x} ${y})"><path class="share-sheet" d="M-14-17H8L15-10V17H-14Z"></path><path class="share-fold" d="M8-17V-10H15"></path></g>`;
}

/** A brick wall with a square sign, while a threshold is a line with a round coin: told apart without colours too. */
function barrier(course: Course, angle: number) {
  const wall = across(course, angle, RADII.inner, RADII.outer - 2);
  const [x, y] = pointAt(course, angle, EDGES.sign);
  return svg`<g data-explain="barrier"><path class="barrier" d=${wall}></path><path class="barrier-bricks" d=${wall}></path>
    <rect class="barrier-sign" x=${x - 19} y=${y - 16} width="38" height="32" rx="4"></rect></g>`;
}

/** Numbers of spaces and shares and costs of barriers, over the strip: its name says the same in words. */
function figures(fact: TrackFact, course: Course) {
  const spaces = Array.from({ length: fact.last + 1 }, (_, space) => {
    const [x, y] = figureAt(course, space);
    const share = fact.shares.find((one) => one.at === space);
    return share
      ? svg`<text class="share-count" x=${x} y=${y + 10}>${share.shares}</text>`
      : svg`<text class="space-number" x=${x} y=${y + 7}>${space}</text>`;
  });
  const costs = fact.barriers.map(({ after, cost }) => {
    const [x, y] = pointAt(course, angleOf(course, after + 1), EDGES.sign);
    return svg`<text class="barrier-cost" x=${x} y=${y + 9}>−${cost}</text>`;
  });
  return svg`${spaces} ${costs}`;
}

/** A threshold, redrawn when its holder or its mark changes. */
function threshold(ctx: Ctx, fact: TrackFact, course: Course, index: number, one: TrackFact["thresholds"][number]) {
  const space = `${fact.id}-${index + 1}`;
  const place = hit(ctx, `space:${space}`);
  const holder = ctx.view.spaces[space];
  const name = holder === null || holder === undefined ? "" : seatName(ctx, holder);
  const drawing = () => thresholdOf(ctx, space, place, course, one);
  return guard([holder, name, place.cls, place.why, place.tab], drawing);
}

function thresholdOf(
  ctx: Ctx,
  space: string,
  place: ReturnType<typeof hit>,
  course: Course,
  one: TrackFact["thresholds"][number],
) {
  const key = `space:${space}`;
  const angle = angleOf(course, one.after + 1);
  const [x, y] = pointAt(course, angle, EDGES.bonus);
  const holder = ctx.view.spaces[space];
  const words = bonusText(ctx, one.bonus);
  const hint = ctx.say("threshold-described", {
    coins: one.coins,
    bonus: words,
    holder: holder === null || holder === undefined ? "" : seatName(ctx, holder),
  });
  const label = place.why ? `${hint} ${place.why}` : hint;
  const [coinX, coinY] = pointAt(course, angle, EDGES.sign);
  return svg`<g class="threshold${place.cls}" data-target=${key} tabindex=${tabStop(key, place.tab)}
      role=${place.role === nothing ? "img" : place.role} aria-pressed=${place.pressed} aria-label=${label} data-stands=${place.why ? hint : nothing}>
    <path class="line" d=${across(course, angle, RADII.inner - 4, RADII.outer + 8)}></path>
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
function markers({ view }: Ctx, company: Company, course: Course) {
  const pieces = view.seats.map((seat) => {
    const together = view.seats.filter((other) => other.tracks[company] === seat.tracks[company]);
    const [x, y] = pieceAt(course, seat.tracks[company], together.indexOf(seat), together.length);
    return { seat: seat.seat, x, y, size: together.length > 2 ? 27 : together.length > 1 ? 31 : 38 };
  });
  return pieces
    .sort((one, other) => one.y - other.y)
    .map(({ seat, x, y, size }) => seatPieceAt(seat, x, y, size, `marker:${company}:${seat}`));
}

/** The steps or numbers of steps on offer on a track, and which of them are seen. */
function ahead({ me, offers, shown, state: { choosing, game } }: Ctx, company: Company) {
  const amounts = offers.flatMap(({ move }) =>
    move.type === "Advance" && move.company === company ? [move.amount ?? 1] : [],
  );
  if (!me || amounts.length === 0) return [];
  const { units = 0 } = game.choices.about;
  const counts = units > 0 ? Array.from({ length: units }, (_, index) => index + 1) : amounts;
  return counts.map((count) => {
    const key = `ahead:${company}:${count}`;
    return { key, count, seen: shown.has(key) || choosing.draft[company] === String(count) };
  });
}

/** Where the player's marker would come to stand by each of these; seen when that is pointed at. */
function shadows(ctx: Ctx, company: Company, fact: TrackFact, course: Course) {
  const { me } = ctx;
  if (!me) return nothing;
  return ahead(ctx, company).map(({ key, count, seen }) => {
    const [x, y] = pieceAt(course, Math.min(me.tracks[company] + count, fact.last), 0, 1);
    return svg`<g class="ahead${seen ? " seen" : ""}" data-key=${key}>${seatPieceAt(me.seat, x, y, 38)}</g>`;
  });
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
