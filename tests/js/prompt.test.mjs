import assert from "node:assert/strict";
import { test } from "node:test";
import "./support/skymines.mjs";
import { prompt } from "../../app/static/js/table/choices.ts";
import { stateWith } from "./support/state.mjs";

const say = Object.assign((key, args) => [key, ...Object.values(args ?? {})].join(" "), {
  list: (names) => names.join(" and "),
  has: () => false,
});

/** What the prompt says to a seat that is asked nothing. */
function said({ me, toMove, standIns }) {
  const seats = ["Ada", "Ben", "Cleo"].map((name, seat) => ({ seat, name, kind: "human" }));
  const view = { me, seats, to_move: toMove, turn: null, winners: [] };
  const table = {
    status: "playing",
    seats: seats.map(({ seat, name }) => ({ name, stand_in: standIns.includes(seat) ? "robot" : null })),
  };
  const state = stateWith({ game: { view }, table: { data: table } });
  return prompt(/** @type {any} */ ({ state, view, say, me: me === null ? null : seats[me], now: state, offers: [] }));
}

test("nobody is told to wait for themselves while a stand-in plays on their seat", () => {
  for (const toMove of [[1], [0, 1], [0, 1, 2]]) {
    assert.equal(said({ me: 1, toMove, standIns: [1] }), "prompt-stand-in");
  }
});

test("who waits for others, stand-in or not, is told for whom", () => {
  assert.equal(said({ me: 1, toMove: [0], standIns: [1] }), "prompt-waiting Ada");
  assert.equal(said({ me: 1, toMove: [0, 2], standIns: [0] }), "prompt-waiting Ada and Cleo");
  assert.equal(said({ me: 1, toMove: [0, 1], standIns: [] }), "prompt-waiting Ada and Ben");
});
