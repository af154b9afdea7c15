// One's own tables come a page at a time: all that are not over are read.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ownTables } from "../../app/static/js/pages/parts/own-tables.ts";

/** @type {string[]} */
let asked = [];
/** @type {Record<string, {games: {id: string, status: string}[], next: string | null}>} */
let pages = {};
const going = (/** @type {string} */ id) => ({ id, status: "playing" });

beforeEach(() => {
  asked = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ path) => {
      asked.push(path);
      return new Response(JSON.stringify(pages[path]));
    }
  );
});

test("pages are read until one holds tables that are over, and none is asked for behind the last", async () => {
  const over = { id: "d", status: "finished" };
  pages = {
    "/api/games?mine": { games: [going("a"), going("b")], next: "0-5-b" },
    "/api/games?mine&after=0-5-b": { games: [going("c"), over], next: "2-3-d" },
  };
  assert.deepEqual(await ownTables(), [going("a"), going("b"), going("c"), over]);
  assert.equal(asked.length, 2);
  pages = { "/api/games?mine": { games: [going("a")], next: null } };
  assert.deepEqual(await ownTables(), [going("a")]);
});

test("a table that has changed in between is there once, as it was read last, and an empty page ends nothing", async () => {
  pages = {
    "/api/games?mine": { games: [going("a"), going("b")], next: "0-5-b" },
    "/api/games?mine&after=0-5-b": { games: [], next: "1-4-x" },
    "/api/games?mine&after=1-4-x": { games: [{ id: "a", status: "paused" }], next: null },
  };
  assert.deepEqual(await ownTables(), [{ id: "a", status: "paused" }, going("b")]);
});
