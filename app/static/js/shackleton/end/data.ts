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

/** VP that a seat scored at once, by a cause: "goal", a corporation, or "other". */
export type Scored = { seat: number; cause: string; amount: number };

/**
 * The scores by the ways in which VP are made, as the page of five minutes has them: what was scored during the game is
 * divided among goals, the corporations, each with what it scored at the end, and all else. As they are without `all`.
 */
export function byCause(scores: Sheet[], all: readonly Scored[] | undefined): Sheet[] {
  if (!all) return scores;
  return scores.map((sheet) => {
    const of = (cause: string) => all.find((one) => one.seat === sheet.seat && one.cause === cause)?.amount ?? 0;
    const rest = sheet.categories.filter(({ key }) => key !== "scored");
    const causes = [
      { key: "goals", total: of("goal") },
      ...rest.map(({ key, total }) => ({ key, total: total + of(key) })),
    ];
    const other = sheet.total - causes.reduce((sum, { total }) => sum + total, 0);
    return { ...sheet, categories: [...causes, { key: "other", total: other }] };
  });
}

/** A part of what was scored, with the VP of each seat. */
export interface PartOfScored {
  key: string;
  of: Record<number, number>;
}

/**
 * What the points scored during the game consist of: goals, corporations, all else. What brought nobody anything is left
 * out. Pure.
 */
export function partsOfScored(scores: Sheet[], all: readonly Scored[] | undefined): PartOfScored[] {
  if (!all) return [];
  const named = ["goal", ...(scores[0]?.categories ?? []).map(({ key }) => key)];
  const of = (seat: number, cause: string) => all.find((one) => one.seat === seat && one.cause === cause)?.amount ?? 0;
  const other = ({ seat, categories }: Sheet) =>
    (categories.find(({ key }) => key === "scored")?.total ?? 0) -
    named.reduce((sum, cause) => sum + of(seat, cause), 0);
  const part = (key: string, worth: (sheet: Sheet) => number) => ({
    key,
    of: Object.fromEntries(scores.map((sheet) => [sheet.seat, worth(sheet)])),
  });
  const parts = [
    ...named.map((cause) => part(cause === "goal" ? "goals" : cause, ({ seat }) => of(seat, cause))),
    part("other", other),
  ];
  return parts.filter((one) => Object.values(one.of).some((amount) => amount !== 0));
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
