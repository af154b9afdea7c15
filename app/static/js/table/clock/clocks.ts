/** The clocks of a table: fetched when something has changed, and drawn again as time goes by. */
import { call } from "../api.ts";
import { failureText } from "../problems.ts";
import { learnExactTime, serverNow } from "../server-time.ts";
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

/** Follow the clocks of a table until its page goes; settled once they were asked for. */
export async function followClocks(store: TableStore, path: string, query: string, say: Say) {
  const clocks = new TableClocks(store, path, query, say);
  clocks.draw();
  clocks.tick();
  clocks.listen();
  await clocks.ask();
}

/** The clocks of one table: asked for, drawn, and said where the reader's own one runs short. */
class TableClocks {
  store: TableStore;
  path: string;
  query: string;
  say: Say;
  plates = new Plates();
  asking: ReturnType<typeof setTimeout> | undefined;
  ticking: ReturnType<typeof setTimeout> | undefined;
  /** How often they were asked for: an answer that another question has overtaken is left aside. */
  asked = 0;
  /** The turn, by the moment since which it runs, whose shortness was said. */
  warned = "";

  constructor(store: TableStore, path: string, query: string, say: Say) {
    this.store = store;
    this.path = path;
    this.query = query;
    this.say = say;
  }

  /** Let the table draw them. */
  draw() {
    const act = (method: string, rest: string, body?: object) => this.act(method, rest, body);
    const drawBar = bar(act);
    this.store.set({
      table: {
        clocks: {
          data: null,
          at: serverNow(),
          leaving: "",
          error: "",
          alarm: "",
          bar: (ctx) => {
            // Rows are drawn with it: the plates take their places when all are there.
            queueMicrotask(() => this.plates.place(ctx, serverNow()));
            return drawBar(ctx);
          },
          menu: menu(act),
        },
      },
    });
  }

  /** Ask for them, and again after a while. */
  async ask() {
    clearTimeout(this.asking);
    this.asked += 1;
    const mine = this.asked;
    const data = await this.fetched();
    if (mine !== this.asked) return;
    if (data) {
      learnExactTime(data.now);
      this.change({ data });
      this.tick();
    }
    const { table, game } = this.store.get();
    const lags = data !== null && table.data?.clock && data.seq < game.seq;
    this.askIn(lags ? SOON : NOW_AND_THEN);
  }

  /** Draw what time makes of them, and come back when that is something else. */
  tick() {
    clearTimeout(this.ticking);
    const { table, game } = this.store.get();
    const now = serverNow();
    const shown = running(table.clocks?.data?.deadlines ?? [], game.view?.to_move);
    const mine = shown.find(({ seat }) => seat === game.view?.me);
    if (!document.hidden) this.plates.tick(now);
    if (mine && mine.since !== this.warned && reading(mine, now).state === "short") {
      this.warned = mine.since;
      this.change({ alarm: this.say("clock-alarm", { left: spoken(this.say, mine.due, now) }) });
    } else if (!mine && table.clocks?.alarm) this.change({ alarm: "" });
    this.ticking = setTimeout(() => this.tick(), nextTick(shown, now));
  }

  /** Ask for them when something has changed at the table. */
  listen() {
    let [seq, table] = [this.store.get().game.seq, this.store.get().table.data];
    this.store.subscribe((state) => {
      if (state.game.seq === seq && state.table.data === table) return;
      [seq, table] = [state.game.seq, state.table.data];
      this.askIn(GATHERED);
    });
  }

  /** What the buttons beside them do. */
  async act(method: string, rest: string, body?: object) {
    // The dialog that asked is done; what comes of it, or why it failed, is said behind it.
    if (this.store.get().table.clocks?.leaving) this.store.set({ story: { menu: false } });
    this.change({ error: "", leaving: "" });
    try {
      await call(method, this.path + rest, body);
    } catch (problem) {
      this.change({ error: failureText(this.say, problem) });
    }
    await this.ask();
  }

  /** They as the server has them; null where none run, or nobody answers. */
  async fetched(): Promise<Clocks | null> {
    if (this.store.get().table.data?.status !== "playing") return null;
    return call("GET", `${this.path}/clocks${this.query}`).catch(() => null);
  }

  askIn(pause: number) {
    clearTimeout(this.asking);
    this.asking = setTimeout(() => void this.ask(), pause);
  }

  change(part: Partial<ClocksState>) {
    changed(this.store, serverNow(), part);
  }
}

/** @param at the server's time in milliseconds */
export function changed(store: TableStore, at: number, part: Partial<ClocksState>) {
  const { clocks } = store.get().table;
  if (clocks) store.set({ table: { clocks: { ...clocks, at, ...part } } });
}
