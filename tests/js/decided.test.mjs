/** What decided a game, from worked tables of scores. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { decided } from "../../app/static/js/skymines/end/decided.ts";

/**
 * A seat's score: totals by category, of Minerva the number of shares at `value` each.
 * @returns {any}
 */
function seat(number, { cash = 0, minerva = 0, tank = 0, research = 0, value = 10 }) {
  const categories = [
    { key: "cash", total: cash, lines: [{ key: "score-cash", amount: cash }] },
    {
      key: "minerva",
      total: minerva * value,
      lines: [
        { key: "score-track-shares", amount: minerva - 1 },
        { key: "score-card-shares", amount: 1 },
        { key: "score-share-value", amount: value },
      ],
    },
    { key: "tank", total: tank, lines: [] },
    { key: "research", total: research, lines: [] },
  ];
  return { seat: number, total: categories.reduce((sum, { total }) => sum + total, 0), categories };
}

const kinds = (found) => found.map(({ kind, category, other }) => [kind, category, other]);

test("shares decide: how many, and what each is worth", () => {
  const scores = [seat(0, { minerva: 9, tank: 10 }), seat(1, { minerva: 2, tank: 30, cash: 5 })];
  const found = decided(scores, [0], 0);
  assert.deepEqual(kinds(found), [
    ["lead", "minerva", 1],
    ["held", "tank", 1],
  ]);
  assert.deepEqual([found[0]?.own, found[0]?.theirs], [90, 20]);
  assert.deepEqual(found[0]?.shares, { own: 9, theirs: 2, value: 10 });
  assert.equal(found[1]?.shares, null);
});

test("a reader who lost is told what it cost them, however they came in; others how the lead was made", () => {
  const scores = [
    seat(0, { tank: 60, research: 12 }),
    seat(1, { tank: 20, research: 40 }),
    seat(2, { tank: 55, cash: 1 }),
  ];
  assert.deepEqual(kinds(decided(scores, [0], 2)), [
    ["lost", "research", 2],
    ["further", "tank", 2],
    ["held", "cash", 2],
  ]);
  assert.deepEqual(kinds(decided(scores, [0], 1)), [
    ["lost", "tank", 1],
    ["held", "research", 1],
  ]);
  for (const reader of [0, null])
    assert.deepEqual(kinds(decided(scores, [0], reader)), [
      ["lead", "tank", 1],
      ["held", "research", 1],
    ]);
});

test("a shared victory is compared with who came next; without a winner or a loser there is nothing to tell", () => {
  const scores = [seat(0, { tank: 20 }), seat(1, { cash: 20 }), seat(2, { cash: 4 })];
  assert.deepEqual(kinds(decided(scores, [0, 1], 1)), [
    ["lead", "tank", 2],
    ["held", "cash", 2],
  ]);
  assert.deepEqual(decided(scores.slice(0, 2), [0, 1], 0), []);
  assert.deepEqual(decided(scores, [], 0), []);
});

test("shares that are not worth the same to both are not counted out", () => {
  const scores = [seat(0, { minerva: 9 }), seat(1, { minerva: 2, value: 8 })];
  assert.equal(decided(scores, [0], 0)[0]?.shares, null);
});
