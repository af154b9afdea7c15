import assert from "node:assert/strict";
import { test } from "node:test";
import { begun } from "./support/begun.mjs";
import "./support/skymines.mjs";
import { placesOf } from "../../app/static/js/skymines/event-places.ts";
import { lunaPlayed } from "../../app/static/js/skymines/luna/turn.ts";
import { chronicle, lastOf, neighbour, turnSince, waitingSince } from "../../app/static/js/table/log/chronicle.ts";
import { readSettings } from "../../app/static/js/table/own-settings.ts";
import { whole } from "../../app/static/js/table/state.ts";
import { changed } from "../../app/static/js/table/store.ts";
import { asThen, backToNow, withTopmostClosed } from "../../app/static/js/table/story.ts";
import { isMine } from "../../app/static/js/table/waiting.ts";
import { stateWith } from "./support/state.mjs";

const entry = (seq, seat, keys, events = []) => ({
  seq,
  seat,
  move: null,
  sentences: keys.map((key) => ({ key, args: {}, events: [] })),
  events,
  begun: begun(events),
  at: new Date(seq * 60_000).toISOString(),
});
const LOG = [
  entry(1, null, ["A game begins."], [{ type: "GameStarted" }, { type: "RoundBegan", round: 1 }]),
  entry(2, 0, ["Ada is ready."]),
  entry(3, 1, ["Ben is ready.", "All reveal."], [{ type: "CardsRevealed" }, { type: "TurnBegan", seat: 1 }]),
  entry(4, 1, ["Ben advances."]),
  entry(
    5,
    1,
    [],
    [
      { type: "TurnEnded", seat: 1 },
      { type: "TurnBegan", seat: 0 },
    ],
  ),
  entry(6, 0, ["Ada pays."], [{ type: "CoinsPaid", seat: 0 }]),
  entry(7, 0, ["A plan is turned up."], [{ type: "RoundBegan", round: 2 }]),
  entry(8, 1, ["Ben is ready."]),
];
const short = (items) =>
  items.map((item) =>
    item.kind === "entry" ? item.entry.seq : item.kind === "round" ? `round ${item.round}` : `turn ${item.seat}`,
  );

test("the log has a heading for each round, the planning and each turn; what is not told is left out", () => {
  assert.deepEqual(short(chronicle(LOG, 2)), [
    "round 0",
    1,
    "round 1",
    "turn null",
    2,
    3,
    "turn 1",
    4,
    "turn 0",
    6,
    7,
    "round 2",
    "turn null",
    8,
  ]);
});

test("filtered by seat it keeps the headings of what is left", () => {
  assert.deepEqual(short(chronicle(LOG, 2, 0)), ["round 1", "turn null", 2, "turn 0", 6, 7]);
});

test("the log of a game without rounds has headings of its turns alone", () => {
  const turns = [
    { ...entry(1, null, ["A game begins."]), begun: [{ seat: 0, round: null }] },
    { ...entry(2, 0, ["Ada sows."]), begun: [{ seat: 1, round: null }] },
    entry(3, 1, ["Ben trades."]),
    { ...entry(4, 1, ["Ben sows."]), begun: [{ seat: 0, round: null }] },
  ];
  assert.deepEqual(short(chronicle(turns, null)), [1, "turn 0", 2, "turn 1", 3, 4]);
  assert.deepEqual(short(chronicle(turns.slice(1), null)), [2, "turn 1", 3, 4]);
});

test("a log that is held from its middle on has no heading for a turn whose beginning is not there", () => {
  assert.deepEqual(short(chronicle(LOG.slice(3), 2)), ["round 1", 4, "turn 0", 6, 7, "round 2", "turn null", 8]);
  assert.deepEqual(short(chronicle(LOG.slice(3, 6), 1)), ["round 1", 4, "turn 0", 6]);
});

test("keys of headings are their own, so that lines keep their place while the log grows", () => {
  const keys = chronicle(LOG, 2).map((item) => item.key);
  assert.equal(new Set(keys).size, keys.length);
  assert.deepEqual(
    chronicle(LOG.slice(0, 5), 1).map((item) => item.key),
    keys.slice(0, 8),
  );
});

test("only the last entries are drawn, with their headings and their round, and the others are counted", () => {
  const { items, hidden } = lastOf(chronicle(LOG, 2), 2);
  assert.deepEqual(short(items), ["round 1", 7, "round 2", "turn null", 8]);
  assert.equal(hidden, 5);
  assert.deepEqual(short(lastOf(chronicle(LOG, 2), 1).items), ["round 2", "turn null", 8]);
  assert.equal(lastOf(chronicle(LOG, 2), 99).hidden, 0);
});

test("the first entry drawn stays so until too many entries have come behind it", () => {
  const items = chronicle(LOG, 2);
  const isEntry = ({ kind }) => kind === "entry";
  const first = items.filter(isEntry)[2];
  const drawn = lastOf(items, 2, first.key, 5).items;
  assert.equal(drawn.find(isEntry), first);
  assert.notEqual(drawn[0], first, "headings stand above it");
  const entries = drawn.filter(isEntry).length;
  assert.deepEqual(lastOf(items, 2, first.key, entries - 2).items, drawn);
  assert.deepEqual(lastOf(items, 2, first.key, entries - 3), lastOf(items, 2));
  assert.deepEqual(lastOf(items, 2, "entry 99", 5), lastOf(items, 2));
  assert.deepEqual(lastOf(items, 99, first.key, 5).items, items, "more are wanted");
});

