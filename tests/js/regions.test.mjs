import assert from "node:assert/strict";
import { test } from "node:test";
import { besideRegions, outsideTable, regionsWith, tableIn } from "../../app/static/js/table/regions.ts";

/** As much of an element as is looked at; `name` is "tag.class", a selector is a class. @returns {any} */
function element(name, children = /** @type {any[]} */ ([]), attributes = /** @type {string[]} */ ([])) {
  const [localName, ...classes] = name.split(".");
  /** @type {any} */
  const one = {
    name,
    localName,
    children,
    classList: { contains: (wanted) => classes.includes(wanted) },
    hasAttribute: (wanted) => attributes.includes(wanted),
    matches: (selector) => classes.includes(selector.slice(1)),
    querySelectorAll: (selector) =>
      children.flatMap((child) => [...(child.matches(selector) ? [child] : []), ...child.querySelectorAll(selector)]),
    querySelector: (selector) => one.querySelectorAll(selector)[0] ?? null,
  };
  return one;
}

const told = () => element("details.told");
const board = element("div.region.board", [element("p", [], ["data-follows"]), told()], ["data-follows"]);
const question = element("section.asking", [element("div.region.asks", [told()])]);
const main = element("main.table", [board, question, element("section.told")]);
const dialog = element("section.panel");
const page = element("div", [element("svg", [dialog]), element("header"), main, element("div", [dialog])]);

test("regions are those that stand directly in the table", () => {
  assert.equal(tableIn(page), main);
  assert.deepEqual(regionsWith(page, "data-follows"), [board]);
  assert.deepEqual(regionsWith(element("div"), "data-follows"), [], "none before the table is drawn");
});

test("turns are told below the question and beside it, not in a region of the board", () => {
  assert.deepEqual(
    besideRegions(page, ".told").map((one) => /** @type {any} */ (one).name),
    ["details.told", "section.told"],
  );
});

test("a dialog lies beside the table, however deep, and never in it", () => {
  assert.equal(outsideTable(page, ".panel"), dialog);
  assert.equal(outsideTable(page, ".told"), undefined);
});
