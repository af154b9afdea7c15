/** What the guide keeps of how a player heeds its lessons. */
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  AWAY,
  calledBack,
  given,
  heeded,
  leftOut,
  NOTHING_GIVEN,
  taughtSince,
} from "../../app/static/js/table/guide/heed.ts";
import { FAREWELL } from "../../app/static/js/table/guide/lessons.ts";

/** Moves of these types. */
const made = (...types) => types.map((type) => ({ type }));
/** After one move, a lesson that speaks of buying. */
const buying = given(NOTHING_GIVEN, "market", made("Plan"), ["Buy"]);

test("a move that the lesson spoke of is heeded, another one is not", () => {
  assert.equal(heeded(buying, made("Plan", "Buy")).isOther, false);
  const other = heeded(buying, made("Plan", "Sell"));
  assert.deepEqual([other.isOther, other.misses], [true, { market: 1 }]);
});

test("while the player has not moved, what was said stays said", () => {
  const other = heeded(buying, made("Plan", "Sell"));
  assert.equal(heeded(other, made("Plan", "Sell")), other);
});

test("of a lesson without choices, of several moves at once and of moves taken back nothing is a miss", () => {
  const reading = given(NOTHING_GIVEN, "welcome", [], []);
  assert.equal(heeded(reading, made("Sell")).isOther, false);
  assert.equal(heeded(buying, made("Plan", "Sell", "Sell")).isOther, false);
  assert.equal(heeded(buying, []).isOther, false);
  assert.deepEqual(
    heeded(heeded(buying, made("Plan", "Sell")), made("Plan")).misses,
    { market: 1 },
    "nor is one undone",
  );
});

test("a lesson that went unheeded twice is left out, others are not", () => {
  let heed = NOTHING_GIVEN;
  const miss = (lesson) => {
    heed = heeded(given(heed, lesson, [], ["Buy"]), made("Sell"));
  };
  miss("market");
  miss("bank");
  assert.deepEqual([...leftOut(heed)], []);
  miss("market");
  assert.deepEqual([...leftOut(heed)], ["market"]);
});

test("called back where it was sent away it goes on, with what was read", () => {
  assert.deepEqual([...calledBack(new Set(["welcome", AWAY, "since:3"]), 9)], ["welcome", "since:3"]);
});

test("called back after its farewell it starts over, from the moves made by then on", () => {
  const kept = calledBack(new Set(["welcome", FAREWELL, AWAY]), 9);
  assert.deepEqual([...kept], ["since:9"]);
  assert.equal(taughtSince(kept), 9);
  assert.equal(taughtSince(new Set(["welcome", "since:", "since:x"])), null);
});
