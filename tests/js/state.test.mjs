import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { emptyState, isUnderWay, tabWith, whole, withChoices, withTakeback } from "../../app/static/js/table/state.ts";
import { changed } from "../../app/static/js/table/store.ts";
import { stateWith } from "./support/state.mjs";

/** @type {any} */
const view = { me: 0, seats: [{ planned: [null, "carbon-1", null, null, null] }] };
const turn = whole({ step: "TakeTurn", choices: [{ type: "DropOut" }] });

test("missing parts of choices are empty, not absent", () => {
  assert.deepEqual(whole({ step: "EndTurn" }).refused, []);
  assert.equal(whole(null).form, null);
});

test("a selection stays while the same is asked, and goes when something else is", () => {
  const state = stateWith({ game: { choices: turn, view }, choosing: { picked: ["slot:B"] } });
  const picked = (sent) => changed(state, ...withChoices(state, sent, view)).choosing.picked;
  assert.deepEqual(picked(whole({ ...turn })), ["slot:B"]);
  assert.deepEqual(picked(whole({ step: "EndTurn" })), []);
});

test("what equals the former choices stays the same object, though the table's number is another", () => {
  const former = whole({
    ...turn,
    seq: 7,
    refused: [/** @type {any} */ ({ what: { type: "EndTurn" }, code: "action-first", args: {} })],
  });
  const state = stateWith({ game: { choices: former } });
  const after = (sent) => changed(state, ...withChoices(state, structuredClone(sent), view)).game.choices;
  const choices = after({ ...former, seq: 8 });
  assert.equal(choices.seq, 8);
  for (const part of ["choices", "lines", "refused", "about"]) assert.equal(choices[part], former[part]);
  const other = after({ ...former, refused: [] });
  assert.equal(other.choices, former.choices);
  assert.deepEqual(other.refused, []);
});

test("planning begins with what is planned already", () => {
  const form = { kind: "plan", slots: ["B", "C"], cards: [] };
  const facts = { slots: ["A", "B", "C", "D", "E"] };
  const state = stateWith({ game: { facts, choices: turn } });
  const { choosing, panels } = changed(state, ...withChoices(state, whole({ step: "Planning", form }), view));
  assert.equal(panels.tab, "me");
  assert.deepEqual(choosing.draft, { A: null, B: "carbon-1", C: null, D: null, E: null });
});

test("a draft stays while the same planning goes on, and starts over with another", () => {
  const facts = { slots: ["A", "B", "C"] };
  const planning = (cards, more = {}) =>
    whole({ step: "Planning", form: { kind: "plan", slots: ["A", "B", "C"], cards, ...more } });
  const seen = (round, planned = null, me = 0) =>
    /** @type {any} */ ({ me, round, seats: [{ planned }, { planned: null }], winners: [] });
  const asked = (state, choices, at) => changed(state, ...withChoices(state, choices, at));
  const begun = asked(stateWith({ game: { facts } }), planning(["carbon-1", "helium-2"]), seen(1));
  const drafted = changed(begun, { choosing: { draft: { A: "carbon-1", B: "helium-2" }, held: "helium-2" } });
  const draft = (choices, at) => asked(drafted, choices, at).choosing.draft;

  const others = [planning(["carbon-1", "helium-2"], { totals: [1] }), seen(1)];
  assert.deepEqual(draft(...others), { A: "carbon-1", B: "helium-2" }, "others get ready, and what is told changes");
  assert.deepEqual(draft(planning(["carbon-1", "titanium-3"]), seen(2)), {}, "the round was played elsewhere");
  assert.deepEqual(draft(planning(["carbon-1", "helium-2"]), seen(2)), {}, "with the same cards in hand");
  assert.deepEqual(draft(planning(["titanium-3"]), seen(1)), {}, "the hand is another");
  assert.deepEqual(draft(planning(["carbon-1", "helium-2"]), seen(1, null, 1)), {}, "the seat is another");
  assert.deepEqual(
    draft(planning(["titanium-3"]), seen(2, ["titanium-3"])),
    { A: "titanium-3" },
    "and is planned there",
  );
  assert.equal(asked(drafted, planning(["titanium-3"]), seen(2)).choosing.held, null);
});

