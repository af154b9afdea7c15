import assert from "node:assert/strict";
import { test } from "node:test";
import {
  angleOf,
  arcOf,
  band,
  edgeOf,
  lineOf,
  pieceAt,
  pointAt,
  RADII,
} from "../../app/static/js/skymines/board/orbit.ts";

/** @type {import("../../app/static/js/skymines/board/orbit.ts").Edge[]} */
const EDGES = ["top", "right", "bottom", "left"];
const MOON = { width: 1000, height: 1000 };

test("a station lies at the edge that its label is nearest to", () => {
  const edges = [
    [500, 80],
    [930, 500],
    [500, 930],
    [70, 500],
  ].map((label) => edgeOf(MOON, { label }));
  assert.deepEqual(edges, EDGES);
});

test("the tracks follow each other clockwise without touching", () => {
  const arcs = EDGES.map((edge) => arcOf(edge, 1000, 20));
  for (const [index, arc] of arcs.entries()) {
    const next = arcs[(index + 1) % 4];
    const gap = (next.start - arc.end + 360) % 360;
    assert.ok(gap > 4 && gap < 20, `${EDGES[index]}: ${gap} degrees to the next one`);
  }
});

test("the top track begins at the upper left corner and ends at the upper right one", () => {
  const arc = arcOf("top", 1000, 20);
  const [from, to] = [arc.start, arc.end].map((angle) => pointAt(arc, angle, RADII.outer));
  assert.ok(from[0] < 200 && from[1] < 200);
  assert.ok(to[0] > 800 && to[1] < 200);
});

test("every space has the same share of its arc", () => {
  const arc = arcOf("right", 1000, 16);
  assert.equal(angleOf(arc, 16), arc.end);
  assert.equal(angleOf(arc, 8), (arc.start + arc.end) / 2);
});

test("a band goes out along its outer radius and back along its inner one", () => {
  const arc = arcOf("top", 1000, 20);
  const shape = band(arc, -100, -80, 540, 600);
  assert.match(shape, /^M[\d.-]+ [\d.-]+A600 600 0 0 1 .*A540 540 0 0 0 .*Z$/);
});

test("up to four pieces on one space stand apart, and inside their lane", () => {
  for (const edge of EDGES)
    for (let together = 1; together <= 4; together += 1) {
      const arc = arcOf(edge, 1000, 21);
      const places = Array.from({ length: together }, (_, rank) => pieceAt(arc, 5, rank, together));
      for (const [x, y] of places) {
        const radius = Math.hypot(x - 500, y - 500);
        assert.ok(radius > RADII.inner && radius < RADII.split, `${edge}: ${radius}`);
      }
      for (const [index, [x, y]] of places.entries())
        for (const [ox, oy] of places.slice(index + 1)) assert.ok(Math.hypot(x - ox, y - oy) > 12, edge);
    }
});

test("a track as a line has the same lanes, one above the other, and its spaces side by side", () => {
  const line = lineOf(66, 124, 20);
  const begin = pointAt(line, angleOf(line, 0), RADII.inner);
  const next = pointAt(line, angleOf(line, 1), RADII.inner);
  assert.deepEqual(begin, [66, 124]);
  assert.equal(next[1], 124);
  assert.ok(next[0] > begin[0]);
  assert.equal(angleOf(line, 20), line.end);
  assert.equal(pointAt(line, line.start, RADII.outer)[1], 124 - (RADII.outer - RADII.inner));
  assert.equal(band(line, 66, 102, RADII.inner, RADII.outer), "M66 42L102 42L102 124L66 124Z");
});

test("up to four pieces on one space of a line stand apart, and inside their lane", () => {
  const line = lineOf(66, 124, 21);
  for (let together = 1; together <= 4; together += 1) {
    const places = Array.from({ length: together }, (_, rank) => pieceAt(line, 5, rank, together));
    for (const [, y] of places) assert.ok(y < 124 && y > 124 - (RADII.split - RADII.inner), String(y));
    for (const [index, [x, y]] of places.entries())
      for (const [ox, oy] of places.slice(index + 1)) assert.ok(Math.hypot(x - ox, y - oy) > 12);
  }
});
