import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { restOf } from "../../app/static/js/table/advice/rest.ts";
import { mayAsk } from "../../app/static/js/table/advice-loader.ts";
import { inEffect } from "../../app/static/js/table/log/in-effect.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { changed } from "../../app/static/js/table/store.ts";

const MARKER = { type: "PlaceMarker", space: "buy" };
const CARD = { type: "Acquire", space: 3 };
const OUT = { type: "DropOut" };
/** @type {any} */
const advice = {
  seq: 8,
  best: { moves: [MARKER, CARD].map((move) => ({ step: "TakeTurn", about: {}, move, lines: [] })) },
};
const entry = (/** @type {number} */ seq, /** @type {any} */ move, seat = 0) =>
  /** @type {any} */ ({ seq, seat, move });
const left = (/** @type {any[]} */ ...log) => restOf(advice, log, 0)?.map(({ move }) => move) ?? null;

test("advice stays while nothing has happened, or others have moved", () => {
  assert.deepEqual(left(entry(7, OUT), entry(8, { advice: { robot: "beam" } })), [MARKER, CARD]);
  assert.deepEqual(left(entry(9, null, 1)), [MARKER, CARD]);
});

test("who follows it sees what is left, in whatever order the fields of a move come", () => {
  assert.deepEqual(left(entry(9, { space: "buy", type: "PlaceMarker" })), [CARD]);
});

test("who moves otherwise, or has made all its moves, has none", () => {
  assert.equal(left(entry(9, OUT)), null);
  assert.equal(left(entry(9, MARKER), entry(10, CARD)), null);
});

test("who takes a move back has none", () => {
  assert.equal(left(entry(9, MARKER), entry(10, { undo: 8 })), null);
});

test("advice takes back nothing and is no move", () => {
  const log = [entry(7, OUT), entry(8, { advice: { robot: "beam" } }), entry(9, { undo: 6 })];
  assert.deepEqual(
    inEffect(log).map(({ seq }) => seq),
    [],
  );
  assert.deepEqual(
    inEffect(log.slice(0, 2)).map(({ seq }) => seq),
    [7],
  );
});

test("advice is offered to who has to choose, where the table allows it", () => {
  const table = (/** @type {any} */ data) => /** @type {any} */ ({ table: { data: { seats: [{}, {}], ...data } } });
  const asked = (/** @type {any} */ moves, more = {}) =>
    changed(emptyState("x"), {
      game: {
        view: /** @type {any} */ ({ me: 0, to_move: [0], seats: [{}, {}] }),
        choices: { ...emptyState("x").game.choices, step: "TakeTurn", choices: moves, ...more },
      },
    });
  assert.equal(mayAsk(changed(asked([OUT, CARD]), table({ advice: true }))), true);
  assert.equal(mayAsk(changed(asked([], { form: {} }), table({ advice: true }))), true);
  assert.equal(mayAsk(changed(asked([OUT]), table({ advice: true }))), false, "one move alone");
  assert.equal(mayAsk(changed(asked([OUT, CARD]), table({ advice: false }))), false, "not allowed");
  const others = { game: { view: /** @type {any} */ ({ me: 0, to_move: [1], seats: [{}, {}] }) } };
  assert.equal(mayAsk(changed(asked([OUT, CARD]), table({ advice: true }), others)), false, "not the turn");
});
