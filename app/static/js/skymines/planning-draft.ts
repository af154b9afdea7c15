/**
 * A planning draft: which card lies in which slot. Pure.
 */
import type { Actions, Choices, Facts, MoveOf, TableState, View } from "./types.ts";

/** A planning draft with `card` in `slot`; a card lies in one slot at most. */
export function placed(draft: Record<string, string | null>, slot: string, card: string | null) {
  const rest = Object.fromEntries(
    Object.entries(draft).map(([other, held]) => [other, held === card ? (draft[slot] ?? null) : held]),
  );
  return { ...rest, [slot]: card };
}

/** The first empty slot of those open, or null. */
export function firstFree(draft: Record<string, string | null>, slots: string[]) {
  return slots.find((slot) => !draft[slot]) ?? null;
}

/**
 * The move that a planning draft stands for.
 * @param open the slots that can hold a card
 * @param slots all there are, a place of the move each
 */
export function planOf(draft: Record<string, string | null>, open: string[], slots: readonly string[]): MoveOf<"Plan"> {
  const cards = slots.map((slot) => (open.includes(slot) ? (draft[slot] ?? null) : null));
  return { type: "Plan", cards: cards as MoveOf<"Plan">["cards"] };
}

/**
 * Handle a click on a hand card or a slot during planning.
 * @returns whether the click was on one
 */
export function clicked(
  target: Element,
  { game: { choices }, choosing: { draft, held } }: TableState,
  act: Actions,
): boolean {
  const slots = choices.form?.slots;
  const slot = target.closest("[data-plan-slot]")?.getAttribute("data-plan-slot");
  const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
  if (!slots || !(slot || hand)) return false;
  if (slot && (held || draft[slot])) place({ draft }, act, slot, held);
  if (slot || !hand) return true;
  const free = firstFree(draft, slots);
  if (free) place({ draft }, act, free, hand);
  else act.set({ choosing: { held: held === hand ? null : hand } });
  return true;
}

/** Lay a card into a slot, or take away what lies there. */
export function place(
  { draft }: { draft: Record<string, string | null> },
  act: Actions,
  slot: string,
  card: string | null,
) {
  act.set({ choosing: { draft: placed(draft, slot, card), held: null } });
}

/** The state when planning starts: the plan already submitted, if any, and the region where it is made opened. */
export function begun(_choices: Choices, view: View | null, facts: Facts | null) {
  const planned = (view && view.me !== null ? view.seats[view.me]?.planned : null) ?? [];
  const draft = Object.fromEntries(planned.map((card, index) => [facts?.slots[index] ?? "", card]));
  return { choosing: { draft }, panels: { tab: "me" } };
}
