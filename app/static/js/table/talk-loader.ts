/** The talk at the table: counts what is unread; the panel, its words and styles are loaded when it is first opened. */
import { call, newKey, Problem } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import { isComposing } from "./keyboard.ts";
import type { Later as LaterPart } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { brought } from "./missing-part.ts";
import { problemText } from "./problems.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** What the panel uses of the table: handed over, as sharing modules would split the first script. */
const TABLE = { call, isComposing, newKey, Problem, problemText };

export type Tools = typeof TABLE;

export type Later = LaterPart & { writes: boolean };

export interface TalkState {
  /** Another object whenever there may be something new in the talk. */
  chat: object | null;
  /** How many lines of others the reader has not read. */
  unread: number;
  /** Whether the talk is open. */
  talking: boolean;
}

export const NO_TALK: TalkState = { chat: null, unread: 0, talking: false };

export function talkWhenWanted(
  root: HTMLElement,
  store: Store<TableState>,
  path: string,
  query: string,
  say: Speaker,
  later: Later,
) {
  let panel: { toggle: () => void; load: () => void } | null = null;
  let loading = false;
  let seen: object | null = null;
  store.subscribe(({ connection: { status: connection }, talk: { chat } }) => {
    if (chat === seen || connection !== "open") return;
    seen = chat;
    if (panel) panel.load();
    else if (later.writes)
      call("GET", `${path}/chat?before=1${query.replace("?", "&")}`).then(
        ({ unread }) => panel ?? store.set({ talk: { unread } }), // An open talk counts what it shows, and knows more.
        () => {},
      );
  });
  root.addEventListener("click", async ({ target }) => {
    if (loading || !(target as Element).closest("[data-talk]")) return;
    if (panel) return panel.toggle();
    loading = true;
    const words = fetched(later.words).then(say.learn);
    const parts = await brought(store, say, import("./talk/panel.ts"), words, styled(later.style));
    loading = false;
    if (parts) panel = parts[0].openTalk(root, store, { ...later, path, query }, say, TABLE);
  });
}
