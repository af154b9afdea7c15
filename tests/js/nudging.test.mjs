// Who keeps a table of one's own waiting: other people who play themselves.
import assert from "node:assert/strict";
import test from "node:test";
import { eachReminded, keepingWaiting, waitOf } from "../../app/static/js/pages/parts/nudging.ts";
import { awaitedHere, isReminded } from "../../app/static/js/table/talk/nudging.ts";

const seat = (number, more = {}) => ({ seat: number, kind: "human", taken: true, you: false, standIn: null, ...more });
/** @returns {any} */
const table = (more = {}) => ({
  status: "playing",
  asleep: null,
  seated: true,
  toMove: [1, 2, 3],
  seats: [seat(0, { you: true }), seat(1), seat(2, { kind: "robot" }), seat(3, { standIn: "deadline" })],
  ...more,
});

test("only other people who are asked and play themselves are reminded", () => {
  const numbers = (more) => keepingWaiting(table(more)).map((one) => one.seat);
  assert.deepEqual(numbers(), [1]);
  assert.deepEqual(numbers({ toMove: [0, 1] }), []);
  assert.deepEqual(numbers({ asleep: "2026-01-01T00:00:00Z" }), []);
  assert.deepEqual(numbers({ status: "finished" }), []);
  assert.deepEqual(numbers({ seated: false, seats: [seat(0), seat(1)] }), []);
});

test("at the table nobody is reminded while it waits for oneself, unless a stand-in plays there", () => {
  const numbers = (toMove, standIn = null) => {
    const seats = [
      { seat: 0, kind: "human", taken: true, stand_in: standIn },
      { seat: 1, kind: "human", taken: true, stand_in: null },
    ];
    /** @type {any} */
    const now = {
      table: { data: { status: "playing", me: 0, asleep: null, seats } },
      game: { view: { to_move: toMove } },
    };
    return awaitedHere(now).map((one) => one.seat);
  };
  assert.deepEqual(numbers([1]), [1]);
  assert.deepEqual(numbers([0, 1]), []);
  assert.deepEqual(numbers([0, 1], "deadline"), [1]);
});

test("who was reminded before keeps nobody else from being reminded", async () => {
  const reminded = [];
  await eachReminded([1, 2, 3], async (seat) => {
    if (seat === 1) throw new Error("nudged already");
    reminded.push(seat);
  });
  assert.deepEqual(reminded, [2, 3]);
  await assert.rejects(
    eachReminded([1, 2], async (seat) => {
      throw new Error(`problem of ${seat}`);
    }),
    /problem of 1/,
  );
});

test("who was reminded at one turn can be reminded at another, from the list of tables", () => {
  const wait = { id: "g", toMove: [1], updated: "2026-01-01T00:00:00Z" };
  assert.equal(waitOf(wait), waitOf({ ...wait }));
  for (const other of [{ toMove: [2] }, { updated: "2026-01-02T00:00:00Z" }, { id: "h" }])
    assert.notEqual(waitOf(wait), waitOf({ ...wait, ...other }));
});

test("who was reminded at one turn can be reminded at another, beside the talk", () => {
  const entry = (seq, seat) => ({ seq, seat, ...(seat === null ? {} : { begun: [{ seat, round: null }] }) });
  /** @type {any} */
  const log = [entry(8, 1), entry(9, null), entry(10, null), entry(11, 0)];
  /** @returns {any} */
  const game = (...more) => ({ log: [...log, ...more], since: 7 });
  assert.equal(isReminded(game(), 1, undefined), false);
  assert.equal(isReminded(game(), 1, 9), true, "it has done a part of its turn since");
  assert.equal(isReminded(game(entry(12, 1)), 1, 9), false, "another turn of its own has begun");
  assert.equal(isReminded(game(entry(12, 2)), 1, 9), true);
  assert.equal(isReminded(game(), 1, 5), false, "what happened since is not held any more");
});
