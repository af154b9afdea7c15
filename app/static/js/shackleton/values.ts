/** The values of components that explanations and the guide say: none of them is typed into a message. */
import type { Args } from "../table/types.ts";
import type { Ctx } from "./types.ts";

export function valuesSaid({ say, facts }: Pick<Ctx, "say" | "facts">): Args {
  const { actions, reputation, setup, structures } = facts.set;
  const sizes = structures.types.map(({ kind, size }) => [`${kind}_size`, size]);
  const incomes = Object.entries(structures.dome_income).map(([one, { amount = 1 }]) => [`dome_${one}`, amount]);
  return {
    ...Object.fromEntries([...sizes, ...incomes]),
    panel: actions.panel.rare_earth ?? 0,
    gateway: actions.gateway_credits,
    laboratory_vp: say.list(structures.laboratory_vp.map(String)),
    opens_at: say.list(reputation.actions.map(({ at }) => String(at))),
    rounds: setup.rounds,
    astronauts: setup.astronauts,
  };
}
