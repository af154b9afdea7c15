/** Measures of the window by which the table is drawn. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { WindowMeasure } from "../../app/static/js/table/room.ts";

/** The window's listeners, by kind. @type {Record<string, () => void>} */
let listeners = {};

beforeEach(() => {
  listeners = {};
  globalThis.addEventListener = /** @type {any} */ ((kind, run) => (listeners[kind] = run));
});

/** A measure of a window whose width the test sets, and how often it was taken and the table redrawn. */
function followed(drawn = undefined) {
  const seen = { width: 800, taken: 0, redrawn: 0 };
  const measure = new WindowMeasure(() => {
    seen.taken += 1;
    return seen.width;
  });
  measure.follow({ redraw: () => (seen.redrawn += 1) }, drawn && (() => drawn(measure.value)));
  return { seen, measure };
}

test("nothing is measured before the table is drawn by it, and then once until the window is another", () => {
  const { seen, measure } = followed();
  listeners.resize?.();
  assert.equal(seen.taken, 0);
  assert.deepEqual([measure.value, measure.value, seen.taken], [800, 800, 1]);
});

test("the table is redrawn when the window or its text has another size, and only then", () => {
  const { seen, measure } = followed();
  assert.equal(measure.value, 800);
  listeners.resize?.();
  assert.equal(seen.redrawn, 0);
  seen.width = 900;
  listeners["regolith-looks"]?.();
  assert.deepEqual([measure.value, seen.redrawn], [900, 1]);
});

test("the table is not redrawn for a measure by which it is drawn alike", () => {
  const { seen, measure } = followed((width) => width >= 1000);
  assert.equal(measure.value, 800);
  for (const width of [900, 1000, 1100]) {
    seen.width = width;
    listeners.resize?.();
  }
  assert.deepEqual([measure.value, seen.redrawn], [1100, 1]);
});
