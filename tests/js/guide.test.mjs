/** The lessons of the guided game. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../app/static/js/skymines/guide/lessons.ts";
import { backOf } from "../../app/static/js/table/guide/back.ts";
import { scrollFor } from "../../app/static/js/table/guide/in-sight.ts";
import { FAREWELL, FREE, goalsOf, learnt, lessonAt } from "../../app/static/js/table/guide/lessons.ts";
import { saidOf } from "./support/guides.mjs";

/**
 * A moment of a game that has just begun, with what differs.
 * @returns {any}
 */
const moment = (other = {}) => ({
  step: "TakeTurn",
  round: 1,
  offers: [],
  plan: { cards: [], laid: [], slots: 3 },
  own: [{ type: "Plan" }],
  read: new Set(),
  cards: {
    a: { kind: "minerals", value: 1 },
    b: { kind: "minerals", value: 2 },
    c: { kind: "energy", value: 1 },
    d: { kind: "energy", value: 2 },
    e: { kind: "carbon", value: 2 },
  },
  display: [{ card: "a" }, { card: "e" }, null],
  laidIn: {},
  restIn: {},
  hand: ["e"],
  held: { company: "skymine", shares: 1, value: 0 },
  ...other,
});
const offer = (type, more = {}, lines = []) => ({ move: { type, ...more }, lines, targets: [] });
const given = (other) => lessonAt(LESSONS, moment(other))?.name;
const moves = (other) => {
  const now = moment(other);
  return lessonAt(LESSONS, now)
    ?.offers?.(now)
    .map(({ move }) => move);
};

test("each lesson has its words, and each word its lesson", () => {
  assert.deepEqual(Object.keys(saidOf("skymines")).sort(), LESSONS.map(({ name }) => name).sort());
  const buttons = ["next", "end", "leave", "gone", "bring", "again", "back"];
  const others = [FREE.name, ...buttons, "label", "mark", "learnt", "otherwise", "keys"];
  assert.deepEqual(Object.keys(saidOf(null)).sort(), others.sort());
});

test("the goal comes first, and is read once", () => {
  const plan = { cards: ["a", "b", "c", "d", "e"], laid: [], slots: 3 };
  assert.equal(given({ step: "Planning", own: [], plan }), "goal");
  const stations = ["tawac", "skymine", "minerva", "astrogo"].map((company) => `station:${company}`);
  assert.deepEqual(lessonAt(LESSONS, moment({ step: "Planning", own: [], plan }))?.lights?.(moment()), stations);
  assert.equal(given({ step: "Planning", own: [], plan, read: new Set(["goal"]) }), "plan");
});

test("a plan: the cards that are still to lay, then the button, whatever was laid", () => {
  const now = (laid) =>
    moment({ step: "Planning", own: [], read: new Set(["goal"]), plan: { cards: [..."abcde"], laid, slots: 3 } });
  assert.deepEqual(lessonAt(LESSONS, now([]))?.lights?.(now([])), ["hand:b", "hand:a", "hand:d"]);
  assert.deepEqual(lessonAt(LESSONS, now(["b"]))?.lights?.(now(["b"])), ["hand:a", "hand:d"]);
  assert.equal(lessonAt(LESSONS, now(["c", "d", "e"]))?.name, "plan-ready");
});

test("a marker before cards, cards before energy, then out", () => {
  const offers = [
    offer("UseResources", { slots: ["B"] }),
    offer("UseResources", { slots: ["B", "C"] }),
    offer("UseEnergy", { company: "tawac" }),
    offer("UseEnergy", { company: "skymine" }),
    offer("PlaceMarker", { space: "buy" }),
    offer("PlaceMarker", { space: "majority-energy" }),
    offer("PlaceMarker", { space: "majority-minerals" }),
    offer("DropOut"),
  ];
  const own = [{ type: "Plan" }];
  assert.equal(given({ offers, own }), "majority");
  assert.deepEqual(moves({ offers, own }), [{ type: "PlaceMarker", space: "majority-minerals" }]);
  own.push({ type: "PlaceMarker" });
  assert.deepEqual(moves({ offers, own }), [{ type: "UseResources", slots: ["B", "C"] }]);
  own.push({ type: "Acquire" });
  assert.deepEqual(moves({ offers, own }), [{ type: "UseEnergy", company: "skymine" }]);
  own.push({ type: "UseEnergy" });
  assert.equal(given({ offers: offers.slice(-1), own, laidIn: { B: "a" } }), "out");
});

test("a space that brings nothing as cards lie is not advised, and no reward is no best one", () => {
  const none = [{ key: "no-tier-reached" }];
  const bare = offer("PlaceMarker", { space: "majority-minerals" }, none);
  const buy = offer("PlaceMarker", { space: "buy" });
  const titanium = offer("PlaceMarker", { space: "majority-titanium" });
  assert.deepEqual(moves({ offers: [bare, buy, titanium] }), [titanium.move]);
  assert.equal(given({ offers: [bare, buy] }), "marker");
  assert.deepEqual(moves({ offers: [bare, buy] }), [buy.move]);
  assert.equal(given({ offers: [bare] }), "out-again");
  assert.equal(given({ step: "ChooseTier", offers: [offer("TakeTier", { at: 2 })] }), "tier");
  assert.equal(given({ step: "ChooseTier", offers: [offer("TakeTier", { at: 0 }, none)] }), "no-tier");
});

