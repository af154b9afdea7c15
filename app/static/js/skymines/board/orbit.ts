/**
 * The orbit of the company tracks: an arc for each edge of the board around the Moon, clockwise, or, where there is no
 * room around the Moon, a line for each. Angles are in degrees from the right, clockwise, and board units along a line;
 * radii in board units from the Moon's middle, and likewise upwards on a line. Pure.
 */
import type { MoonFact } from "../types.ts";

/** The edge of the board at which a company's station lies, and its track. */
export type Edge = "top" | "right" | "bottom" | "left";

export type Point = [number, number];

/** Radii: the lane of the pieces from `inner` to `split`, the figures from there to `outer`. */
export const RADII = { inner: 540, split: 593, outer: 622 };

/** Degrees that a track takes, of the 90 between two corners. */
const SPAN = 82;

/** Where the quarter of each edge begins. */
const BEGINS: Record<Edge, number> = { top: -135, right: -45, bottom: 45, left: 135 };

/** Where the spaces of a track begin and end, and how far apart they are. */
type Spaces = { start: number; end: number; pitch: number };

/** A track as an arc of the orbit. */
export type Arc = Spaces & { middle: number };

/** A track as a line; `foot` is where the radius of the orbit's inner edge lies, downwards. */
export type Line = Spaces & { foot: number };

export type Course = Arc | Line;

/** Board units from one space of a line to the next. */
const STRIDE = 36;

/** The edge of the board at which a station lies. */
export function edgeOf(
  moon: Pick<MoonFact, "width" | "height">,
  { label: [x = 0, y = 0] }: { label: readonly number[] },
): Edge {
  if (Math.abs(x - moon.width / 2) > Math.abs(y - moon.height / 2)) return x > moon.width / 2 ? "right" : "left";
  return y > moon.height / 2 ? "bottom" : "top";
}

/**
 * @param size of the board
 * @param spaces of the track, its beginning among them
 */
export function arcOf(edge: Edge, size: number, spaces: number): Arc {
  const start = BEGINS[edge] + (90 - SPAN) / 2;
  return { middle: size / 2, start, end: start + SPAN, pitch: SPAN / spaces };
}

/**
 * @param start where it begins
 * @param foot how far down its inner edge lies
 * @param spaces of the track, its beginning among them
 */
export function lineOf(start: number, foot: number, spaces: number): Line {
  return { start, end: start + spaces * STRIDE, pitch: STRIDE, foot };
}

/** The angle at which a space begins; halves are middles of spaces. */
export function angleOf(course: Course, space: number) {
  return course.start + space * course.pitch;
}

export function pointAt(course: Course, angle: number, radius: number): Point {
  if ("foot" in course) return [tenths(angle), tenths(course.foot - (radius - RADII.inner))];
  const { middle } = course;
  const turn = (angle * Math.PI) / 180;
  return [tenths(middle + radius * Math.cos(turn)), tenths(middle + radius * Math.sin(turn))];
}

/** The outline of a piece of the orbit between two angles and two radii. */
export function band(course: Course, from: number, to: number, inner: number, outer: number) {
  const [outerFrom, outerTo] = [pointAt(course, from, outer), pointAt(course, to, outer)];
  const [innerFrom, innerTo] = [pointAt(course, from, inner), pointAt(course, to, inner)];
  if ("foot" in course) return `M${[outerFrom, outerTo, innerTo, innerFrom].map((at) => at.join(" ")).join("L")}Z`;
  return `M${outerFrom.join(" ")}A${outer} ${outer} 0 0 1 ${outerTo.join(" ")}L${innerTo.join(" ")}A${inner} ${inner} 0 0 0 ${innerFrom.join(" ")}Z`;
}

/** A line across the orbit. */
export function across(course: Course, angle: number, inner: number, outer: number) {
  return `M${pointAt(course, angle, inner).join(" ")}L${pointAt(course, angle, outer).join(" ")}`;
}

/** How far pieces on one space stand from its middle along the radius and around it (in spaces), by how many there are. */
const SPREAD: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-14, 0],
    [14, 0],
  ],
  3: [
    [-17, -0.14],
    [0, 0.16],
    [17, -0.14],
  ],
  4: [
    [-20, -0.18],
    [-7, 0.2],
    [7, -0.18],
    [20, 0.2],
  ],
};

/** Where one of several pieces stands on a space. */
export function pieceAt(course: Course, space: number, rank: number, together: number): Point {
  const [out = 0, around = 0] = (SPREAD[together] ?? SPREAD[4] ?? [])[rank] ?? [];
  return pointAt(course, angleOf(course, space + 0.5 + around), (RADII.inner + RADII.split) / 2 + out);
}

function tenths(value: number) {
  return Math.round(value * 10) / 10;
}
