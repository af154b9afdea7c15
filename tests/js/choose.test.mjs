import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { grouped } from "../../app/static/js/skymines/groups.ts";
import { firstFree, placed, planOf } from "../../app/static/js/skymines/planning-draft.ts";
import {
  certain,
  click,
  isAskedFirst,
  litBy,
  matching,
  offersOf,
  pick,
  proposed,
  refusedTarget,
  targetsOf,
} from "../../app/static/js/table/choose.ts";

/** @param {object[]} moves @param {object} about */
const offers = (moves, about = {}) => offersOf(/** @type {any} */ ({ choices: moves, lines: [], about, refused: [] }));
const enter = (sector, column) => ({ type: "EnterSector", sector, column });
/** @type {any} */
const expansion = offers([enter(16, 0), enter(16, 2), enter(21, 0), { type: "Decline" }], { company: "minerva" });
const use = (...slots) => ({ type: "UseResources", slots });
const resources = offers([use("B"), use("C"), use("B", "C"), { type: "UseResearchScientist", slot: "D" }]);

test("a move names what it touches on the board", () => {
  assert.deepEqual(targetsOf(enter(16, 2), { company: "minerva" }), ["sector:16", "column:minerva:2"]);
  assert.deepEqual(targetsOf({ type: "UseFieldScientist", slot: "tile" }), ["tile:field"]);
  assert.deepEqual(targetsOf({ type: "Perform", company: null }), []);
  assert.deepEqual(targetsOf({ type: "Unheard" }), []);
});

test("the move that ends the turn is the one that the server names", () => {
  const moves = [use("B"), { type: "EndTurn" }];
  const ending = (ends) =>
    offersOf(/** @type {any} */ ({ choices: moves, lines: [], ends, refused: [] })).map((offer) => offer.ends);
  assert.deepEqual(
    [ending(1), ending(0), ending(null)],
    [
      [false, true],
      [true, false],
      [false, false],
    ],
  );
});

test("a refusal is about the first thing that it names wholly", () => {
  assert.equal(refusedTarget({ type: "EnterSector", sector: 7 }, { company: "tawac" }), "sector:7");
  assert.equal(refusedTarget({ type: "EnterSector", column: 2 }, { company: "tawac" }), "column:tawac:2");
  assert.equal(refusedTarget({ type: "PlacePlan", screen: 3 }), "screen:3");
  assert.equal(refusedTarget({ type: "EndTurn" }), undefined);
});

test("first the sectors are lit, then the columns of the one picked", () => {
  assert.deepEqual([...litBy(expansion, [])], ["sector:16", "sector:21"]);
  assert.deepEqual([...litBy(expansion, ["sector:16"])], ["column:minerva:0", "column:minerva:2"]);
});

test("new plans and the screens for them are lit at once, and a screen is enough for a single plan", () => {
  const place = (plan, screen) => ({ type: "PlacePlan", plan, screen });
  const single = offers([place("plan-A-01", 2), place("plan-A-01", 3)]);
  assert.deepEqual([...litBy(single, [])], ["acquired:plan-A-01", "screen:2", "screen:3"]);
  const picked = pick(single, [], "screen:3");
  assert.deepEqual(
    proposed(single, picked).map((offer) => offer.move),
    [place("plan-A-01", 3)],
  );
  assert.deepEqual(click(single, picked, "screen:3"), { submit: place("plan-A-01", 3) });
  const two = offers([place("plan-A-01", 2), place("plan-B-02", 2), place("plan-B-02", 3)]);
  assert.deepEqual([...litBy(two, ["screen:2"])], ["acquired:plan-A-01", "acquired:plan-B-02"]);
  assert.deepEqual([...litBy(two, ["acquired:plan-B-02"])], ["screen:2", "screen:3"]);
});

test("what is left alone is proposed", () => {
  assert.deepEqual(proposed(expansion, []), []);
  assert.deepEqual(proposed(expansion, ["sector:16"]), []);
  assert.deepEqual(
    proposed(expansion, ["sector:21"]).map((offer) => offer.move),
    [enter(21, 0)],
  );
  assert.deepEqual(
    proposed(expansion, ["sector:16", "column:minerva:2"]).map((offer) => offer.move),
    [enter(16, 2)],
  );
});

test("cards are picked in any order and the whole selection is proposed", () => {
  assert.deepEqual([...litBy(resources, [])], ["slot:B", "slot:C", "slot:D"]);
  assert.deepEqual([...litBy(resources, ["slot:C"])], ["slot:B"]);
  assert.deepEqual(
    proposed(resources, ["slot:C"]).map((offer) => offer.move),
    [use("C")],
  );
  assert.deepEqual(
    proposed(resources, ["slot:C", "slot:B"]).map((offer) => offer.move),
    [use("B", "C")],
  );
  assert.equal(matching(resources, ["slot:B"]).length, 2);
});

test("energy cards stand for all expansions, and light the stations", () => {
  const expand = (company) => ({ type: "UseEnergy", company });
  const moves = [use("B"), expand("tawac"), expand("minerva"), { type: "PlacePlusOne", slot: "D" }];
  const refused = ["C", "D"].map((slot) => ({ what: use(slot), code: "energy-all-at-once" }));
  const all = offersOf(/** @type {any} */ ({ choices: moves, lines: [], about: {}, refused }));
  assert.deepEqual(
    [...litBy(all, [])],
    ["slot:B", "station:tawac", "slot:C", "slot:D", "station:minerva", "tile:plus-one"],
  );
  assert.deepEqual([...litBy(all, ["slot:C"])], ["station:tawac", "station:minerva"]);
  assert.deepEqual(proposed(all, ["slot:C"]), []);
  assert.deepEqual(
    proposed(all, pick(all, ["slot:C"], "station:tawac")).map(({ move }) => move),
    [expand("tawac")],
  );
  assert.deepEqual(matching(all, ["slot:D"]).length, 3, "the tile can lie on an energy card");
});

