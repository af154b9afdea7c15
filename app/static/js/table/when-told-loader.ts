/**
 * Loads what a table needs once somebody has moved, or moves are to be taken back: what moves have changed, by ear, what
 * concerns the reader, what others did, reminders by sound, the questions of take-backs.
 */
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { pause } from "./api.ts";
import { drawWith } from "./concerned.ts";
import { face } from "./face.ts";
import { seatNames } from "./hit.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { fetched, styled } from "./later.ts";
import { turnSince, turnsOfOthers } from "./log/chronicle.ts";
import { eventsOf } from "./log/entries.ts";
import { ledBackTo, takenBack } from "./log/in-effect.ts";
import { deed, sentence, sentenceText } from "./log/sentence.ts";
import { SHAPES, seatName } from "./seats.ts";
import type { Store } from "./store.ts";
import { askWith } from "./takeback.ts";
import { ring } from "./turn-alert.ts";
import type { TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

/** What they use of the table: handed over, as sharing modules would split the first script. */
const TABLE = {
  repeat,
  guard,
  seatNames,
  sentence,
  deed,
  sentenceText,
  turnSince,
  turnsOfOthers,
  takenBack,
  ledBackTo,
  eventsOf,
  seatName,
  SHAPES,
  ring,
  isMine,
  face: () => face,
};
export type Tools = typeof TABLE;

/** @param later the words for what concerns the reader, and the style of what others did */
export function loadWhenTold(store: Store<TableState>, say: Speaker, later: Later) {
  let loading = false;
  let first: number | undefined;
  store.subscribe(({ recent: { concerned }, story, game: { log, view, takeback } }) => {
    const last = log.at(-1)?.seq;
    first ??= last;
    const others = () => story.settings.summaries && turnsOfOthers(log, view?.me ?? null).length > 0;
    const wanted =
      concerned.length > 0 || last !== first || story.settings.remind || takeback !== null || story.asking !== null;
    if (loading || !(wanted || others())) return;
    loading = true;
    Promise.all([import("./when-told.ts"), fetched(later.words).then(say.learn), styled(later.style)]).then(
      ([{ linesWith, questionsWith, followTakeback, followReminders }]) => {
        drawWith(linesWith(TABLE, first ?? 0));
        askWith(questionsWith(TABLE));
        followTakeback(store, TABLE);
        followReminders(store, TABLE);
        store.set({ recent: { concerned: [...store.get().recent.concerned] } });
      },
      async () => {
        await pause();
        loading = false;
      },
    );
  });
}
