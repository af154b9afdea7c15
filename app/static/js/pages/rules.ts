/** The page of the rules: looking for words, and the section that the address names. */
import type { Drawings } from "../table/drawings.ts";
import { bringDrawings } from "../table/drawings.ts";
import { styled } from "../table/later.ts";
import { searching } from "../table/rules/searching.ts";
import type { Source } from "../table/rules/stepping.ts";
import { stepping } from "../table/rules/stepping.ts";
import { booted, wordsOf } from "./parts/common.ts";

const boot = booted<{ drawings: Drawings; examples?: Source & { style: string } }>();
const rules = document.querySelector(".rules") as HTMLElement;
const say = wordsOf(boot);
searching(rules, say);
const { examples } = boot;
if (examples) stepping(rules, say, { ...boot, ...examples }, () => styled(examples.style));
void bringDrawings(boot.drawings);
