/** Loads what stands around an earlier position, code, messages and styles, when somebody first looks back. */
import { nothing } from "lit-html";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { saidMissing } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";

/**
 * The table's state, where its requests go (`query` is the invitation, if the page has one), whether the reader is known,
 * and what shows another position.
 */
export type At = {
  store: Store<TableState>;
  path: string;
  query: string;
  known: boolean;
  look: (seq: number) => Promise<void>;
};

/** What leads through the game; not while what was missed is told. */
export function steps(ctx: Ctx) {
  return ctx.now.recent.missed?.told ? nothing : (ctx.now.parts.pastControls?.steps(ctx) ?? nothing);
}

/** What else can be done with the position that is shown. */
export function ways(ctx: Ctx) {
  return ctx.now.recent.missed?.told ? nothing : (ctx.now.parts.pastControls?.ways(ctx) ?? nothing);
}

/** What asks how to play on from the position that is shown: a dialog over the table. */
export const branchDialog = (ctx: Ctx) => ctx.now.parts.pastControls?.dialog(ctx) ?? nothing;

/**
 * @param path of the table's requests
 * @param query the invitation, if the page has one
 * @param later its messages and styles; `known`: the reader has said who they are
 * @param extras the styles of all dialogs
 * @returns loads them, unless they are there; false if they cannot be loaded
 */
export function pastControlsWhenWanted(
  store: Store<TableState>,
  path: string,
  query: string,
  say: Speaker,
  later: Later & { known: boolean },
  extras: string,
  look: At["look"],
): () => Promise<boolean> {
  const pastControls = new LaterPart(
    async () => {
      const { pastControlsWith } = await withWords(import("./past-controls.ts"), say, later, extras);
      return () => {
        store.set({
          parts: { pastControls: pastControlsWith({ store, path, query, known: later.known, look }) },
        });
        return true;
      };
    },
    saidMissing(store, say),
  );
  return async () => (await pastControls.get()) !== null;
}
