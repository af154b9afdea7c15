/** What the end of a round brought each seat and why, as the summary reads it off the log. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { maintenanceOf, sizesOf } from "../../app/static/js/shackleton/end/maintenance.ts";
import { roundEndedBy } from "../../app/static/js/shackleton/past-rounds.ts";

/** Entries of the log, numbered from 1, with the events of each. @returns {any} */
const logOf = (...entries) => entries.map((events, index) => ({ seq: index + 1, seat: 0, sentences: [], events }));
const gained = (seat, thing, amount, why) => ({ type: "Gained", seat, thing, amount, why });
const BEGAN = { type: "MaintenanceBegan" };
const ROUND = { type: "RoundBegan", round: 2, tiles: [] };
const LOG = logOf(
  [gained(0, "credits", 9, "crater"), BEGAN, { type: "AstronautRetrieved", slot: 3, astronaut: "engineer", seat: 1 }],
  [
    { type: "AstronautRetrieved", slot: 5, astronaut: "scientist", seat: null },
    gained(0, "credits", 1, "dome-1"),
    gained(0, "credits", 1, "dome-2"),
    gained(0, "vp", 2, "headquarters"),
    { type: "TouristsArrived", seat: 1, tourists: 2 },
    { type: "Paid", seat: 1, thing: "credits", amount: 3, why: "maintenance" },
    ROUND,
    { type: "TurnBegan", seat: 1 },
    gained(1, "credits", 7, "shuttle"),
  ],
);

test("what a round's end brought is summed by seat and by what brought it", () => {
  const found = maintenanceOf(LOG, 1, (why) => why.split("-")[0] ?? "");
  assert.deepEqual(found?.seats.get(0), {
    won: [],
    gained: [
      { why: "dome", id: "dome-1", things: { credits: 2 } },
      { why: "headquarters", id: "headquarters", things: { vp: 2 } },
    ],
    paid: {},
  });
  assert.deepEqual(found?.seats.get(1), {
    won: [{ slot: 3, astronaut: "engineer" }],
    gained: [{ why: "artemis", id: "artemis", things: { tourist: 2 } }],
    paid: { credits: 3 },
  });
  assert.deepEqual(found?.gateway, [{ slot: 5, astronaut: "scientist" }]);
  assert.equal(found?.first, 1);
});

test("nothing is told of a round whose end the log does not hold, or of moves that were taken back", () => {
  assert.equal(maintenanceOf(LOG, 2), null);
  assert.equal(maintenanceOf(LOG.slice(1), 1), null);
  const back = [LOG[0], { ...LOG[1], seq: 2 }, { seq: 3, move: { undo: 1 }, sentences: [], events: [] }];
  assert.equal(maintenanceOf(back, 1), null);
});

test("the last round's end is told up to the end of the game", () => {
  const events = LOG.flatMap((entry) => entry.events);
  const over = logOf([...events.slice(0, events.indexOf(ROUND)), { type: "GameEnded", totals: [] }]);
  const found = maintenanceOf(over, 3);
  assert.deepEqual(found?.seats.get(1), maintenanceOf(LOG, 1)?.seats.get(1));
  assert.equal(found?.first, null);
});

test("the entry with which a round began is where its summary is found again", () => {
  assert.equal(roundEndedBy(LOG, 2), 1);
  assert.equal(roundEndedBy(LOG, 1), null);
  assert.equal(roundEndedBy(LOG, undefined), null);
  assert.equal(roundEndedBy(logOf([{ ...ROUND, round: 1 }]), 1), null);
});

test("the sizes that decided a slot are those of its round, whatever stands there now", () => {
  const majorities = [
    { round: 1, at: "3", sizes: [{ seat: 0, size: 2 }] },
    {
      round: 3,
      at: "3",
      sizes: [
        { seat: 0, size: 1 },
        { seat: 2, size: 1 },
      ],
    },
  ];
  assert.deepEqual(sizesOf({ majorities }, 3).get(3), [
    { seat: 0, size: 1 },
    { seat: 2, size: 1 },
  ]);
  assert.equal(sizesOf({ majorities }, 2).get(3), undefined);
});
