import assert from "node:assert/strict";
import { test } from "node:test";
import { moreOf } from "../../app/static/js/table/takeback-questions.ts";

const deeds = (...seats) => seats.map((seat) => ({ seat }));

test("what a list of deeds leaves out is said to hold one's own turn", () => {
  assert.equal(moreOf(deeds(1, 1, 0, 0), 0), null);
  assert.deepEqual(moreOf(deeds(1, 1, 1, 1, 1, 0, 0), 0), { key: "takeback-more-mine", count: 3 });
  assert.deepEqual(moreOf(deeds(1, 1, 1, 1, 1), 0), { key: "takeback-more", count: 1 });
  assert.deepEqual(moreOf(deeds(0, 1, 1, 1, 0), 0), { key: "takeback-more", count: 1 }, "it is shown to be there");
  assert.deepEqual(moreOf(deeds(null, 1, 1, 1, null), null), { key: "takeback-more", count: 1 });
});
