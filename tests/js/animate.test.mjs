import assert from "node:assert/strict";
import { test } from "node:test";
import { dusty, piece } from "../../app/static/js/skymines/motion.ts";
import { movements } from "../../app/static/js/skymines/movements.ts";
import { isEdgeOf } from "../../app/static/js/table/animate/flight.ts";
import { atEdge, drawn, isUnseen, shared } from "../../app/static/js/table/animate/ghosts.ts";
import { counted } from "../../app/static/js/table/animate/landing.ts";
import { LASTS, queued, timed } from "../../app/static/js/table/animate/timing.ts";
import { byLines, lastsFor } from "../../app/static/js/table/animate/told-turn.ts";
import { fitted, way } from "../../app/static/js/table/animate/ways.ts";

const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];
/** @type {any} */
const FACTS = { companies: COMPANIES, slots: ["A", "B", "C", "D", "E"] };
const each = (make) => Object.fromEntries(COMPANIES.map((company) => [company, make()]));

/** A seat of which nothing has been placed. */
function seat(number, part = {}) {
  return {
    seat: number,
    coins: 5,
    tracks: each(() => 0),
    helium: 0,
    upload: -1,
    hand: { count: 2, cards: null },
    area: [null, null, null, null, null],
    resting: [[], [], [], [], []],
    acquired: [],
    screens: [null, null],
    luna: null,
    ...part,
  };
}

/** A table of two seats, seen by the first. */
/** @returns {any} */
function view(part = {}) {
  return {
    me: 0,
    seats: [seat(0, { hand: { count: 1, cards: ["c1"] } }), seat(1)],
    display: [{ card: "d1", cost: 1 }, { card: "d2", cost: 1 }, null],
    discards: [],
    research: { A1: "p1", A2: null },
    specials: [{ round: 2, plan: "S2", face_up: true }],
    moon: { 1: null, 2: "minerva" },
    spaces: { buy: null },
    stations: each(() => ({ columns: [{ outposts: 5 }, { outposts: 5 }] })),
    ...part,
  };
}

const seats = (one = {}, two = {}) => [seat(0, { hand: { count: 1, cards: ["c1"] }, ...one }), seat(1, two)];
const only = (before, after) => movements(view(before), view(after), FACTS);

test("nothing moves at first, between equal views, or from one seat's view to another's", () => {
  assert.deepEqual(movements(null, view(), FACTS), []);
  assert.deepEqual(only({}, {}), []);
  assert.deepEqual(only({ me: 1 }, { seats: seats({ coins: 9 }) }), []);
});

test("markers move along company, tank and research tracks", () => {
  const found = only({}, { seats: seats({}, { tracks: { ...each(() => 0), tawac: 3 }, helium: 2, upload: 1 }) });
  assert.deepEqual(
    found.map((one) => [one.kind, one.from[0], one.to[0]]),
    [
      ["marker", "marker:tawac:1", "marker:tawac:1"],
      ["marker", "helium:1", "helium:1"],
      ["marker", "upload:1", "upload:1"],
    ],
  );
});

test("an outpost goes from its column to the sector, and an ousted one home to its own", () => {
  const stations = each(() => ({ columns: [{ outposts: 5 }, { outposts: 5 }] }));
  const before = { stations: { ...stations, minerva: { columns: [{ outposts: 4 }, { outposts: 5 }] } } };
  const after = {
    moon: { 1: null, 2: "tawac" },
    stations: { ...stations, tawac: { columns: [{ outposts: 5 }, { outposts: 4 }] } },
  };
  assert.deepEqual(only(before, after), [
    { kind: "outpost", company: "minerva", from: ["sector:2"], to: ["column:minerva:0"] },
    { kind: "outpost", company: "tawac", from: ["column:tawac:1"], to: ["outpost:2"] },
  ]);
});

test("a display card comes to one's own hand, to another's board, or to the discard pile", () => {
  const display = [null, { card: "d2", cost: 1 }, null];
  const to = (part) => only({}, { display, ...part }).find((one) => one.kind === "card").to;
  assert.deepEqual(to({ seats: seats({ hand: { count: 2, cards: ["c1", "d1"] } }) }), ["hand:d1"]);
  assert.deepEqual(to({ seats: seats({}, { hand: { count: 3, cards: null } }) }), ["seat:1"]);
  assert.deepEqual(to({ discards: ["d1"] }), ["discards"]);
});

test("cards slide along the display and new ones appear", () => {
  const found = only(
    {},
    {
      display: [
        { card: "d9", cost: 1 },
        { card: "d1", cost: 1 },
        { card: "d2", cost: 1 },
      ],
    },
  );
  assert.deepEqual(
    found.map((one) => [one.kind, ...one.from, ...one.to]),
    [
      ["card", "card:1", "card:2"],
      ["card", "card:2", "card:3"],
      ["appear", "card:1"],
    ],
  );
});

