/** The clocks of a table: fetched when something has changed, and drawn again as time goes by. */

import type { Tools } from "../clock-loader.ts";
import type { Store } from "../store.ts";
import type { Say, TableState } from "../types.ts";
import { bar, menu, spoken } from "./drawing.ts";
import { nextTick, reading, running } from "./due.ts";
import { Plates } from "./plates.ts";
import type { Clocks, ClocksState } from "./state.ts";

type TableStore = Store<TableState>;

/** Milliseconds after which clocks are fetched again that lag behind the log. */
const SOON = 700;
/** Milliseconds in which changes are answered by one request. */
const GATHERED = 120;
/** How often they are fetched without a change at the table: vacations, votes. */
const NOW_AND_THEN = 60_000;

export async function followClocks(store: TableStore, path: string, query: string, say: Say, tools: Tools) {
  const { call, serverNow } = tools;
  const change = (part: Partial<ClocksState>) => changed(store, serverNow(), part);
  const act = async (method: string, rest: string, body?: object) => {
    // The dialog that asked is done; what comes of it, or why it failed, is said behind it.
    if (store.get().table.clocks?.leaving) store.set({ story: { menu: false } });
    change({ error: "", leaving: "" });
    try {
      await call(method, path + rest, body);
    } catch (problem) {
      change({ error: tools.failureText(say, problem) });
    }
    await ask();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = 0;
  const ask = async () => {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    const data: Clocks | null =
      store.get().table.data?.status === "playing"
        ? await call("GET", `${path}/clocks${query}`).catch(() => null)
        : null;
    if (mine !== asked) return;
    if (data) {
      tools.learnExactTime(data.now);
      change({ data });
      tick();
    }
    const lags = data !== null && store.get().table.data?.clock && data.seq < store.get().game.seq;
    timer = setTimeout(() => void ask(), lags ? SOON : NOW_AND_THEN);
  };
  const plates = new Plates(tools.seatName, tools.SHAPES);
  const drawBar = bar(act, tools);
  store.set({
    table: {
      clocks: {
        data: null,
        at: serverNow(),
        leaving: "",
        error: "",
        alarm: "",
        bar: (ctx) => {
          // Rows are drawn with it: the plates take their places when all are there.
          queueMicrotask(() => plates.place(ctx, serverNow()));
          return drawBar(ctx);
        },
        menu: menu(act),
      },
    },
  });
  /** The turn, by the moment since which it runs, whose shortness was said. */
  let warned = "";
  let ticking: ReturnType<typeof setTimeout> | undefined;
  const tick = () => {
    clearTimeout(ticking);
    const { table, game } = store.get();
    const shown = running(table.clocks?.data?.deadlines ?? [], game.view?.to_move);
    const mine = shown.find(({ seat }) => seat === game.view?.me);
    if (!document.hidden) plates.tick(serverNow());
    if (mine && mine.since !== warned && reading(mine, serverNow()).state === "short") {
      warned = mine.since;
      change({ alarm: say("clock-alarm", { left: spoken(say, mine.due, serverNow()) }) });
    } else if (!mine && table.clocks?.alarm) change({ alarm: "" });
    ticking = setTimeout(tick, nextTick(shown, serverNow()));
  };
  tick();
  let [seq, table] = [store.get().game.seq, store.get().table.data];
  store.subscribe((state) => {
    if (state.game.seq === seq && state.table.data === table) return;
    [seq, table] = [state.game.seq, state.table.data];
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), GATHERED);
  });
  await ask();
}

/** @param at the server's time in milliseconds */
export function changed(store: TableStore, at: number, part: Partial<ClocksState>) {
  const { clocks } = store.get().table;
  if (clocks) store.set({ table: { clocks: { ...clocks, at, ...part } } });
}
