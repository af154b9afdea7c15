/**
 * Where things stand in a sector: the outpost on the left, the number above its structures on the right, the amounts at
 * their lower right. All of it about the roomiest place, and so that no number touches a border or a station.
 */
import type { MoonFact, SectorFact } from "../types.ts";

/** In board units. */
export type Point = [number, number];

/** A kind of structure: the middle of its first piece, and of its amount. */
export type Standing = { kind: string; amount: number; at: Point; amountAt: Point };

/** What stands in a sector, in board units; `scale`: of the pieces, not of the figures. */
export type Arrangement = { number: Point; outpost: Point | null; structures: Standing[]; scale: number };

/** Width and height of an outpost, the side of a structure. */
export const OUTPOST: Point = [85, 96];
const STRUCTURE = 60;
/** Sides of a structure in an enclave, which has less room. */
const SMALL = 52;

/** The side of a structure in this sector, unless it is scaled. */
export const pieceSide = ({ enclave }: SectorFact) => (enclave ? SMALL : STRUCTURE);

/** From the first piece to the second of the same kind, in their sides. */
export const TWIN: Point = [0.36, -0.08];

type Structures = NonNullable<SectorFact["structures"]>;

/** Half the width and height of figures as they are on small screens, where they are largest. */
const NUMBER: Record<number, Point> = { 1: [12, 15], 2: [22, 15] };
const AMOUNT: Point = [9, 12];
/** Least distance from a border's middle to a figure; the same in an enclave. */
const CLEAR = 12;
const TIGHT = 9;
/** What can be tried: sizes of pieces with the nth arrangement, the best first; steps away from the roomiest place. */
const TRIES: [number, number][] = [
  [1, 0],
  [0.92, 0],
  [1, 1],
  [0.85, 0],
  [0.92, 1],
  [0.78, 0],
  [0.85, 1],
  [0.7, 0],
  [0.7, 1],
  [0.64, 0],
];
const LEAST = 0.64;
/** How far pieces may stand over a border, and their least size: rather over it than very small. */
const LENIENCE = [
  { over: 5, least: 0.78 },
  { over: 14, least: 0.78 },
  { over: 14, least: LEAST },
  { over: Infinity, least: LEAST },
];
const STEP = 8;
const REACH = 9;

/** Ways from the roomiest place, the shortest first. */
const steps = Array.from({ length: (2 * REACH + 1) ** 2 }, (_, at): Point => {
  return [((at % (2 * REACH + 1)) - REACH) * STEP, (Math.floor(at / (2 * REACH + 1)) - REACH) * STEP];
}).sort((one, other) => Math.hypot(...one) - Math.hypot(...other));

const known = new WeakMap<SectorFact, Map<boolean, Arrangement>>();

/**
 * Where the things of a sector are drawn.
 * @param claimed whether an outpost stands there
 */
export function arranged(moon: MoonFact, fact: SectorFact, claimed: boolean): Arrangement {
  const all = known.get(fact) ?? new Map<boolean, Arrangement>();
  known.set(fact, all);
  const found = all.get(claimed) ?? fitted(moon, fact, claimed);
  all.set(claimed, found);
  return found;
}

function fitted(moon: MoonFact, fact: SectorFact, claimed: boolean): Arrangement {
  const [x, y] = (moon.middles[fact.number] ?? fact.label) as Point;
  const depth = depths(edgesOf(moon, fact));
  const layouts = layoutsOf(fact, claimed);
  for (const { over, least } of LENIENCE) {
    for (const [scale, nth] of TRIES) {
      const layout = scale < least ? undefined : layouts[nth];
      const tests = layout && testsOf(placed(layout, [x, y], scale), fact, over);
      const step = tests && steps.find((one) => isMet(tests, one, depth));
      if (layout && step) return placed(layout, [x + step[0], y + step[1]], scale);
    }
  }
  return placed(layouts[0] as Arrangement, [x, y], LEAST);
}

/** An arrangement about 0, 0 at its place. */
function placed({ number, outpost, structures }: Arrangement, [x, y]: Point, scale: number): Arrangement {
  const at = ([across, down]: Point): Point => [x + across * scale, y + down * scale];
  return {
    number: at(number),
    outpost: outpost && at(outpost),
    structures: structures.map((one) => ({ ...one, at: at(one.at), amountAt: at(one.amountAt) })),
    scale,
  };
}

/** The arrangements that are possible, the best first, about 0, 0. */
function layoutsOf({ structures = [], enclave }: SectorFact, claimed: boolean): Arrangement[] {
  const made = (number: Point, outpost: Point | null, first: Point, side = STRUCTURE) => ({
    number,
    outpost,
    structures: row(structures, first, side),
    scale: 1,
  });
  if (structures.length === 0) return [made(claimed ? [38, -14] : [0, 0], claimed ? [-26, 0] : null, [0, 0])];
  if (enclave && claimed) return [made([20, -26], [-20, -18], [-30, 20], SMALL)];
  if (enclave) return [made([0, -29], null, [-30, 11], SMALL)];
  const twin = structures.some(({ amount }) => amount > 1) ? 10 : 0;
  if (claimed)
    return [made([28 - twin, -34], [-40 - twin, -3], [28 - twin, 11]), made([36, -46], [-22, -26], [8 - twin, 40])];
  return [made([-36 - twin, -2], null, [10 - twin, 3]), made([2, -36], null, [-8 - twin, 10])];
}

