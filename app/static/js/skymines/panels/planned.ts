/** The totals of a planning draft. Pure: sums and comparisons of the numbers that the server sent with the form. */
import type { Gain, PlanningTotal } from "../types.ts";

/** The cards laid in the slots that are open, by slot. */
export function laidIn(draft: Record<string, string | null>, slots: readonly string[]): [string, string][] {
  return slots.flatMap((slot) => {
    const card = draft[slot];
    return card ? [[slot, card] as [string, string]] : [];
  });
}

/** The total at a majority space, the part of it that counts in the comparison, and what the "+1" tile could add. */
export function sumOf(one: PlanningTotal, cards: readonly string[]) {
  if (!one.open && !cards.some((card) => one.opens.includes(card))) return { total: 0, compared: 0, more: 0 };
  const added = (by: Record<string, number>) => cards.reduce((sum, card) => sum + (by[card] ?? 0), 0);
  return {
    total: one.base + added(one.adds),
    compared: one.compared_base + added(one.compares),
    more: one.plus_one,
  };
}

/** The highest tier that a total reaches, and the next one with what is missing to it. */
export function reachOf(tiers: readonly { at: number; gains: Gain[] }[], total: number) {
  const reached = tiers.filter((tier) => tier.at <= total).at(-1) ?? null;
  const next = tiers.find((tier) => tier.at > total) ?? null;
  return { reached, next, missing: next ? next.at - total : 0 };
}

/** Whether a total is worth showing: something counts already, or a card that can be placed would. */
export function matters(one: PlanningTotal) {
  return one.base > 0 || Object.keys(one.adds).length > 0;
}
