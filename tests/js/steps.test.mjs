import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { laidOut, landing } from "../../app/static/js/skymines/steps.ts";

/** @type {any} */
const TRACK = {
  last: 6,
  shares: [
    { at: 2, shares: 1 },
    { at: 5, shares: 3 },
  ],
  barriers: [{ after: 3, cost: 2 }],
};

test("a marker lands on shares, before more of them, past barriers, and never beyond the track", () => {
  assert.deepEqual(landing(TRACK, 0, 0), { at: 0, shares: 0, next: 2, cost: 0 });
  assert.deepEqual(landing(TRACK, 1, 2), { at: 3, shares: 1, next: 2, cost: 0 });
  assert.deepEqual(landing(TRACK, 1, 3), { at: 4, shares: 1, next: 1, cost: 2 });
  assert.deepEqual(landing(TRACK, 4, 3), { at: 6, shares: 3, next: null, cost: 0 });
});

test("steps that are laid out are counted by track", () => {
  assert.deepEqual(laidOut({ tawac: "2" }, ["tawac", "minerva"], 3), [
    { company: "tawac", count: 2 },
    { company: "minerva", count: 0 },
  ]);
});

test("steps that a former question left are none where there are units for fewer", () => {
  const laid = laidOut({ tawac: "8", minerva: "1" }, ["tawac", "minerva"], 2);
  assert.deepEqual(
    laid.map(({ count }) => count),
    [0, 0],
  );
});
