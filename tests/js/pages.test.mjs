import assert from "node:assert/strict";
import { test } from "node:test";
import { withStandIns } from "../../app/static/js/pages/parts/hosting.ts";
import { standInOf } from "../../app/static/js/pages/parts/options.ts";
import { comings, readiness, summary } from "../../app/static/js/pages/parts/summary.ts";
import { customWish, PRESETS } from "../../app/static/js/skymines/pages/parts/wish.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";

const say = speaker("seat-name-robot = Automat { $number }");

/** @type {any} */
const game = {
  id: "g1",
  status: "lobby",
  host: 0,
  me: 1,
  is_host: false,
  seats: [
    { seat: 0, kind: "human", level: 2, name: "Ada", taken: true },
    { seat: 1, kind: "human", level: 2, name: "Bo", taken: true },
    { seat: 2, kind: "human", level: 2, name: "", taken: false },
    { seat: 3, kind: "automa", level: 5, name: "Luna", taken: false },
  ],
};

test("robots and who has departed are called by the reader's words, with their number", () => {
  const called = { type: "phrase", key: "seat-name-robot", args: { number: 2 } };
  const seats = [...game.seats, { seat: 4, kind: "robot", level: 2, name: "Robot 2", called, taken: false }];
  const table = summary(say, { ...game, seats });
  assert.deepEqual(
    table.seats.map((seat) => seat.name),
    ["Ada", "Bo", "", "Luna", "Automat 2"],
  );
});

test("a table says who hosts, who one is, and which seats are free", () => {
  const table = summary(say, game);
  assert.deepEqual([table.host, table.hosting, table.seated], ["Ada", false, true]);
  assert.deepEqual(
    table.seats.map((seat) => seat.taken),
    [true, true, false, true],
  );
  assert.deepEqual(readiness(table), { ready: false, key: "lobby-waits-for-seats", free: 1 });
});

test("a game begins with two seats or more, all taken", () => {
  const table = summary(say, game);
  assert.equal(readiness({ ...table, seats: table.seats.filter((seat) => seat.taken) }).ready, true);
  assert.equal(readiness({ ...table, seats: table.seats.slice(0, 1) }).key, "lobby-waits-for-more");
});

test("a rematch waits for those for whom it keeps seats", () => {
  const kept = game.seats.map((seat) => (seat.seat === 2 ? { ...seat, name: "Cy" } : seat));
  const [theirs, others] = [2, null].map((lost) => summary(say, { ...game, lost, seats: kept }).seats[2]);
  assert.deepEqual([theirs?.kept, theirs?.forYou, theirs?.taken], [true, true, false]);
  assert.deepEqual([others?.kept, others?.forYou, others?.taken], [true, false, false]);
  assert.equal(readiness(summary(say, { ...game, seats: kept })).key, "lobby-waits-for-kept");
  assert.equal(summary(say, { ...game, status: "finished", seats: kept }).seats[2]?.kept, false);
});

test("others who come and go are noticed, oneself is not", () => {
  const after = summary(say, {
    ...game,
    seats: /** @type {any} */ (
      game.seats.map((seat) => (seat.seat === 2 ? { ...seat, name: "Cy", taken: true } : seat))
    ),
  });
  assert.deepEqual(comings(summary(say, game).seats, after.seats), { joined: ["Cy"], left: [] });
  assert.deepEqual(comings(after.seats, summary(say, game).seats), { joined: [], left: ["Cy"] });
  const without = summary(say, {
    ...game,
    seats: /** @type {any} */ (game.seats.map((seat) => ({ ...seat, taken: seat.taken && seat.seat !== 1 }))),
  });
  assert.deepEqual(comings(without.seats, summary(say, game).seats), { joined: [], left: [] });
});

test("the form of one's own mix becomes a request", () => {
  /** @type {any} */
  const form = [
    ["kind-2", "automa"],
    ["level-2", "7"],
    ["kind-3", "robot-1"],
    ["level-3", "2"],
    ["kind-4", "robot-2"],
    ["kind-5", "none"],
    ["tracks", "chosen"],
    ["track-skymine", "E1"],
    ["track-minerva", "A2"],
    ["tokens", "dealt"],
    ["linked_slots", "on"],
    ["visibility", "public"],
    ["pace", "none"],
    ["turn-live", "300"],
  ];
  assert.deepEqual(customWish(form), {
    options: { tracks: { skymine: "E1", minerva: "A2" }, tokens: "dealt", linked_slots: true },
    seats: [{ kind: "human" }, { kind: "automa", level: 7 }, { kind: "robot", level: 1 }, { kind: "robot", level: 2 }],
    visibility: "public",
    pace: "none",
  });
});

test("modules that are chosen are named with their options, and a base game names none", () => {
  const form = { "kind-2": "human", tracks: "random", tokens: "dealt", visibility: "private", pace: "none" };
  const modules = (/** @type {Record<string, string>} */ more) =>
    customWish(Object.entries({ ...form, ...more })).options.modules;
  assert.equal(modules({}), undefined);
  assert.deepEqual(modules({ "module-belt": "on" }), { belt: {} });
  assert.deepEqual(modules({ "module-belt": "on", "module-threats": "on", "option-threats-threat": "null" }), {
    belt: {},
    threats: { threat: null },
  });
  assert.deepEqual(
    /** @type {any} */ (modules({ "module-belt": "on", "module-threats": "on", "option-threats-threat": '"comet"' }))
      .threats,
    {
      threat: "comet",
    },
  );
});

test("the tables of one click have the seats that they promise", () => {
  assert.deepEqual(
    PRESETS.friends.seats.map((seat) => seat.kind),
    ["human", "human"],
  );
  assert.deepEqual(PRESETS["friends-days"].seats, PRESETS.friends.seats);
  assert.deepEqual(
    PRESETS.solo.seats.map((seat) => seat.kind),
    ["human", "automa"],
  );
});

test("people are given the robots that play for them while they are away, others keep their levels", () => {
  const wish = /** @type {any} */ ({
    options: {},
    seats: [{ kind: "human" }, { kind: "automa", level: 5 }, { kind: "human" }],
  });
  assert.equal(withStandIns(wish, ""), wish);
  const people = { kind: "human", level: 4 };
  assert.deepEqual(withStandIns(wish, "4").seats, [people, { kind: "automa", level: 5 }, people]);
});

test("the robot of a level that is there no more is the next weaker one", () => {
  const robots = /** @type {any} */ ([{ level: 1 }, { level: 3 }]);
  const at = (level) => {
    const seats = game.seats.map((seat) => (seat.kind === "human" ? { ...seat, level } : seat));
    return standInOf(summary(say, { ...game, seats }), robots)?.level;
  };
  assert.deepEqual([at(3), at(2), at(9)], [3, 1, 3]);
  const automas = { ...game, seats: game.seats.slice(3) };
  assert.equal(standInOf(summary(say, automas), robots), undefined);
});
