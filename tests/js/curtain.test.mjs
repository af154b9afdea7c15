/** Which keys pass while the moves of others are shown, in place of the question. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { choosesUnseen } from "../../app/static/js/table/animate/curtain.ts";

class Element {
  matches = () => false;
  closest = () => null;
}
class KeyboardEvent {
  ctrlKey = false;
  metaKey = false;
  target = new Element();
  constructor(key) {
    this.key = key;
  }
}
Object.assign(globalThis, { Element, KeyboardEvent, getComputedStyle: () => ({ getPropertyValue: () => "" }) });
/** @param {any} key */
const isHeld = (key) => choosesUnseen(/** @type {any} */ (new KeyboardEvent(key)));

test("a key that could choose what is not seen yet chooses nothing", () => {
  for (const key of ["Enter", " ", "e", "u"]) assert.equal(isHeld(key), true, key);
});

test("a key that leads somewhere does so at once, to the choices too", () => {
  for (const key of ["Tab", "c", "b", "g", "i", "s", "t", "?"]) assert.equal(isHeld(key), false, key);
});
