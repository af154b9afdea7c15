import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { turnsOfOthers } from "../../app/static/js/table/log/chronicle.ts";
import { toldOf } from "../../app/static/js/table/others-turns.ts";

/** What a game with a last phase says of its turns. */
const FACE = { endsTurns: (key) => key === "log-phase", isBesideTurns: (type) => type === "Exchange" };
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

/** An entry with a sentence of each of these messages. */
const telling = (seq, type, ...keys) =>
  entry(seq, 1, [], { move: { type }, sentences: keys.map((key) => ({ key, args: {}, events: [] })) });
const keysOf = ({ told, more }) => [told.map(({ entry: { sentences }, place }) => sentences[place].key), more];

test("a turn is told up to the phase in which all turns are over", () => {
  const last = [telling(3, "Act", "one", "two"), telling(4, "End", "three", "log-phase", "of-another")];
  assert.deepEqual(keysOf(toldOf(last, FACE)), [["one", "two", "three"], 0]);
  assert.deepEqual(keysOf(toldOf([...last, telling(5, "Act", "four")], FACE)), [["one", "two", "three"], 0]);
  assert.deepEqual(keysOf(toldOf(last, {}))[0].length, 5);
});

test("exchanges to and fro beside the turns are left to the log", () => {
  const exchanges = [telling(5, "Exchange", "to"), telling(6, "Exchange", "fro", "log-phase")];
  assert.deepEqual(keysOf(toldOf(exchanges, FACE)), [[], 0]);
});

test("of a long turn the first sentences are told, with how many more there are", () => {
  const keys = Array.from({ length: 12 }, (_, at) => `said-${at}`);
  assert.deepEqual(keysOf(toldOf([telling(3, "Act", ...keys)], FACE)), [keys.slice(0, 8), 4]);
  assert.deepEqual(keysOf(toldOf([telling(3, "Act", ...keys.slice(0, 9))], FACE)), [keys.slice(0, 9), 0]);
});
