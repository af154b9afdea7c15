/** Loads the banner over an earlier position, code, messages and styles, when somebody first looks back. */
import { nothing } from "lit-html";
import { call, post } from "./api.ts";
import { keepInside } from "./dialog.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { takenBack } from "./log/in-effect.ts";
import { partMissing } from "./missing-part.ts";
import { failureText } from "./problems.ts";
import { isOver, nameAt, seatPiece } from "./seats.ts";
import type { Store } from "./store.ts";
import { backToNow } from "./story.ts";
import type { Ctx, TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

/** What they use of the table: handed over, as sharing modules would split the first script. */
const TABLE = {
  call,
  post,
  keepInside,
  takenBack,
  failureText,
  isOver,
  nameAt,
  seatPiece,
  backToNow,
  isMine,
};
export type Tools = typeof TABLE;
/** The table's state, where its requests go (`query` is the invitation, if the page has one), and whether the reader is known. */
export type At = { store: Store<TableState>; path: string; query: string; known: boolean };

let draw: ((ctx: Ctx) => unknown) | null = null;

/** The banner while an earlier position is shown; not while what was missed is told. */
export function banner(ctx: Ctx) {
  return ctx.state.story.past && !ctx.now.recent.returning?.told ? (draw?.(ctx) ?? nothing) : nothing;
}

/**
 * @param path of the table's requests
 * @param query the invitation, if the page has one
 * @param later its messages and styles; `known`: the reader has said who they are
 * @param extras the styles of all dialogs
 * @returns loads the banner, unless it is there; false if it cannot be loaded
 */
export function bannerWhenWanted(
  store: Store<TableState>,
  path: string,
  query: string,
  say: Speaker,
  later: Later & { known: boolean },
  extras: string,
): () => Promise<boolean> {
  let loading: Promise<boolean> | null = null;
  const load = async () => {
    try {
      const [{ bannerWith }] = await Promise.all([
        import("./past-banner.ts"),
        fetched(later.words).then(say.learn),
        styled(extras, later.style),
      ]);
      draw = bannerWith(TABLE, { store, path, query, known: later.known });
      return true;
    } catch (problem) {
      loading = null;
      await partMissing(store, say, problem);
      return false;
    }
  };
  return () => {
    loading ??= load();
    return loading;
  };
}
