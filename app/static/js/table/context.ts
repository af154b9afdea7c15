/** The context of drawing functions: the state, its parts, the messages, and what is marked. */
import { certain, litBy, offersOf, refusedTarget, shownBy } from "./choose.ts";
import { face } from "./face.ts";
import { asDrawn } from "./premove/premoving.ts";
import { premoveActions } from "./premove-loader.ts";
import type { Actions, Choices, ContextOf, Ctx, Say } from "./types.ts";

/** What makes the contexts of a page's drawing functions. */
export function contextsWith(say: Say, act: Actions): ContextOf {
  const marking = reusing(markingOf);
  return (now) => {
    const state = asDrawn(now);
    const { view, facts } = state.game;
    if (!view || !facts) return null;
    const ctx: Ctx = {
      state,
      now,
      view,
      facts,
      say,
      act: premoveActions(now, act, (move) => face.moveName(ctx, move)),
      ...marking(state.game.choices, state.choosing.picked),
      me: view.me === null ? null : (view.seats[view.me] ?? null),
    };
    return ctx;
  };
}

type Marking = Pick<Ctx, "offers" | "refused" | "lit" | "picked" | "shown">;

/** The same, but its last result as long as what it follows from stays the same. */
function reusing(mark: typeof markingOf): typeof markingOf {
  let from: unknown[] = [];
  let last: Marking | null = null;
  return (choices, selection) => {
    const of = [choices.choices, choices.lines, choices.refused, choices.about, selection];
    if (!last || of.some((one, index) => one !== from[index])) last = mark(choices, selection);
    from = of;
    return last;
  };
}

/** The marks on the table that follow from choices and a selection. Pure. */
function markingOf(choices: Choices, selection: string[]): Marking {
  const offers = offersOf(choices);
  const refused = new Map(
    choices.refused.flatMap((one) => {
      const key = refusedTarget(one.what, choices.about);
      return key ? [[key, one]] : [];
    }),
  );
  const picked = new Set([...selection, ...certain(offers)]);
  return { offers, refused, lit: litBy(offers, [...picked]), picked, shown: shownBy(offers, selection) };
}
