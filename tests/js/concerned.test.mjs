import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { concerning } from "../../app/static/js/table/concerned.ts";

const OUSTED = [{ key: "concern-ousted", args: {}, events: [0] }];
const entry = (seq, seat, more = {}) => ({ seq, seat, move: null, sentences: [], at: "", ...more });
const seqs = (held) => held.map(({ seq }) => seq);

test("the latest entries of others that concern the reader are held, until the reader moves", () => {
  const others = [entry(1, 1, { concerns: OUSTED }), entry(2, 1), entry(3, 2, { concerns: OUSTED })];
  const held = concerning([], others, 0);
  assert.deepEqual(seqs(held), [1, 3]);
  const more = [4, 5].map((seq) => entry(seq, 1, { concerns: OUSTED }));
  assert.deepEqual(seqs(concerning(held, more, 0)), [3, 4, 5]);
  assert.deepEqual(concerning(held, [entry(4, 0)], 0), []);
});

test("what is taken back concerns nobody any more", () => {
  const held = [2, 4].map((seq) => entry(seq, 1, { concerns: OUSTED }));
  assert.deepEqual(seqs(concerning(held, [entry(5, 1, { move: { undo: 3 } })], 0)), [2]);
  assert.deepEqual(seqs(concerning(held, [entry(5, 0, { move: { undo: 2, takeback: true } })], 0)), [2]);
});

test("entries that concern nobody leave everything as it is", () => {
  const held = [entry(2, 1, { concerns: OUSTED })];
  assert.equal(concerning(held, [entry(3, 1), entry(4, null)], 0), held);
  const advised = entry(3, 0, { move: { advice: { robot: "beam" } } });
  assert.equal(concerning(held, [advised], 0), held, "who asks for advice has not moved");
  const none = [];
  assert.equal(concerning(none, [entry(3, 0)], 0), none);
});
