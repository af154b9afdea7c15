/** The host's form of Shackleton Base: what it asks the server for. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { keepApart } from "../../app/static/js/shackleton/pages/hosting.ts";
import { customWish, PRESETS, presetOf } from "../../app/static/js/shackleton/pages/parts/wish.ts";

const form = (/** @type {Record<string, string>} */ fields) => Object.entries({ visibility: "private", ...fields });

test("AstroBot's level is the number of its cards on their hard side", () => {
  const wish = customWish(form({ "kind-2": "automa", corporations: "second", "hard-A": "on", "hard-C": "on" }));
  assert.deepEqual(wish.seats, [{ kind: "human" }, { kind: "automa", level: 2 }]);
  assert.deepEqual(wish.options, { corporations: "second", hard: ["A", "C"] });
  const easy = customWish(form({ "kind-2": "automa", corporations: "first" }));
  assert.deepEqual([easy.seats[1], easy.options], [{ kind: "automa", level: 0 }, { corporations: "first" }]);
});

test("without AstroBot no card of it is named", () => {
  const wish = customWish(form({ "kind-2": "human", "kind-3": "robot-2", corporations: "random", "hard-A": "on" }));
  assert.deepEqual(wish.seats, [{ kind: "human" }, { kind: "human" }, { kind: "robot", level: 2 }]);
  assert.deepEqual(wish.options, { corporations: "random" });
});

test("corporations that are chosen are named from the top", () => {
  const places = { "corporation-1": "mars", "corporation-2": "artemis", "corporation-3": "sky-watch" };
  const wish = customWish(form({ "kind-2": "human", corporations: "chosen", ...places }));
  assert.deepEqual(wish.options, { corporations: ["mars", "artemis", "sky-watch"] });
});

test("a game alone is against AstroBot at the level beside the button, other presets are as they are", () => {
  const solo = presetOf("solo", new Map([["level-solo", "3"]]));
  assert.deepEqual(solo?.seats, [{ kind: "human" }, { kind: "automa", level: 3 }]);
  assert.deepEqual(presetOf("friends", new Map()), PRESETS.friends);
  assert.equal(presetOf("custom", new Map()), undefined);
});

test("no corporation can be chosen twice", () => {
  const options = () => ["mars", "artemis", "mining"].map((value) => ({ value, disabled: false }));
  const fields = ["mars", "mining"].map((value) => ({ value, options: options() }));
  keepApart(fields);
  const closed = fields.map((field) => field.options.filter(({ disabled }) => disabled).map(({ value }) => value));
  assert.deepEqual(closed, [["mining"], ["mars"]]);
});
