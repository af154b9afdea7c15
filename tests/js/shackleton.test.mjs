/** Pure parts of the face of Shackleton Base: where things of the crater lie, groups of choices, the ranking. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { byLine, cardPlayed } from "../../app/static/js/shackleton/astrobot/turn.ts";
import {
  BARE,
  badgeAt,
  corners,
  GROUND,
  LOW,
  middle,
  onStrip,
  plateCorners,
  SIDES,
  SLOT,
  STRIP,
  slotAt,
  strip,
  WHOLE,
} from "../../app/static/js/shackleton/board/geometry.ts";
import { linesOf } from "../../app/static/js/shackleton/board/projects.ts";
import { broughtMoves } from "../../app/static/js/shackleton/corporations.ts";
import { presence } from "../../app/static/js/shackleton/facts.ts";
import { MOVES, targets } from "../../app/static/js/shackleton/moves.ts";
import { digits, grouped } from "../../app/static/js/shackleton/panels/choices.ts";
import { decisive, ranked } from "../../app/static/js/shackleton/panels/outcome.ts";
import { placesOf } from "../../app/static/js/shackleton/places.ts";
import { pieceName } from "../../app/static/js/shackleton/words.ts";

const distance = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
/** The radius of a badge on a phone, and half the room that the figures of a cost take there. */
const BADGE = 19;
const COST = { wide: 19, high: 12 };

test("the column of costs has room for the highest", () => {
  const costing = (type, amount) =>
    /** @type {any} */ ({ move: { type, slot: 1 }, lines: [{ key: "pay", amount }], targets: [] });
  const of = (...offers) => digits(grouped(offers, []));
  assert.equal(of(costing("ExploitCrater", -3)), 1);
  assert.equal(of(costing("ExploitCrater", -3), costing("ExploitCrater", -112)), 3);
  assert.equal(of(costing("Fund", -20)), 1);
});

test("hexes lie side by side, and slots in a bend of the rim do not cover each other", () => {
  assert.deepEqual(middle({ q: 0, r: 0 }), [0, 0]);
  assert.ok(Math.abs(distance(middle({ q: 1, r: -1 }), [0, 0]) - 100 * Math.sqrt(3)) < 0.2);
  const [one, other] = [slotAt({ q: 0, r: -2 }, "NE"), slotAt({ q: 1, r: -2 }, "N")];
  assert.ok(distance(one, other) >= 2 * SLOT);
});

test("badges of majorities cover no cost and no other badge, and lie within the picture", () => {
  /** @type {[number, number, import("../../app/static/js/shackleton/types.ts").Direction][]} */
  const ways = [
    [0, -1, "N"],
    [1, -1, "NE"],
    [1, 0, "SE"],
    [0, 1, "S"],
    [-1, 1, "SW"],
    [-1, 0, "NW"],
  ];
  const isInside = (q, r) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) <= 2;
  const along = [-2, -1, 0, 1, 2];
  const hexes = along.flatMap((q) => along.filter((r) => isInside(q, r)).map((r) => ({ q, r })));
  const slots = hexes.flatMap((hex) =>
    ways.filter(([q, r]) => !isInside(hex.q + q, hex.r + r)).map(([, , edge]) => ({ at: slotAt(hex, edge), edge })),
  );
  assert.equal(slots.length, 30);
  const badges = slots.map((slot) => {
    const others = slots.filter((one) => one !== slot).map(({ at }) => at);
    return badgeAt(slot.at, slot.edge, others);
  });
  badges.forEach(([x, y], index) => {
    for (const { at, edge } of slots) {
      const isOver = Math.abs(at[0] - x) < 1;
      const cost = isOver ? COST.high : COST.wide;
      assert.ok(distance([x, y], at) >= BADGE + cost, `${edge} at ${at} under the badge at ${x}, ${y}`);
    }
    for (const other of badges.slice(index + 1)) assert.ok(distance([x, y], other) >= 2 * BADGE);
    assert.ok(Math.abs(x) + BADGE < BARE.width / 2 && Math.abs(y) + BADGE < BARE.height / 2);
  });
});

test("the strips lie around the crater, and none is read upside down", () => {
  for (const side of SIDES) {
    const { at, turn } = strip(side);
    assert.ok(Math.abs(distance(at, [0, 0]) - 503) < 1, side);
    assert.ok(turn > -90 && turn <= 90, side);
    assert.ok(distance(onStrip(side, 0, 20), [0, 0]) > distance(at, [0, 0]), side);
  }
});

test("the crater is shown up to its upper point and down to its lower one, and to both sides", () => {
  // Where the picture's land ends: tools/art/shackleton/crater.py.
  for (const { x, y, width, height } of [BARE, LOW, WHOLE]) {
    assert.ok(y <= -606 && y + height >= 612);
    assert.ok(y >= GROUND.y && y + height <= GROUND.y + GROUND.height);
    assert.ok(x <= -507 && x + width >= 507);
  }
});

