/** An analysis: asked for until it is made, and its numbers as a chart and a table show them. */
import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { made } from "../../app/static/js/pages/parts/analysis/asking.ts";
import { marksOf, roundsOf, ticksOf } from "../../app/static/js/pages/parts/analysis/course.ts";
import { courseHint } from "../../app/static/js/pages/parts/analysis/drawing.ts";
import { Problem } from "../../app/static/js/table/api.ts";

const point = (seq, round) => ({ seq, round, totals: [1, 2] });
const POINTS = [point(3, 1), point(5, 1), point(9, 2), point(14, 2)];

/** Something that answers in turn, and notes what is done with it. */
function answering(...all) {
  const heard = [];
  const waited = [];
  const ask = async () => {
    const next = all.shift();
    if (next instanceof Error) throw next;
    return next;
  };
  const asking = { ask, wait: async (ms) => void waited.push(ms), heard: (done) => void heard.push(done) };
  return { asking, heard, waited };
}

describe("asking", () => {
  test("goes on, less and less often, until the analysis is made", async () => {
    const found = { points: [], turns: [], seats: [], robot: "r" };
    const { asking, heard, waited } = answering({ done: 0 }, { done: 0.4 }, new Problem(503, {}), { done: 0.9 }, found);
    assert.equal(await made(asking), found);
    assert.deepEqual(heard, [0, 0.4, 0.9]);
    assert.ok(waited.every((ms, at) => at === 0 || ms > waited[at - 1]));
  });

  test("ends where there is none", async () => {
    const { asking } = answering({ done: 0 }, new Problem(409, { code: "analysis-failed" }));
    await assert.rejects(made(asking), { code: "analysis-failed" });
  });
});

describe("the course", () => {
  test("has turns where they began", () => {
    const turns = [
      { seq: 9, seat: 1 },
      { seq: 3, seat: 0 },
      { seq: 4, seat: 0 },
    ];
    assert.deepEqual(marksOf(POINTS, turns), [
      { number: 1, seat: 1, index: 2 },
      { number: 2, seat: 0, index: 0 },
    ]);
  });

  test("names each round once, where it begins", () => {
    assert.deepEqual(ticksOf(POINTS), ["1", "", "2", ""]);
    assert.deepEqual(ticksOf([point(3, null), point(4, null)]), ["", ""]);
  });

  const numbers = (points) => roundsOf(points).map(({ seq }) => seq);

  test("is a column for each round and the end in a table", () => {
    assert.deepEqual(numbers(POINTS), [3, 9, 14]);
  });

  test("has a middle in a game without rounds", () => {
    assert.deepEqual(numbers([1, 2, 3, 4, 5].map((seq) => point(seq, null))), [1, 3, 5]);
  });
});

test("the chart says of what it is: a guess, or what was there, which nobody can guess of an automa", () => {
  /** @type {any} */
  const say = (/** @type {string} */ key, /** @type {any} */ told = {}) => `${key} ${told.unit} ${told.names ?? ""}`;
  say.list = (/** @type {string[]} */ all) => all.join();
  /** @type {any} */
  const seats = [
    { name: "Ada", kind: "human" },
    { name: "Luna", kind: "automa" },
  ];
  const hint = (expected) => courseHint(say, { expected, turns: [] }, seats);
  assert.match(hint(true), /^analysis-course-hint /);
  assert.match(hint(false), /^analysis-course-by-then .*Luna/);
  assert.doesNotMatch(hint(false), /Ada/);
});
