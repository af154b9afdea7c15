/** The guide of Shackleton Base. */
import type { Begin } from "../../table/guide/guide.ts";
import { TableGuide } from "../../table/guide/guide.ts";
import type { Ctx } from "../types.ts";
import { valuesSaid } from "../values.ts";
import type { Known, Moment } from "./lessons.ts";
import { LESSONS, STANDING } from "./lessons.ts";

const moment = ({ state, view, facts, offers }: Ctx, known: Known): Moment => ({
  ...known,
  step: state.game.choices.step,
  offers,
  view,
  facts,
  seat: view.me ?? 0,
});

export const guide: Begin = (...table) =>
  new TableGuide<Ctx, Moment>(
    { lessons: LESSONS, moment, words: valuesSaid, buttons: { [STANDING]: "[data-standing]" } },
    ...table,
  );