test("brackets lie in their hex, apart from those of its neighbours, and those of strips within what is shown", () => {
  const numbers = (/** @type {string} */ path) => [...path.matchAll(/-?[\d.]+/g)].map(Number);
  const path = corners([0, 0], 10, 17);
  assert.equal(path.split("M").length - 1, 6);
  const places = numbers(path);
  for (let at = 0; at < places.length; at += 2) {
    const [x, y] = [Math.abs(places[at]), Math.abs(places[at + 1])];
    assert.ok(x + y / Math.sqrt(3) < 96 && y < 83, `${x}, ${y}`);
  }
  assert.equal(plateCorners().split("M").length - 1, 4);
  for (const side of SIDES) {
    for (const along of [-STRIP.long - 8, STRIP.long + 8]) {
      const [x, y] = onStrip(side, along, STRIP.deep + 8);
      assert.ok(Math.abs(x) < LOW.width / 2 && y > LOW.y && y < LOW.y + LOW.height, `${side}: ${x}, ${y}`);
    }
  }
});

/** @param {any} move */
const offer = (move) => ({
  move,
  lines: [],
  targets: targets(move, {}),
  shows: [],
  idle: false,
  anyOrder: true,
  also: [],
  ends: false,
});
const crater = (slot) =>
  ["engineer", "scientist"].map((astronaut) => offer({ type: "ExploitCrater", astronaut, slot }));
const builds = (...pieces) =>
  pieces.flatMap((piece) =>
    ["C1", "C2", "C3", "C4", "C5"].map((sector) =>
      offer({ type: "BuildStructure", piece, sector, panel: "", way: "" }),
    ),
  );

test("moves of one slot are listed in one row", () => {
  const groups = grouped([...crater(1), ...crater(2), offer({ type: "EndTurn" })], []);
  assert.deepEqual(
    groups.map(({ offers }) => offers.length),
    [2, 2, 1],
  );
});

test("swaps, actions of the Reputation track, and ways to the ship of one structure share a row", () => {
  const swaps = [
    ["engineer", "technician"],
    ["engineer", "scientist"],
    ["technician", "engineer"],
  ].map(([gives, takes]) => offer({ type: "SwapAstronaut", gives, takes }));
  const actions = [0, 4, 8].map((space) => offer({ type: "UseTrackAction", space }));
  const sent = ["dome-1", "dome-2"].flatMap((piece) =>
    [1, 2].map((module) => offer({ type: "SendStructure", piece, module, way: "" })),
  );
  assert.deepEqual(
    grouped([...swaps, ...actions, ...sent], []).map(({ offers }) => offers.length),
    [3, 3, 2, 2],
  );
});

test("a card asks for a line for each effect, and for more where one is long", () => {
  assert.equal(linesOf(["at once; 2 plants"]), 1);
  assert.equal(linesOf(["at the end; 2 VP; times biology experiments"]), 2);
  assert.equal(linesOf(["at once; 2 plants", "action; 1 VP"]), 2);
  assert.equal(linesOf(["word ".repeat(60)]), 4);
});

test("many moves begin with the thing that they name first, few are listed", () => {
  const many = builds("dome-1", "dome-2");
  assert.deepEqual(
    grouped(many, []).map(({ first, offers }) => [first, offers.length]),
    [
      ["piece:dome-1", 5],
      ["piece:dome-2", 5],
    ],
  );
  assert.ok(grouped(many.slice(0, 5), []).every(({ first }) => first === undefined));
  assert.ok(grouped(many, ["piece:dome-1"]).every(({ first }) => first === undefined));
});

test("a row's presence is the total size of each seat, neutral Domes apart", () => {
  /** @type {any} */
  const facts = {
    corporations: [],
    rows: { 1: ["C1", "O1"] },
    set: {
      structures: {
        types: [
          { kind: "dome", size: 1 },
          { kind: "laboratory", size: 3 },
        ],
        pieces: [
          { id: "dome-1", kind: "dome" },
          { id: "laboratory-engineer", kind: "laboratory" },
        ],
      },
    },
  };
  const built = (owner, piece) => ({ owner, piece });
  /** @type {any} */
  const view = {
    sectors: {
      C1: { buildings: [built(0, "dome-1"), built(null, "dome-1")] },
      O1: { buildings: [built(1, "laboratory-engineer")] },
    },
  };
  assert.deepEqual(presence({ facts, view }, 1), [
    [1, 3],
    [0, 1],
  ]);
});

test("equal totals are parted by Reputation, and share a place where nothing parts them", () => {
  const seats = [20, 31, 31].map((total, seat) => ({ seat, total }));
  /** @type {any} */
  const parted = { seats, tie_breaks: [{ key: "tie-reputation", values: [9, 2, 5] }] };
  assert.deepEqual(
    ranked(parted).map(({ seat, place }) => [seat, place]),
    [
      [2, 1],
      [1, 2],
      [0, 3],
    ],
  );
  assert.equal(decisive(parted).length, 1);
  /** @type {any} */
  const shared = { seats, tie_breaks: [{ key: "tie-reputation", values: [9, 5, 5] }] };
  assert.deepEqual(
    ranked(shared).map(({ place }) => place),
    [1, 1, 3],
  );
});

