/** Loads the dialog of settings, code, messages and styles, when it is first opened. */
import { nothing } from "lit-html";
import { pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";
import { loadWhenWanted } from "./when-wanted.ts";

/** The dialog while it is open, once it is loaded. */
export function settingsPanel(ctx: Ctx) {
  return ctx.state.story.menu ? (ctx.now.parts.settings?.(ctx) ?? nothing) : nothing;
}

/** Give the reader's seat the colour that they have chosen. */
export function colourSeats(store: Store<TableState>) {
  let now = -1;
  const colours = new LaterPart(
    async () => {
      const { SeatColours } = await import("./seat-colours.ts");
      return () => new SeatColours([...(document.styleSheets[0]?.cssRules ?? [])]);
    },
    (_, again) => pause().then(again),
  );
  store.subscribe(({ story, game: { view } }) => {
    const { colour } = story.settings;
    const me = view?.me ?? null;
    if (me === null || colour === now) return;
    now = colour;
    void colours.get().then((found) => {
      if (found) found.exchange([me, colour < 0 ? me : colour]);
      else now = -1; // It is tried again; until then each seat has its own.
    });
  });
}

export function settingsWhenWanted(store: Store<TableState>, say: Speaker, later: Later, extras: string) {
  const load = async () => {
    const { settingsWith } = await withWords(import("./settings.ts"), say, later, extras);
    return () => ({ settings: settingsWith(store.redraw) });
  };
  loadWhenWanted(
    store,
    say,
    ({ story }) => story.menu,
    load,
    () => ({ story: { menu: false } }),
  );
}
