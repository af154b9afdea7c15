import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { tellShown } from "../../app/static/js/table/shown.ts";

let [seq, told, appear] = [1, [], () => {}];

beforeEach(() => {
  [seq, told] = [1, []];
  globalThis.document = /** @type {any} */ ({ hidden: false, addEventListener: (_, listener) => (appear = listener) });
});

test("a visible page tells each number once, and the last one again on a new connection", () => {
  const see = tellShown(
    () => seq,
    (number) => told.push(number),
  );
  see();
  see();
  seq = 2;
  see();
  see(true);
  assert.deepEqual(told, [1, 2, 2]);
});

test("a hidden page tells nothing until it can be seen", () => {
  /** @type {any} */ (document).hidden = true;
  const see = tellShown(
    () => seq,
    (number) => told.push(number),
  );
  see();
  seq = 5;
  see(true);
  assert.deepEqual(told, []);
  /** @type {any} */ (document).hidden = false;
  appear();
  assert.deepEqual(told, [5]);
});

test("no number is told while there is none", () => {
  seq = -1;
  const see = tellShown(
    () => seq,
    (number) => told.push(number),
  );
  see(true);
  see();
  assert.deepEqual(told, []);
  seq = 7;
  see();
  assert.deepEqual(told, [7]);
});
