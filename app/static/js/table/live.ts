/** Keeps the page in step with the table: the first load, the live connection, the log. */
import { call } from "./api.ts";
import { restored } from "./compact.ts";
import { concerning } from "./concerned.ts";
import { isReading } from "./log/earlier.ts";
import { firstHeld, merged, wholeUntil, worthHolding } from "./log/entries.ts";
import { applyPatch } from "./patch.ts";
import { roundChanged } from "./round-over.ts";
import { isHosting, isOver } from "./seats.ts";
import { serverNow } from "./server-time.ts";
import { tellShown } from "./shown.ts";
import { endingOf } from "./signed-out.ts";
import { connect } from "./socket.ts";
import { whole, withChoices, withTakeback } from "./state.ts";
import type { Change, Store } from "./store.ts";
import { backToNow, NEW_STORY } from "./story.ts";
import type {
  Choices,
  Log,
  LogEntry,
  OtherMessage,
  PatchMessage,
  TableState,
  TableWithGame,
  Takeback,
  View,
} from "./types.ts";

type TableStore = Store<TableState>;

/** Milliseconds to wait for the live connection after the response to a move. */
const PATIENCE = 2000;

/**
 * Load the table and keep it up to date.
 * @param query the invitation, if the page has one
 */
export async function follow(
  store: TableStore,
  path: string,
  query: string,
  boot: { id: string; invite: string; facts: string; user: unknown },
  greeted: (version: string) => void,
) {
  const table: TableWithGame = await call("GET", path + query);
  if (!table.view) throw new Error("The game has not begun.");
  const { facts: brief } = await call("GET", boot.facts);
  const { lost, is_host: hosting } = table;
  store.set({
    table: { data: table, lost, hosting },
    story: { clock: serverNow() }, // Now it is known.
    game: { facts: restored(brief) as TableState["game"]["facts"], since: firstHeld(table.seq) },
  });
  show(store, { ...table, view: table.view });
  store.tell(); // The first drawing takes longer than a frame: it does not wait for the next one to begin.
  void catchUp(store, path, query, store.gather);
  const see = tellShown(
    () => store.get().game.seq,
    (seq) => live.send({ type: "shown", seq }),
  );
  const live = connect(`/ws/games/${encodeURIComponent(boot.id)}${query}`, {
    ...endingOf(boot),
    seq: () => store.get().game.seq,
    seat: () => store.get().game.view?.me ?? null,
    onStatus: (connection) => {
      if (connection === "gone") location.reload(); // The server's page says why.
      store.gather({ connection: { status: connection }, talk: { chat: {} } }); // What was said before it was there (again) is not told.
      see(true);
    },
    onOther: (message) => (message.type === "hello" ? greeted(message.version) : heard(store, message)),
    onView: (message) => {
      showWhole(store, path, query, message);
      see();
    },
    onPatch: (message) => {
      let after: View;
      try {
        after = applyPatch(store.get().game.view as View, message.patch); // It was shown before this connection.
      } catch (problem) {
        console.warn(problem);
        store.set({ game: { seq: -1 } });
        live.refresh();
        return;
      }
      store.set(roundChanged(store.get(), after));
      show(store, { ...message, view: after });
      told(store, path, query, message);
      see();
    },
  });
}

/**
 * Handle the other messages of the live connection: who is present, which take-back is proposed, how the table around
 * the game is, that somebody has said something.
 */
function heard(store: TableStore, message: OtherMessage) {
  if (message.type === "presence") store.gather({ table: { present: message.seats, watchers: message.watchers } });
  if (message.type === "table") {
    const { table: data } = message;
    store.gather({ table: { data, hosting: isHosting(data, store.get().table.hosting) } });
  }
  if (message.type === "chat") store.set({ talk: { chat: {} } });
  if (message.type === "takeback") store.set(withTakeback(store.get(), message.takeback));
}

type Shown = {
  seq: number;
  view: View;
  choices: Partial<Choices>;
  undo?: number | null;
  takeback?: Takeback | null;
};

/** Show a view that comes without entries, and fetch those that the log lacks. */
function showWhole(store: TableStore, path: string, query: string, message: Shown) {
  store.set({ recent: { concerned: [] } }, roundChanged(store.get(), message.view));
  show(store, message);
  void catchUp(store, path, query);
}

