/** The context of drawing functions: the state, its parts, the messages, and what is marked. */
import { certain, litBy, offersOf, refusedTarget, shownBy } from "./choose.ts";
import { face } from "./face.ts";
import { asDrawn } from "./premove/premoving.ts";
import { premoveActions } from "./premove-loader.ts";
import type { Actions, Choices, Ctx, Say, TableState } from "./types.ts";

/** The context of drawing functions, or null before the first view. */
export function contextOf(now: TableState, say: Say, act: Actions): Ctx | null {
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
}

type Marking = Pick<Ctx, "offers" | "refused" | "lit" | "picked" | "shown">;

/** The last marks, reused while choices and selection stay the same. */
let last: { of: unknown[]; marking: Marking } = {
  of: [],
  marking: { offers: [], refused: new Map(), lit: new Set(), picked: new Set(), shown: new Set() },
};

/** The marks on the table that follow from choices and a selection. */
function marking(choices: Choices, selection: string[]): Marking {
  const of = [choices.choices, choices.lines, choices.refused, choices.about, selection];
  if (last.of.every((one, index) => one === of[index]) && last.of.length > 0) return last.marking;
  const offers = offersOf(choices);
  const refused = new Map(
    choices.refused.flatMap((one) => {
      const key = refusedTarget(one.what, choices.about);
      return key ? [[key, one]] : [];
    }),
  );
  const picked = new Set([...selection, ...certain(offers)]);
  const lit = litBy(offers, [...picked]);
  last = { of, marking: { offers, refused, lit, picked, shown: shownBy(offers, selection) } };
  return last.marking;
}
