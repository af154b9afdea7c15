/** Loads the help when it is first opened. */
import { nothing } from "lit-html";
import { face } from "./face.ts";
import type { Speaker } from "./i18n.ts";
import { styled } from "./later.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";
import { loadWhenWanted } from "./when-wanted.ts";

/** The help while it is open, once it and its words are loaded. */
export function helpPanel(ctx: Ctx) {
  const { panels, parts } = ctx.now;
  return panels.help && panels.learnt ? (parts.help?.(ctx) ?? nothing) : nothing;
}

export function helpWhenWanted(store: Store<TableState>, say: Speaker, extras: string) {
  const load = async () => {
    const [{ helpWith }, own] = await Promise.all([import("./help.ts"), face.help?.(), styled(extras)]);
    return () => ({ help: helpWith(own?.legend) });
  };
  loadWhenWanted(
    store,
    say,
    ({ panels }) => panels.help,
    load,
    () => ({ panels: { help: false } }),
  );
}
