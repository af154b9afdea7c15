import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { after, frameAt, REST, sentenceAt, viewAt } from "../../app/static/js/skymines/pages/parts/recording.ts";

const file = new URL("../../app/pages/skymines/recorded.json", import.meta.url);
const game = JSON.parse(await readFile(file, "utf8"));
/** @type {any} */
const COMPANIES = ["skymine", "minerva", "astrogo", "tawac"];
const last = game.frames.length - 1;

test("the pictures follow one another, the last rests, then the game begins again", () => {
  assert.equal(after(game, 0), 1);
  assert.equal(frameAt(game, last + 2), game.frames[last]);
  assert.equal(after(game, last + REST), 0);
});

test("an outpost that leaves its station stands in a sector", () => {
  for (const step of game.frames.keys()) {
    const { moon, stations } = viewAt(game, step, COMPANIES);
    const owners = Object.values(moon);
    assert.equal(owners.length, 24);
    const inSectors = owners.filter(Boolean).length;
    const atHome = Object.values(stations).reduce(/** @type {any} */ ((sum, { home }) => sum + home), 0);
    assert.ok(
      /** @type {any} */ (
        /** @type {any} */ (/** @type {any} */ (/** @type {any} */ (inSectors + /** @type {any} */ (atHome))))
      ) <= 60,
      `picture ${step}`,
    );
  }
});

test("every picture has a sentence that names who did it", () => {
  assert.equal(sentenceAt(game, 0, COMPANIES).key, "recorded-begins");
  assert.equal(sentenceAt(game, last, COMPANIES).key, "recorded-ends");
  const told = game.frames.slice(1, -1).map((_, at) => sentenceAt(game, at + 1, COMPANIES));
  assert.ok(told.every(({ args }) => game.seats.includes(args.name)));
  assert.ok(told.some(({ key, args }) => key === "recorded-expands" && args.sectors >= 1));
});

test("sectors won are told with their company", () => {
  const frame = (moon) => ({ ...game.frames[1], seat: 1, moon });
  const small = {
    ...game,
    frames: [game.frames[0], frame("-".repeat(24)), frame(`${"-".repeat(23)}t`), game.frames[last]],
  };
  assert.deepEqual(sentenceAt(small, 2, COMPANIES), {
    key: "recorded-expands",
    args: { name: game.seats[1], company: "tawac", sectors: 1, sector: 24 },
  });
});
