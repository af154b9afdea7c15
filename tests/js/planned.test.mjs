import assert from "node:assert/strict";
import { test } from "node:test";
import { laidIn, matters, reachOf, sumOf } from "../../app/static/js/skymines/panels/planned.ts";

/** @returns {any} */
const sum = (more = {}) => ({
  space: "majority-scientist",
  kind: "scientist",
  open: false,
  opens: ["research-1"],
  base: 1,
  adds: { "research-1": 1, "field-1": 1 },
  compared_base: 0,
  compares: { "research-1": 1 },
  plus_one: 0,
  ...more,
});

test("only cards in open slots are laid", () => {
  assert.deepEqual(laidIn({ A: "x", B: "y", C: null }, ["B", "C"]), [["B", "y"]]);
});

test("a total waits for a card that opens it, then counts what was there already", () => {
  assert.deepEqual(sumOf(sum(), ["field-1"]), { total: 0, compared: 0, more: 0 });
  assert.deepEqual(sumOf(sum(), ["field-1", "research-1", "other"]), { total: 3, compared: 1, more: 0 });
  assert.deepEqual(sumOf(sum({ open: true, compared_base: 1 }), []), { total: 1, compared: 1, more: 0 });
});

test("the “+1” tile adds to what is laid, and to nothing else", () => {
  /** @type {any} */
  const carbon = sum({
    base: 0,
    opens: ["carbon-2"],
    adds: { "carbon-2": 2 },
    compares: { "carbon-2": 2 },
    plus_one: 1,
  });
  assert.equal(sumOf(carbon, ["field-1"]).more, 0);
  assert.deepEqual(sumOf(carbon, ["carbon-2"]), { total: 2, compared: 2, more: 1 });
});

test("the tier reached and what is missing to the next", () => {
  const tiers = [2, 4, 6].map((at) => ({ at, gains: [] }));
  assert.deepEqual(reachOf(tiers, 1), { reached: null, next: tiers[0], missing: 1 });
  assert.deepEqual(reachOf(tiers, 4), { reached: tiers[1], next: tiers[2], missing: 2 });
  assert.deepEqual(reachOf(tiers, 9), { reached: tiers[2], next: null, missing: 0 });
});

test("a total that nothing can add to has no line", () => {
  assert.equal(matters(sum({ base: 0, adds: {} })), false);
  assert.equal(matters(sum({ base: 2, adds: {} })), true);
  assert.equal(matters(sum({ base: 0 })), true);
});
