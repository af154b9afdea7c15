/** Loads the clocks, code, messages and styles, once the table has something of theirs to show. */
import { call, pause } from "./api.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { partMissing } from "./missing-part.ts";
import { failureText } from "./problems.ts";
import { isStopped, SHAPES, seatName } from "./seats.ts";
import { learnExactTime, serverNow } from "./server-time.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** What the clocks use of the table: handed over, as sharing modules would split the first script. */
const TABLE = { call, failureText, isStopped, learnExactTime, seatName, serverNow, SHAPES };
export type Tools = typeof TABLE;

export function clocksWhenWanted(store: Store<TableState>, path: string, query: string, say: Speaker, later: Later) {
  const clocks = new LaterPart(
    async () => {
      const { followClocks } = await withWords(import("./clock/clocks.ts"), say, later);
      return () => followClocks(store, path, query, say, TABLE);
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
