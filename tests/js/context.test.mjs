/** The contexts of drawing functions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { contextsWith } from "../../app/static/js/table/context.ts";
import { changed } from "../../app/static/js/table/store.ts";
import { stateWith } from "./support/state.mjs";

const MOVE = { type: "EnterSector", sector: 1 };
const table = stateWith({
  game: {
    seq: 1,
    view: { me: 0, seats: [{}], to_move: [0] },
    facts: {},
    choices: { ...stateWith().game.choices, step: "TakeTurn", choices: [MOVE] },
  },
});
/** @type {any} */
const say = (key) => key;

test("there is no context before the first view", () => {
  assert.equal(contextsWith(say, /** @type {any} */ ({}))(stateWith()), null);
});

test("what is marked stays the same as long as choices and selection do, and is each page's own", () => {
  const contextOf = contextsWith(say, /** @type {any} */ ({}));
  const marked = (state) => contextOf(state)?.lit;
  const first = marked(table);
  assert.deepEqual([...(first ?? [])], ["sector:1"]);
  assert.equal(marked(changed(table, { game: { seq: 2 }, panels: { help: true } })), first);
  const picked = changed(table, { choosing: { picked: ["sector:1"] } });
  const other = marked(picked);
  assert.notEqual(other, first);
  assert.equal(marked(picked), other);
  assert.notEqual(marked(changed(picked, { game: { choices: { ...picked.game.choices, choices: [] } } })), other);
  assert.notEqual(contextsWith(say, /** @type {any} */ ({}))(picked)?.lit, marked(picked));
});
