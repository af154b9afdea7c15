import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { leavePage } from "../../app/static/js/pages/parts/leaving.ts";
import { begin, goTo, openTable } from "../../app/static/js/pages/parts/opening.ts";

/** @type {{path: string, key: string}[]} */
let sent = [];
let shown = [];
let went = [];

beforeEach(() => {
  [sent, shown, went] = [[], [], []];
  globalThis.addEventListener = /** @type {any} */ ((name, run) => name === "pageshow" && shown.push(run));
  globalThis.location = /** @type {any} */ ({ assign: (address) => went.push(address) });
  globalThis.fetch = /** @type {any} */ (
    async (path, { headers }) => {
      sent.push({ path, key: headers["Idempotency-Key"] });
      return new Response('{"id": "g1", "status": "lobby"}');
    }
  );
  mock.timers.reset();
  mock.timers.enable({ apis: /** @type {any} */ (["setTimeout"]) });
});

/** The browser shows the page again: as it was, or from scratch. */
const comesBack = (persisted) => {
  for (const run of shown) run({ persisted });
};
const settled = () => new Promise((resolve) => setImmediate(resolve));
/** @returns {any} */
const table = (status) => ({ id: "g1", status });

test("a wish gets the same table until one has been there and comes back", async () => {
  await openTable({ game: "toy", name: "a" });
  await openTable({ game: "toy", name: "a" });
  await openTable({ game: "toy", name: "b" });
  await openTable({ game: "toy", name: "b" });
  const gone = goTo(table("lobby"));
  await openTable({ game: "toy", name: "b" });
  comesBack(true);
  await gone;
  await openTable({ game: "toy", name: "b" });
  const keys = sent.map(({ key }) => key);
  assert.ok(keys.every((key) => /^[0-9a-f]{32}$/.test(key)));
  assert.deepEqual(
    keys.map((key) => keys.indexOf(key)),
    [0, 0, 2, 2, 2, 5],
  );
});

test("a game that has begun is not begun again", async () => {
  await begin(table("playing"));
  assert.deepEqual(sent, []);
  await begin(table("lobby"));
  assert.deepEqual(
    sent.map(({ path }) => path),
    ["/api/games/g1/start"],
  );
});

test("an action that leads elsewhere is under way until the page is gone, and leads there once", async () => {
  let isDone = false;
  const first = goTo(table("lobby")).then(() => (isDone = true));
  void leavePage(() => assert.fail("it is on its way"));
  comesBack(false);
  mock.timers.tick(10_000);
  await settled();
  assert.deepEqual([went, isDone], [["/t/g1"], false]);
  void goTo(table("lobby"));
  comesBack(true);
  await first;
  assert.deepEqual(went, ["/t/g1"]);
});

test("who stops the next page can use this one again, and leave it", async () => {
  const first = leavePage(() => went.push("first"));
  mock.timers.tick(20_000);
  await first;
  void leavePage(() => went.push("second"));
  assert.deepEqual(went, ["first", "second"]);
  mock.timers.tick(20_000);
});
