/** The page of the rules: looking for words, and the section that the address names. */
import type { Drawings } from "../table/drawings.ts";
import { bringDrawings } from "../table/drawings.ts";
import { searching } from "../table/rules/searching.ts";
import type { Boot } from "./parts/common.ts";
import { booted, wordsOf } from "./parts/common.ts";

const boot = booted() as Boot & { drawings: Drawings };
searching(document.querySelector(".rules") as HTMLElement, wordsOf(boot));
void bringDrawings(boot.drawings);
