/** Loads the clocks, code, messages and styles, once the table has something of theirs to show. */
import { pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { partMissing } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

export function clocksWhenWanted(store: Store<TableState>, path: string, query: string, say: Speaker, later: Later) {
  const clocks = new LaterPart(
    async () => {
      const { followClocks } = await withWords(import("./clock/clocks.ts"), say, later);
      return () => followClocks(store, path, query, say);
    },
    async (problem, again) => {
      if (!(await partMissing(store, say, problem, false))) await pause().then(again);
    },
  );
  store.subscribe(({ table: { data: table }, story }) => {
    const said = table && (table.clock || table.asleep || table.closing || table.robot_failed !== null);
    if (table && (said || story.menu || table.seats.some((seat) => seat.stand_in))) void clocks.get();
  });
}
