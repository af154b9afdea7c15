/** Where a sector has the most room for what stands in it: the point inside that is farthest from its borders. */

/** @typedef {[number, number]} Point */

const STEP = 24;
/** How much wider than high it is what stands in a sector: structures beside the number, or none. */
const WIDE = { full: 1.3, empty: 0.85 };

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
  const wide = sector.structures?.length ? WIDE.full : WIDE.empty;
  const [x, y] = farthest(rings.flatMap(edgesOf).map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => [x1 / wide, y1, x2 / wide, y2]));
  /** @type {Point} */
  const point = [x * wide, y];
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
 * The point that lies inside all edges and farthest from them: found on a wide grid, then by smaller and smaller steps.
 * @param {number[][]} edges
 * @returns {Point}
 */
export function farthest(edges) {
  const xs = edges.map(([x = 0]) => x);
  const ys = edges.map(([, y = 0]) => y);
  let found = best(edges, [Math.min(...xs), Math.min(...ys)], [Math.max(...xs), Math.max(...ys)], STEP);
  for (let step = STEP / 2; step > 4; step /= 2) {
    const [x, y] = found;
    found = best(edges, [x - step, y - step], [x + step, y + step], step);
  }
  return found;
}

/**
 * @param {number[][]} edges
 * @param {Point} from
 * @param {Point} to
 * @param {number} step
 * @returns {Point}
 */
function best(edges, from, to, step) {
  let [x, y] = from;
  let room = -1;
  for (let across = from[0]; across <= to[0]; across += step) {
    for (let down = from[1]; down <= to[1]; down += step) {
      const here = roomAt(edges, across, down, room);
      if (here > room) [x, y, room] = [across, down, here];
    }
  }
  return [x, y];
}

/**
 * The square of how far the nearest edge is, or anything below `least` as soon as it is nearer than that or the point lies outside.
 * @param {number[][]} edges
 * @param {number} x
 * @param {number} y
 * @param {number} least
 */
function roomAt(edges, x, y, least) {
  if (!isInside(edges, x, y)) return -1;
  let room = Infinity;
  for (const edge of edges) {
    room = Math.min(room, distance(edge, x, y));
    if (room <= least) return least;
  }
  return room;
}

/**
 * Even-odd rule, so that a hole is outside.
 * @param {number[][]} edges
 * @param {number} x
 * @param {number} y
 */
function isInside(edges, x, y) {
  let inside = false;
  for (const edge of edges) {
    const [x1, y1, x2, y2] = /** @type {[number, number, number, number]} */ (edge);
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  }
  return inside;
}

/**
 * The square of the distance from an edge.
 * @param {number[]} edge
 * @param {number} x
 * @param {number} y
 */
function distance(edge, x, y) {
  const [x1, y1, x2, y2] = /** @type {[number, number, number, number]} */ (edge);
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return (x - x1 - along * dx) ** 2 + (y - y1 - along * dy) ** 2;
}
