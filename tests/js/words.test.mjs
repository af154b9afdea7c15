import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { moveName } from "../../app/static/js/skymines/move-names.ts";
import { bonusText, cardName, gainsText } from "../../app/static/js/skymines/words.ts";
import { prompt } from "../../app/static/js/table/choices.ts";
import { offersOf } from "../../app/static/js/table/choose.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { whole } from "../../app/static/js/table/state.ts";
import { lineText, refusalText } from "../../app/static/js/table/words.ts";
import { messages } from "./support/catalogue.mjs";
import { stateWith } from "./support/state.mjs";

const say = speaker(await messages());

const card = (kind, value, more = {}) => ({ id: "x", kind, value, ...more });
/** @returns {any} */
const ctx = (choices = {}) => ({
  say,
  state: { game: { choices: { step: "", about: {}, ...choices } } },
  now: { table: { data: { seats: [{ name: "Ada" }] } }, panels: { learnt: true } },
  me: {
    area: [null, { card: "carbon-2" }, null, { card: "energy-1" }, null],
    resting: [],
    screens: Array(16).fill(null),
  },
  view: {
    display: [{ card: "titanium-3", cost: 5 }],
    winners: [],
    tracks: { skymine: "A1", minerva: "C1" },
    specials: [],
    research: {},
  },
  facts: {
    companies: ["skymine", "minerva", "astrogo", "tawac"],
    resources: ["carbon", "minerals", "titanium"],
    slots: ["A", "B", "C", "D", "E"],
    cards: {
      "carbon-2": card("carbon", 2),
      "energy-1": card("energy", 1, { share: "tawac" }),
      "titanium-3": card("titanium", 3),
      field: card("field", 0, { company: "astrogo" }),
    },
    plans: {},
    specials: {},
    tokens: {},
    luna: { cards: {} },
    bonus: { majority: [] },
    tracks: { C1: { thresholds: Array(2).fill({ bonus: { type: "research-and-tank" } }) } },
  },
});

test("a refusal says what is asked instead", () => {
  assert.equal(
    refusalText(ctx(), {
      what: { type: "EndTurn" },
      code: "another-question",
      rule: "p. 8",
      place: "turns",
      args: { step: "ChooseToken" },
    }),
    "Something else is asked now: which starting token you keep. (rulebook p.\u00a08)",
  );
});

test("a move that is begun asks for what is left of it", () => {
  const enter = (sector, column) => ({ type: "EnterSector", sector, column });
  const choices = {
    step: "Expand",
    about: { company: "minerva", energy: 2 },
    choices: [enter(16, 0), enter(16, 2), enter(21, 0), { type: "Decline" }],
    lines: [[], [], [], []],
  };
  const asked = (...picked) => {
    const state = stateWith({ game: { choices: whole(/** @type {any} */ (choices)) }, choosing: { picked } });
    return prompt(/** @type {any} */ ({ ...ctx(choices), state, now: state, offers: offersOf(state.game.choices) }));
  };
  assert.equal(asked(), "Expand Minerva: 2 energy points are left. Choose a sector to enter.");
  assert.equal(asked("sector:16"), "Enter sector 16: choose the column of the station that the outpost comes from.");
  assert.equal(asked("sector:21"), "Picked, not done yet: choose it again, or the button below.");
});

test("cards are named with what they are worth and the share that they show", () => {
  assert.equal(cardName(ctx(), "carbon-2"), "carbon 2");
  assert.equal(cardName(ctx(), "energy-1"), "energy 1 + Tawac share");
  assert.equal(cardName(ctx(), "field"), "Astrogo field scientist");
  assert.equal(cardName(ctx(), null), "face-down card");
});

