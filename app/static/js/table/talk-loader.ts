/** The talk at the table: counts what is unread; the panel, its words and styles are loaded when it is first opened. */
import { call } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import type { Later as WordsAndStyle } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { saidMissing } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

export type Later = WordsAndStyle & { writes: boolean };

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
  const talk = new LaterPart(
    async () => {
      const { openTalk } = await withWords(import("./talk/panel.ts"), say, later);
      return () => openTalk(root, store, { ...later, path, query }, say);
    },
    saidMissing(store, say),
  );
  let seen: object | null = null;
  store.subscribe(({ connection: { status: connection }, talk: { chat } }) => {
    if (chat === seen || connection !== "open") return;
    seen = chat;
    if (talk.made) talk.made.load();
    else if (later.writes)
      call("GET", `${path}/chat?before=1${query.replace("?", "&")}`).then(
        ({ unread }) => talk.made ?? store.set({ talk: { unread } }), // An open talk counts what it shows, and knows more.
        () => {},
      );
  });
  root.addEventListener("click", ({ target }) => {
    if (!(target as Element).closest("[data-talk]")) return;
    if (talk.made) talk.made.toggle();
    else void talk.get();
  });
}
