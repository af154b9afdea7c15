import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { reminders, turnToRemindOf, WAITS } from "../../app/static/js/table/reminding.ts";

/** The schedule with a clock that the test turns: waits so long, and says how often the alert has come by then. */
function scheduled(t) {
  mock.timers.enable({
    apis: /** @type {any} */ (["setTimeout"]),
  });
  t.after(() => mock.timers.reset());
  let rung = 0;
  const schedule = reminders(() => (rung += 1));
  const after = (milliseconds) => {
    mock.timers.tick(milliseconds);
    return rung;
  };
  return { ...schedule, after };
}

test("reminders come after longer and longer waits, and then no more", (t) => {
  const { begin, after } = scheduled(t);
  begin();
  WAITS.forEach((wait, index) => {
    assert.ok(wait >= 60_000 && wait > (WAITS[index - 1] ?? 0));
    assert.equal(after(wait - 1), index);
    assert.equal(after(1), index + 1);
  });
  assert.equal(after(24 * 60 * 60_000), WAITS.length);
});

test("what stops them stops them at once, until the player goes away or a turn begins", (t) => {
  const { begin, stop, resume, after } = scheduled(t);
  begin();
  assert.equal(after(WAITS[0] - 1), 0);
  stop();
  assert.equal(after(WAITS[2]), 0);
  resume();
  assert.equal(after(WAITS[0]), 1);
  resume();
  assert.equal(after(WAITS[0]), 1, "the waits of one turn only grow");
  stop();
  begin();
  assert.equal(after(WAITS[0]), 2);
});

/** A table at which entry 7 has handed the turn to seat `mover`. @returns {any} */
const state = (settings, pace = "live", mover = 0) => ({
  story: { settings },
  table: { data: { pace, seats: [{}, {}] } },
  game: {
    view: { me: 0, to_move: [mover], seats: [{}, {}] },
    log: [
      { seq: 7, seat: 1, move: {}, begun: [{ seat: 0 }] },
      { seq: 8, seat: 0, move: { advice: {} } },
    ],
  },
});

test("only who wishes it is reminded, of a turn of their own, at tables of minutes", () => {
  const both = { sound: true, remind: true };
  assert.equal(turnToRemindOf(state(both)), 7);
  assert.equal(turnToRemindOf(state(both, "none")), 7);
  for (const slow of ["relaxed", "daily"]) assert.equal(turnToRemindOf(state(both, slow)), null);
  assert.equal(turnToRemindOf(state({ ...both, sound: false })), null);
  assert.equal(turnToRemindOf(state({ ...both, remind: false })), null);
  assert.equal(turnToRemindOf(state(both, "live", 1)), null);
  assert.equal(turnToRemindOf(/** @type {any} */ ({ ...state(both), table: { data: null } })), null);
});