const schema = await readFile(new URL("../../app/static/js/schema.d.ts", import.meta.url), "utf8");

test("every move of the game, and no other, has an entry in the page's tables", () => {
  const [union = ""] = schema.match(/^ +"Shackleton\.Move": .*$/m) ?? [];
  const moves = [...union.matchAll(/"Shackleton\.(\w+)Move"/g)].map(([, type]) => type);
  assert.ok(moves.length > 35);
  const known = [...Object.keys(MOVES), ...broughtMoves().map(([type]) => type)];
  assert.deepEqual(known.toSorted(), moves.toSorted());
});

/** Events that are about no place: what there is instead. */
const NOWHERE = {
  GameStarted: "the whole table",
  TurnBegan: "a heading of the log",
  MaintenanceBegan: "the phase; what it does follows",
  RoundEnded: "no sentence",
};

test("every event of the game, but those about no place, lights something", () => {
  const [union = ""] = schema.match(/^ +"Shackleton\.Event": .*$/m) ?? [];
  const types = [...union.matchAll(/"Shackleton\.(\w+)"\]/g)].map(([, type]) => type);
  assert.ok(types.length > 60);
  const seats = { seat: 1, to: 0, order: [0, 1], totals: [{}, {}] };
  const things = { tiles: ["1-1"], sectors: ["C1"], places: ["centre-1"], shown: { N: "p" }, place: "dome-1" };
  const dark = types.filter((type) => placesOf([/** @type {any} */ ({ type, ...seats, ...things })], 0).length === 0);
  assert.deepEqual(dark.toSorted(), Object.keys(NOWHERE).toSorted());
});

/** A turn of AstroBot: the card, its symbol, its row and what came of that, a sentence for each. */
const turn = (seq, corporation) => {
  const events = [
    { type: "AstroBotCardDrawn", seat: 1, card: 3, corporation },
    { type: "AstroBotDeveloped", seat: 1, space: 1 },
    { type: "AstroBotRowReached", seat: 1, row: 0, astronaut: "engineer", action: "crater" },
    { type: "CraterExploited", seat: 1, astronaut: "engineer", slot: 3, sectors: [] },
  ];
  const sentences = events.map((_, place) => ({ key: "log", args: {}, events: [place] }));
  /** @type {any} */
  const entry = { seq, seat: 1, move: { type: "PlayActionCard" }, events, sentences };
  return entry;
};

test("a turn of AstroBot is told by the symbol of its card, then by its row", () => {
  assert.deepEqual(byLine(turn(4, "mining")), { symbol: [1], row: [3] });
});

test("AstroBot's card is shown until the reader moves; the one of the set-up is not", () => {
  const own = { ...turn(5, "mining"), seat: 0, events: [], move: { type: "EndTurn" } };
  assert.equal(cardPlayed([turn(4, "mining")], 0, -1)?.card.card, 3);
  assert.equal(cardPlayed([turn(4, "mining")], 0, 4), null);
  assert.equal(cardPlayed([turn(4, "mining"), own], 0, -1), null);
  assert.equal(cardPlayed([turn(4, "")], 0, -1), null);
});

test("a structure aboard the ship has its own name there", () => {
  /** @type {any} */
  const say = (key, args) => (args?.piece ? `${args.piece} (${key})` : key);
  assert.equal(pieceName({ say }, "ship:dome-1"), "piece-dome-1 (place-at-ship)");
  assert.equal(pieceName({ say }, "dome-1"), "piece-dome-1");
});

test("what an event touched is named once, on the reader's own board by its place there", () => {
  /** @param {any[]} events */
  const places = (events, me = 0) => placesOf(events, me);
  const moved = { type: "AstronautMoved", seat: 0, astronaut: "engineer", place: "waiting", to: "dome-1" };
  assert.deepEqual(places([moved]), ["place:waiting", "place:dome-1"]);
  assert.deepEqual(places([moved], 1), ["seat:0"]);
  const fee = { type: "FeePaid", seat: 0, to: 1, amount: 2 };
  assert.deepEqual(places([fee, fee]), ["stock:0:credits", "stock:1:credits"]);
  assert.deepEqual(places([{ type: "Gained", seat: 1, thing: "vp", amount: 2 }]), ["vp:1"]);
  assert.deepEqual(places([{ type: "StructureSent", seat: 1, piece: "dome-2", sector: "C4", place: "1a" }]), [
    "aboard:1:dome-2",
    "sector:C4",
  ]);
  assert.deepEqual(places([{ type: "TurnBegan", seat: 1 }]), []);
});
