import assert from "node:assert/strict";
import { test } from "node:test";
import { newMoves } from "../../app/static/js/table/pointing.ts";

test("a resting pointer under which the page moves has not moved", () => {
  const moved = newMoves();
  assert.equal(moved({ clientX: 10, clientY: 20 }), true);
  assert.equal(moved({ clientX: 10, clientY: 20 }), false);
  assert.equal(moved({ clientX: 10, clientY: 21 }), true);
  assert.equal(moved({ clientX: 9, clientY: 21 }), true);
  assert.equal(moved({ clientX: 9, clientY: 21 }), false);
});
