/**
 * Where everything of the crater lies, in units of which a side of a hex has 100: x to the right, y downwards, from the
 * middle of the central hex. Hexes are flat-topped, as in app/rules/shackleton/components/geometry.py. Pure.
 */
import type { Direction } from "../types.ts";

export type Point = [number, number];

export const SIDE = 100;
/** From the middle of a hex to the middle of an edge. */
const INNER = (SIDE * Math.sqrt(3)) / 2;
/** How far beyond its edge the middle of a slot lies, and its radius: slots in a bend of the rim just fit. */
const BEYOND = 25;
export const SLOT = 30;
/** From the middle of the crater to the middle of a strip along one of its six sides, and half a strip's size. */
export const STRIP = { far: 503, long: 205, deep: 40 };
/**
 * What the picture shows: the crater alone, that beside lists, with the strips around it, and with those where height is
 * short. All but the one beside lists hold the whole of its land, from its upper point to the foot of its slab.
 */
export const BARE = { x: -512, y: -610, width: 1024, height: 1224 };
export const ASIDE = { x: -532, y: -514, width: 1064, height: 1028 };
export const WHOLE = { x: -560, y: -612, width: 1120, height: 1240 };
export const LOW = { x: -552, y: -610, width: 1104, height: 1224 };
/** The picture of the ground. */
export const GROUND = { x: -530, y: -620, width: 1060, height: 1270 };

const ANGLES: Record<Direction, number> = { N: -90, NE: -30, SE: 30, S: 90, SW: 150, NW: 210 };
export const SIDES = ["NE", "E", "SE", "SW", "W", "NW"] as const;
export type Side = (typeof SIDES)[number];
const SIDE_ANGLES: Record<Side, number> = { NE: -60, E: 0, SE: 60, SW: 120, W: 180, NW: 240 };

const round = (value: number) => Math.round(value * 10) / 10;

/** The four corners of a strip's plate, from its middle, a little beyond its edge. */
export function plateCorners() {
  const [long, deep, round, along] = [STRIP.long + 5, STRIP.deep + 5, 18, 32];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([x = 0, y = 0]) => {
      const [right, foot] = [x * long, y * deep];
      return `M${right} ${foot - y * along}V${foot - y * round}Q${right} ${foot} ${right - x * round} ${foot}H${right - x * along}`;
    })
    .join("");
}

/** A point in this direction (in degrees, clockwise from the right) and at this distance of another one. */
export function away([x, y]: Point, degrees: number, far: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(x + Math.cos(angle) * far), round(y + Math.sin(angle) * far)];
}

/** The middle of a hex. */
export function middle({ q, r }: { q: number; r: number }): Point {
  return [round(SIDE * 1.5 * q), round(SIDE * Math.sqrt(3) * (r + q / 2))];
}

/** The outline of a hex, drawn in by so much. */
export function outline(at: Point, inwards = 0) {
  const corners = [0, 60, 120, 180, 240, 300].map((degrees) => away(at, degrees, SIDE - inwards).join(" "));
  return `M${corners.join("L")}Z`;
}

/** The six corners alone of such an outline, so far along its edges: what may be chosen has brackets. */
export function corners(at: Point, inwards: number, along: number) {
  const far = SIDE - inwards;
  return [0, 60, 120, 180, 240, 300]
    .map((degrees) => {
      const corner = away(at, degrees, far);
      return `M${away(corner, degrees - 120, along).join(" ")}L${corner.join(" ")}L${away(corner, degrees + 120, along).join(" ")}`;
    })
    .join("");
}

/** The middle of the slot beyond an edge of a hex. */
export function slotAt(hex: { q: number; r: number }, edge: Direction): Point {
  return away(middle(hex), ANGLES[edge], INNER + BEYOND);
}

/** From the middle of a slot to that of its badge, and from one at the foot or head of the crater, which is as high as the picture. */
const BADGE = 43;
const BADGE_AT_END = 35;
/** Slots no farther apart lie in one bend of the rim. */
const IN_A_BEND = 2.4 * SLOT;

/** The middle of a slot's badge, outwards; in a bend of the rim aside as well, away from the slot that lies in it too. */
export function badgeAt([x, y]: Point, edge: Direction, others: Point[]): Point {
  const neighbour = others.find(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < IN_A_BEND);
  if (!neighbour) return away([x, y], ANGLES[edge], edge === "N" || edge === "S" ? BADGE_AT_END : BADGE);
  const [outX, outY] = away([0, 0], ANGLES[edge], 1);
  const apart = Math.hypot(neighbour[0] - x, neighbour[1] - y);
  const [dx, dy] = [outX + (x - neighbour[0]) / apart, outY + (y - neighbour[1]) / apart];
  return away([x, y], (Math.atan2(dy, dx) * 180) / Math.PI, BADGE);
}

/** The middle of a strip beside a side of the crater, and by how many degrees it is turned so that its words can be read. */
export function strip(side: Side): { at: Point; turn: number } {
  const angle = SIDE_ANGLES[side];
  const turn = ((angle + 90 + 90 + 360) % 180) - 90;
  return { at: away([0, 0], angle, STRIP.far), turn: turn === -90 ? 90 : turn };
}

/**
 * A place on a strip.
 * @param along from its middle towards what is its right (of a vertical strip: its foot) as one reads it
 * @param across outwards, away from the crater
 */
export function onStrip(side: Side, along: number, across = 0): Point {
  const { at, turn } = strip(side);
  return away(away(at, turn, along), SIDE_ANGLES[side], across);
}

/** Where structures stand in a sector, from its middle, by how many there are. */
export function standing(count: number): Point[] {
  const rows: Record<number, Point[]> = {
    1: [[0, 8]],
    2: [
      [-38, -4],
      [38, 20],
    ],
    3: [
      [-42, -10],
      [42, -10],
      [0, 36],
    ],
    4: [
      [-42, -16],
      [40, -16],
      [-32, 36],
      [36, 36],
    ],
  };
  return (
    rows[count] ?? Array.from({ length: count }, (_, index): Point => [-48 + (index % 3) * 48, index < 3 ? -14 : 36])
  );
}
