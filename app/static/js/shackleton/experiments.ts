/** The experiment tiles of Selenium Research in the facts, and what they are called. */
import { sheetOf } from "./facts.ts";
import type { Ctx, Gain } from "./types.ts";

export interface Experiment {
  id: string;
  stage: string;
  field: string;
  samples: string[];
  vp: number;
  bonus?: Gain;
}

export function experimentOf({ facts }: Pick<Ctx, "facts">, id: string): Experiment | undefined {
  return (sheetOf(facts, "selenium")?.board.experiments as Experiment[] | undefined)?.find((one) => one.id === id);
}

export function experimentName(ctx: Pick<Ctx, "facts" | "say">, id: string) {
  const found = experimentOf(ctx, id);
  return found
    ? ctx.say("experiment-name", { stage: ctx.say(`stage-${found.stage}`), field: ctx.say(`field-${found.field}`) })
    : id;
}
