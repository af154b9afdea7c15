/**
 * The totals of a planning draft. Pure: sums and comparisons of the numbers that the server sent with the form.
 * @typedef {import("../types").PlanningTotal} PlanningTotal
 * @typedef {import("../types").Gain} Gain
 */

/**
 * The cards laid in the slots that are open, by slot.
 * @param {Record<string, string | null>} draft
 * @param {readonly string[]} slots
 * @returns {[string, string][]}
 */
export function laidIn(draft, slots) {
  return slots.flatMap((slot) => {
    const card = draft[slot];
    return card ? [/** @type {[string, string]} */ ([slot, card])] : [];
  });
}

/**
 * The total at a majority space, the part of it that counts in the comparison, and what the "+1" tile could add.
 * @param {PlanningTotal} one
 * @param {readonly string[]} cards
 */
export function sumOf(one, cards) {
  if (!one.open && !cards.some((card) => one.opens.includes(card))) return { total: 0, compared: 0, more: 0 };
  const added = (/** @type {Record<string, number>} */ by) => cards.reduce((sum, card) => sum + (by[card] ?? 0), 0);
  return {
    total: one.base + added(one.adds),
    compared: one.compared_base + added(one.compares),
    more: one.plus_one,
  };
}

/**
 * The highest tier that a total reaches, and the next one with what is missing to it.
 * @param {readonly {at: number, gains: Gain[]}[]} tiers
 * @param {number} total
 */
export function reachOf(tiers, total) {
  const reached = tiers.filter((tier) => tier.at <= total).at(-1) ?? null;
  const next = tiers.find((tier) => tier.at > total) ?? null;
  return { reached, next, missing: next ? next.at - total : 0 };
}

/**
 * Whether a total is worth showing: something counts already, or a card that can be placed would.
 * @param {PlanningTotal} one
 */
export function matters(one) {
  return one.base > 0 || Object.keys(one.adds).length > 0;
}
