/** What a browser has kept: anything may stand there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { readDismissed } from "../../app/static/js/skymines/panels/intro.ts";
import { keptBy } from "../../app/static/js/table/kept.ts";
import { readSettings } from "../../app/static/js/table/own-settings.ts";
import { readPremove } from "../../app/static/js/table/premove/premove.ts";
import { undelivered } from "../../app/static/js/table/unsent.ts";

const WRONG = [
  ...["{", "", "null", "[]", "7", "true", '"text"', "\u0000", "{}", '{"steps":7}', '{"steps":[null],"round":1}'],
  '{"steps":{"length":1},"round":1}',
  '{"steps":[{"move":{"type":"Go"},"step":"s","name":"n","about":null}],"round":1}',
  '{"speed":{},"sound":[],"remind":true,"confirm":"always"}',
  '{"key":7,"move":null}',
  '{"key":"k","move":{"type":null}}',
];
/** @returns {any} */
const storing = (kept) => () => ({ getItem: () => kept });

test("a wrong value is read as if nothing were kept", () => {
  for (const read of [readSettings, readPremove, readDismissed])
    for (const wrong of WRONG)
      assert.deepEqual(keptBy(storing(wrong), "key", /** @type {any} */ (read)), read(null), wrong);
  for (const wrong of WRONG) {
    globalThis.sessionStorage = /** @type {any} */ ({ getItem: () => wrong });
    assert.equal(undelivered("/api/games/x"), null, wrong);
  }
});

test("a browser that refuses its storage has kept nothing", () => {
  const refused = () => {
    throw new DOMException("The operation is insecure.");
  };
  assert.deepEqual(keptBy(refused, "key", readSettings), readSettings(null));
});
