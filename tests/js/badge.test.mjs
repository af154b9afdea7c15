import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { showWaiting } from "../../app/static/js/pages/parts/badge.ts";

let shown = [];
let asked = [];
let status = 200;

const withBadges = (setAppBadge) =>
  Object.defineProperty(globalThis, "navigator", { value: { setAppBadge }, configurable: true });

beforeEach(() => {
  [shown, asked, status] = [[], [], 200];
  withBadges(async (number) => void shown.push(number));
  globalThis.fetch = /** @type {any} */ (
    async (path) => {
      asked.push(path);
      return new Response('{"tables": 3}', { status });
    }
  );
});

test("the icon shows the number that the server counts", async () => {
  await showWaiting(true);
  assert.deepEqual([asked, shown], [["/api/users/me/waiting"], [3]]);
});

test("a visitor who is not signed in gets 0, without a request", async () => {
  await showWaiting(false);
  assert.deepEqual([asked, shown], [[], [0]]);
});

test("the number stays if the server does not answer; without badges there is no request", async () => {
  status = 503;
  await showWaiting(true);
  assert.deepEqual([asked.length, shown], [1, []]);
  withBadges(undefined);
  await showWaiting(true);
  assert.equal(asked.length, 1);
});
