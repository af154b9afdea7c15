/** The clocks of a table: fetched when something has changed, and drawn again as time goes by. */

import type { Tools } from "../clock-loader.ts";
import type { Store } from "../store.ts";
import type { TableState } from "../types.ts";
import { bar, menu } from "./drawing.ts";
import { nextTick } from "./due.ts";
import type { Clocks, ClocksState } from "./state.ts";

type TableStore = Store<TableState>;

/** Milliseconds after which clocks are fetched again that lag behind the log. */
const SOON = 700;
/** Milliseconds in which changes are answered by one request. */
const GATHERED = 120;
/** How often they are fetched without a change at the table: vacations, votes. */
const NOW_AND_THEN = 60_000;

export async function followClocks(store: TableStore, path: string, query: string, tools: Tools) {
  const { call } = tools;
  const act = (method: string, rest: string, body?: object) =>
    acted(store, () => call(method, path + rest, body)).then(ask);
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
    if (data) change(store, { data, ahead: Date.parse(data.now) - Date.now() });
    const lags = data !== null && store.get().table.data?.clock && data.seq < store.get().game.seq;
    timer = setTimeout(() => void ask(), lags ? SOON : NOW_AND_THEN);
  };
  store.set({
    table: {
      clocks: {
        data: null,
        ahead: 0,
        at: Date.now(),
        leaving: "",
        error: "",
        bar: bar(act, tools),
        menu: menu(act, tools),
      },
    },
  });
  tick(store);
  let [seq, table] = [store.get().game.seq, store.get().table.data];
  store.subscribe((state) => {
    if (state.game.seq === seq && state.table.data === table) return;
    [seq, table] = [state.game.seq, state.table.data];
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), GATHERED);
  });
  await ask();
}

export function change(store: TableStore, part: Partial<ClocksState>) {
  const { clocks } = store.get().table;
  if (clocks) store.set({ table: { clocks: { ...clocks, at: Date.now() + (part.ahead ?? clocks.ahead), ...part } } });
}

function tick(store: TableStore) {
  const { clocks } = store.get().table;
  if (!document.hidden) change(store, {});
  setTimeout(() => tick(store), nextTick(clocks?.data?.deadlines ?? [], Date.now() + (clocks?.ahead ?? 0)));
}

async function acted(store: TableStore, send: () => Promise<unknown>) {
  // The dialog that asked is done; what comes of it, or why it failed, is said behind it.
  if (store.get().table.clocks?.leaving) store.set({ story: { menu: false } });
  change(store, { error: "", leaving: "" });
  await send().catch((problem) => change(store, { error: String(problem?.detail || problem) }));
}
