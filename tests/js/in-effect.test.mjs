import assert from "node:assert/strict";
import { test } from "node:test";
import { begun } from "./support/begun.mjs";
import "./support/skymines.mjs";
import { byLine, lunaPlayed } from "../../app/static/js/skymines/luna/turn.ts";
import { chronicle, waitingSince } from "../../app/static/js/table/log/chronicle.ts";
import { eventsOf } from "../../app/static/js/table/log/entries.ts";
import { lastTurn, seqsInEffect, takenBack } from "../../app/static/js/table/log/in-effect.ts";
import { isTakenBack } from "../../app/static/js/table/takeback-questions.ts";

/** Sentences that tell the events of these places. */
const telling = (...places) => places.map((events) => ({ key: "told", args: {}, events }));

/** @returns {any} */
const entry = (seq, seat, events = [], move = { type: "Move" }) => ({
  seq,
  seat,
  move,
  sentences: telling([0]),
  events,
  begun: begun(events),
  at: new Date(seq * 60_000).toISOString(),
});
/** @returns {any} */
const back = (seq, seat, to) => entry(seq, seat, [], /** @type {any} */ ({ undo: to }));
const began = (seat) => ({ type: "TurnBegan", seat });
/** @type {any} */
const LOG = [
  entry(1, null, [{ type: "GameStarted" }, { type: "RoundBegan", round: 1 }]),
  entry(2, 1, [began(0)]),
  entry(3, 0),
  entry(4, 0, [began(1)]),
  entry(5, 1),
];
const numbers = (entries) => entries.map(({ seq }) => seq);

test("what was gone back over is taken back; what was taken back by a way back that was itself taken back holds again", () => {
  assert.deepEqual([...seqsInEffect(LOG)].sort(), [1, 2, 3, 4, 5]);
  /** @type {any} */
  const undone = [...LOG, back(6, 0, 2), entry(7, 0)];
  assert.deepEqual([...seqsInEffect(undone)].sort(), [1, 2, 6, 7]);
  assert.deepEqual([...seqsInEffect([...undone, back(8, 1, 5)])].sort(), [1, 2, 3, 4, 5, 8]);
});

test("going back takes back what still holds behind it", () => {
  assert.deepEqual(numbers(takenBack([...LOG, back(6, 1, 4), entry(7, 1)], 3)), [4, 7]);
  assert.deepEqual(takenBack(LOG, 5), []);
});

test("a seat goes back to the beginning of the last turn in which it has done something", () => {
  assert.equal(lastTurn(LOG, 0), 2);
  assert.equal(lastTurn(LOG, 1), 4);
  assert.equal(lastTurn(/** @type {any} */ (LOG.slice(0, 4)), 1), null);
  assert.equal(lastTurn(LOG, null), null);
  assert.equal(lastTurn([...LOG, back(6, 0, 2)], 0), null);
});

test("after a way back the log goes on under the turn that it led to", () => {
  const items = chronicle([...LOG, back(6, 0, 2), entry(7, 0)], 1);
  assert.deepEqual(
    items.filter((item) => item.kind === "turn").map((item) => item.seat),
    [null, 0, 1, 0],
  );
  assert.equal(waitingSince([...LOG, back(6, 0, 2)]), 2 * 60_000);
});

test("a proposal that vanishes was agreed to if the log went back there, else nothing came of it", () => {
  const previous = { seq: 2, by: 0, agreed: [0], missing: [1] };
  assert.equal(isTakenBack([...LOG, back(6, 0, 2)], previous, 5), true);
  assert.equal(isTakenBack([...LOG, back(6, 0, 2), entry(7, 0)], previous, 6), false);
  assert.equal(isTakenBack(LOG, previous, 5), false);
});

test("each line of Luna's card has the sentences of what came of it, and the rest stands behind them", () => {
  const line = (number) => ({ type: "LunaLineReached", seat: 1, line: number });
  const events = [
    { type: "LunaCardTurned", card: "I-1" },
    line(0),
    { type: "CoinsGained" },
    line(1),
    line(2),
    { type: "CoinsPaid" },
    { type: "LunaCardsDiscarded" },
    { type: "RoundBegan" },
  ];
  /** @type {any} */
  const played = {
    ...entry(6, 1, events),
    sentences: telling([0], [2], [5], [6], [7]),
  };
  assert.deepEqual(byLine(played, 2), { lines: [[1], []], rest: [3] });
  assert.deepEqual(byLine(played, 3), { lines: [[1], [], [2, 3, 4]], rest: [] });
  /** @type {any} */
  const ousting = {
    ...played,
    events: [line(0), { type: "OutpostPlaced" }, { type: "OutpostReturned" }],
    sentences: telling([1], [2]),
  };
  assert.deepEqual(byLine(ousting, 1), { lines: [[0]], rest: [] }, "what is implied is left out");
  assert.deepEqual(eventsOf(played, 1), [{ type: "CoinsGained" }]);
  assert.deepEqual(eventsOf({ ...played, events: undefined }, 1), []);
});

test("a card of Luna's that was taken back is shown no more", () => {
  /** @type {any} */
  const log = [...LOG, entry(6, 2, [{ type: "LunaCardTurned", card: "I-3" }])];
  assert.equal(lunaPlayed(log, 1, -1)?.card, "I-3");
  assert.equal(lunaPlayed([...log, back(7, 0, 2)], 1, -1), null);
});

test("a stand-in that begins or ends is no move, and no way back takes it back", () => {
  const standing = entry(6, 0, [], /** @type {any} */ ({ "stand-in": { name: "Ada", why: "deadline" } }));
  /** @type {any} */
  const log = [...LOG, standing, entry(7, 0)];
  assert.deepEqual(numbers(takenBack(log, 4)), [5, 7]);
  assert.equal(seqsInEffect([...log, back(8, 1, 3)]).has(6), true);
});
