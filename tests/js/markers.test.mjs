import assert from "node:assert/strict";
import { test } from "node:test";
import { standingIn } from "../../app/static/js/skymines/panels/markers.ts";

/** @type {any} */
const tiers = [2, 4, 6].map((at) => ({ at, gains: [{ type: "coins", amount: at }] }));

test("a majority space: the tier reached, what is missing to the next, and whom one must fear", () => {
  const lines = [
    { key: "majority-total", amount: 3 },
    { key: "tier", args: { at: 2 } },
    { key: "tier-missing", amount: 1, args: { at: 4 } },
    { key: "could-also-take", args: { seats: [0, 2] } },
  ];
  const { reached, next, missing, rivals } = standingIn(lines, tiers);
  assert.deepEqual([reached?.at, next?.at, missing, rivals], [2, 4, 1, [0, 2]]);
});

test("nothing reached, nothing above, nobody else", () => {
  const { reached, next, rivals } = standingIn([{ key: "no-tier-reached" }, { key: "nobody-else-could" }], tiers);
  assert.deepEqual([reached, next, rivals], [null, null, []]);
});
