/** What a table is like, in words: for its lobby, and for whoever is about to sit down. */
import type { Boot, Speaker, Summary } from "./common.ts";
import { paceWords } from "./pace.ts";

/** What was agreed for this game: what the server says of the game's own options, who may come, and the pace. */
export function optionsOf({ visibility, pace, clock }: Summary, { say, boot }: { say: Speaker; boot: Boot }): string[] {
  return [...boot.agreed, say(`options-${visibility}`), ...paceWords({ pace, clock }, say)];
}
