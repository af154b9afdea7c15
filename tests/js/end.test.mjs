import assert from "node:assert/strict";
import { test } from "node:test";
import { sharesByRound, valueByRound } from "../../app/static/js/skymines/end/data.ts";
import { ranked } from "../../app/static/js/skymines/end/ranked.ts";
import {
  byCategory,
  changeOf,
  cut,
  hasChanged,
  signed,
  spread,
  worthByRound,
} from "../../app/static/js/table/end/data.ts";
import { ownFirst } from "../../app/static/js/table/end/standing.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { messages } from "./support/catalogue.mjs";

/** @type {any} */
const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];

/** A standing of two seats: cash and Tawac shares of two CrypCoin each. */
/** @returns {any} */
function standing(round, [cash0, shares0], [cash1, shares1]) {
  const seat = (number, cash, shares) => ({
    seat: number,
    total: cash + 2 * shares,
    categories: [
      { key: "cash", total: cash, lines: [] },
      { key: "tawac", total: 2 * shares, lines: [] },
    ],
    shares: { skymine: 0, minerva: 0, astrogo: 0, tawac: shares },
  });
  return {
    round,
    seats: [seat(0, cash0, shares0), seat(1, cash1, shares1)],
    companies: Object.fromEntries(COMPANIES.map((company) => [company, { value: company === "tawac" ? 2 : 0 }])),
  };
}

/** @type {any} */
const history = { seq: 9, finished: true, rounds: [standing(1, [3, 0], [1, 2]), standing(2, [4, 3], [2, 4])] };

test("equal totals share a place and the next place is left out", () => {
  const places = ranked(
    [
      { seat: 0, total: 7 },
      { seat: 1, total: 9 },
      { seat: 2, total: 9 },
      { seat: 3, total: 1 },
    ],
    [1, 2],
  );
  assert.deepEqual(
    places.map(({ seat, place, won }) => [seat, place, won]),
    [
      [1, 1, true],
      [2, 1, true],
      [0, 3, false],
      [3, 4, false],
    ],
  );
});

test("the parts of the bars stand in the order of the seats and add up to the totals", () => {
  const { seats } = history.rounds[1];
  const order = ranked(seats).map((one) => one.seat);
  const rows = byCategory(seats, order);
  assert.deepEqual(rows, [
    { key: "cash", values: [4, 2] },
    { key: "tawac", values: [6, 8] },
  ]);
  order.forEach((seat, index) => {
    assert.equal(
      rows.reduce((sum, row) => sum + row.values[index], 0),
      seats.find((one) => one.seat === seat)?.total,
    );
  });
});

test("net worth, shares and share values come round by round", () => {
  assert.deepEqual(worthByRound(history), {
    rounds: [1, 2],
    rows: [
      { of: 0, values: [3, 10] },
      { of: 1, values: [5, 10] },
    ],
  });
  assert.deepEqual(
    sharesByRound(history, "tawac").rows.map((row) => row.values),
    [
      [0, 3],
      [2, 4],
    ],
  );
  const values = valueByRound(history, COMPANIES);
  assert.deepEqual(
    values.rows.map((row) => [row.of, row.values]),
    [
      ["skymine", [0, 0]],
      ["minerva", [0, 0]],
      ["astrogo", [0, 0]],
      ["tawac", [2, 2]],
    ],
  );
  assert.deepEqual(worthByRound({ ...history, rounds: [] }), { rounds: [], rows: [] });
});

test("what a round has changed is told by category and in all", () => {
  const [before, now] = history.rounds;
  assert.equal(changeOf(/** @type {any} */ (before), now.seats[0]), 7);
  assert.equal(changeOf(/** @type {any} */ (before), now.seats[0], "tawac"), 6);
  assert.equal(changeOf(null, now.seats[0]), 0);
  assert.equal(hasChanged(/** @type {any} */ (before), now.seats), true);
  assert.equal(hasChanged(/** @type {any} */ (now), now.seats), false);
  assert.equal(hasChanged(null, now.seats), false);
  assert.equal(
    hasChanged(standing(1, [4, 1], [0, 0]), standing(1, [2, 2], [0, 0]).seats),
    true,
    "an equal total of other parts",
  );
  assert.deepEqual([7, -2, 0].map(signed), ["+7", "−2", "±0"]);
});

test("labels stay where they belong unless they would lie on each other", () => {
  assert.deepEqual(spread([10, 60], 16, 0, 100), [10, 60]);
  const crowded = spread([98, 97, 99, 20], 16, 0, 100);
  assert.deepEqual(
    [...crowded].sort((one, other) => one - other),
    [20, 68, 84, 100],
  );
  assert.deepEqual(
    crowded
      .map((place, index) => [place, index])
      .sort((one, other) => one[0] - other[0])
      .map(([, index]) => index),
    [3, 1, 0, 2],
  );
});

test("long names are cut by letters, not by bytes", () => {
  assert.equal(cut("Ada", 5), "Ada");
  assert.equal(cut("🚀🚀🚀🚀", 3), "🚀🚀…");
});

test("all words of the end are there", async () => {
  const say = speaker(await messages("end"));
  for (const tab of ["score", "worth", "value", "shares", "picture"]) assert.ok(say.has(`end-tab-${tab}`));
  for (const tab of ["worth", "value", "shares"]) assert.ok(say.has(`end-caption-${tab}`));
  assert.equal(say("end-picture-below", { rounds: 7, seats: 3 }), "7 rounds · 3 seats");
});

test("a standing begins with the reader's own column, and keeps the order of the others", () => {
  const seats = [{ seat: 2 }, { seat: 0 }, { seat: 3 }, { seat: 1 }];
  const order = (me) => ownFirst(seats, me).map(({ seat }) => seat);
  assert.deepEqual(order(3), [3, 2, 0, 1]);
  assert.deepEqual(order(null), [2, 0, 3, 1], "a spectator has none");
});