test("one's own card goes to rest and comes back to the hand", () => {
  const area = [null, { card: "x", face_up: false }, null, null, null];
  const resting = [[], [], ["x"], [], []];
  assert.deepEqual(only({ seats: seats({ area }) }, { seats: seats({ resting }) }), [
    { kind: "card", from: ["slot:B"], to: ["resting:C:x"] },
  ]);
  const back = only({ seats: seats({ resting }) }, { seats: seats({ hand: { count: 2, cards: ["c1", "x"] } }) });
  assert.deepEqual(back, [{ kind: "card", from: ["resting:C:x"], to: ["hand:x"] }]);
});

test("plans go from the display to their owner and from there to a screen", () => {
  const taken = only({}, { research: { A1: null, A2: null }, seats: seats({ acquired: ["p1"] }) });
  assert.deepEqual(
    taken.map((one) => [one.from, one.to]),
    [[["plan:A1"], ["acquired:p1"]]],
  );
  const placed = only(
    { seats: seats({ acquired: ["S2"] }), specials: [] },
    { specials: [], seats: seats({ screens: [null, { plan: "S2", face_up: true }] }) },
  );
  assert.deepEqual(
    placed.map((one) => [one.from[0], one.to[0]]),
    [["acquired:S2", "screen:1"]],
  );
});

test("coins are told by what they changed, a bonus marker goes to its space", () => {
  const found = only({}, { spaces: { buy: 1 }, seats: seats({}, { coins: 3 }) });
  assert.deepEqual(
    found.map((one) => [one.kind, one.amount ?? null, one.to[0]]),
    [
      ["bonus", null, "space:buy"],
      ["coins", -2, "coins:1"],
    ],
  );
});

test("when too much has changed to be followed, nothing moves", () => {
  const moon = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [index, null]));
  const full = Object.fromEntries(Object.keys(moon).map((sector) => [sector, "tawac"]));
  assert.deepEqual(only({ moon }, { moon: full }), []);
});

const marker = (key) => ({ kind: "marker", seat: 0, from: [key], to: [key] });

test("kinds follow one after the other, those of a kind overlap", () => {
  const { timed: row, total } = timed([marker("a"), marker("b"), { kind: "plan", from: [], to: [] }], "normal");
  const [first, second, third] = row;
  assert.ok(first.delay === 0 && second.delay > 0 && second.delay < LASTS.normal);
  assert.equal(third.delay, second.delay + LASTS.normal);
  assert.equal(total, third.delay + LASTS.normal);
});

test("a long row is pressed together, and without motion there is none", () => {
  const row = Array.from({ length: 30 }, (_, index) => marker(String(index)));
  const { timed: pressed, total } = timed(row, "fast");
  assert.ok(total <= 6 * LASTS.fast + 1);
  assert.ok(pressed.at(-1).delay + pressed.at(-1).duration <= total + 1);
  assert.deepEqual(timed(row, "off"), { timed: [], total: 0 });
});

test("rows queue in order, until the queue is too long to follow", () => {
  assert.deepEqual(queued(1000, 0, 500), { start: 0, drop: false });
  assert.deepEqual(queued(1000, 1300, 500), { start: 300, drop: false });
  assert.deepEqual(queued(1000, 1600, 500), { start: 0, drop: true });
});

test("a piece that lies behind the edge of its region is met at that edge", () => {
  const box = (left, top, width, height) => ({ left, top, width, height });
  const sight = shared(box(0, 0, 100, 80), box(20, -10, 100, 50));
  assert.deepEqual(sight, box(20, 0, 80, 40));
  assert.deepEqual(atEdge(box(200, 10, 10, 10), sight), box(95, 10, 10, 10));
  assert.deepEqual(atEdge(box(-50, 90, 10, 10), sight), box(15, 35, 10, 10));
  assert.deepEqual(atEdge(box(30, 10, 10, 10), sight), box(30, 10, 10, 10));
  assert.deepEqual(
    [sight, null].map((seen) => isUnseen(box(200, 10, 10, 10), seen)),
    [true, false],
  );
  assert.deepEqual(shared(box(0, 0, 10, 10), box(50, 50, 10, 10)), box(50, 50, 0, 0));
});

const bounds = (left, top, width, height) => ({ left, top, width, height });

/** Stands in for a page in which one thing is drawn, in a part of a region. @returns {any} */
function pageWith(box, { isShown = true, region = box, part = box } = {}) {
  const inPart = { contains: () => true, getBoundingClientRect: () => part };
  const around = { children: [inPart], getBoundingClientRect: () => region };
  const thing = {
    checkVisibility: () => isShown,
    closest: (selector) => (selector === ".region" ? around : null),
    getBoundingClientRect: () => box,
  };
  return { querySelectorAll: () => [thing] };
}

