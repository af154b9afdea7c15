/** Shapes of the Belt: outlines of asteroids, flight paths as curves. Pure. */
import { chance } from "../../board/chance.ts";
import type { Asteroid } from "../../types.ts";

export type Point = [number, number];

const CORNERS = 13;
/** How far an asteroid's rim may lie inside and outside of its radius. */
const ROUGH = 0.2;

/** A rough, closed, smooth outline: the same for the same asteroid. */
export function outline({ number, spot: [x, y], radius }: Asteroid) {
  const rim = Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * 2 * Math.PI;
    const far = radius * (1.13 - ROUGH * chance(number * CORNERS + index, 3));
    return [x + far * Math.cos(angle), y + far * Math.sin(angle)] as Point;
  });
  return smooth(rim);
}

/** A closed curve through the middles of the sides. */
function smooth(rim: Point[]) {
  const middles = rim.map((corner, index) => between(corner, rim[(index + 1) % rim.length] ?? corner, 0.5));
  const [start] = middles;
  const curves = middles.slice(1).map((to, index) => `Q${at(rim[index + 1])} ${at(to)}`);
  return `M${at(start)}${curves.join("")}Q${at(rim[0])} ${at(start)}Z`;
}

/** Craters: where, and how large. */
export function craters({ number, spot: [x, y], radius }: Asteroid) {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = 2 * Math.PI * chance(number * 17 + index, 4);
    const far = radius * (0.25 + 0.6 * chance(number * 17 + index, 5));
    const size = radius * (0.06 + 0.12 * chance(number * 17 + index, 6));
    return { x: round(x + far * Math.cos(angle)), y: round(y + far * Math.sin(angle)), size: round(size) };
  });
}

/** The curve from the middle of one asteroid to that of another through the shuttle space. */
export function curve(from: Point, spot: Point, to: Point) {
  const bend = [2 * spot[0] - (from[0] + to[0]) / 2, 2 * spot[1] - (from[1] + to[1]) / 2] as Point;
  return { d: `M${at(from)}Q${at(bend)} ${at(to)}`, along: (t: number) => quadratic(from, bend, to, t) };
}

/**
 * The middle of the part of a curve that is seen between an asteroid and the shuttle space.
 * @param last whether the asteroid is at the curve's end
 */
export function partMiddle(along: (t: number) => Point, asteroid: Asteroid, spot: Point, last: boolean) {
  const all = Array.from({ length: 51 }, (_, index) => along(last ? 1 - index / 100 : index / 100));
  const seen = all.filter((one) => far(one, asteroid.spot) > asteroid.radius * 1.05 && far(one, spot) > 25);
  return seen[Math.floor(seen.length / 2)] ?? between(asteroid.spot, spot, 0.6);
}

function quadratic(from: Point, bend: Point, to: Point, t: number): Point {
  return between(between(from, bend, t), between(bend, to, t), t);
}

export function between(one: Point, other: Point, t: number): Point {
  return [one[0] + (other[0] - one[0]) * t, one[1] + (other[1] - one[1]) * t];
}

function far(one: Point, other: Point) {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function at(point: Point | undefined) {
  const [x, y] = point ?? [0, 0];
  return `${round(x)} ${round(y)}`;
}

function round(value: number) {
  return Math.round(value * 10) / 10;
}
