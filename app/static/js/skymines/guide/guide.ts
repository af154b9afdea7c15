/** The guide of Skymines. */
import type { Begin } from "../../table/guide/guide.ts";
import { TableGuide } from "../../table/guide/guide.ts";
import type { Ctx } from "../types.ts";
import type { Known, Moment } from "./lessons.ts";
import { LESSONS, READY, STANDING } from "./lessons.ts";

function moment({ state, view, me, facts, offers }: Ctx, known: Known): Moment {
  const form = state.game.choices.form as { slots?: string[]; cards?: string[] } | null;
  const companies = Object.entries(me?.shares ?? {}).sort(([, one], [, other]) => other - one);
  const [company, shares] = companies[0] ?? ["", 0];
  return {
    ...known,
    step: state.game.choices.step,
    round: view.round,
    offers,
    plan: {
      cards: form?.cards ?? [],
      laid: Object.values(state.choosing.draft).filter((card) => card !== null),
      slots: form?.slots?.length ?? 0,
    },
    cards: facts.cards,
    display: view.display,
    laidIn: Object.fromEntries(facts.slots.map((slot, index) => [slot, me?.area[index]?.card])),
    restIn: Object.fromEntries(facts.slots.map((slot, index) => [slot, me?.resting[index] ?? []])),
    hand: me?.hand.cards ?? [],
    held: { company, shares, value: view.stations[company as keyof typeof view.stations]?.value ?? 0 },
  };
}

export const guide: Begin = (...table) =>
  new TableGuide<Ctx, Moment>(
    {
      lessons: LESSONS,
      moment,
      words: ({ say }, { held }) => ({
        company: say(`company-${held.company}`),
        shares: held.shares,
        value: held.value,
      }),
      buttons: { [READY]: "[data-ready]", [STANDING]: "[data-standing]" },
    },
    ...table,
  );
