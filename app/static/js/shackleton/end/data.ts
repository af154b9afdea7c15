/** From the standings after each round to what the charts of the end show. Pure. */
import type { Series, Sheet } from "../../table/end/data.ts";
import { bySeat, worthByRound } from "../../table/end/data.ts";
import type { Ctx } from "../types.ts";

/** The sources of VP, in the order of the scores. */
export function sourcesOf({ view }: Pick<Ctx, "view">) {
  return view.scores[0]?.categories.map(({ key }) => key) ?? [];
}

/** The source that is shown by round: the chosen one, by default the first. */
export function sourceOf(ctx: Pick<Ctx, "state" | "view">) {
  const all = sourcesOf(ctx);
  return all.find((one) => one === ctx.state.end.of) ?? all[0] ?? "";
}

/**
 * The VP of each seat if the game had ended after each round.
 * @param tab "source": of the chosen source alone
 */
export function vpByRound(ctx: Pick<Ctx, "state" | "view">, tab: string): Series<number> {
  const rounds: { round: number; seats: Sheet[] }[] = ctx.state.end.history?.rounds ?? [];
  if (tab !== "source") return worthByRound({ rounds });
  const source = sourceOf(ctx);
  return bySeat(rounds, ({ categories }) => categories.find(({ key }) => key === source)?.total ?? 0);
}
