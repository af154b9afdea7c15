import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsOf } from "../../app/static/js/table/catching-up.js";

const said = (key) => ({ key, args: {}, events: [] });
const turn = (seq, ...concerns) => ({
  seq,
  seat: 1,
  concerns: concerns.map(said),
  sentences: [said("log")],
  events: [],
});

test("the steps begin with what concerns the reader, then what they hold, then the rest", () => {
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
  assert.equal(stepsOf({ seq: 9, turns: [turn(9)], changes: [] }).length, 1);
  assert.deepEqual(stepsOf({ seq: 9, turns: [], changes: [] }), []);
});
