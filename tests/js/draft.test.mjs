import assert from "node:assert/strict";
import { test } from "node:test";
import { emptyState } from "../../app/static/js/state.js";
import { asDrawn, canPrepare, carriedOn, draftActions, drafted, readDraft, reasonFor, verdict, wantsCheck } from "../../app/static/js/story/draft.js";
import { closed, storied } from "../../app/static/js/story/state.js";

const MARKER = { type: "PlaceMarker", space: "buy" };
const OUT = { type: "DropOut" };
const TAKEN = { what: { type: "PlaceMarker", space: "buy" }, code: "space-occupied", rule: "p. 16", args: { seat: 0 } };
const choices = (moves, more = {}) => ({ ...emptyState("x").choices, choices: moves, lines: moves.map(() => []), ...more });

/** Seat 1 waits while seat 0 acts. */
const view = (more = {}) => ({ phase: "action", round: 2, turn: 0, me: 1, to_move: [0], seats: [{ kind: "human" }, { kind: "human", dropped: false }], ...more });
const waiting = (draft = {}, more = {}) => {
  const state = { ...emptyState("x"), seq: 7, view: view(), ...more };
  return { ...state, ...drafted(state, draft) };
};

test("a turn is prepared while another person acts, not while one is asked, plans, is out, watches or looks back", () => {
  assert.equal(canPrepare(waiting()), true);
  assert.equal(canPrepare(waiting({}, { choices: choices([OUT], { step: "TakeTurn" }) })), false);
  for (const more of [{ phase: "planning", turn: null }, { turn: 1 }, { me: null }, { phase: "finished" }]) assert.equal(canPrepare(waiting({}, { view: view(more) })), false);
  assert.equal(canPrepare(waiting({}, { view: view({ seats: [{ kind: "human" }, { kind: "human", dropped: true }] }) })), false);
  const state = waiting();
  assert.equal(canPrepare({ ...state, ...storied(state, { past: { seq: 2, view: view(), tab: "moon", step: false } }) }), false);
});

test("Luna acts too fast to begin, but what was begun goes on", () => {
  const luna = { view: view({ seats: [{ kind: "luna" }, { kind: "human", dropped: false }] }) };
  assert.equal(canPrepare(waiting({}, luna)), false);
  assert.equal(canPrepare(waiting({ move: MARKER }, luna)), true);
});

test("while one prepares, what would be offered is drawn, and choosing keeps it", () => {
  const plain = waiting({ ahead: choices([MARKER, OUT]) });
  assert.equal(asDrawn(plain), plain);
  const state = waiting({ open: true, ahead: choices([MARKER, OUT], { step: "TakeTurn" }) });
  assert.deepEqual([asDrawn(state).choices.step, asDrawn(state).choices.choices], ["Ahead", [MARKER, OUT]]);
  const set = [];
  const submitted = [];
  const act = { set: (part) => set.push(part), submit: (move) => submitted.push(move), pick() {} };
  assert.equal(draftActions(plain, act), act);
  const drafting = draftActions(state, act);
  drafting.pick("space:buy");
  assert.deepEqual(set.at(-1).picked, ["space:buy"]);
  draftActions({ ...state, picked: ["space:buy"] }, act).pick("space:buy");
  const { move, round, open } = set.at(-1).story.draft;
  assert.deepEqual({ move, round, open }, { move: MARKER, round: 2, open: false });
  assert.deepEqual(submitted, []);
});

test("what was prepared is kept, ready at one's turn, or gone with the rule that forbids it", () => {
  assert.equal(verdict(waiting()).kind, "none");
  assert.equal(verdict(waiting({ move: MARKER })).kind, "kept");
  assert.equal(verdict(waiting({ move: MARKER, ahead: choices([MARKER]) })).kind, "kept");
  assert.deepEqual(verdict(waiting({ move: MARKER, ahead: choices([OUT], { refused: [TAKEN] }) })), { kind: "gone", move: MARKER, reason: TAKEN });
  const mine = (moves) => waiting({ move: MARKER }, { view: view({ turn: 1 }), choices: choices(moves, { step: "TakeTurn" }) });
  assert.equal(verdict(mine([OUT, MARKER])).kind, "ready");
  assert.deepEqual(verdict(mine([OUT])), { kind: "gone", move: MARKER, reason: null });
  assert.equal(verdict(waiting({ move: MARKER }, { view: view({ turn: 1 }), choices: choices([], { step: "EndTurn" }) })).kind, "none");
});

test("a refusal is about a move when all that it names agrees", () => {
  const of = (what) => ({ ...TAKEN, what });
  assert.equal(reasonFor([of({ type: "PlaceMarker", space: "tile" }), TAKEN], MARKER), TAKEN);
  const mixed = of({ type: "UseResources", slots: ["A", "B"] });
  assert.equal(reasonFor([mixed], { type: "UseResources", slots: ["A", "B"] }), mixed);
  assert.equal(reasonFor([mixed], { type: "UseResources", slots: ["A"] }), null);
});

test("a draft ends with its turn, its round and the game; choosing one ends when the turn comes", () => {
  const kept = waiting({ move: MARKER, round: 2 });
  assert.equal(carriedOn(kept, 0), kept.story.draft);
  assert.equal(carriedOn(kept, 1).move, null);
  assert.equal(carriedOn({ ...kept, view: view({ round: 3 }) }, 0).move, null);
  assert.equal(carriedOn({ ...kept, view: view({ phase: "finished" }) }, 0).move, null);
  const open = waiting({ open: true, move: MARKER, round: 2 }, { view: view({ turn: 1 }) });
  assert.deepEqual([carriedOn(open, 0).open, carriedOn(open, 0).move], [false, MARKER]);
});

test("what would be offered is asked for once an entry, and only if it is wanted", () => {
  assert.equal(wantsCheck(waiting()), false);
  assert.equal(wantsCheck(waiting({ move: MARKER, seq: 6 })), true);
  assert.equal(wantsCheck(waiting({ open: true, seq: 7 })), false);
});

test("Escape lets go of what is picked first, then ends preparing", () => {
  const open = waiting({ open: true });
  assert.equal(closed({ ...open, picked: ["space:buy"] }), null);
  assert.equal(closed(open).story.draft.open, false);
});

test("a draft that was kept is read again, nonsense is none", () => {
  assert.deepEqual(readDraft(JSON.stringify({ move: MARKER, round: 2 })), { move: MARKER, round: 2 });
  for (const kept of [null, "{", "7", '{"move":{},"round":1}', '{"move":{"type":"DropOut"}}']) assert.equal(readDraft(kept), null);
});
