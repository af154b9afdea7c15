import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { turnsOfOthers } from "../../app/static/js/table/log/chronicle.ts";

const TOLD = [{ key: "log-coins-gained", args: {}, events: [] }];
/** @returns {any} */
const entry = (seq, seat, begun, more = {}) => ({ seq, seat, move: null, sentences: TOLD, at: "", begun, ...more });
const planned = entry(1, 0, [{ seat: null, round: 1 }]);
const LOG = [
  planned,
  entry(2, 0, [{ seat: 1 }]),
  entry(3, 1, []),
  entry(4, 1, [{ seat: 2 }]),
  entry(5, 2, []),
  entry(6, 2, [{ seat: 0 }]),
];
const found = (log, me) => turnsOfOthers(log, me).map(({ seat, entries }) => [seat, entries.map(({ seq }) => seq)]);

test("the turns of others since one's own last one are told once one's own begins", () => {
  const both = [
    [1, [3, 4]],
    [2, [5, 6]],
  ];
  assert.deepEqual(found(LOG, 0), both);
  const next = [...LOG, entry(7, 0, [{ seat: 1 }]), entry(8, 1, [{ seat: 0 }])];
  assert.deepEqual(found(next, 0), [[1, [8]]]);
});

test("nothing is told in the turns of others, while all plan, and after a move of one's own", () => {
  assert.deepEqual(found(LOG, 1), []);
  assert.deepEqual(found(LOG, null), []);
  assert.deepEqual(found([planned], 0), []);
  assert.deepEqual(found([...LOG, entry(7, 0, [])], 0), []);
});

test("what was taken back is not told", () => {
  const log = [...LOG.slice(0, 3), entry(4, 1, [], { move: { undo: 2 } }), entry(5, 1, [{ seat: 0 }])];
  assert.deepEqual(found(log, 0), [[1, [5]]]);
});
