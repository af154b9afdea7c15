/** Shortcuts on keyboards of all layouts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { isComposing } from "../../app/static/js/table/keyboard.ts";
import { command } from "../../app/static/js/table/keys.ts";

/** By layout: what the browser says of a key, and the command. */
const PRESSED = {
  "caps lock": [{ key: "T", code: "KeyT" }, "talk"],
  Russian: [{ key: "е", code: "KeyT" }, "talk"],
  "Russian with caps lock": [{ key: "Е", code: "KeyT" }, "talk"],
  Greek: [{ key: "τ", code: "KeyT" }, "talk"],
  Hebrew: [{ key: "א", code: "KeyT" }, "talk"],
  Arabic: [{ key: "ف", code: "KeyT" }, "talk"],
  "Arabic, two letters on a key": [{ key: "لا", code: "KeyB" }, "board"],
  Thai: [{ key: "ะ", code: "KeyT" }, "talk"],
  Korean: [{ key: "ㅅ", code: "KeyT" }, "talk"],
  "Korean with its input method": [{ key: "Process", code: "KeyT", keyCode: 229 }, "talk"],
  "Japanese, wide letters": [{ key: "ｔ", code: "KeyT" }, "talk"],
  "Japanese kana": [{ key: "か", code: "KeyT" }, "talk"],
  "Turkish dotless i": [{ key: "ı", code: "KeyI" }, "explain"],
  "Turkish dotted capital i": [{ key: "İ", code: "Quote" }, "explain"],
  "Turkish F": [{ key: "i", code: "KeyS" }, "explain"],
  "Dvorak by the print": [{ key: "e", code: "KeyD" }, "end"],
  "Dvorak, a sign in the place of a letter": [{ key: ".", code: "KeyE" }, null],
  "Dvorak, another letter in the place": [{ key: "y", code: "KeyT" }, null],
  "AZERTY by the print": [{ key: "a", code: "KeyQ" }, "advice"],
  "AZERTY, digits without shift": [{ key: "&", code: "Digit1" }, "tab-0"],
  "AZERTY, an accented letter for a digit": [{ key: "é", code: "Digit2" }, "tab-1"],
  "AZERTY with shift": [{ key: "3", code: "Digit3", shiftKey: true }, "tab-2"],
  "AZERTY, question mark": [{ key: "?", code: "KeyM", shiftKey: true }, "help"],
  Czech: [{ key: "ě", code: "Digit2" }, "tab-1"],
  "Persian digits": [{ key: "۳", code: "Digit3" }, "tab-2"],
  "English, a sign above a digit": [{ key: "!", code: "Digit1", shiftKey: true }, null],
  "German umlaut": [{ key: "ü", code: "BracketLeft" }, null],
  "Arabic question mark": [{ key: "؟", code: "Slash", shiftKey: true }, "help"],
  "a keyboard on the screen": [{ key: "t", code: "" }, "talk"],
  "a dead key": [{ key: "Dead", code: "BracketLeft" }, null],
  "a key without a name": [{ key: "Unidentified", code: "" }, null],
  "a modifier": [{ key: "е", code: "KeyT", ctrlKey: true }, null],
  "a word being composed": [{ key: "t", code: "KeyT", isComposing: true }, null],
};

for (const [layout, [event, wanted]] of Object.entries(PRESSED))
  test(`shortcut on a keyboard: ${layout}`, () => assert.equal(command(/** @type {any} */ (event)), wanted));

test("the Enter that confirms a word is part of it in every browser", () => {
  assert.ok(isComposing({ key: "Enter", isComposing: true, keyCode: 229 }), "Chrome");
  assert.ok(isComposing({ key: "Enter", isComposing: false, keyCode: 229 }), "Safari");
  assert.ok(!isComposing({ key: "Enter", isComposing: false, keyCode: 13 }));
});
