import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsOf, unreadOf } from "../../app/static/js/table/missed-tour.ts";

const said = (key) => ({ key, args: {}, events: [] });
/** @returns {any} */
const turn = (seq, ...concerns) => ({
  seq,
  seat: 1,
  concerns: concerns.map(said),
  sentences: [said("log")],
  events: [],
});

test("the steps begin with what concerns the reader, then what they hold, then the rest", () => {
  /** @type {any} */
  const told = { seq: 9, turns: [turn(7, "ousted"), turn(5), turn(9)], changes: [said("rose")] };
  const steps = stepsOf(told);
  assert.deepEqual(
    steps.map(({ seq, concerns }) => [seq, concerns.map(({ key }) => key)]),
    [
      [7, ["ousted"]],
      [9, ["rose"]],
      [5, []],
      [9, []],
    ],
  );
});

test("nothing held has changed: there is no step for it", () => {
  assert.equal(stepsOf(/** @type {any} */ ({ seq: 9, turns: [turn(9)], changes: [] })).length, 1);
  assert.deepEqual(stepsOf(/** @type {any} */ ({ seq: 9, turns: [], changes: [] })), []);
});

test("unread lines of the talk come last, those of others", () => {
  /** @type {any} */
  const told = { seq: 9, turns: [turn(7), turn(8, "ousted")], changes: [] };
  assert.deepEqual(
    stepsOf(told, 2).map(({ unread = 0 }) => unread),
    [0, 0, 2],
  );
  /** @type {any} */
  const lines = [1, 2, 3, 4].map((id) => ({ id, mine: id === 3 }));
  assert.deepEqual(
    unreadOf(lines, 2).map(({ id }) => id),
    [2, 4],
  );
  assert.deepEqual(unreadOf(lines, 60).length, 3);
});
