import assert from "node:assert/strict";
import { test } from "node:test";
import { way } from "../../app/static/js/table/fitting.ts";

const region = { top: 100, bottom: 500 };

test("what is asked for is brought into sight, the first with its heading before all else", () => {
  const at = (top) => ({ top, bottom: top + 40 });
  assert.equal(way([], region), 0);
  assert.equal(way([at(120), at(460)], region), 0, "all is seen");
  assert.equal(way([at(400), at(560)], region), 106, "down to the last");
  assert.equal(way([at(300), at(900)], region), 172, "no farther than the first");
  assert.equal(way([at(20)], region), -108, "back up");
  assert.equal(way([at(20), at(900)], region), -108);
});
