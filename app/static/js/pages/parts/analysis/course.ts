/** How a game went, as numbers: what a chart and a table of it show. Pure. */
import type { Point, Turn } from "./types.ts";

/** A turn's number, where its seat's line has it. */
export type Mark = { number: number; seat: number; index: number };

/** Where the turns stand among the points: each began at one of them. */
export function marksOf(points: Point[], turns: Pick<Turn, "seq" | "seat">[]): Mark[] {
  return turns.flatMap(({ seq, seat }, at) => {
    const index = points.findIndex((point) => point.seq === seq);
    return index < 0 ? [] : [{ number: at + 1, seat, index }];
  });
}

/** What stands below each point: the round where one begins, and nothing else. */
export function ticksOf(points: Point[]): string[] {
  return points.map(({ round }, at) =>
    round !== null && round !== points[at - 1]?.round && at < points.length - 1 ? String(round) : "",
  );
}

/** The points with which rounds begin, and the end; of a game without rounds the first, the middle one and the end. */
export function roundsOf(points: Point[]): Point[] {
  const begun = points.filter(({ round }, at) => at === 0 || (round !== null && round !== points[at - 1]?.round));
  const last = points.at(-1);
  const middle = begun.length > 1 ? [] : points.slice(points.length >> 1, (points.length >> 1) + 1);
  return [...new Set([...begun, ...middle, ...(last ? [last] : [])])];
}
