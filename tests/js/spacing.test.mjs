import assert from "node:assert/strict";
import { test } from "node:test";
import { boxAround, clearOf, spacedMiddle } from "../../app/static/js/skymines/board/spacing.ts";

const middles = { 1: [100, 50], 2: [226, 70], 3: [226, 200], 4: [400, 70] };

test("neighbours in one line make room for each other, each by half", () => {
  assert.deepEqual(spacedMiddle(middles, 1), [93, 50]);
  assert.deepEqual(spacedMiddle(middles, 2), [233, 70]);
});

test("what stands below another or far from it stays where it is", () => {
  assert.deepEqual(spacedMiddle(middles, 3), [226, 200]);
  assert.deepEqual(spacedMiddle(middles, 4), [400, 70]);
});

test("what would lie under a station moves the shortest way out", () => {
  const station = boxAround([
    [340, 30],
    [660, 30],
    [660, 180],
  ]);
  assert.deepEqual(station, [340, 30, 660, 180]);
  const [x, y] = clearOf([station], [500, 200]);
  assert.equal(x, 500);
  assert.ok(y > 230 && y < 260, String(y));
  assert.deepEqual(clearOf([station], [500, 400]), [500, 400]);
});
