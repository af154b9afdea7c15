/** The lessons of the guided game of Shackleton Base. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { LESSONS } from "../../app/static/js/shackleton/guide/lessons.ts";
import { FAREWELL, FREE, goalsOf, learnt, lessonAt } from "../../app/static/js/table/guide/lessons.ts";
import { saidOf } from "./support/guides.mjs";

/** The most letters that a lesson says at once: three lines beside the question. */
const MAX_LETTERS = 175;
const NAMES = LESSONS.map(({ name }) => name);

/** Two sectors in the row of slot 1, a third one alone; the player's Dome stands in the first. */
const VIEW = {
  round: 1,
  seats: [{}, { astrobot: { row: [] } }],
  majorities: { 1: 0, 2: 1 },
  crater: {},
  tokens: { 7: { corporation: "mining" } },
  sectors: { C1: { buildings: [{ owner: 0 }] }, C2: { buildings: [] }, O1: { buildings: [{ owner: 1 }] } },
};
const SECTORS = [
  { id: "C1", q: 0, r: -1 },
  { id: "C2", q: 1, r: -1 },
  { id: "O1", q: 0, r: -2 },
  { id: "O2", q: 2, r: -2 },
];
const FACTS = {
  set: { board: { sectors: SECTORS } },
  rows: { 1: ["C1", "C2"], 2: ["O1"] },
  corners: { 7: { sectors: ["O1"] } },
};

/**
 * A turn in the first round, with what differs.
 * @param {any} other
 * @returns {any}
 */
const moment = ({ view = {}, ...other } = {}) => ({
  step: "TakeTurn",
  offers: [],
  own: [],
  read: new Set(),
  seat: 0,
  view: { ...VIEW, ...view },
  facts: FACTS,
  ...other,
});
const line = (key, of, amount = 1) => ({ key, amount, args: { of } });
const offer = (type, more = {}, lines = []) => ({ move: { type, ...more }, lines, targets: [] });
const command = (command, astronaut) => offer("TakeCommand", { command, astronaut });
const exploit = (astronaut, slot, lines = []) => offer("ExploitCrater", { astronaut, slot }, lines);
const given = (other) => lessonAt(LESSONS, moment(other))?.name;
const moves = (other) => {
  const now = moment(other);
  return lessonAt(LESSONS, now)
    ?.offers?.(now)
    .map(({ move }) => move);
};

/** What has been done before each lesson of a turn is given, in their order. */
const BUILT = [{ type: "BuildStructure" }, { type: "BuildPanel" }];
const MINED = [...BUILT, { type: "ExploitCrater", astronaut: "engineer" }];
const ACTIVATED = [...MINED, { type: "ExploitCrater", astronaut: "scientist" }];
const SPENT = [...ACTIVATED, { type: "TakeCommand", command: "corporation_actions" }];
const SHIPPED = [...SPENT, { type: "ShipCargo" }, { type: "ShipCargo" }];
const VISITED = [...SPENT, { type: "VisitGateway" }, { type: "TakeAstronaut" }];
const TURN = [
  ...["build", "fund", "corporation_actions"].flatMap((one) =>
    ["engineer", "technician", "scientist"].map((astronaut) => command(one, astronaut)),
  ),
  ...["engineer", "scientist"].map((astronaut) => exploit(astronaut, 1)),
  offer("VisitGateway", { astronaut: "engineer" }),
];
const AFTER = { round: 2, seats: [{}] };

/** By lesson a moment at which it is given. */
const GIVEN = {
  goal: { step: "ChooseFirstSector" },
  dome: { step: "ChooseFirstSector", read: new Set(["goal"]) },
  shuttle: { step: "ChooseShuttle" },
  astrobot: { view: { seats: [{}, { astrobot: { row: [3] } }] } },
  build: { offers: TURN },
  panel: { step: "ChooseStructure", offers: [offer("BuildPanel"), offer("BuildStructure", { piece: "dome-2" })] },
  structure: { step: "ChooseStructure", offers: [offer("BuildStructure", { piece: "dome-2", sector: "C2" })] },
  "move-in": { step: "FillStructure" },
  bonus: { step: "ChooseBonusToken" },
  crater: { offers: TURN, own: BUILT },
  majority: { own: MINED, view: { crater: { 1: "engineer" } } },
  tokens: { offers: TURN, own: MINED },
  token: { step: "ChooseTokens", offers: [offer("ActivateToken", { corner: 7 })] },
  "token-stop": { step: "ChooseTokens", offers: [offer("Decline")] },
  actions: { offers: TURN, own: ACTIVATED },
  ship: { step: "TakeCorporationAction", offers: [offer("ShipCargo")] },
  reputation: { step: "TakeCorporationAction", own: SHIPPED, offers: [offer("UseTrackAction", { space: 0 })] },
  action: { step: "TakeCorporationAction", own: SHIPPED, offers: [offer("GuideTourist")] },
  "action-stop": { step: "TakeCorporationAction", own: SHIPPED, offers: [offer("Decline")] },
  astronaut: { step: "ChooseAstronaut", offers: [offer("TakeAstronaut", { astronaut: "engineer", place: "dome-1" })] },
  "astronaut-again": { step: "ChooseAstronaut", own: VISITED, offers: [offer("TakeAstronaut")] },
  claim: { step: "ConfirmEndOfTurn", offers: [offer("ClaimGoal"), offer("EndTurn")] },
  gateway: { offers: TURN, own: SPENT },
  part: { step: "ChooseNextPart" },
  fund: { offers: TURN, own: VISITED },
  project: { step: "ChooseProject", offers: [offer("Fund")] },
  reveal: { step: "ConfirmReveal" },
  leader: { step: "OfferLeader" },
  home: { step: "ChoosePlace" },
  income: { step: "RearrangeBase" },
  upkeep: { step: "ChooseShuttle", view: AFTER },
  "shuttle-again": { step: "ChooseShuttle", view: AFTER, read: new Set(["upkeep"]) },
  "end-of-turn": { step: "ConfirmEndOfTurn", offers: [offer("EndTurn")] },
  standing: { view: AFTER },
  [FAREWELL]: { view: AFTER, read: new Set(["standing"]) },
};

