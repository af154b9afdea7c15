/** Loads the help when it is first opened. */
import { nothing } from "lit-html";
import { keepInside } from "./dialog.ts";
import { face } from "./face.ts";
import type { Speaker } from "./i18n.ts";
import { command } from "./keys.ts";
import { styled } from "./later.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";
import { loadWhenWanted } from "./when-wanted.ts";
import { rulesAddress } from "./words.ts";

/** What it uses of the table: handed over, as sharing modules would split the first script. */
const TABLE = { keepInside, command, rulesAddress, face: () => face };
export type Tools = typeof TABLE;

let panel: ((ctx: Ctx) => unknown) | null = null;

/** The help while it is open, once it and its words are loaded. */
export function helpPanel(ctx: Ctx) {
  const { help, learnt } = ctx.now.panels;
  return help && learnt ? (panel?.(ctx) ?? nothing) : nothing;
}

export function helpWhenWanted(store: Store<TableState>, say: Speaker, extras: string) {
  const load = async () => {
    const [{ helpWith }, own] = await Promise.all([import("./help.ts"), face.help?.(), styled(extras)]);
    return () => {
      panel = helpWith(TABLE, own?.legend);
    };
  };
  loadWhenWanted(
    store,
    say,
    ({ panels }) => panels.help,
    load,
    () => ({ panels: { help: false } }),
  );
}
