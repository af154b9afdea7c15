/** Seats change their colours in the rules of the tokens. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SeatColours } from "../../app/static/js/table/seat-colours.ts";

/** @param {Record<string, string>} values */
const style = (values) => ({
  getPropertyValue: (name) => values[name] ?? "",
  setProperty: (name, value) => {
    values[name] = value;
  },
});

test("two seats change places in every palette, and others go back to their own", () => {
  const dark = { "--seat-0": "red", "--seat-1": "ivory", "--seat-2": "green", "--text": "white" };
  const light = { "--seat-0": "brown", "--seat-1": "ochre", "--seat-2": "moss" };
  const pieces = { "--piece-1": "red", "--piece-1-side": "wine", "--piece-3": "green", "--piece-3-side": "pine" };
  const rules = [{ style: style(dark) }, { cssRules: [{ style: style(light) }] }, { style: style(pieces) }, {}];
  const before = JSON.stringify([dark, light, pieces]);
  const colours = new SeatColours(rules);
  colours.exchange([0, 2]);
  assert.deepEqual(dark, { "--seat-0": "green", "--seat-1": "ivory", "--seat-2": "red", "--text": "white" });
  assert.deepEqual(light, { "--seat-0": "moss", "--seat-1": "ochre", "--seat-2": "brown" });
  assert.deepEqual(Object.values(pieces), ["green", "pine", "red", "wine"]);
  colours.exchange([0, 1]);
  assert.deepEqual(light, { "--seat-0": "ochre", "--seat-1": "brown", "--seat-2": "moss" });
  assert.equal(pieces["--piece-1"], "red");
  colours.exchange([0, 0]);
  assert.equal(JSON.stringify([dark, light, pieces]), before);
});
