import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { keptBy } from "../../app/static/js/table/kept.ts";
import { followPremove, playAll } from "../../app/static/js/table/premove/keeping.ts";
import {
  answered,
  carriedOn,
  endingStep,
  isOffered,
  left,
  premoveActions,
  premoveStatus,
  readPremove,
  wantsCheck,
} from "../../app/static/js/table/premove/premove.ts";
import { asDrawn, canPremove, playsByItself, withPremove } from "../../app/static/js/table/premove/premoving.ts";
import { emptyState, withChoices } from "../../app/static/js/table/state.ts";
import { changed, createStore } from "../../app/static/js/table/store.ts";
import { withTopmostClosed } from "../../app/static/js/table/story.ts";
import { stateWith } from "./support/state.mjs";

const MARKER = { type: "PlaceMarker", space: "buy" };
const CARD = { type: "Acquire", space: 3 };
const OUT = { type: "DropOut" };
const END = { type: "EndTurn" };
const TAKEN = { index: 1, code: "not-on-display", rule: "p. 17", args: {} };
const choices = (moves, more = {}) => ({
  ...emptyState("x").game.choices,
  choices: moves,
  lines: moves.map(() => []),
  ...more,
});
const asked = (step, moves, about = {}) => choices(moves, { step, about, premove: true });
const premoved = (move, step = "TakeTurn", about = {}) => ({ step, about, move, name: move.type });
/** Steps: a marker, then the card that it buys. */
const TURN = [premoved(MARKER), premoved(CARD, "BuyCard")];
/** The server's check of the first `good` steps: what would be asked next, and why the next step is impossible. */
const said = (steps, then, gone = null, view = null) => ({ steps, gone, choices: then, view, by_itself: false });
const named = (state, act) => premoveActions(state, act, (move) => move.type);

/** Seat 1 waits while seat 0 acts. */
const view = (more = {}) => ({
  phase: "action",
  winners: [],
  round: 2,
  turn: 0,
  me: 1,
  to_move: [0],
  seats: [{ kind: "human" }, { kind: "human", dropped: false }],
  ...more,
});
/** @returns {any} */
const waiting = (premove = {}, more = {}) => {
  const state = stateWith({ game: { seq: 7, view: view(), choices: choices([], { premove: true }), ...more } });
  return changed(state, withPremove(state, { of: premove.steps ?? null, ...premove }));
};
/** Seat 1 is asked this question; the log holds the moves of its turn. */
/** @returns {any} */
const mine = (now, premove = {}, done = []) => {
  const log = [{ seat: 0, move: END }, ...done.map((move) => ({ seat: 1, move }))].map((one) =>
    one.move === END ? { ...one, begun: [{ seat: 1, round: null }] } : one,
  );
  return waiting(premove, {
    view: view({ turn: 1 }),
    choices: now,
    seq: log.length,
    log: log.map((one, index) => ({ begun: [], ...one, seq: index + 1, sentences: [] })),
  });
};
const noting = () => {
  const [set, submitted] = [[], []];
  return {
    set,
    submitted,
    act: {
      set: (part) => set.push(part),
      submit: (move) => submitted.push(move),
      undo: () => submitted.push("undo"),
      pick() {},
    },
  };
};

test("a turn is premoved while another person acts and the server sees one, not while one is asked, watches or looks back", () => {
  assert.equal(canPremove(waiting()), true);
  assert.equal(canPremove(waiting({}, { choices: asked("TakeTurn", [OUT]) })), false);
  for (const more of [{ turn: null }, { turn: 1 }, { me: null }])
    assert.equal(canPremove(waiting({}, { view: view(more) })), false);
  assert.equal(canPremove(waiting({}, { choices: choices([]) })), false);
  const past = { seq: 2, view: view(), tab: "moon", step: false };
  assert.equal(canPremove(changed(waiting(), { story: { past } })), false);
});

test("Luna acts too fast to begin, but what was begun goes on", () => {
  const luna = { view: view({ seats: [{ kind: "luna" }, { kind: "human", dropped: false }] }) };
  assert.equal(canPremove(waiting({}, luna)), false);
  assert.equal(canPremove(waiting({ steps: TURN }, luna)), true);
});

