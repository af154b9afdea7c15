import assert from "node:assert/strict";
import { test } from "node:test";
import { marked, marking, withoutMarks } from "../../app/static/js/shackleton/pages/parts/hard-cards.ts";

/** @type {any} */
const marks = {
  option: "hard",
  heading: "",
  hint: "",
  values: [
    ["A", "Moon Mining"],
    ["B", "Artemis Tours"],
    ["C", "Selenium Research"],
  ],
};
/** @type {any} */
const automa = { seat: 1, kind: "automa", level: 2 };
/** @returns {any} */
const table = (options) => ({ options, seats: [{ seat: 0, kind: "human", level: 2 }, automa] });

test("without a word as many of the first are marked as the level says", () => {
  assert.deepEqual(marked(table({}), marks, automa), ["A", "B"]);
  assert.deepEqual(marked(table({ hard: ["C", "A"] }), marks, automa), ["C", "A"]);
});

test("a further mark is asked for with the level of the automa, in the order of the values", () => {
  const options = { corporations: "first", hard: ["C", "B"] };
  assert.deepEqual(marking(table(options), marks, "A", true), {
    options: { corporations: "first", hard: ["A", "B", "C"] },
    levels: [{ seat: 1, level: 3 }],
  });
  assert.deepEqual(marking(table(options), marks, "C", false), {
    options: { corporations: "first", hard: ["B"] },
    levels: [{ seat: 1, level: 1 }],
  });
});

test("marks that another level does not have go", () => {
  assert.deepEqual(withoutMarks(table({ corporations: "first", hard: ["A"] }), marks, 2), { corporations: "first" });
  assert.equal(withoutMarks(table({ hard: ["A"] }), marks, 1), null);
  assert.equal(withoutMarks(table({}), marks, 2), null);
});

test("where the automa has gone meanwhile nothing is asked for", () => {
  assert.equal(marking({ ...table({}), seats: [] }, marks, "A", true), null);
});