test("who has planned nothing is not told of used cards", () => {
  const own = [{ type: "Plan" }, { type: "PlaceMarker" }];
  assert.equal(given({ offers: [offer("DropOut")], own }), "out-unplanned");
});

test("a lesson that was not followed again and again gives way to the next one", () => {
  const offers = [offer("UseResources", { slots: ["B"] }), offer("UseEnergy", { company: "tawac" })];
  assert.equal(given({ offers, missed: new Set(["card"]) }), "expand");
});

test("what is not offered is not taught: the lesson waits for a turn that offers it", () => {
  assert.equal(given({ offers: [offer("UseEnergy", { company: "tawac" }), offer("DropOut")] }), "expand");
  assert.deepEqual(moves({ offers: [offer("PlaceMarker", { space: "buy" })] }), [
    { type: "PlaceMarker", space: "buy" },
  ]);
});

test("a card of carbon, a sector that makes shares dearer, decks and columns of one kind", () => {
  const cards = [offer("Acquire", { space: 1 }), offer("Acquire", { space: 2 }), offer("Decline")];
  assert.deepEqual(moves({ step: "AcquireCard", offers: cards }), [{ type: "Acquire", space: 2 }]);
  const sectors = [
    offer("EnterSector", { sector: 6, column: 0 }),
    offer("EnterSector", { sector: 6, column: 1 }, [{ key: "share-value" }]),
  ];
  assert.deepEqual(moves({ step: "Expand", offers: sectors }), [{ type: "EnterSector", sector: 6, column: 1 }]);
  const decks = [offer("PickUp", { slot: "B" }), offer("PickUp", { slot: "C" })];
  const restIn = { B: ["a"], C: ["e"], D: [] };
  assert.deepEqual(moves({ step: "PickUpDeck", offers: decks, restIn }), [{ type: "PickUp", slot: "C" }]);
  const rests = [offer("Rest", { slot: "B", to: "D" }), offer("Rest", { slot: "B", to: "C" })];
  const alike = { step: "RestCards", offers: rests, restIn, laidIn: { B: "e" } };
  assert.deepEqual(moves(alike), [{ type: "Rest", slot: "B", to: "C" }]);
  assert.deepEqual(moves({ ...alike, laidIn: { B: "c" } }), [{ type: "Rest", slot: "B", to: "D" }]);
});

test("whatever is asked, something is said, and nothing that is not offered is lit", () => {
  const steps = ["TakeTurn", "Planning", "AcquireCard", "SpendUnits", "Expand", "TakeRewards", "Research", "Utilise"];
  for (const step of [...steps, "PlacePlans", "ChooseTier", "PickUpDeck", "RestCards", "EndTurn", "BuyCard", "new"])
    for (const round of [1, 2, 3, 7]) {
      const now = moment({ step, round });
      assert.ok(lessonAt(LESSONS, now), `${step} in round ${round}`);
      assert.deepEqual(lessonAt(LESSONS, now)?.offers?.(now) ?? [], [], step);
    }
});

test("while nothing is asked nothing is said, and after the farewell nothing any more", () => {
  assert.equal(given({ step: "" }), undefined);
  assert.equal(given({ step: "Planning", round: 3, read: new Set() }), FAREWELL);
  assert.equal(given({ read: new Set([FAREWELL]) }), undefined);
});

test("called back after its farewell, it teaches what is done since then, until all of it is", () => {
  const late = { round: 5, again: true, own: [] };
  assert.equal(given({ ...late, step: "Planning" }), FREE.name);
  const offers = [offer("PlaceMarker", { space: "majority-minerals" }), offer("UseResearchScientist")];
  assert.equal(given({ ...late, offers }), "majority");
  const own = ["Plan", "PlaceMarker", "Acquire", "UseEnergy", "UseResearchScientist", "EnterScreen", "Advance"];
  const all = [...own, "DropOut"].map((type) => ({ type }));
  assert.equal(given({ ...late, step: "Planning", own: all }), FAREWELL);
});

test("it leads back to a table of this server alone", () => {
  assert.equal(backOf("/t/abc_-1?invite=x"), "/t/abc_-1?invite=x");
  for (const other of [null, "", "/", "//elsewhere", "/t/", "https://elsewhere/t/a", "javascript:0", "/t/a/seats"])
    assert.equal(backOf(other), null, String(other));
});

test("what counts as learnt is done, not read", () => {
  assert.equal(learnt(LESSONS, moment({ own: [] })), 0);
  const own = [
    "Plan",
    "PlaceMarker",
    "Acquire",
    "UseEnergy",
    "UseResearchScientist",
    "EnterScreen",
    "Advance",
    "DropOut",
  ];
  assert.equal(learnt(LESSONS, moment({ round: 3, own: own.map((type) => ({ type })) })), goalsOf(LESSONS).length);
});

test("the box around what is meant scrolls no farther than that can be seen, and to its top where it is too high", () => {
  const box = { top: 100, bottom: 300 };
  assert.equal(scrollFor({ top: 120, bottom: 280 }, box), 0);
  assert.equal(scrollFor({ top: 280, bottom: 340 }, box), 40);
  assert.equal(scrollFor({ top: 60, bottom: 110 }, box), -40);
  assert.equal(scrollFor({ top: 150, bottom: 600 }, box), 50);
  assert.equal(scrollFor({ top: 50, bottom: 600 }, box), -50);
});
