/** What moves between two views of Shackleton Base, from where to where, in which order. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { artemis as artemisFace } from "../../app/static/js/shackleton/corporations/artemis.ts";
import { joins, piece, side } from "../../app/static/js/shackleton/motion.ts";
import { movements } from "../../app/static/js/shackleton/movements.ts";

/** @type {any} */
const FACTS = {
  rows: { 1: ["C1", "C2", "C3"] },
  set: {
    board: {
      sectors: [
        { id: "C1", resource: "titanium" },
        { id: "C2", resource: "rare_earth" },
        { id: "C3", resource: "titanium" },
      ],
    },
  },
};

function seat(number, part = {}) {
  return {
    seat: number,
    leader: null,
    tile: null,
    stock: { credits: 5 },
    vp: 0,
    reputation: 0,
    astronauts: { engineer: 1, technician: 0, scientist: 1 },
    built: {},
    waiting: null,
    projects: [],
    ...part,
  };
}

/** A table of two seats, seen by the first. @returns {any} */
function view(part = {}) {
  const building = { owner: 1, piece: "dome-1" };
  return {
    me: 0,
    seats: [seat(0), seat(1)],
    corporations: [],
    leaders: [],
    display: [],
    energy: 3,
    rim: 0,
    hub: 0,
    sectors: {
      C1: { panel: false, buildings: [building] },
      C2: { panel: false, buildings: [] },
      C3: { panel: false, buildings: [building] },
    },
    tokens: {},
    boards: {},
    crater: {},
    commands: { build: [], fund: [], corporation_actions: [] },
    gateway: { engineer: 0, technician: 0, scientist: 0 },
    modules: {},
    ...part,
  };
}
const only = (before, after) => movements(view(before), view(after), FACTS);
const ways = (found) => found.map(({ kind, from, to }) => [kind, from[0], to[0]]);

test("nothing moves at first, between equal views, or from one seat's view to another's", () => {
  assert.deepEqual(movements(null, view(), FACTS), []);
  assert.deepEqual(only({}, {}), []);
  assert.deepEqual(only({ me: 1 }, { energy: 5 }), []);
});

test("an engineer goes to its slot first, then a good comes from each sector with a structure", () => {
  const mine = seat(0, {
    astronauts: { engineer: 0, technician: 0, scientist: 1 },
    stock: { credits: 5, titanium: 2 },
  });
  const found = only({}, { seats: [mine, seat(1)], crater: { 1: "engineer" } });
  assert.deepEqual(ways(found), [
    ["astronaut", "astronaut:engineer", "in-slot:1"],
    ["good", "sector:C1", "stock:0:titanium"],
    ["good", "sector:C3", "stock:0:titanium"],
    ["coins", "stock:0:titanium", "stock:0:titanium"],
  ]);
});

test("another's astronaut comes from its panel, and no good with a scientist", () => {
  const theirs = seat(1, { astronauts: { engineer: 1, technician: 0, scientist: 0 } });
  const found = only({}, { seats: [seat(0), theirs], crater: { 1: "scientist" } });
  assert.deepEqual(ways(found), [["astronaut", "seat:1", "in-slot:1"]]);
});

test("astronauts are retrieved to bases and to the Gateway, each once, while those of commands are not followed", () => {
  const before = {
    crater: { 1: "engineer", 2: "engineer", 3: "scientist" },
    commands: { build: ["engineer"], fund: [], corporation_actions: [] },
  };
  const after = {
    seats: [seat(0, { built: { "dome-1": ["engineer"] } }), seat(1, { waiting: "scientist" })],
    gateway: { engineer: 1, technician: 0, scientist: 0 },
  };
  assert.deepEqual(ways(only(before, after)), [
    ["astronaut", "in-slot:1", "at:dome-1:engineer"],
    ["astronaut", "in-slot:3", "seat:1"],
    ["astronaut", "in-slot:2", "at-gateway:engineer"],
  ]);
});

test("a structure comes from its base with its panel, another's from its owner's panel", () => {
  const mine = { owner: 0, piece: "workshop-1" };
  const theirs = { owner: 1, piece: "dome-2" };
  const sectors = { ...view().sectors, C2: { panel: true, buildings: [mine, theirs] } };
  assert.deepEqual(ways(only({}, { sectors, rim: 1 })), [
    ["panel", "rim-panel:0", "panel-in:C2"],
    ["structure", "piece:workshop-1", "built:0:workshop-1"],
    ["structure", "seat:1", "built:1:dome-2"],
  ]);
});

test("a panel of the central hex moves to a sector, and a new one comes to the central hex", () => {
  const sectors = { ...view().sectors, C2: { panel: true, buildings: [] } };
  assert.deepEqual(ways(only({ hub: 2 }, { hub: 1, sectors })), [["panel", "hub-panel:1", "panel-in:C2"]]);
  assert.deepEqual(ways(only({ hub: 2 }, { hub: 3, rim: 1 })), [["panel", "rim-panel:0", "hub-panel:2"]]);
});

test("a project goes to who funded it, its goal is marked, and the next one is turned up", () => {
  const board = (shown, goals) => ({ mining: { shown, goals } });
  const found = only(
    { boards: board(["a", "b"], [[], [0]]) },
    { boards: board(["b", "c"], [[1], [0, 1]]), seats: [seat(0), seat(1, { projects: ["a"] })] },
  );
  assert.deepEqual(ways(found), [
    ["card", "project:a", "seat:1"],
    ["marker", "seat:1", "claim:mining:0:0"],
    ["marker", "seat:1", "claim:mining:1:1"],
    ["appear", undefined, "project:c"],
  ]);
});

