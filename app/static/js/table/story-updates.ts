/** What keeps the `story` part of the page's state, and what hangs on it, up to date. */
import { followEarlier } from "./log/earlier.ts";
import { followLog } from "./log-scroll.ts";
import { keptSettings } from "./own-settings.ts";
import type { TablePage } from "./past.ts";
import { serverNow } from "./server-time.ts";
import { followTurn } from "./turn-alert.ts";

const MINUTE = 60_000;

/** Keep the reader's settings, the time and the log. Call it once the store draws the table. */
export function followStory({ root, store, path, query }: TablePage) {
  const settle = () => store.set({ story: { settings: keptSettings(), clock: serverNow() } });
  settle();
  addEventListener("regolith-looks", settle);
  setInterval(() => store.set({ story: { clock: serverNow() } }), MINUTE);
  followEarlier(store, path, query);
  followLog(root, store);
  followTurn(store);
}
