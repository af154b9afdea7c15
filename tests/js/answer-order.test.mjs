/** Answers that come in another order than they were asked for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { AnswerOrder } from "../../app/static/js/pages/parts/answer-order.ts";
import { showWaiting } from "../../app/static/js/pages/parts/badge.ts";

test("an answer is taken unless one to a later request was", () => {
  const order = new AnswerOrder();
  const [first, second, third] = [order.ask(), order.ask(), order.ask()];
  assert.equal(order.takes(second), true);
  assert.equal(order.takes(first), false);
  assert.equal(order.takes(third), true);
  assert.deepEqual([order.asked, order.answered], [3, 3]);
});

test("the icon shows the number of the last request, whenever the answers come", async () => {
  const shown = [];
  Object.defineProperty(globalThis, "navigator", {
    value: { setAppBadge: async (number) => void shown.push(number) },
    configurable: true,
  });
  const answers = [];
  globalThis.fetch = /** @type {any} */ (() => new Promise((resolve) => answers.push(resolve)));
  const waits = [showWaiting(true), showWaiting(true)];
  answers[1](new Response('{"tables": 0}'));
  await waits[1];
  answers[0](new Response('{"tables": 3}'));
  await waits[0];
  assert.deepEqual(shown, [0]);
});
