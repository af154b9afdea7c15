import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { byReason } from "../../app/static/js/table/choices.ts";

/** @returns {any} */
const refused = (/** @type {string} */ what, /** @type {string} */ code, args = {}, place = "action") => ({
  what,
  code,
  args,
  place,
});

test("a reason that several things share is said once, others by themselves", () => {
  const all = [refused("a", "none"), refused("b", "other"), refused("c", "none"), refused("d", "none", { cost: 2 })];
  assert.deepEqual(
    [...byReason(all).values()].map((some) => some.map(({ what }) => what)),
    [["a", "c"], ["b"], ["d"]],
  );
});
