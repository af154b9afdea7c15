/** Loads what few moments of a table need: the lines of what concerns the reader, and reminders by sound. */
import { repeat } from "lit-html/directives/repeat.js";
import { drawWith } from "./concerned.ts";
import type { Speaker } from "./i18n.ts";
import { fetched } from "./later.ts";
import { turnSince } from "./log/chronicle.ts";
import { sentence, sentenceText } from "./log/sentence.ts";
import type { Store } from "./store.ts";
import { ring } from "./turn-alert.ts";
import type { TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

/** What they use of the table: handed over, as sharing modules would split the first script. */
const TABLE = { repeat, sentence, sentenceText, turnSince, ring, isMine };
export type Tools = typeof TABLE;

/** @param words the address of the words for what concerns the reader */
export function loadWhenTold(store: Store<TableState>, say: Speaker, words: string) {
  let loading = false;
  store.subscribe(({ concerned, story }) => {
    if (loading || (concerned.length === 0 && !story.settings.remind)) return;
    loading = true;
    Promise.all([import("./when-told.ts"), fetched(words).then(say.learn)]).then(
      ([{ linesWith, followReminders }]) => {
        drawWith(linesWith(TABLE));
        followReminders(store, TABLE);
        store.set({ concerned: [...store.get().concerned] });
      },
      () => {
        loading = false;
      },
    );
  });
}