/** Show a view and its choices. */
function show(store: TableStore, { seq, view, choices, undo = null, takeback = null }: Shown) {
  const state = store.get();
  const { view: former, seq: shown } = state.game;
  const ended = isOver(view) && !isOver(former);
  const isAnother = former && (former.me !== view.me || shown < 0 || seq < shown);
  const held = isAnother ? reset(state, seq) : {};
  store.set(withTakeback(state, takeback), ...withChoices(state, whole(choices), view), held, {
    game: { seq, undo },
    table: { lost: view.me === null ? (state.game.view?.me ?? state.table.lost) : null },
    ...(ended ? { panels: { scores: true } } : {}),
  });
}

/**
 * For a reader on another seat than before: each seat's log and past differ, and a premove belongs to its seat. And for a
 * table restored from a backup: the entries since then are lost, and others may have taken their numbers.
 */
function reset(state: TableState, seq: number): Change<TableState> {
  const { story, panels } = backToNow(state);
  const recent = { missed: null, roundOver: null, concerned: [] };
  const { premove, asking } = NEW_STORY;
  return { game: { log: [], since: firstHeld(seq) }, story: { ...story, premove, asking }, panels, recent };
}

/**
 * Fetch the log entries after the last one up to which the log has no gap.
 * @param query the invitation, if the page has one
 * @param set how the store is told of them
 */
async function catchUp(store: TableStore, path: string, query: string, set = store.set) {
  const { log, since, view } = store.get().game;
  const known = wholeUntil(log, since);
  const answer: Log | null = await call("GET", `${path}/log?text=false&after=${known}${query.replace("?", "&")}`).catch(
    () => null,
  );
  // Of another seat's log than that which is shown by now nothing is kept.
  if (answer && store.get().game.view?.me === view?.me) remember(store, answer.entries, set);
}

/**
 * Add the entries of a patch to the log. A patch lists its events together: with one entry they belong to it, with
 * several the entries are fetched with their own. Entries missing before them are fetched too, as an earlier response
 * may be late or lost.
 */
function told(store: TableStore, path: string, query: string, { seq, entries, events }: PatchMessage) {
  const [entry, ...more] = entries;
  const {
    recent: { concerned },
    game: { view },
  } = store.get();
  store.set({ recent: { concerned: concerning(concerned, entries, view?.me ?? null) } });
  if (entry && more.length === 0) remember(store, [{ ...entry, events }]);
  const { log, since } = store.get().game;
  if (wholeUntil(log, since) < seq) void catchUp(store, path, query);
}

/** Add new entries to the log, and drop old ones unless they are being read. */
function remember(store: TableStore, entries: LogEntry[], set = store.set) {
  const state = store.get();
  const log = merged(
    state.game.log,
    entries.filter(({ seq }) => seq > state.game.since),
  );
  const since = isReading(state) ? state.game.since : worthHolding(log, state.game.since, state.game.view?.me ?? null);
  set({ game: { log: since > state.game.since ? log.filter(({ seq }) => seq > since) : log, since } });
}

/**
 * Wait until the page shows entry `seq`; fetch the table if the live connection does not bring it in time. Whichever
 * comes first ends it: a request on a line that is gone may hang while a new connection has shown everything.
 */
export async function shown(store: TableStore, path: string, seq: number) {
  const isShown = () => store.get().game.seq >= seq;
  if (isShown()) return;
  await new Promise<void>((resolve) => {
    const stop = store.subscribe(() => {
      if (!isShown()) return;
      stop();
      resolve();
    });
    setTimeout(() => isShown() || void refresh(store, path).then(resolve), PATIENCE);
  });
}

/**
 * Fetch the table as it is now, and its log: the live connection drops patches up to a number that is shown. The player
 * who moves has a seat, so no invitation is needed.
 */
export async function refresh(store: TableStore, path: string) {
  const table: TableWithGame | null = await call("GET", path).catch(() => null);
  if (table?.view && table.seq > store.get().game.seq) showWhole(store, path, "", { ...table, view: table.view });
}