test("each lesson has its words, and each word its lesson", () => {
  assert.deepEqual(Object.keys(saidOf("shackleton")).sort(), [...NAMES].sort());
});

test("each lesson says little", () => {
  const long = Object.entries(saidOf("shackleton")).filter(
    ([, words]) => words.replaceAll(/\{ \$\w+ \}/g, "5").length > MAX_LETTERS,
  );
  assert.deepEqual(long, []);
});

test("each lesson can be reached", () => {
  assert.deepEqual(Object.keys(GIVEN).sort(), [...NAMES].sort());
  for (const [name, other] of Object.entries(GIVEN)) assert.equal(given(other), name);
});

test("whatever is asked, something is said, and nothing that is not offered is lit", () => {
  for (const step of [...Object.values(GIVEN).map(({ step = "TakeTurn" }) => step), "new"])
    for (const round of [1, 2, 3]) {
      const now = moment({ step, view: { round } });
      assert.ok(lessonAt(LESSONS, now), `${step} in round ${round}`);
      assert.deepEqual(lessonAt(LESSONS, now)?.offers?.(now) ?? [], [], step);
    }
});

test("where nothing but the end of corporation actions is offered, none of them is advised", () => {
  const offers = [offer("GuideTourist"), offer("Decline")];
  assert.deepEqual(moves({ step: "TakeCorporationAction", own: SHIPPED, offers }), [{ type: "GuideTourist" }]);
});

test("each command is taught with the astronaut that earns its bonus, or with any", () => {
  assert.deepEqual(moves({ offers: TURN }), [command("build", "engineer").move]);
  assert.deepEqual(moves({ offers: TURN.slice(1) }), [
    command("build", "technician").move,
    command("build", "scientist").move,
  ]);
});

test("a Dome beside the first one, where no token of Moon Mining lies", () => {
  const build = (piece, sector, lines) => offer("BuildStructure", { piece, sector }, lines);
  const famed = [line("gain", "reputation", 2)];
  const offers = [
    build("dome-3", "C2"),
    build("dome-2", "O2", famed),
    build("dome-2", "O1", famed),
    build("dome-2", "C2", famed),
    build("workshop-1", "C2"),
  ];
  assert.deepEqual(moves({ step: "ChooseStructure", offers }), [
    { type: "BuildStructure", piece: "dome-2", sector: "C2" },
  ]);
});

test("an engineer where it comes home, a scientist where tokens of Moon Mining lie", () => {
  const dear = [line("gain", "titanium", 3), line("pay-bank", "credits", -2)];
  const offers = [exploit("engineer", 2, dear), exploit("engineer", 1, [line("gain", "titanium")])];
  assert.deepEqual(
    moves({ own: BUILT, offers })?.map(({ slot }) => slot),
    [1],
  );
  const scientists = [exploit("scientist", 1), exploit("scientist", 2)];
  const tokens = { 7: { corporation: "mining" }, 8: { corporation: "mining" } };
  const facts = { ...FACTS, corners: { 7: { sectors: ["O1"] }, 8: { sectors: ["O1", "C2"] } } };
  assert.deepEqual(
    moves({ own: MINED, offers: scientists, facts, view: { tokens } })?.map(({ slot }) => slot),
    [2],
  );
});

test("what counts as learnt is done, not read", () => {
  assert.equal(learnt(LESSONS, moment()), 0);
  const own = [...SHIPPED, ...VISITED, { type: "Fund" }, { type: "ClaimGoal" }, { type: "FinishRearranging" }];
  assert.equal(learnt(LESSONS, moment({ own })), goalsOf(LESSONS).length);
  assert.equal(given({ own, again: true, step: "TakeTurn" }), FAREWELL);
  assert.equal(given({ own: [], again: true, view: AFTER }), FREE.name);
});