test("during a premove, what would be offered is drawn; choosing keeps it and asks the next question", () => {
  const steps = [];
  const known = said([], asked("TakeTurn", [MARKER, OUT]));
  /** @type {any} */
  const plain = waiting({ steps, known });
  assert.equal(asDrawn(plain), plain);
  /** @type {any} */
  const state = waiting({ open: true, steps, known });
  assert.deepEqual(
    [asDrawn(state).game.choices.step, asDrawn(state).sending.busy, asDrawn(state).game.undo],
    ["TakeTurn", false, null],
  );
  const { act, set, submitted } = noting();
  assert.equal(named(plain, act), act);
  named(state, act).pick("space:buy");
  assert.deepEqual(set.at(-1).choosing.picked, ["space:buy"]);
  named(changed(state, { choosing: { picked: ["space:buy"] } }), act).pick("space:buy");
  const { steps: kept, round, open } = set.at(-1).story.premove;
  assert.deepEqual({ kept, round, open }, { kept: TURN.slice(0, 1), round: 2, open: true });

  const loading = changed(state, set.at(-1));
  assert.deepEqual([asDrawn(loading).sending.busy, wantsCheck(loading)], [true, true]);
  named(loading, act).submit(OUT);
  assert.equal(set.length, 2, "nothing is chosen of a question that is over");
  const next = changed(
    loading,
    answered(loading, kept, said(kept, asked("BuyCard", [CARD]), null, view({ turn: 1, to_move: [1], coins: 3 })), 7),
  );
  assert.deepEqual(asDrawn(next).game.view, view({ coins: 3 }), "as it would look, but for who is to move");
  assert.deepEqual([asDrawn(next).sending.busy, wantsCheck(next), asDrawn(next).game.undo], [false, false, 7]);
  named(next, act).submit(CARD);
  assert.deepEqual(set.at(-1).story.premove.steps, TURN);
  assert.deepEqual(submitted, []);
});

test("a step back drops the last step, or all that have gone", () => {
  const { act, set } = noting();
  const open = (good) => waiting({ open: true, steps: TURN, known: said(TURN.slice(0, good), asked("BuyCard", [])) });
  for (const [good, rest] of [
    [2, 1],
    [1, 1],
    [0, 0],
  ]) {
    named(open(good), act).undo();
    assert.deepEqual(set.at(-1).story.premove.steps, TURN.slice(0, rest));
  }
  named(open(1), act).submit(OUT);
  assert.deepEqual(set.at(-1).story.premove.steps, [TURN[0], premoved(OUT, "BuyCard")], "what has gone gives way");
  named(waiting({ open: true, steps: [], known: said([], asked("TakeTurn", [])) }), act).undo();
  assert.equal(set.length, 4);
});

test("where nothing more can be premoved, choosing ends", () => {
  /** @type {any} */
  const state = waiting({ open: true, steps: TURN });
  assert.equal(answered(state, TURN, said(TURN, asked("BuyCard", [CARD])), 7).story.premove.open, true);
  assert.equal(answered(state, TURN, said(TURN, asked("", [])), 7).story.premove.open, false);
  assert.equal(answered(state, TURN, null, 7).story.premove.open, false, "nor without an answer");
  for (const late of [said([], asked("", [])), null])
    assert.equal(
      answered(state, [...TURN], late, 7).story.premove.open,
      true,
      "who has gone on or back since chooses on",
    );
  assert.equal(
    wantsCheck(changed(state, answered(state, TURN, null, 7))),
    false,
    "which is not asked for again and again",
  );
});

test("while one waits, the premove is kept, or gone from one step on with the rule that forbids it", () => {
  assert.equal(premoveStatus(waiting()).kind, "none");
  assert.deepEqual(premoveStatus(waiting({ steps: TURN })), {
    kind: "kept",
    steps: TURN,
    good: 2,
    reason: null,
    lines: [[], []],
  });
  assert.deepEqual(premoveStatus(waiting({ steps: TURN, known: said(TURN, asked("EndTurn", [END])) })).kind, "kept");
  /** @type {any} */
  const gone = waiting({ steps: TURN, known: said(TURN.slice(0, 1), asked("BuyCard", []), TAKEN) });
  assert.deepEqual(premoveStatus(gone), { kind: "gone", steps: TURN, good: 1, reason: TAKEN, lines: [[], []] });
  assert.equal(
    premoveStatus(changed(gone, withPremove(gone, { of: [] }))).kind,
    "kept",
    "an answer about other steps says nothing",
  );
});

test("each step tells what it costs and brings, as far as the server has answered for it", () => {
  const [paid, got] = [[{ key: "gain-coins", amount: -2 }], [{ key: "price-coins", amount: -3 }]];
  const told = [
    { ...TURN[0], lines: paid },
    { ...TURN[1], lines: got },
  ];
  const known = said(told, asked("", []));
  assert.deepEqual(premoveStatus(waiting({ steps: TURN, known })).lines, [paid, got]);
  /** @type {any} */
  const more = waiting({ steps: [TURN[0], premoved(OUT, "BuyCard")], known, of: TURN });
  assert.deepEqual(premoveStatus(more).lines, [paid, []], "another step than the one it answered for");
});

