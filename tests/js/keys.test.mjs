import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { command, found, listen, nearest } from "../../app/static/js/table/keys.ts";

test("keys of the documented model, and none with a modifier", () => {
  assert.equal(command({ key: "u" }), "undo");
  assert.equal(command({ key: "e" }), "end");
  assert.equal(command({ key: "Escape" }), "escape");
  assert.equal(command({ key: "g" }), "region");
  assert.equal(command({ key: "3" }), "tab-2");
  assert.equal(command({ key: "u", ctrlKey: true }), null);
  assert.equal(command({ key: "q" }), null);
});

test("docs/accessibility.md lists exactly the letters that are shortcuts", () => {
  const page = readFileSync(new URL("../../docs/accessibility.md", import.meta.url), "utf8");
  const keys = page.split("## Keys\n")[1]?.split("\n## ")[0] ?? "";
  const listed = [...keys.matchAll(/^\| ([a-z]) \|/gm)].map(([, key]) => key);
  const letters = [..."abcdefghijklmnopqrstuvwxyz"].filter((key) => command({ key }) !== null);
  assert.deepEqual(listed.sort(), letters);
});

test("an arrow goes to the nearest thing on its side", () => {
  const places = [
    { x: 100, y: 0 },
    { x: 40, y: 90 },
    { x: 60, y: 10 },
    { x: -20, y: 0 },
  ];
  assert.equal(nearest({ x: 0, y: 0 }, places, "right"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, places, "left"), 3);
  assert.equal(nearest({ x: 0, y: 0 }, places, "down"), 2);
  assert.equal(nearest({ x: 0, y: 0 }, places, "up"), -1);
});

test("of several places the first is gone to that is there, in the order of what is wanted most", () => {
  /** @type {any} */
  const page = { querySelector: (selector) => (selector.startsWith("no") ? null : { selector }) };
  assert.deepEqual(found(page, ["no offer", ".main", "button"]), { selector: ".main" });
  assert.equal(found(page, ["no offer"]), null);
});

/** A page whose keys are listened to: pressed ones, what they do, and whether a move is under way. */
function listened({ isBusyAfter = false } = {}) {
  const done = [];
  let isBusy = true;
  let hear = (/** @type {any} */ _event) => {};
  /** @returns {any} */
  const thing = (name, data = {}) => ({
    matches: () => false,
    dataset: data,
    tagName: "BUTTON",
    focus: () => done.push(`to ${name}`),
    click: () => done.push(`click ${name}`),
    dispatchEvent: () => done.push(`press ${name}`),
  });
  globalThis.MouseEvent = /** @type {any} */ (class {});
  const page = {
    addEventListener: (_, run) => {
      hear = run;
    },
    activeElement: thing("offer"),
    querySelector: (selector) => (selector.startsWith(".offers") ? thing("choices") : null),
    querySelectorAll: () => [],
  };
  const commands = ["undo", "end", "help", "escape"].map((name) => {
    const run = () => {
      done.push(name);
      isBusy = isBusyAfter;
    };
    return [name, run];
  });
  const goOn = listen(/** @type {any} */ (page), Object.fromEntries(commands), () => isBusy);
  const press = (key, more = {}) => {
    let isTaken = false;
    hear({ key, target: thing("prompt"), preventDefault: () => (isTaken = true), repeat: false, ...more });
    return isTaken;
  };
  const answered = (isLost = false) => {
    isBusy = false;
    goOn(isLost);
  };
  return { press, answered, done };
}

test("keys that are about a question wait for the one that comes, in their order", () => {
  const { press, answered, done } = listened();
  assert.equal(press("c"), true);
  assert.equal(press("Enter"), true);
  press("u");
  assert.deepEqual(done, []);
  answered();
  assert.deepEqual(done, ["to choices", "press offer", "undo"]);
  answered();
  assert.equal(done.length, 3, "each is done once");
});

test("keys that are not about a question do what they do at once", () => {
  const { press, answered, done } = listened();
  press("?");
  press("Escape");
  assert.deepEqual(done, ["help", "escape"]);
  answered();
  assert.equal(done.length, 2);
});

test("a second press of the key that made the move, or one that is held down, waits for nothing", () => {
  const { press, answered, done } = listened();
  assert.equal(press("Enter"), false);
  press("u", { repeat: true });
  press("e");
  press("Enter");
  answered();
  assert.deepEqual(done, ["end"], "nor is a press behind what does not lead to a choice");
});

test("what was pressed while a move was refused, or did not come through, is forgotten", () => {
  const { press, answered, done } = listened();
  press("u");
  answered(true);
  answered();
  assert.deepEqual(done, []);
});

test("what waits goes on waiting while the first of it is answered", () => {
  const { press, answered, done } = listened({ isBusyAfter: true });
  press("u");
  press("u");
  answered();
  assert.deepEqual(done, ["undo"]);
  answered();
  assert.deepEqual(done, ["undo", "undo"]);
});