test("a piece flies from what is drawn only, and from within the part that holds it", () => {
  if (!("CSS" in globalThis)) Object.assign(globalThis, { CSS: { escape: (/** @type {string} */ text) => text } });
  const [here, none] = [bounds(900, 500, 60, 40), bounds(0, 0, 0, 0)];
  assert.deepEqual(drawn(pageWith(here), ["seat:1"])?.sight, here);
  assert.equal(drawn(pageWith(none), ["seat:1"]), null, "without a box");
  assert.equal(drawn(pageWith(here, { isShown: false }), ["seat:1"]), null, "folded into something closed");
  const part = bounds(880, 450, 300, 200);
  assert.deepEqual(drawn(pageWith(here, { region: none, part }), ["seat:1"])?.sight, part, "a region without a box");
  assert.equal(drawn(pageWith(here, { region: none, part: none }), ["seat:1"]), null, "in a part that is not seen");
});

test("an outpost flies as it is drawn, on a round plate until drawings are there", () => {
  const told = piece({ kind: "outpost", company: "tawac", from: ["column:tawac:0"], to: ["outpost:4"] });
  assert.deepEqual(told, { name: "ghost-piece ghost-outpost company-tawac", symbol: "tawac", drawing: "o-tawac" });
});

test("pieces move after the line that tells of them, and each line is ticked off once they have", () => {
  const track = { kind: "marker", from: ["marker:tawac:1"], to: ["marker:tawac:1"] };
  const sector = { kind: "outpost", from: ["column:tawac:0"], to: ["outpost:7"] };
  const other = { kind: "coins", from: ["coins:0"], to: ["coins:0"] };
  const lines = [["column:tawac:0"], [], ["marker:tawac:1"]];
  /** @type {any[]} */
  const movements = [other, track, sector];

  const { timed: row, total, ticks } = byLines(movements, lines, "normal");

  assert.deepEqual(
    row.map(({ movement }) => movement),
    [sector, track, other],
  );
  const [first, second, third] = ticks;
  const [outposts, markers] = row;
  assert.ok(first && second && third && outposts && markers);
  assert.ok(first.begins < outposts.delay && outposts.delay + outposts.duration <= first.ends);
  assert.equal(second.begins, first.ends);
  assert.ok(second.ends <= markers.delay && markers.delay + markers.duration <= third.ends);
  assert.ok(third.ends < total);
  assert.ok(lastsFor(ticks, "fast") > third.ends, "it is shown a while after the last line");
});

test("however many lines a turn has, they are read in a bounded time", () => {
  const lines = Array.from({ length: 20 }, () => []);
  assert.ok(byLines([], lines, "normal").total <= 4 * LASTS.normal + 1);
});

test("a piece flies in an arc, lands a little larger, and ends where it is drawn", () => {
  const size = { width: 10, height: 10 };
  const from = fitted({ left: 0, top: 100, ...size }, size);
  const to = fitted({ left: 200, top: 100, width: 20, height: 20 }, size);
  const frames = way(from, to).map(({ transform }) => String(transform));
  assert.equal(frames[0], "translate(0px, 100px) scale(1)");
  assert.match(frames[1] ?? "", /^translate\(100px, 76px\)/);
  assert.match(frames[3] ?? "", /scale\(2\.12\)$/);
  assert.equal(frames[4], "translate(200px, 100px) scale(2)");
});

test("a card keeps its proportions in a row that is wide and low, in the middle of it", () => {
  const row = { left: 100, top: 50, width: 300, height: 60 };
  const { left, top, scale } = fitted(row, { width: 60, height: 120 });
  assert.deepEqual([left, top, scale], [235, 50, 0.5]);
});

test("of two shapes of one thing the larger is the whole, unless they are alike", () => {
  const strip = { left: 0, top: 0, width: 60, height: 20 };
  const card = { left: 0, top: 0, width: 60, height: 90 };
  assert.equal(isEdgeOf(strip, card), true);
  assert.equal(isEdgeOf(card, strip), false);
  assert.equal(isEdgeOf(card, { ...card, width: 80, height: 110 }), false);
});

test("a sum is the old one before it counts, whole on the way, and the new one from its end on", () => {
  assert.deepEqual(
    [-2, 0, 0.5, 1, 3].map((done) => counted(4, 9, done)),
    [4, 4, 7, 9, 9],
  );
  assert.equal(counted(9, 4, 0.9), 5);
});

test("an outpost raises dust on the Moon, and none at home or in space", () => {
  const lands = (kind, to) => dusty({ kind, from: ["column:tawac:1"], to: [to] });
  assert.ok(lands("outpost", "outpost:2"));
  assert.ok(!lands("outpost", "column:tawac:1"));
  assert.ok(!lands("marker", "outpost:2"));
});
