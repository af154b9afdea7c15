/**
 * Loads what a table needs once somebody has moved, or moves are to be taken back: what moves have changed, by ear, what
 * concerns the reader, what others did, reminders by sound, the questions of take-backs.
 */
import { pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { turnsOfOthers } from "./log/chronicle.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** @param later the words for what concerns the reader, and the style of what others did */
export function loadWhenTold(store: Store<TableState>, say: Speaker, later: Later) {
  let first: number | undefined;
  const whatIsTold = new LaterPart(
    async () => {
      const { linesWith, questions, followTakeback, followReminders } = await withWords(
        import("./when-told.ts"),
        say,
        later,
      );
      return () => {
        store.set({ parts: { concerns: linesWith(first ?? 0), takeback: questions } });
        followTakeback(store);
        followReminders(store);
      };
    },
    (_, again) => pause().then(again),
  );
  store.subscribe(({ recent: { concerned }, story, parts, game: { log, view, takeback } }) => {
    const last = log.at(-1)?.seq;
    first ??= last;
    const others = () => story.settings.summaries && turnsOfOthers(log, view?.me ?? null).length > 0;
    const wanted =
      concerned.length > 0 || last !== first || story.settings.remind || takeback !== null || story.asking !== null;
    if (!parts.concerns && (wanted || others())) void whatIsTold.get();
  });
}
