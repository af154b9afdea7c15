/** The title of the picture of a result: whole as far as it can be. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { titleLines } from "../../app/static/js/table/end/picture.ts";

/** A typeface whose letters are half as wide as high. @type {(line: string, size: number) => number} */
const width = (line, size) => (line.length * size) / 2;
const lines = (/** @type {string} */ text) => titleLines(text, width);

test("a title that fits is as large as usual", () => {
  assert.deepEqual(
    lines("Ada wins").map(({ size }) => size),
    [58],
  );
});

test("a longer title is smaller, in one line", () => {
  const [only, ...more] = lines("Shared victory: Ada and Bo");
  assert.deepEqual([only?.line, more], ["Shared victory: Ada and Bo", []]);
  assert.ok(only && only.size < 58 && width(only.line, only.size) <= 700);
});

test("a title that would be too small stands in two lines, parted between words", () => {
  const [first, second] = lines("Shared victory: Konstantin Ziolkowski and Ada");
  assert.deepEqual([first?.line, second?.line], ["Shared victory: Konstantin", "Ziolkowski and Ada"]);
  assert.ok(first && second && second.y - first.y > first.size);
});

test("a word that is too long is left to be cut", () => {
  assert.deepEqual(
    lines("A".repeat(90)).map(({ line }) => line),
    ["A".repeat(90)],
  );
});