test("waiting began with the last turn or round", () => {
  assert.equal(waitingSince(LOG), 7 * 60_000);
  assert.equal(waitingSince(LOG.slice(0, 6)), 5 * 60_000);
  assert.equal(waitingSince([]), null);
});

test("what is asked began with the entry of the last turn or round", () => {
  assert.deepEqual(
    [8, 6, 4, 1, 0].map((count) => turnSince(LOG.slice(0, count))),
    [7, 5, 3, 1, 0],
  );
});

test("it is mine when I am asked and have not answered yet", () => {
  const view = { me: 0, phase: "planning", to_move: [0, 1], seats: [{ ready: false }, { ready: true }] };
  const at = (seen, table = null) => isMine({ game: { view: seen }, table: { data: table } });
  assert.equal(at(view), true);
  assert.equal(at({ ...view, me: 1 }), false);
  assert.equal(at({ ...view, me: null }), false);
  assert.equal(at({ ...view, to_move: [1] }), false);
  assert.equal(at(null), false);
  assert.equal(at(view, { seats: [{ stand_in: null }] }), true);
  assert.equal(at(view, { seats: [{ stand_in: "deadline" }] }), false);
});

test("events light their places, and those of another's own board only there", () => {
  /** @type {any} */
  const placed = { type: "OutpostPlaced", seat: 1, sector: 4, company: "tawac", column: 2 };
  assert.deepEqual(placesOf([placed, placed], 0), ["sector:4", "column:tawac:2"]);
  assert.deepEqual(placesOf([/** @type {any} */ ({ type: "MarkerAdvanced", seat: 1, company: "tawac" })], 0), [
    "marker:tawac:1",
  ]);
  /** @type {any} */
  const used = { type: "CardsUsed", seat: 1, slots: ["B"] };
  assert.deepEqual(placesOf([used], 0), ["area:1:B"]);
  assert.deepEqual(placesOf([used], 1), ["slot:B", "area:1:B"]);
  assert.deepEqual(placesOf([/** @type {any} */ ({ type: "PlanPlaced", seat: 1, screen: 3 })], 1), ["screen:3"]);
  assert.deepEqual(placesOf([/** @type {any} */ ({ type: "PlanPlaced", seat: 1, screen: 3 })], 0), ["screen-of:1:3"]);
  assert.deepEqual(
    placesOf([{ type: /** @type {any} */ ("Asked") }, { type: "DisplayFilled", cards: [[9, "B-13"]] }], 0),
    ["card:9"],
  );
  assert.deepEqual(placesOf(undefined, 0), []);
});

test("Luna's card is shown until I act or put it away", () => {
  const turned = entry(9, 2, ["Luna plays."], [{ type: "LunaCardTurned", card: "I-3" }]);
  assert.equal(lunaPlayed([...LOG, turned], 0, -1)?.card, "I-3");
  assert.equal(lunaPlayed([...LOG, turned, entry(10, 1, ["Ben acts."])], 0, -1)?.card, "I-3");
  assert.equal(lunaPlayed([...LOG, turned, entry(10, 0, ["Ada acts."])], 0, -1), null);
  assert.equal(lunaPlayed([...LOG, turned, entry(10, 1, ["Ben acts."])], null, -1), null);
  assert.equal(lunaPlayed([...LOG, turned], 0, 9), null);
  assert.equal(lunaPlayed(LOG, 2, -1), null);
});

test("while one looks back, the view is that of then and nothing can be chosen", () => {
  const choices = whole({ step: "TakeTurn", choices: [{ type: "DropOut" }] });
  const now = stateWith({ game: { view: { round: 3 }, undo: 4, choices }, choosing: { picked: ["slot:B"] } });
  assert.equal(asThen(now), now);
  const past = { seq: 2, view: { round: 1 }, tab: "log" };
  const back = changed(now, { story: { past }, panels: { tab: "moon" } });
  const then = asThen(back);
  assert.deepEqual(
    [then.game.view.round, then.game.choices.choices, then.game.undo, then.choosing.picked],
    [1, [], null, []],
  );
  assert.equal(back.game.view.round, 3);
  assert.deepEqual([backToNow(back).story?.past, backToNow(back).panels?.tab], [null, "log"]);
  assert.equal(withTopmostClosed(back).story.past, null);
  assert.equal(withTopmostClosed(now), null);
});

test("stepping through the past goes from one told entry to the next", () => {
  assert.equal(neighbour(LOG, 6, -1), 4);
  assert.equal(neighbour(LOG, 4, 1), 6);
  assert.equal(neighbour(LOG, 8, 1), null);
});

test("settings that make no sense are as at the beginning", () => {
  const usual = { speed: "normal", sound: false, remind: false, summaries: true, colour: -1, confirm: "never" };
  assert.deepEqual(readSettings(null), usual);
  for (const wrong of ['"text"', "7", "[]", '{"speed":7,"sound":"no","confirm":true}', '{"speed":"warp","sound":true}'])
    assert.deepEqual(readSettings(wrong), usual);
  const chosen = '{"speed":"fast","sound":"on","own_colour":"green","confirm":"lasting"}';
  assert.deepEqual(readSettings(chosen), {
    speed: "fast",
    sound: true,
    remind: false,
    summaries: true,
    colour: 2,
    confirm: "lasting",
  });
  assert.equal(readSettings('{"remind":"on"}').remind, true);
  assert.equal(readSettings('{"summaries":"none"}').summaries, false);
});