test("buttons name the cards and places of their move", () => {
  assert.equal(moveName(ctx(), { type: "UseResources", slots: ["B", "D"] }), "Use carbon 2, energy 1 + Tawac share");
  assert.equal(moveName(ctx(), { type: "Acquire", space: 1 }), "Acquire titanium 3, card 1 of the display");
  assert.equal(
    moveName(ctx({ step: "BuyCard" }), { type: "Acquire", space: 1 }),
    "Buy titanium 3, card 1 of the display",
  );
  assert.equal(
    moveName(ctx(), { type: "PlaceMarker", space: "C1-2" }),
    "Bonus marker: Minerva track’s second space for research and tank",
  );
  assert.equal(
    moveName(ctx({ step: "Expand", about: { company: "minerva" } }), { type: "Decline" }),
    "Enter no more sectors",
  );
});

test("two cards of the same name are told apart by their slots", () => {
  /** @type {any} */
  const twins = ctx();
  twins.me.area = [{ card: "carbon-2" }, null, { card: "carbon-2" }, { card: "energy-1" }, null];
  assert.equal(moveName(twins, { type: "UseResources", slots: ["A"] }), "Use carbon 2 in slot A");
  assert.equal(moveName(twins, { type: "UseResources", slots: ["C"] }), "Use carbon 2 in slot C");
  assert.equal(moveName(twins, { type: "PlacePlusOne", slot: "D" }), "Lay the “+1” tile on energy 1 + Tawac share");
});

test("a missing word is readable, and a missing argument does not break the page", () => {
  assert.equal(say("refused-some-new-reason"), "some new reason");
  assert.match(say("move-Rest"), /card/);
});

test("lines, gains and refusals speak of names, not of ids", () => {
  assert.equal(
    lineText(ctx(), { key: "share-value", amount: 1, args: { company: "tawac" } }),
    "each Tawac share is worth 1 more",
  );
  assert.equal(
    lineText(ctx(), { key: "score-research", amount: 30, args: { screen: 9 } }),
    "upload marker on screen 10: 30",
  );
  assert.equal(
    gainsText(ctx(), [
      { type: "coins", amount: 2 },
      { type: "tank", amount: 1 },
    ]),
    "2 CrypCoin + 1 tank space",
  );
  const refused = {
    what: { type: "UseEnergy", company: "minerva" },
    code: "station-empty",
    rule: "p. 13",
    place: "expansion-cases",
    args: { company: "minerva" },
  };
  assert.equal(refusalText(ctx(), refused), "The station of Minerva is empty. (rulebook p.\u00a013)");
  const german = ctx();
  german.facts = { ...german.facts, pages: { "expansion-cases": "S. 13" } };
  assert.equal(refusalText(german, refused), "The station of Minerva is empty. (rulebook S.\u00a013)");
});

test("a starting token is called by what it asks and gives", () => {
  /** @type {any} */
  const seen = ctx({ step: "ChooseToken" });
  seen.facts.tokens["token-01"] = { requirements: [{ kind: "minerals", amount: 1 }], reward: [], bonus: [] };
  seen.facts.tokens["token-01"].reward = [{ type: "coins", amount: 2 }];
  /** @type {any} */
  const move = { type: "KeepToken", token: "token-01", rest: ["carbon-2", "energy-1", "titanium-3"] };
  assert.match(moveName(seen, move), /^Keep the starting token \(1 mineral → 2 CrypCoin\); rest carbon 2/);
});

test("rewards of which one is chosen are told apart, and a card of any kind is no card of none", () => {
  const options = [
    [2, 1],
    [1, 2],
  ];
  assert.equal(
    lineText(ctx(), { key: "choose-of", amount: null, args: { options } }),
    "one of: 2 research points and 1 tank space or 1 research point and 2 tank spaces",
  );
  /** @type {any} */
  const discard = { type: "discard-for-coins", extra: 2 };
  assert.equal(bonusText(ctx(), discard), "discard a card for its cost + 2 CrypCoin");
  assert.equal(
    bonusText(ctx(), { ...discard, only: "carbon" }),
    "discard a card (only carbon) for its cost + 2 CrypCoin",
  );
  assert.equal(gainsText(ctx(), [{ type: "remove-outposts", amount: 1 }]), "removal of 1 outpost from a station");
});