/** Structures beside one another. */
function row(structures: Structures, [x, y]: Point, side: number): Standing[] {
  let left = x;
  return structures.map(({ kind, amount }) => {
    const at: Point = [left, y];
    const end = left + side * (0.38 + TWIN[0] * (amount - 1));
    left = end + side * (side === SMALL ? 0.42 : 0.59);
    return { kind, amount, at, amountAt: [end, y + side * 0.25] };
  });
}

/** The edges of a sector, in a row: x and y of where each begins, and of where it ends. */
function edgesOf({ points }: MoonFact, { outline, hole = [] }: SectorFact): Float64Array {
  const corners = [outline, hole].flatMap((ring) =>
    ring.flatMap((index, place) => {
      const [x1 = 0, y1 = 0] = points[index] ?? [];
      const [x2 = 0, y2 = 0] = points[ring[(place + 1) % ring.length] ?? index] ?? [];
      return [x1, y1, x2, y2];
    }),
  );
  return Float64Array.from(corners);
}

/** A point, and how far inside the sector it must lie. */
type Test = [number, number, number];

/** How far inside a sector a point lies. */
type Depth = (x: number, y: number) => number;

/** Points, and how far inside the sector each must lie: figures clear of the borders, pieces within them. */
function testsOf({ number, outpost, structures, scale }: Arrangement, fact: SectorFact, over: number) {
  const side = pieceSide(fact) * scale;
  const clear = fact.enclave ? TIGHT : CLEAR;
  const pieces = [
    ...(outpost && !fact.enclave ? [box(outpost, [OUTPOST[0] * 0.33 * scale, OUTPOST[1] * 0.42 * scale])] : []),
    ...structures.map(({ at }) => box(at, [side * 0.32, side * 0.4])),
  ];
  const figures = [
    box(number, NUMBER[String(fact.number).length] ?? AMOUNT),
    ...structures.map(({ amountAt }) => box(amountAt, AMOUNT)),
  ];
  const all = [...figures.flat().map((point) => [...point, clear]), ...pieces.flat().map((point) => [...point, -over])];
  return all as Test[];
}

/** Whether everything would be where it must be, this far away. */
function isMet(tests: Test[], [across, down]: Point, depth: Depth) {
  for (let index = 0; index < tests.length; index += 1) {
    const test = tests[index] as Test;
    if (depth(test[0] + across, test[1] + down) < test[2]) return false;
  }
  return true;
}

const AROUND: Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];

/** The corners of a box and the middles of its sides. */
function box([x, y]: Point, [across, down]: Point): Point[] {
  return AROUND.map(([way, other]): Point => [x + way * across, y + other * down]);
}

/** Side of the squares in which depth is worked out once, in board units. */
const CELL = 6;

/** How many squares around a sector keep their depth, too: things are tried over its borders. */
const MARGIN = 30;

/** How far inside the edges a point lies, nearly; less than 0: outside. */
function depths(edges: Float64Array): Depth {
  const [left, columns] = span(edges, 0);
  const [top, rows] = span(edges, 1);
  const cells = new Float64Array(columns * rows).fill(Number.NaN);
  return (x: number, y: number) => {
    const column = Math.round(x / CELL);
    const row = Math.round(y / CELL);
    const at = column < left || column >= left + columns ? -1 : (row - top) * columns + column - left;
    const known = cells[at] ?? Number.NaN;
    if (!Number.isNaN(known)) return known;
    const depth = depthAt(column * CELL, row * CELL, edges);
    cells[at] = depth;
    return depth;
  };
}

/** The first square along an axis, and how many there are. */
function span(edges: Float64Array, axis: number): [number, number] {
  const along = edges.filter((_, index) => index % 2 === axis);
  const first = Math.floor(Math.min(...along) / CELL) - MARGIN;
  return [first, Math.ceil(Math.max(...along) / CELL) + MARGIN + 1 - first];
}

/** Thousands of times before the Moon is first drawn, by code that no browser has made fast yet: so without tuples. */
function depthAt(x: number, y: number, edges: Float64Array) {
  let nearest = Infinity;
  let inside = false;
  for (let at = 0; at < edges.length; at += 4) {
    const y1 = edges[at + 1] as number;
    const dx = (edges[at + 2] as number) - (edges[at] as number);
    const dy = (edges[at + 3] as number) - y1;
    const across = x - (edges[at] as number);
    const down = y - y1;
    const along = (across * dx + down * dy) / (dx * dx + dy * dy || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const away = (across - part * dx) ** 2 + (down - part * dy) ** 2;
    if (away < nearest) nearest = away;
    if (down < 0 !== y < (edges[at + 3] as number) && across < (down / dy) * dx) inside = !inside;
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1);
}
