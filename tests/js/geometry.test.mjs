import assert from "node:assert/strict";
import { test } from "node:test";
import { farthest } from "../../app/static/js/board/geometry.js";

/** @param {number[][]} ring */
const edges = (ring) => ring.map((corner, index) => [...corner, ...ring[(index + 1) % ring.length]]);
const square = (from, to) =>
  edges([
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]);

test("the roomiest point of a square is its middle", () => {
  assert.deepEqual(farthest(square(0, 120)), [60, 60]);
});

test("the hole of a ring is outside of it", () => {
  const [x, y] = farthest([...square(0, 240), ...square(84, 156)]);
  assert.ok(x < 84 || x > 156 || y < 84 || y > 156);
});
