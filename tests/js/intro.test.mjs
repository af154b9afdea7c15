import assert from "node:assert/strict";
import { test } from "node:test";
import {
  intro,
  introduced,
  readDismissed,
  TOPICS,
  topicNow,
  topicsOf,
  without,
} from "../../app/static/js/skymines/panels/intro.ts";

test("each phase has its own introduction", () => {
  const at = (phase, round, step) => introduced(topicsOf({ phase, round }, step), []);
  assert.deepEqual(
    [
      at("tokens", 0, "ChooseToken"),
      at("planning", 1, "Planning"),
      at("action", 1, "TakeTurn"),
      at("action", 1, "RestCards"),
      at("planning", 2, "Planning"),
      at("finished", 7, ""),
    ],
    [...TOPICS],
  );
  assert.equal(at("action", 1, ""), null, "who only waits is not lectured");
  assert.equal(at("action", 1, "BuyCard"), null, "nor who is in the middle of an action, which asks its own questions");
  assert.equal(at("action", 1, "Premove"), null, "nor who premoves");
});

test("what is dismissed does not come again, and the end dismisses everything", () => {
  const seen = without([], "preparation");
  assert.equal(introduced(topicsOf({ phase: "planning", round: 3 }, "Planning"), seen), "planning");
  assert.deepEqual(without(seen, "end"), TOPICS);
});

test("what the browser kept is read back, nonsense is not", () => {
  assert.deepEqual(readDismissed("planning action nonsense"), ["planning", "action"]);
  assert.deepEqual(readDismissed(null), []);
});

test("what is sent away is gone at once", () => {
  let redrawn = 0;
  /** @type {any} */
  const act = { redraw: () => (redrawn += 1), set: () => {} };
  const view = { phase: "planning", round: 1 };
  const state = { game: { choices: { step: "" } }, story: { premove: { open: false } } };
  /** @type {any} */
  const ctx = { view, state, now: state, me: {}, say: (key) => key, act };
  const press = (/** @type {any} */ drawn) => drawn.values.find((value) => typeof value === "function")();
  assert.equal(topicNow(ctx), "planning");
  press(intro(ctx));
  assert.deepEqual([topicNow(ctx), redrawn], [null, 1]);
});
