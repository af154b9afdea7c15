/** Brings the guide to a guided game. */
import { nothing } from "lit-html";
import { call } from "../../table/api.ts";
import type { Speaker } from "../../table/i18n.ts";
import { keptBy } from "../../table/kept.ts";
import type { Later } from "../../table/later.ts";
import { fetched, styled } from "../../table/later.ts";
import { merged } from "../../table/log/entries.ts";
import { inEffect } from "../../table/log/in-effect.ts";
import type { Store } from "../../table/store.ts";
import type { Guide } from "../guide/guide.ts";
import type { Ctx, TableState } from "../types.ts";

/** What it uses of the table: handed over, as sharing modules would split the first script. */
const TABLE = { inEffect, keptBy, merged };
export type Tools = typeof TABLE;

let guide: Guide | null = null;

/** The guide's sentence; nothing in other games, and until it is there. */
export const guided = (ctx: Ctx) => guide?.draw(ctx) ?? nothing;
/** The button that calls a guide back who was sent away. */
export const guideAgain = (ctx: Ctx) => guide?.again(ctx) ?? nothing;
/** The lesson that it gives, if it gives one. */
export const lessonNow = (ctx: Ctx) => guide?.lesson(ctx) ?? null;

/** Load the guide once the table turns out to be that of a guided game, with the log up to now. */
export function guideWhenWanted(root: HTMLElement, store: Store<TableState>, say: Speaker, path: string, later: Later) {
  let loading = false;
  store.subscribe(async ({ table: { id }, game: { view } }) => {
    guide?.light(root);
    if (loading || !view?.guided || view.me === null) return;
    loading = true;
    try {
      const [{ guideOf }, log] = await Promise.all([
        import("../guide/guide.ts"),
        call("GET", `${path}/log?text=false&after=0`),
        fetched(later.words).then(say.learn),
        styled(later.style),
      ]);
      guide = guideOf(id, log.entries, store.redraw, TABLE);
      store.redraw();
    } catch {
      loading = false; // The next change of the table tries again; it can be played without.
    }
  });
}