test("the leader, the tile, the token, Energy and Reputation move", () => {
  const found = only(
    { leaders: ["esa-a"], display: ["1-1", "1-2"], tokens: {} },
    {
      seats: [seat(0, { leader: "esa-a", reputation: 1 }), seat(1, { tile: "1-1" })],
      tokens: { 4: { corporation: "sky-watch", kind: "x" } },
      energy: 5,
    },
  );
  assert.deepEqual(ways(found), [
    ["card", "leader:esa-a", "own-leader"],
    ["card", "tile:1-1", "seat:1"],
    ["card", "tile:1-2", "gateway"],
    ["token", "next-token:sky-watch", "corner:4"],
    ["energy", "energy-at:3", "energy-at:5"],
    ["marker", "reputation-of:0", "reputation-of:0"],
  ]);
});

test("corporations bring their own: cargoes, experiments, what flies to the ship", () => {
  const mining = (aboard) => ({ corporations: ["mining"], modules: { mining: { aboard, shipped: [] } } });
  assert.deepEqual(ways(only(mining({ "1-upper": 0 }), mining({ "1-upper": 0, "1-lower": 1 }))), [
    ["marker", "seat:1", "aboard:1-lower"],
  ]);
  const selenium = (shown, done) => ({ corporations: ["selenium"], modules: { selenium: { shown, done, stack: [] } } });
  assert.deepEqual(ways(only(selenium({ 1: "p" }, [[], []]), selenium({ 1: "q" }, [[], ["p"]]))), [
    ["card", "experiment:1", "count:experiments:1"],
    ["appear", undefined, "experiment:1"],
  ]);
  const ship = (...places) => ({ corporations: ["mars"], modules: { mars: { panels: 0, modules: [places] } } });
  const place = (piece, astronauts) => ({ size: 1, owner: piece && 0, piece, astronauts });
  const home = { seats: [seat(0, { built: { "dome-2": ["engineer"] } }), seat(1)] };
  const found = only(
    { ...home, ...ship(place(null, [])) },
    {
      ...ship(place("dome-1", ["engineer"])),
      seats: [seat(0, { built: { "dome-2": [] } }), seat(1)],
    },
  );
  assert.deepEqual(ways(found), [
    ["structure", "built:0:dome-1", "aboard:0:dome-1"],
    ["astronaut", "at:dome-2:engineer", "aboard:0:dome-1:0"],
  ]);
});

test("a panel comes to its place on the ship from who built it, and markers go along the track of Sky Watch", () => {
  const ship = (panels) => ({ turn: 1, corporations: ["mars"], modules: { mars: { panels, modules: [] } } });
  assert.deepEqual(ways(only(ship(1), ship(2))), [["panel", "stock:1:rare_earth", "ship-panel-at:1"]]);
  const track = (...steps) => ({ corporations: ["sky-watch"], modules: { "sky-watch": { steps, done: [[], []] } } });
  assert.deepEqual(ways(only(track(0, 3), track(0, 5))), [["marker", "watcher:1", "watcher:1"]]);
  const [first] = only(track(0, 3), track(2, 3));
  assert.deepEqual(first?.from, ["watcher:0", "count:defence:0"]);
});

test("AstroBot's card comes from its deck, before its markers go on", () => {
  const bot = (row, development, mars) => ({
    seats: [seat(0), seat(1, { astrobot: { row, development, markers: { mars, mining: 0 } } })],
  });
  assert.deepEqual(ways(only(bot([3], 0, 0), bot([3, 7], 1, 2))), [
    ["card", "bot-deck", "bot-card:7"],
    ["marker", "bot-at:development", "bot-at:development"],
    ["marker", "bot-at:mars", "bot-at:mars"],
  ]);
});

test("pieces look like what is drawn, cards are copies of it, and what joins others hides nothing", () => {
  const way = { from: [], to: ["built:1:dome-2"] };
  assert.deepEqual(piece({ kind: "structure", thing: "dome-2", seat: 1, ...way }), {
    name: "ghost-piece seat-1",
    symbol: "dome",
    drawing: "sb-dome-2",
  });
  assert.equal(piece({ kind: "card", ...way }), null);
  assert.equal(piece({ kind: "coins", thing: "titanium", amount: -2, ...way })?.text, "−2");
  assert.equal(side("card", 90), null);
  assert.equal(side("structure", 200), 72);
  assert.equal(joins({ kind: "structure", ...way }), false);
  assert.equal(joins({ kind: "astronaut", from: [], to: ["at-gateway:engineer"] }), true);
});

test("more than can be followed is not animated", () => {
  const stock = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`thing${index}`, 1]));
  assert.deepEqual(only({}, { seats: [seat(0, { stock }), seat(1)] }), []);
});

test("a Tourist goes to the attraction of its owner, and to AstroBot's card", () => {
  const artemis = { queue: [1, 2], arrivals: [[], [3]], guests: {}, centre: [], card: [] };
  const table = (part) =>
    view({
      corporations: ["artemis"],
      seats: [seat(0), seat(1, { projects: ["moon-casino"] })],
      modules: { artemis: { ...artemis, ...part } },
    });
  const of = (after) => artemisFace.moved?.(table({}), table(after)) ?? [];
  const [guided] = of({ arrivals: [[], []], guests: { "moon-casino-2": 3 } });
  assert.deepEqual(guided?.from, ["count:tourists:1", "tourists"]);
  assert.deepEqual(guided?.to, ["guest:moon-casino-2", "seat:1"]);
  const [carded] = of({ queue: [2], card: [1] });
  assert.deepEqual(carded?.to, ["bot-guest:1", "bot-corporation:artemis"]);
});
