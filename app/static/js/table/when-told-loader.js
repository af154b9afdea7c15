/** Loads what few moments of a table need: the lines of what concerns the reader, and reminders by sound. */
import { repeat } from "lit-html/directives/repeat.js";
import { drawWith } from "./concerned.js";
import { fetched } from "./later.js";
import { turnSince } from "./log/chronicle.js";
import { sentence, sentenceText } from "./log/sentence.js";
import { ring } from "./turn-alert.js";
import { isMine } from "./waiting.js";

/** What they use of the table: handed over, as sharing modules would split the first script. */
const TABLE = { repeat, sentence, sentenceText, turnSince, ring, isMine };
/** @typedef {typeof TABLE} Tools */

/**
 * @param {import("./store.js").Store<import("./types").TableState>} store
 * @param {import("./i18n.js").Speaker} say
 * @param {string} words the address of the words for what concerns the reader
 */
export function loadWhenTold(store, say, words) {
  let loading = false;
  store.subscribe(({ concerned, story }) => {
    if (loading || (concerned.length === 0 && !story.settings.remind)) return;
    loading = true;
    Promise.all([import("./when-told.js"), fetched(words).then(say.learn)]).then(
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
