/** What the charts of the end of Shackleton Base show, and what decided a game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { byCause, partsOfScored, sourceOf, vpByRound } from "../../app/static/js/shackleton/end/data.ts";
import { fillOf } from "../../app/static/js/shackleton/end/fills.ts";
import { decided } from "../../app/static/js/table/end/decided.ts";

const sheet = (seat, projects, mining) => ({
  seat,
  total: projects + mining,
  categories: [
    { key: "projects", total: projects, lines: [] },
    { key: "mining", total: mining, lines: [] },
  ],
});
const rounds = [
  { round: 1, seats: [sheet(0, 1, 2), sheet(1, 3, 0)] },
  { round: 2, seats: [sheet(0, 5, 2), sheet(1, 3, 9)] },
];

/** A finished game. @returns {any} */
function ended(of = "") {
  return {
    state: { end: { of, history: { rounds } } },
    view: { corporations: ["artemis", "mining", "mars"], scores: rounds[1].seats },
  };
}

test("VP by round are totals, or those of the chosen source, by default of the first", () => {
  assert.deepEqual(vpByRound(ended(), "worth"), {
    rounds: [1, 2],
    rows: [
      { of: 0, values: [3, 7] },
      { of: 1, values: [3, 12] },
    ],
  });
  assert.equal(sourceOf(ended("nothing")), "projects");
  assert.deepEqual(
    vpByRound(ended("mining"), "source").rows.map(({ values }) => values),
    [
      [2, 2],
      [0, 9],
    ],
  );
});

test("corporations are told apart by their fills", () => {
  const fills = ["projects", "artemis", "mining", "mars"].map((source) => fillOf(ended(), source).pattern);
  assert.equal(new Set(fills).size, 4);
});

test("what decided it is where the winner led most, and where the other was ahead all the same", () => {
  const places = [
    { seat: 1, won: true },
    { seat: 0, won: false },
  ];
  const found = decided(rounds[1].seats, places, null);
  assert.deepEqual(
    found.map(({ kind, category, own, theirs }) => [kind, category, own, theirs]),
    [["lead", "mining", 9, 2]],
  );
  assert.equal(decided(rounds[1].seats, places, 0)[0]?.kind, "lost");
  assert.deepEqual(decided(rounds[1].seats, [{ seat: 1, won: true }], null), []);
});

test("what was scored during the game is divided by what brought it", () => {
  const scores = [
    {
      seat: 0,
      total: 70,
      categories: [
        { key: "scored", total: 60 },
        { key: "projects", total: 4 },
        { key: "mining", total: 6 },
      ],
    },
    {
      seat: 1,
      total: 12,
      categories: [
        { key: "scored", total: 5 },
        { key: "projects", total: 7 },
        { key: "mining", total: 0 },
      ],
    },
  ];
  const scored = [
    { seat: 0, cause: "goal", amount: 25 },
    { seat: 0, cause: "mining", amount: 30 },
    { seat: 0, cause: "other", amount: 5 },
    { seat: 1, cause: "other", amount: 5 },
  ];
  const totals = byCause(scores, scored).map(({ categories }) => categories.map(({ key, total }) => [key, total]));
  assert.deepEqual(totals, [
    [
      ["goals", 25],
      ["projects", 4],
      ["mining", 36],
      ["other", 5],
    ],
    [
      ["goals", 0],
      ["projects", 7],
      ["mining", 0],
      ["other", 5],
    ],
  ]);
  const places = [
    { seat: 0, won: true },
    { seat: 1, won: false },
  ];
  assert.deepEqual(
    decided(byCause(scores, scored), places, 1).map(({ kind, category }) => [kind, category]),
    [
      ["lost", "mining"],
      ["further", "goals"],
      ["held", "projects"],
    ],
  );
  assert.equal(byCause(scores, undefined), scores);
  assert.deepEqual(partsOfScored(scores, scored), [
    { key: "goals", of: { 0: 25, 1: 0 } },
    { key: "mining", of: { 0: 30, 1: 0 } },
    { key: "other", of: { 0: 5, 1: 5 } },
  ]);
  assert.deepEqual(partsOfScored(scores, undefined), []);
});
