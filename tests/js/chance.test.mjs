import assert from "node:assert/strict";
import { test } from "node:test";
import { chance } from "../../app/static/js/skymines/board/chance.ts";

test("chance is spread evenly and always the same", () => {
  const all = Array.from({ length: 4000 }, (_, index) => chance(index, 5));
  assert.deepEqual(
    all.slice(0, 9),
    Array.from({ length: 9 }, (_, index) => chance(index, 5)),
  );
  assert.ok(all.every((one) => one >= 0 && one < 1));
  assert.ok(Math.abs(all.reduce((sum, one) => sum + one) / all.length - 0.5) < 0.02);
});
