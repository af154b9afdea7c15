import assert from "node:assert/strict";
import { test } from "node:test";
import { bySubject, filed } from "../../app/static/subjects.mjs";

test("a subject of alternatives becomes a selector for each of them", () => {
  assert.deepEqual(bySubject(".other :is(.tank,.screens)"), [".other .tank", ".other .screens"]);
  assert.deepEqual(bySubject(":is(.tier,.screen).refused"), [".tier.refused", ".screen.refused"]);
  assert.deepEqual(bySubject(".share-table>:is(th,td):first-child"), [
    ".share-table>th:first-child",
    ".share-table>td:first-child",
  ]);
});

test("each has the specificity of the highest", () => {
  assert.deepEqual(bySubject(":is(.card,.screen.vacant,[data-n])"), [
    ".card.card",
    ".screen.vacant",
    "[data-n][data-n]",
  ]);
});

test("what would get another specificity, or reaches further than one element, stays", () => {
  for (const selector of [
    ":is(button,.button).main",
    ":is(th,#id)",
    ".moon :is(.number,.coin text)",
    ".moon :is(.number,:not(.plated))",
    ".moon :is(.one>.two,.three)",
    ".offer:is(.main,:hover)",
    ":is(.help,.scores) .lead",
    ":not(.pane)",
    ":is(.one:not(:is(.two,.three)),.four)",
  ])
    assert.deepEqual(bySubject(selector), [selector]);
});

test("only selectors of a sheet change", () => {
  const sheet =
    '@layer game{a,.b :is(.c,.d){margin:0;content:":is(.x,.y)"}}@media (width>=1px){:is(.e,.f)::before{top:0}}@keyframes k{0%{top:0}}';
  assert.equal(
    filed(sheet),
    '@layer game{a,.b .c,.b .d{margin:0;content:":is(.x,.y)"}}@media (width>=1px){.e::before,.f::before{top:0}}@keyframes k{0%{top:0}}',
  );
});