test("a click picks, takes back, or starts over", () => {
  assert.deepEqual(pick(resources, [], "slot:B"), ["slot:B"]);
  assert.deepEqual(pick(resources, ["slot:B"], "slot:B"), []);
  assert.deepEqual(pick(resources, ["slot:B"], "slot:D"), ["slot:D"]);
  assert.deepEqual(pick(resources, ["slot:B"], "sector:1"), ["slot:B"]);
});

test("a second click on what names one move submits it, and never an unclear one", () => {
  assert.deepEqual(click(expansion, ["sector:21"], "sector:21"), { submit: enter(21, 0) });
  assert.deepEqual(click(expansion, ["sector:16"], "sector:16"), { picked: [] });
  assert.deepEqual(click(resources, ["slot:C", "slot:B"], "slot:B"), { submit: use("B", "C") });
});

test("sectors with several columns make one group", () => {
  assert.deepEqual(
    grouped(expansion).map((group) => group.length),
    [2, 1, 1],
  );
  /** @type {any} */
  const energy = offers([{ type: "UseEnergy", company: "tawac" }, { type: "UseEnergy", company: "minerva" }, use("B")]);
  assert.deepEqual(
    grouped(energy).map((group) => group.length),
    [2, 1],
  );
});

test("choices of one family stand together, wherever they are in the list", () => {
  const marker = (space) => ({ type: "PlaceMarker", space });
  /** @type {any} */
  const turn = offers([use("B"), marker("majority-energy"), use("B", "C"), { type: "DropOut" }, marker("buy")]);
  assert.deepEqual(
    grouped(turn).map((group) => group.map(({ move }) => move.type)),
    [["UseResources", "UseResources"], ["PlaceMarker", "PlaceMarker"], ["DropOut"]],
  );
});

test("a few cards to acquire are told in words, many stand together", () => {
  /** @returns {any} */
  const cards = (count) => offers(Array.from({ length: count }, (_, index) => ({ type: "Acquire", space: index + 1 })));
  assert.equal(grouped(cards(6)).length, 6);
  assert.deepEqual(
    grouped(/** @type {any} */ ([...cards(7), ...offers([{ type: "Decline" }])])).map((group) => group.length),
    [7, 1],
  );
});

test("the columns of one station make one group", () => {
  const removals = ["tawac", "tawac", "minerva"].map((company, column) => ({ type: "RemoveFrom", company, column }));
  assert.deepEqual(
    grouped(/** @type {any} */ (offers(removals))).map((group) => group.length),
    [2, 1],
  );
});

test("every offer keeps its own lines", () => {
  const [first, second] = offersOf(
    /** @type {any} */ ({
      choices: [use("B"), use("C")],
      lines: [[{ key: "x", amount: 2 }], []],
      about: {},
    }),
  );
  assert.deepEqual([first.lines, second.lines], [[{ key: "x", amount: 2 }], []]);
});

test("a planned card lies in one slot; placing over another swaps them", () => {
  const draft = placed(placed({}, "B", "carbon-1"), "C", "energy-1");
  assert.deepEqual(placed(draft, "D", "carbon-1"), { B: null, C: "energy-1", D: "carbon-1" });
  assert.deepEqual(placed(draft, "C", "carbon-1"), { B: "energy-1", C: "carbon-1" });
  assert.deepEqual(placed(draft, "B", null), { B: null, C: "energy-1" });
});

test("the plan of a draft has five places, empty where a slot is off", () => {
  const draft = { B: "carbon-1", D: "energy-1", E: "lost" };
  assert.deepEqual(planOf(draft, ["B", "C", "D"], ["A", "B", "C", "D", "E"]), {
    type: "Plan",
    cards: [null, "carbon-1", null, "energy-1", null],
  });
  assert.equal(firstFree(draft, ["B", "C", "D"]), "C");
  assert.equal(firstFree(draft, ["B", "D"]), null);
});

test("what each move names is as good as picked, and the rest is left to choose", () => {
  const place = (plan, screen) => ({ type: "PlacePlan", plan, screen });
  const one = offers([place("plan-A-01", 2), place("plan-A-01", 3)]);
  assert.deepEqual(certain(one), ["acquired:plan-A-01"]);
  assert.deepEqual([...litBy(one, certain(one))], ["screen:2", "screen:3"]);
  assert.deepEqual(certain(offers([place("plan-A-01", 2)])), ["acquired:plan-A-01"]);
  assert.deepEqual(certain(offers([place("plan-A-01", 2), place("plan-B-02", 3)])), []);
  assert.deepEqual(certain(resources), []);
  assert.deepEqual(certain([]), []);
});

test("the settings say which moves are asked about first, and none is asked about twice", () => {
  const [end, keep, go] = [{ type: "End" }, { type: "Keep", token: "b" }, { type: "Go" }];
  const choices = { choices: [go, keep, end], ends: 2, lasting: ["End", "Keep"] };
  const asked = (confirm, move, confirming = "") =>
    isAskedFirst(
      /** @type {any} */ ({ game: { choices }, choosing: { confirming }, story: { settings: { confirm } } }),
      move,
    );
  const moves = [end, keep, go];
  assert.deepEqual(
    ["never", "turn", "lasting"].map((confirm) => moves.map((move) => asked(confirm, move))),
    [
      [false, false, false],
      [true, false, false],
      [true, true, false],
    ],
  );
  assert.equal(asked("lasting", keep, JSON.stringify(keep)), false);
  assert.equal(asked("lasting", keep, JSON.stringify(end)), true);
});
