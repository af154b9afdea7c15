import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { aroundRound, changes } from "../../app/static/js/table/end/round.ts";
import { roundChanged, summarised } from "../../app/static/js/table/round-over.ts";
import { emptyState } from "../../app/static/js/table/state.ts";
import { changed } from "../../app/static/js/table/store.ts";
import { withTopmostClosed } from "../../app/static/js/table/story.ts";
import { stateWith } from "./support/state.mjs";

/** @returns {any} */
const view = (round, phase = "actions", winners = []) => ({ round, phase, winners });
const at = (round, phase = "actions") => stateWith({ game: { view: view(round, phase) } });
const over = (history = null) => ({ recent: { roundOver: { round: 1, history } } });
const NONE = { recent: { roundOver: null } };

test("the next round, as it is pushed, begins a summary of the one before", () => {
  assert.deepEqual(roundChanged(at(1), view(2, "planning")), over());
  assert.deepEqual(roundChanged(at(1), view(1)), {});
  assert.deepEqual(roundChanged(changed(at(2, "planning"), over()), view(2, "planning")), {});
});

test("a further phase, an earlier round and the end of the game end a summary", () => {
  const state = changed(at(2, "planning"), over());
  for (const after of [view(2), view(1), view(3, "finished", [0])]) assert.deepEqual(roundChanged(state, after), NONE);
});

test("nothing is summarised at first, beside another moment, or for somebody who does not want it", () => {
  const next = view(2, "planning");
  assert.deepEqual(roundChanged(emptyState("x"), next), {});
  const state = at(1);
  const { settings } = state.story;
  const past = /** @type {any} */ ({ seq: 3, view: view(1) });
  const missed = /** @type {any} */ ({ told: {} });
  for (const other of [
    { story: { past } },
    { recent: { missed } },
    { story: { settings: { ...settings, summaries: false } } },
  ])
    assert.deepEqual(roundChanged(changed(state, other), next), NONE);
});

test("a summary is drawn once it is loaded, at the moment that it is about", () => {
  const history = { rounds: [] };
  const state = changed(at(2, "planning"), over(history));
  assert.deepEqual(summarised(state), { round: 1, history });
  assert.equal(summarised(changed(state, over())), null);
  assert.equal(summarised(changed(state, NONE)), null);
  assert.equal(summarised(changed(state, { game: { view: view(3) } })), null);
  const past = /** @type {any} */ ({ seq: 3, view: view(1) });
  assert.equal(summarised(changed(state, { story: { past } })), null);
});

test("a game without rounds has none to summarise, whatever its phases", () => {
  assert.deepEqual(roundChanged(at(null), view(null)), {});
  assert.deepEqual(roundChanged(at(null), view(null, "scoring")), NONE);
  assert.equal(summarised(at(null)), null);
});

test("Escape puts a summary away", () => {
  assert.deepEqual(withTopmostClosed(changed(at(2), over())), NONE);
});

const score = (seat, cash, tank) => ({
  seat,
  total: cash + tank,
  categories: [
    { key: "cash", total: cash, lines: [] },
    { key: "tank", total: tank, lines: [] },
  ],
});
/** @returns {any} */
const standing = (round, ...seats) => ({ round, seats, companies: {} });

test("a round is compared with the one before it, the first with the beginning", () => {
  const opening = standing(1, score(0, 1, 0));
  const rounds = [standing(1, score(0, 3, 0)), standing(2, score(0, 2, 5))];
  const history = { seq: 9, finished: false, opening, rounds };
  assert.deepEqual(aroundRound(history, 1), { before: opening, after: rounds[0] });
  assert.deepEqual(aroundRound(history, 2), { before: rounds[0], after: rounds[1] });
  assert.equal(aroundRound(history, 3), null);
});

test("a round of a game that was branched off later is compared with the one before it, or with the branch", () => {
  const opening = standing(3, score(0, 1, 0));
  const rounds = [standing(3, score(0, 3, 0)), standing(4, score(0, 2, 5))];
  const history = { seq: 9, finished: false, opening, rounds };
  assert.deepEqual(aroundRound(history, 3), { before: opening, after: rounds[0] });
  assert.deepEqual(aroundRound(history, 4), { before: rounds[0], after: rounds[1] });
  for (const round of [1, 2, 5]) assert.equal(aroundRound(history, round), null);
});

test("what a round changed of a score, what it gained most first", () => {
  assert.deepEqual(changes(standing(1, score(0, 3, 0)), score(0, 2, 5)), [
    { key: "tank", amount: 5 },
    { key: "cash", amount: -1 },
  ]);
  assert.deepEqual(changes(standing(1, score(0, 3, 0)), score(0, 3, 0)), []);
});
