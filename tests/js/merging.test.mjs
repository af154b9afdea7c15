/** A minified style says the same with fewer blocks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { merged } from "../../app/static/merging.mjs";

const SAME = {
  "two blocks of a layer are one": ["@layer a{b{c:d}}@layer a{e{f:g}}", "@layer a{b{c:d}e{f:g}}"],
  "and so are blocks within them": [
    "@layer a{@media (x){b{c:d}}}@layer a{@media (x){e{f:g}}h{i:j}}",
    "@layer a{@media (x){b{c:d}e{f:g}}h{i:j}}",
  ],
  "three are": ["@media x{a{}}@media x{b{}}@media x{c{}}", "@media x{a{}b{}c{}}"],
  "not what stands apart, as the order counts": ["@media x{a{}}b{}@media x{c{}}", null],
  "not behind a statement": ["@layer a{b{}}@layer c,a;@layer a{d{}}", null],
  "not other conditions": ["@media x{a{}}@media y{a{}}", null],
  "not layers without a name, each of which is another": ["@layer{a{}}@layer{b{}}", null],
  "not rules and typefaces": ["a{b:c}a{d:e}@font-face{f:g}@font-face{f:g}", null],
  "texts and addresses may hold any sign": ['a{b:"}@layer a{";c:url(d;e{f)}', null],
};

for (const [name, [style, expected]] of Object.entries(SAME)) {
  test(name, () => assert.equal(merged(style), expected ?? style));
}