test("in one's turn the next step is ready if it is exactly among the choices", () => {
  const premove = { steps: TURN };
  assert.deepEqual(premoveStatus(mine(asked("TakeTurn", [OUT, MARKER]), premove)), {
    kind: "ready",
    steps: TURN,
    good: 2,
    reason: null,
    lines: [[], []],
  });
  assert.equal(premoveStatus(mine(asked("TakeTurn", [OUT]), premove)).kind, "gone");
  assert.equal(
    premoveStatus(mine(asked("EndTurn", [END]), premove)).kind,
    "none",
    "who went another way is told nothing",
  );
  /** @type {any} */
  const half = mine(asked("BuyCard", [CARD]), premove, [{ space: "buy", type: "PlaceMarker" }]);
  assert.deepEqual(premoveStatus(half).steps, TURN.slice(1), "whatever the order of the fields in the log");
  const known = { known: said([], asked("BuyCard", []), { ...TAKEN, index: 0 }), seq: 2 };
  assert.deepEqual(premoveStatus(mine(asked("BuyCard", [OUT]), { ...premove, ...known }, [MARKER])).reason, {
    ...TAKEN,
    index: 0,
  });
  assert.equal(premoveStatus(mine(asked("EndTurn", [END]), premove, [MARKER, CARD])).kind, "none");
  /** @type {any} */
  const late = mine(asked("TakeTurn", [MARKER]), premove);
  assert.equal(premoveStatus(changed(late, { game: { seq: 9 } })).kind, "none", "not before the log tells");
  /** @type {any} */
  const outside = changed(late, { game: { choices: { ...late.game.choices, premove: false } } });
  assert.deepEqual(
    [premoveStatus(late).kind, premoveStatus(outside).kind],
    ["ready", "none"],
    "nor where no turn is in sight",
  );
});

test("a move taken back is to be played again; others between the steps stand aside", () => {
  const rest = (...done) => left(mine(asked("BuyCard", [CARD]), { steps: TURN }, done)).length;
  assert.deepEqual(
    [rest(), rest(MARKER), rest({ type: "PlacePlusOne", slot: "A" }, MARKER), rest(MARKER, CARD)],
    [2, 1, 1, 0],
  );
  assert.equal(rest(MARKER, { undo: 1 }), 2);
  assert.equal(rest(MARKER, CARD, END), 2, "a turn before this one counts for nothing");
});

test("a place in a list is offered only while the same thing is there", () => {
  const about = { seat: 1, rewards: [{ type: "coins" }, { type: "point" }] };
  const step = premoved({ type: "TakeReward", index: 1 }, "TakeRewards", about);
  const now = (rewards) =>
    asked(
      "TakeRewards",
      [
        { type: "TakeReward", index: 0 },
        { type: "TakeReward", index: 1 },
      ],
      { seat: 1, rewards },
    );
  assert.equal(isOffered(now(about.rewards), step), true);
  assert.equal(isOffered(now([{ type: "point" }, { type: "coins" }]), step), false);
});

test("all is played in order, and stops at what is not offered or refused", async () => {
  const played = async (offers, fails = "") => {
    const store = createStore(stateWith({ game: { choices: offers[0] } }), () => {});
    const done = [];
    const submit = async (move) => {
      done.push(move);
      store.set(...withChoices(store.get(), offers[done.length] ?? offers[0], null), { sending: { error: fails } });
    };
    return [await playAll(store, TURN, submit), done];
  };
  assert.deepEqual(await played([choices([MARKER]), choices([CARD])]), [true, [MARKER, CARD]]);
  assert.deepEqual(await played([choices([MARKER]), choices([END])]), [false, [MARKER]]);
  assert.deepEqual(await played([choices([MARKER]), choices([CARD])], "Refused."), [true, [MARKER]]);
});

test("a premove ends with its turn, its round and the game; choosing one ends when the turn comes", () => {
  /** @type {any} */
  const kept = waiting({ steps: TURN, round: 2 });
  assert.equal(carriedOn(kept, 0), kept.story.premove);
  assert.deepEqual(carriedOn(kept, 1).steps, []);
  assert.deepEqual(carriedOn(changed(kept, { game: { view: view({ round: 3 }) } }), 0).steps, []);
  assert.deepEqual(
    carriedOn(changed(kept, { game: { view: view({ phase: "finished", winners: [1] }) } }), 0).steps,
    [],
  );
  /** @type {any} */
  const open = waiting({ open: true, steps: TURN, round: 2 }, { view: view({ turn: 1 }) });
  assert.deepEqual([carriedOn(open, 0).open, carriedOn(open, 0).steps], [false, TURN]);
  /** @type {any} */
  const last = mine(asked("TakeTurn", [MARKER]), { steps: TURN, round: 2 }, [OUT, END]);
  assert.deepEqual(carriedOn(last, 1).steps, [], "also where one's own turn comes next again");
});

