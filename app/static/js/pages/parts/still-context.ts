/** The context for drawing parts of a table at which nothing can be chosen: in examples of rules, in a recorded game. */
import { NOTHING_ASKED } from "../../table/nothing-asked.ts";
import type { Ctx, Facts, Say, View } from "../../table/types.ts";

export function stillContext<C extends Ctx>(view: View, facts: Facts, say: Say): C {
  const table = { data: { seats: view.seats.map((seat) => ({ ...seat, called: null, picture: null })) } };
  const state = {
    game: { choices: NOTHING_ASKED, view, facts, log: [] },
    choosing: { picked: [], draft: {}, held: null },
    panels: { learnt: false },
    table,
  };
  return {
    state,
    now: state,
    view,
    facts,
    say,
    me: view.me === null ? null : (view.seats[view.me] ?? null),
    act: {},
    offers: [],
    refused: new Map(),
    lit: new Set(),
    picked: new Set(),
    shown: new Set(),
  } as unknown as C;
}
