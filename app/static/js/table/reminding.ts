/**
 * Reminders by sound: the turn alert again while the player's turn waits and nobody is at the table. Loaded where it is
 * wanted.
 */
import { turnSince } from "./log/chronicle.ts";
import type { Store } from "./store.ts";
import { ring } from "./turn-alert.ts";
import type { TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

/** Milliseconds of silence before each reminder of a turn; after the last one there is none. */
export const WAITS = [60_000, 120_000, 240_000];

/** What shows that somebody is there. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];

/**
 * The reminders of one turn after the other: `begin` with a new turn, `resume` when the player has gone away during it,
 * `stop` when they act or come back.
 */
export function reminders(ring: () => unknown) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rung = 0;
  const stop = () => clearTimeout(timer);
  const resume = () => {
    stop();
    if (rung < WAITS.length) timer = setTimeout(remind, WAITS[rung]);
  };
  const remind = () => {
    rung += 1;
    ring();
    resume();
  };
  const begin = () => {
    rung = 0;
    resume();
  };
  return { begin, resume, stop };
}

/**
 * The turn of which the player is to be reminded, as the number of the entry that began it; null while there is none, at
 * a table of hours or days for each turn, or where the player does not wish it. Pure.
 */
export function turnToRemindOf(state: TableState) {
  const { sound, remind } = state.story.settings;
  const quick = state.table.data !== null && (state.table.data.pace === "live" || state.table.data.pace === "none");
  return sound && remind && quick && isMine(state) ? turnSince(state.game.log) : null;
}

export function followReminders(store: Store<TableState>) {
  const { begin, resume, stop } = reminders(ring);
  let turn: number | null = null;
  let acted = 0;
  const see = (state: TableState) => {
    const now = turnToRemindOf(state);
    const own = state.game.log.findLast(({ seat }) => seat === state.game.view?.me)?.seq ?? 0;
    if (now !== turn) now === null ? stop() : begin();
    else if (own !== acted) stop();
    [turn, acted] = [now, own];
  };
  see(store.get());
  store.subscribe(see);
  for (const kind of TOUCHES) document.addEventListener(kind, stop, { capture: true, passive: true });
  document.addEventListener("visibilitychange", () => (document.hidden && turn !== null ? resume() : stop()));
}
