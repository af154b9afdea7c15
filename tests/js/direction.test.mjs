/** Names that are written from right to left, in sentences that are not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isolated } from "../../app/static/js/table/direction.ts";
import { speaker } from "../../app/static/js/table/i18n.ts";
import { seatName } from "../../app/static/js/table/seats.ts";

const NAMES = ["محمد علي", "דוד", "Ada محمد", "ܐܝܬ", "ߒߞߏ", "٣"];
const say = speaker("moved = { $name } moved { $amount }\nseat-number = seat { $number }");

test("a name from right to left is set apart in every sentence and list", () => {
  for (const name of NAMES) {
    const apart = `\u2068${name}\u2069`;
    assert.equal(say("moved", { name, amount: 3 }), `${apart} moved 3`);
    assert.equal(say.list(["Ada", name, 3]), `Ada, ${apart}, 3`);
    assert.equal(seatName({ now: /** @type {any} */ ({ table: { data: { seats: [{ name }] } } }), say }, 0), apart);
  }
});

test("a name from left to right stands as it is, and nothing is set apart twice", () => {
  assert.equal(say("moved", { name: "Łukasz 2", amount: 3 }), "Łukasz 2 moved 3");
  assert.equal(isolated(isolated("דוד")), "\u2068דוד\u2069");
});
