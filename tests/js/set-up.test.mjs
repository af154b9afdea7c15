/** The host's form: a chapter of the campaign instead of options of one's own. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { lockBoards } from "../../app/static/js/skymines/pages/parts/set-up.ts";
import { customWish, PRESETS, presetOf } from "../../app/static/js/skymines/pages/parts/wish.ts";

const CHAPTERS = {
  2: { tracks: "random", tokens: "dealt", modules: { campaign: { chapter: 2 }, belt: {}, missions: {} } },
};

test("a chapter that is chosen decides all options but the variant", () => {
  const entries = Object.entries({ "kind-2": "human", chapter: "2", linked_slots: "on", visibility: "private" });
  assert.deepEqual(customWish(entries, CHAPTERS).options, { ...CHAPTERS[2], linked_slots: true });
  const none = Object.entries({
    "kind-2": "human",
    chapter: "",
    tracks: "random",
    tokens: "dealt",
    visibility: "private",
  });
  assert.deepEqual(customWish(none, CHAPTERS).options, { tracks: "random", tokens: "dealt", linked_slots: false });
});

test("a campaign begins with its first chapter, alone with Luna at level 5", () => {
  assert.equal(/** @type {any} */ (PRESETS.campaign).options.modules.campaign.chapter, 1);
  assert.deepEqual(PRESETS["campaign-solo"]?.seats[1], { kind: "automa", level: 5 });
});

test("a preset's Luna has the level beside its button, others stay as they are", () => {
  const data = new Map([
    ["level-solo", "7"],
    ["level-campaign-solo", "4"],
  ]);
  assert.deepEqual(presetOf("solo", data)?.seats[1], { kind: "automa", level: 7 });
  assert.deepEqual(presetOf("campaign-solo", data)?.seats, [{ kind: "human" }, { kind: "automa", level: 4 }]);
  assert.deepEqual(presetOf("friends", data), PRESETS.friends);
  assert.equal(presetOf("custom", data), undefined);
});

test("a side of a board that another company has cannot be chosen", () => {
  const fields = ["A1", "C2"].map((value) => ({
    value,
    options: ["A1", "A2", "B1", "C1", "C2"].map((side) => ({ value: side, disabled: side === "B1" })),
  }));
  lockBoards(fields);
  const closed = fields.map(({ options }) => options.filter(({ disabled }) => disabled).map(({ value }) => value));
  assert.deepEqual(closed, [
    ["C1", "C2"],
    ["A1", "A2"],
  ]);
});
