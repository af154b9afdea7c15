/** Who is said to be away: players who are not connected while their game goes on. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { isAway } from "../../app/static/js/table/seats.ts";

/** @returns {any} */
const table = (more = {}, view = {}) => ({
  table: { present: [0], data: { status: "playing", seats: [{}, {}, {}] }, ...more },
  game: { view: { winners: [], seats: [{ kind: "human" }, { kind: "human" }, { kind: "luna" }], ...view } },
});

test("a player who is not connected is away, nobody else", () => {
  assert.deepEqual(
    [0, 1, 2].map((seat) => isAway(table(), seat)),
    [false, true, false],
  );
  assert.equal(isAway(table({ present: null }), 1), false, "before it is known who is there");
  const seats = [{}, { stand_in: "deadline" }, {}];
  assert.equal(isAway(table({ data: { status: "playing", seats } }), 1), false, "somebody else plays");
});

test("nobody is away from a game that has ended, whichever way", () => {
  assert.equal(isAway(table({}, { winners: [0] }), 1), false);
  assert.equal(isAway(table({}, { undecided: true }), 1), false);
  assert.equal(isAway(table({ data: { status: "finished", seats: [{}, {}, {}] } }), 1), false);
});

for (const game of ["skymines", "shackleton"]) {
  test(`${game} asks the table who is away`, async () => {
    const path = new URL(`../../app/static/js/${game}/panels/others.ts`, import.meta.url);
    const source = await readFile(path, "utf8");
    assert.match(source, /import \{[^}]*\bisAway\b[^}]*\} from "..\/..\/table\/seats.ts"/);
    assert.doesNotMatch(source, /\.present\b/);
  });
}
