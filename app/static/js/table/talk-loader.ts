/** The talk at the table: counts what is unread; the panel, its words and styles are loaded when it is first opened. */
import { call, newKey, Problem } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import { isComposing } from "./keyboard.ts";
import type { Later as WordsAndStyle } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { saidMissing } from "./missing-part.ts";
import { problemText } from "./problems.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** What the panel uses of the table: handed over, as sharing modules would split the first script. */
const TABLE = { call, isComposing, newKey, Problem, problemText };

export type Tools = typeof TABLE;

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
      return () => openTalk(root, store, { ...later, path, query }, say, TABLE);
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
