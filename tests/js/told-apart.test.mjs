import assert from "node:assert/strict";
import { test } from "node:test";
import { companyOf, settingsOf, titleOf, turnOfOthers } from "../../app/static/js/pages/parts/told-apart.ts";

/** @type {any} */
const say = Object.assign(
  (/** @type {string} */ key, /** @type {object} */ args = {}) => [key, ...Object.values(args)].join(" "),
  {
    has: (/** @type {string} */ key) =>
      !["options-module-dust", "options-of-dust", "options-of-missions"].includes(key),
    list: (/** @type {string[]} */ names) => names.join(" and "),
    details: (/** @type {string[]} */ texts) => texts.join(", "),
  },
);
/** What a game with modules and a guided deal has told of its options. */
const LISTED = {
  options: [
    { option: "modules", named: "options-module-", detailed: "options-of-" },
    { option: "deal", named: "options-deal-", detailed: null },
  ],
  otherwise: "home-base-game",
};
const WORDS = { spoken: say, listed: LISTED };

/** What is told of a table's settings. */
const told = (/** @type {any} */ one, games = {}, /** @type {any} */ words = WORDS) =>
  settingsOf(one, say, games, words);

/** @type {any} */
const boot = { language: "en" };
/** @type {any} */
const table = {
  name: null,
  round: 3,
  status: "playing",
  host: "Ada",
  seated: true,
  seats: [
    { name: "Ada", you: true },
    { name: "Ben", you: false },
    { name: "Luna", you: false },
  ],
  options: {},
  clock: null,
};

test("a table is called by its name, and then says who plays there", () => {
  const named = { ...table, name: "Thursday evening" };
  assert.equal(titleOf(named, say, boot), "Thursday evening");
  assert.equal(companyOf(named, say, boot), "home-with Ben and Luna");
});

test("one's own table without a name is called by those whom one plays with, once", () => {
  assert.equal(titleOf(table, say, boot), "home-table-with Ben and Luna");
  assert.equal(companyOf(table, say, boot), "");
});

test("a table of others, or without others, is called by its host", () => {
  assert.equal(titleOf({ ...table, seated: false }, say, boot), "home-table-of Ada");
  const alone = { ...table, seats: table.seats.slice(0, 1) };
  assert.deepEqual([titleOf(alone, say, boot), companyOf(alone, say, boot)], ["home-table-of Ada", "home-alone"]);
  assert.equal(titleOf({ ...alone, host: "" }, say, boot), "home-table-nobody");
});

test("what is played, the time of a turn and the round are told", () => {
  assert.equal(told(table), "home-base-game, home-round 3");
  const clock = { turn_seconds: 86_400, bank_seconds: 0, at_deadline: "notice" };
  const options = { modules: { campaign: { chapter: 2 }, missions: {}, dust: {} } };
  assert.equal(
    told({ ...table, options, clock }),
    "options-module-campaign and options-module-missions, options-of-campaign 2, home-turn-length time-days 1, home-round 3",
  );
});

test("a game that has not begun or is over, or has no rounds, tells none", () => {
  for (const other of [{ status: "lobby", round: null }, { status: "finished" }, { round: null }]) {
    assert.equal(told({ ...table, ...other }), "home-base-game");
  }
});

test("a guided game says so", () => {
  assert.equal(
    told({ ...table, options: { tracks: "first-game", deal: "guided" } }),
    "options-deal-guided, home-round 3",
  );
});

test("where there are several games, a table says first which one it is", () => {
  const games = { toy: "Toy", other: "Other" };
  assert.equal(told({ ...table, game: "toy" }, games), "Toy, home-base-game, home-round 3");
  assert.equal(told({ ...table, game: "toy" }, games, null), "Toy, home-round 3");
});

test("a table of another game is described by the words of its own game", () => {
  /** @type {any} */
  const spoken = Object.assign((/** @type {string} */ key) => `their ${key}`, {
    has: (/** @type {string} */ key) => key === "options-deal-guided",
  });
  const one = { ...table, game: "toy", options: { deal: "guided" } };
  assert.equal(told(one, { toy: "Toy" }, { spoken, listed: LISTED }), "Toy, their options-deal-guided, home-round 3");
});

test("of a game that says nothing of its options none is told", () => {
  const one = { ...table, options: { deal: "guided", modules: { missions: {} } } };
  assert.equal(told(one, {}, { spoken: say, listed: { options: [], otherwise: null } }), "home-round 3");
});

test("for whom a stand-in plays is not to move", () => {
  const [ada, ben, luna] = table.seats.map((/** @type {any} */ one, /** @type {number} */ seat) => ({ ...one, seat }));
  const told = (/** @type {any[]} */ seats) => turnOfOthers({ ...table, seats, toMove: [0, 1, 2] }, say, boot);
  assert.equal(told([ada, ben, luna]), "home-turn-of-all");
  const [me, other] = [ada, ben].map((one) => ({ ...one, standIn: "resigned" }));
  assert.equal(told([ada, other, luna]), "home-turn-of Ada and Luna, home-stand-in-plays Ben");
  assert.equal(turnOfOthers({ ...table, seats: [me, ben], toMove: [0] }, say, boot), "home-stand-in-plays-for-you");
});

test("a table that was branched off says so", () => {
  assert.equal(titleOf({ ...table, branched: true }, say, boot), "home-branched home-table-with Ben and Luna");
  assert.equal(titleOf({ ...table, branched: true, name: "Thursday" }, say, boot), "home-branched Thursday");
});
