/**
 * A planning draft: which card lies in which slot. Pure.
 */

/**
 * A planning draft with `card` in `slot`; a card lies in one slot at most.
 * @param {Record<string, string | null>} draft
 * @param {string} slot
 * @param {string | null} card
 */
export function placed(draft, slot, card) {
  const rest = Object.fromEntries(
    Object.entries(draft).map(([other, held]) => [other, held === card ? (draft[slot] ?? null) : held]),
  );
  return { ...rest, [slot]: card };
}

/**
 * The first empty slot of those open, or null.
 * @param {Record<string, string | null>} draft
 * @param {string[]} slots
 */
export function firstFree(draft, slots) {
  return slots.find((slot) => !draft[slot]) ?? null;
}

/**
 * The move that a planning draft stands for.
 * @param {Record<string, string | null>} draft
 * @param {string[]} open the slots that can hold a card
 * @param {readonly string[]} slots all there are, a place of the move each
 * @returns {import("./types").MoveOf<"Plan">}
 */
export function planOf(draft, open, slots) {
  const cards = slots.map((slot) => (open.includes(slot) ? (draft[slot] ?? null) : null));
  return { type: "Plan", cards: /** @type {import("./types").MoveOf<"Plan">["cards"]} */ (cards) };
}

/**
 * Handle a click on a hand card or a slot during planning.
 * @param {Element} target
 * @param {import("./types").TableState} state
 * @param {import("./types").Actions} act
 * @returns {boolean} whether the click was on one
 */
export function clicked(target, { choices, draft, held }, act) {
  const slots = choices.form?.slots;
  const slot = target.closest("[data-plan-slot]")?.getAttribute("data-plan-slot");
  const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
  if (!slots || !(slot || hand)) return false;
  if (slot && (held || draft[slot])) place({ draft }, act, slot, held);
  if (slot || !hand) return true;
  const free = firstFree(draft, slots);
  if (free) place({ draft }, act, free, hand);
  else act.set({ held: held === hand ? null : hand });
  return true;
}

/**
 * Lay a card into a slot, or take away what lies there.
 * @param {Pick<import("./types").TableState, "draft">} state
 * @param {import("./types").Actions} act
 * @param {string} slot
 * @param {string | null} card
 */
export function place({ draft }, act, slot, card) {
  act.set({ draft: placed(draft, slot, card), held: null });
}

/**
 * The state when planning starts: the plan already submitted, if any, and the region where it is made opened.
 * @param {import("./types").Choices} _choices
 * @param {import("./types").View | null} view
 * @param {import("./types").Facts | null} facts
 */
export function begun(_choices, view, facts) {
  const planned = (view && view.me !== null ? view.seats[view.me]?.planned : null) ?? [];
  return { draft: Object.fromEntries(planned.map((card, index) => [facts?.slots[index] ?? "", card])), tab: "me" };
}
