/** Brings the guide to a guided game. */
import { nothing } from "lit-html";
import { call } from "./api.ts";
import type { Begin, Guide } from "./guide/guide.ts";
import type { Speaker } from "./i18n.ts";
import { keptBy } from "./kept.ts";
import type { Later } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { merged } from "./log/entries.ts";
import { inEffect } from "./log/in-effect.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";

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

/**
 * Load the guide once the table turns out to be that of a guided game, with the log up to now.
 * @param load fetches the script of the game's own guide
 */
export function guideWhenWanted<State extends TableState>(
  root: HTMLElement,
  store: Store<State>,
  say: Speaker,
  { path, guide: later }: { path: string; guide: Later },
  load: () => Promise<{ guide: Begin }>,
) {
  let loading = false;
  store.subscribe(async ({ table: { id }, game: { view } }) => {
    guide?.light(root);
    if (loading || !view?.guided || view.me === null) return;
    loading = true;
    try {
      const [script, log] = await Promise.all([
        load(),
        call("GET", `${path}/log?text=false&after=0`),
        fetched(later.words).then(say.learn),
        styled(later.style),
      ]);
      guide = script.guide(id, log.entries, store.redraw, TABLE);
      store.redraw();
    } catch {
      loading = false; // The next change of the table tries again; it can be played without.
    }
  });
}