test("what was laid out for one question is not there at the next", () => {
  const advance = whole({ step: "Advance", choices: [{ type: "Advance", company: "carbon", amount: 1 }] });
  const state = stateWith({ game: { choices: advance, view }, choosing: { draft: { carbon: "2" } } });
  const draft = (choices) => changed(state, ...withChoices(state, choices, view)).choosing.draft;
  assert.deepEqual(draft(whole({ ...advance, choices: [] })), { carbon: "2" });
  assert.deepEqual(draft(turn), {});
});

test("a question is asked on the tab where its answers lie, and an open one that holds some of them stays", () => {
  const expand = whole({ step: "Expand", choices: [{ type: "EnterSector", sector: 4, column: 0 }] });
  const acquire = whole({ step: "AcquireCard", choices: [{ type: "Acquire", space: 3 }, { type: "Decline" }] });
  const rest = whole({ step: "RestCards", choices: [{ type: "Rest", slot: "B", to: "B" }] });
  const asked = (choices, tab) => {
    const state = stateWith({ game: { choices: turn }, panels: { tab } });
    return changed(state, ...withChoices(state, choices, view)).panels.tab;
  };
  assert.deepEqual(
    ["me", "display", "moon"].map((tab) => [asked(expand, tab), asked(acquire, tab), asked(rest, tab)]),
    Array(3).fill(["moon", "display", "me"]),
  );
  // Who reads the log or looks at the others is left there, and what has only buttons moves nobody.
  for (const tab of ["others", "log"]) assert.equal(asked(expand, tab), tab);
  assert.equal(asked(whole({ step: "EndTurn", choices: [{ type: "EndTurn" }] }), "me"), "me");
  const both = whole({ step: "PlacePlans", choices: [...expand.choices, ...rest.choices] });
  for (const tab of ["moon", "me"]) assert.equal(asked(both, tab), tab);
});

test("a proposal that ends before anything was drawn is still remembered", () => {
  const previous = { seq: 2, by: 0, agreed: [0], missing: [1] };
  const proposed = stateWith({ game: { seq: 5 } }, withTakeback(emptyState("x"), previous));
  assert.deepEqual(withTakeback(proposed, null), { game: { takeback: null, takebackEnded: { previous, after: 5 } } });
  assert.deepEqual(withTakeback(emptyState("x"), null), { game: { takeback: null } });
});

test("what somebody was about to propose is not asked once another proposal has ended", () => {
  const about = stateWith({ story: { asking: 3 } });
  const proposed = changed(about, withTakeback(about, { seq: 2, by: 0, agreed: [0], missing: [1] }));
  assert.equal(changed(proposed, withTakeback(proposed, null)).story.asking, null);
  assert.equal(changed(about, withTakeback(about, null)).story.asking, 3, "it stays while there is none");
});

test("a page with nothing but offers has nothing under way", () => {
  const away = (told) => stateWith({ recent: { missed: { after: 3, turns: 2, told, at: 0 } } });
  assert.equal(isUnderWay(emptyState("x")), false);
  assert.equal(isUnderWay(away(null)), false);
  assert.equal(isUnderWay(away({ turns: [] })), true);
});

test("a plan is under way while it is other than the server keeps it", () => {
  const facts = { slots: ["A", "B", "C", "D", "E"] };
  const form = { kind: "plan", slots: ["B", "C"], cards: [] };
  const game = { view, facts, choices: whole({ step: "Planning", form }) };
  const planning = (draft) => stateWith({ game, choosing: { draft } });
  assert.equal(isUnderWay(planning({ B: "carbon-1", C: null })), false);
  assert.equal(isUnderWay(planning({ B: "carbon-1", C: "energy-2" })), true);
  assert.equal(isUnderWay(planning({ B: null, C: null })), true);
});

test("a move half made is under way", () => {
  for (const part of [
    { choosing: { picked: ["slot:B"] } },
    { choosing: { held: "carbon-1" } },
    { choosing: { confirming: "DropOut" } },
    { sending: { busy: true } },
    { sending: { unsent: "a move" } },
  ])
    assert.equal(isUnderWay(stateWith(part)), true, JSON.stringify(part));
});

test("what is to be picked next is looked for on the open tab first", () => {
  assert.equal(tabWith(["station:tawac", "station:minerva"], "me"), "moon");
  assert.equal(tabWith(["slot:B", "station:tawac"], "me"), "me");
  assert.equal(tabWith([], "display"), "display");
  assert.equal(tabWith(["station:tawac"], "log"), "log");
});