test("what would be offered is asked for once an entry and once a step, and only if it is wanted", () => {
  assert.equal(wantsCheck(waiting()), false);
  assert.equal(wantsCheck(waiting({ steps: TURN, seq: 6 })), true);
  assert.equal(wantsCheck(waiting({ steps: TURN, seq: 7 })), false);
  assert.equal(wantsCheck(waiting({ steps: TURN, of: [], seq: 7 })), true);
  assert.equal(wantsCheck(waiting({ open: true, seq: 6 })), true);
  assert.equal(wantsCheck(mine(asked("TakeTurn", [OUT]), { steps: TURN, seq: 0 })), true);
  assert.equal(wantsCheck(mine(asked("EndTurn", [END]), { steps: TURN, seq: 0 }, [MARKER, CARD])), false);
});

test("Escape lets go of what is picked first, then ends the premove", () => {
  /** @type {any} */
  const open = waiting({ open: true });
  assert.equal(withTopmostClosed(changed(open, { choosing: { picked: ["space:buy"] } })), null);
  assert.equal(withTopmostClosed(open).story.premove.open, false);
});

test("a premove that was kept is read again, nonsense is none", () => {
  assert.deepEqual(readPremove(JSON.stringify({ steps: TURN, round: 2 })), { steps: TURN, round: 2 });
  assert.deepEqual(readPremove(JSON.stringify({ steps: TURN, round: null })), { steps: TURN, round: null });
  for (const kept of [
    null,
    "{",
    "7",
    '{"steps":[],"round":1}',
    '{"steps":[{"move":{}}],"round":1}',
    JSON.stringify({ steps: TURN }),
    '{"move":{"type":"DropOut"},"round":1}',
  ])
    assert.equal(
      keptBy(() => /** @type {any} */ ({ getItem: () => kept }), "key", readPremove),
      null,
    );
});

test("what was ticked is told the server once, and again with the next move where that failed", () => {
  const ticked = waiting({ steps: TURN, seq: 7, known: said(TURN, asked("", [])), wish: true });
  assert.equal(wantsCheck(ticked), true);
  const told = changed(ticked, answered(ticked, TURN, { ...said(TURN, asked("", [])), by_itself: true }, 7));
  assert.deepEqual([wantsCheck(told), told.story.premove.wish, playsByItself(told.story.premove)], [false, null, true]);
  const failed = changed(ticked, answered(ticked, TURN, null, 7));
  assert.deepEqual([wantsCheck(failed), failed.story.premove.wish], [false, true]);
  assert.equal(wantsCheck(changed(failed, { game: { seq: 8 } })), true);
});

test("steps chosen again play by themselves if those before did, until none is left", () => {
  const state = waiting({ steps: TURN, known: { ...said(TURN, asked("", [])), by_itself: true } });
  assert.equal(withPremove(state, { steps: [...TURN, premoved(END)] }).story.premove.wish, true);
  assert.equal(withPremove(state, { steps: [] }).story.premove.wish, false);
  const plain = waiting({ steps: TURN, known: said(TURN, asked("", [])) });
  assert.equal(withPremove(plain, { steps: [] }).story.premove.wish, null);
});

test("what the reader wished and could not be asked is told; a check that goes by itself is not", async () => {
  globalThis.fetch = /** @type {any} */ (() => Promise.reject(new TypeError("network error")));
  const failures = async (premove) => {
    const told = [];
    const store = createStore(emptyState("x"), (run) => run());
    followPremove(store, "/t", (problem) => told.push(/** @type {any} */ (problem).status));
    store.set(waiting(premove));
    await new Promise((resolve) => setImmediate(resolve));
    return [told, store.get().story.premove.open];
  };
  assert.deepEqual(await failures({ open: true, of: null }), [[0], false]);
  assert.deepEqual(await failures({ steps: TURN, round: 2, of: null, wish: true }), [[0], false]);
  assert.deepEqual(await failures({ steps: TURN, round: 2, of: null }), [[], false]);
});

test("the end of the turn is a step of its own only where nothing else is left, as far as the server has said", () => {
  const name = (move) => move.type;
  const ended = (moves, ends, more = {}) => {
    const then = asked("EndTurn", moves);
    const known = said(TURN, { ...then, ends });
    return endingStep(waiting({ steps: TURN, known, ...more }), name);
  };
  assert.deepEqual(ended([END], 0), premoved(END, "EndTurn"));
  assert.equal(ended([MARKER, END], 1), null);
  assert.equal(ended([MARKER], null), null);
  assert.equal(ended([END], 0, { of: [] }), null);
  assert.equal(endingStep(waiting({ steps: TURN, known: said(TURN.slice(1), asked("EndTurn", [END])) }), name), null);
  assert.equal(endingStep(waiting(), name), null);
});
