import assert from "node:assert/strict";
import { test } from "node:test";
import { arranged } from "../../app/static/js/skymines/board/spacing.ts";

/** A Moon with one sector: its corners, its roomiest place, what is built there. @returns {any} */
function moonWith(points, middle, sector = {}) {
  const fact = { number: 7, label: middle, outline: points.map((_, index) => index), ...sector };
  return [{ points, middles: { 7: middle } }, fact];
}

const mine = { kind: "deep-mine", amount: 1 };
const wide = [
  [0, 0],
  [300, 0],
  [300, 240],
  [0, 240],
];

test("the outpost stands on the left, the number above the structure, the amount at its lower right", () => {
  const [moon, fact] = moonWith(wide, [150, 120], { structures: [mine] });
  const { number, outpost, structures, scale } = arranged(moon, fact, true);
  const [{ at, amountAt }] = structures;
  assert.equal(scale, 1);
  assert.ok(outpost[0] < at[0] && number[1] < at[1]);
  assert.ok(amountAt[0] > at[0] && amountAt[1] > at[1]);
});

test("without an outpost the number stands beside the structure, and alone in the middle where nothing is built", () => {
  const [moon, fact] = moonWith(wide, [150, 120], { structures: [mine] });
  const free = arranged(moon, fact, false);
  assert.equal(free.outpost, null);
  assert.ok(free.number[0] < free.structures[0].at[0]);
  const [bare, empty] = moonWith(wide, [150, 120]);
  assert.deepEqual(arranged(bare, empty, false).number, [150, 120]);
});

test("figures move away from a border that is near the roomiest place", () => {
  const [moon, fact] = moonWith(wide, [20, 12]);
  const [x, y] = arranged(moon, fact, false).number;
  assert.ok(x - 12 > 9 && y - 15 > 9, `${x} ${y}`);
});

test("pieces are smaller where there is little room, and figures still clear of the borders", () => {
  const narrow = wide.map(([x, y]) => [x / 3, y]);
  const [moon, fact] = moonWith(narrow, [50, 120], { structures: [{ ...mine, amount: 2 }] });
  const { number, structures, scale } = arranged(moon, fact, true);
  assert.ok(scale < 1);
  for (const [x, y] of [number, ...structures.map(({ amountAt }) => amountAt)])
    assert.ok(x > 18 && x < 82 && y > 18 && y < 222, `${x} ${y}`);
});

test("a sector that nothing fits in has its things about the middle all the same", () => {
  const tiny = wide.map(([x, y]) => [x / 20, y / 20]);
  const [moon, fact] = moonWith(tiny, [7, 6], { structures: [mine] });
  assert.ok(arranged(moon, fact, true).structures[0].at.every(Number.isFinite));
});
