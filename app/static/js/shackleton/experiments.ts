/** The experiment tiles of Selenium Research in the facts, and what they are called. */
import { sheetOf } from "./facts.ts";
import type { Ctx } from "./types.ts";

export function experimentOf({ facts }: Pick<Ctx, "facts">, id: string) {
  return sheetOf(facts, "selenium")?.board.experiments.find((one) => one.id === id);
}

export function experimentName(ctx: Pick<Ctx, "facts" | "say">, id: string) {
  const found = experimentOf(ctx, id);
  return found
    ? ctx.say("experiment-name", { stage: ctx.say(`stage-${found.stage}`), field: ctx.say(`field-${found.field}`) })
    : id;
}
