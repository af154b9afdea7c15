import assert from "node:assert/strict";
import { test } from "node:test";
import { restored } from "../../app/static/js/table/compact.ts";

test("what is said briefly stands for the values themselves, one form within the other", () => {
  const sectors = {
    "@": "rows",
    keys: ["number", "outline"],
    columns: [[1, 2], { "@": "lists", lengths: [3, 4], items: { "@": "numbers", runs: "7-9 4-3 5 5" } }],
  };
  const cards = { "@": "rows", keys: ["id", "cost"], of: ["a", "b"], columns: [0, [1, null]] };
  assert.deepEqual(restored({ sectors, cards, points: { "@": "lists", lengths: 2, items: [0.5, 1, 2, 3] } }), {
    sectors: [
      { number: 1, outline: [7, 8, 9] },
      { number: 2, outline: [4, 3, 5, 5] },
    ],
    cards: { a: { id: "a", cost: 1 }, b: { id: "b", cost: null } },
    points: [
      [0.5, 1],
      [2, 3],
    ],
  });
});

test("an object with a field of the forms' name is told apart from them", () => {
  assert.deepEqual(restored({ "@": "object", of: ["@", "b"], values: ["rows", 1] }), { "@": "rows", b: 1 });
});
