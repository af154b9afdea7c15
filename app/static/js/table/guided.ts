/** Brings the guide to a guided game. */
import { nothing } from "lit-html";
import { call } from "./api.ts";
import type { Begin } from "./guide/guide.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import type { Change, Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";

/** The guide's sentence; nothing in other games, and until it is there. */
export const guided = (ctx: Ctx) => ctx.now.parts.guide?.draw(ctx) ?? nothing;
/** The button that calls a guide back who was sent away. */
export const guideAgain = (ctx: Ctx) => ctx.now.parts.guide?.again(ctx) ?? nothing;
/** The lesson that it gives, if it gives one. */
export const lessonNow = (ctx: Ctx) => ctx.now.parts.guide?.lesson(ctx) ?? null;

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
  const guide = new LaterPart(
    async () => {
      const [script, log] = await Promise.all([
        withWords(load(), say, later),
        call("GET", `${path}/log?text=false&after=0`),
      ]);
      return () =>
        store.set({ parts: { guide: script.guide(store.get().table.id, log.entries, store.redraw) } } as Change<State>);
    },
    (_, again) => again(), // The next change of the table tries again; it can be played without.
  );
  store.subscribe(({ parts, game: { view } }) => {
    parts.guide?.light(root);
    if (view?.guided && view.me !== null) void guide.get();
  });
}
