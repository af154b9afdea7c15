/** Where a sector has the most room: the point inside it that is farthest from its borders. */

/** @typedef {[number, number]} Point */

const STEP = 12;

/** @type {WeakMap<object, Point>} */
const known = new WeakMap();

/**
 * The roomiest point of a sector, computed once.
 * @param {import("../types").MoonFact} moon
 * @param {import("../types").SectorFact} sector
 * @returns {Point}
 */
export function roomiest(moon, sector) {
  const found = known.get(sector);
  if (found) return found;
  const rings = [sector.outline, sector.hole ?? []].map((ring) => ring.map((index) => moon.points[index] ?? [0, 0]));
  const point = farthest(rings.flatMap(edgesOf));
  known.set(sector, point);
  return point;
}

/**
 * @param {number[][]} ring
 * @returns {number[][]} edges as x1, y1, x2, y2
 */
function edgesOf(ring) {
  return ring.map((corner, index) => [...corner, ...(ring[(index + 1) % ring.length] ?? corner)]);
}

/**
 * The point of a grid that lies inside all edges and farthest from them.
 * @param {number[][]} edges
 * @returns {Point}
 */
export function farthest(edges) {
  const xs = edges.map(([x = 0]) => x);
  const ys = edges.map(([, y = 0]) => y);
  /** @type {Point} */
  let best = [xs[0] ?? 0, ys[0] ?? 0];
  let room = -1;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (!isInside(edges, x, y)) continue;
      const here = Math.min(...edges.map((edge) => distance(edge, x, y)));
      if (here > room) [best, room] = [[x, y], here];
    }
  }
  return best;
}

/**
 * Even-odd rule, so that a hole is outside.
 * @param {number[][]} edges
 * @param {number} x
 * @param {number} y
 */
function isInside(edges, x, y) {
  const crossed = edges.filter(
    ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
  );
  return crossed.length % 2 === 1;
}

/**
 * @param {number[]} edge
 * @param {number} x
 * @param {number} y
 */
function distance([x1 = 0, y1 = 0, x2 = 0, y2 = 0], x, y) {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2 || 1;
  const along = Math.max(0, Math.min(1, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length));
  return Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1));
}
