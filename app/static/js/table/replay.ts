/** Plays a game: shows one position after the other, until its end, or until the reader does anything else. */
import { neighbour } from "./log/chronicle.ts";
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";

/** How long a position is shown at each pace, in milliseconds. */
export const PACES = { slow: 3200, usual: 1600, fast: 700 };
export type Pace = keyof typeof PACES;

/** How long pieces that still move may delay the next position, and how often they are looked at, in milliseconds. */
const [MAX_MOVING, GLANCE] = [4000, 100];
/** What a press stops nothing of: the replay's own controls. */
const OWN = "[data-play], [data-pace]";
const CONTROLS = "button, a[href], input, select, summary, [data-target]";

/** What the replay needs of its page. */
export type Stage = {
  page: Document;
  store: Store<TableState>;
  look: (seq: number) => Promise<void>;
  /** Whether pieces still move. */
  isMoving: () => boolean;
};

export class Replay {
  isPlaying = false;
  /** The pace that the reader has chosen; null: as the settings have it. */
  chosen: Pace | null = null;
  #stage: Stage;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The positions that may be shown while it plays: the one shown last, and the one that is being fetched. */
  #own: number[] = [];

  constructor(stage: Stage) {
    this.#stage = stage;
    const { page, store } = stage;
    page.addEventListener("visibilitychange", () => page.hidden && this.stop());
    page.addEventListener("click", ({ target }) => isOther(target as Element) && this.stop(), { capture: true });
    page.addEventListener("input", ({ target }) => isOther(target as Element) && this.stop(), { capture: true });
    store.subscribe(({ story: { past }, panels: { help, scores } }) => {
      if (!past || past.branching || help || scores || !this.#own.includes(past.seq)) this.stop();
    });
  }

  pace({ story }: TableState): Pace {
    return this.chosen ?? (story.settings.speed === "fast" ? "fast" : "usual");
  }

  /** Play on from the position that is shown; from the beginning where it is the last one. */
  async play() {
    const state = this.#stage.store.get();
    const { past } = state.story;
    if (!past || this.isPlaying) return;
    this.isPlaying = true;
    this.#own = [past.seq];
    this.#stage.store.redraw();
    await this.#show(past.seq, isLast(state) ? 1 : nextOf(state));
  }

  stop() {
    if (!this.isPlaying) return;
    this.isPlaying = false;
    clearTimeout(this.#timer);
    this.#stage.store.redraw();
  }

  /** @param next null while the entries after the one shown are being fetched */
  async #show(shown: number, next: number | null) {
    this.#own = [shown, next ?? shown];
    if (next !== null) await this.#stage.look(next);
    if (!this.isPlaying) return;
    const state = this.#stage.store.get();
    // What could not be fetched, or was not wanted any more, ends it.
    if (state.story.past?.seq !== (next ?? shown) || isLast(state)) return this.stop();
    this.#wait(PACES[this.pace(state)], MAX_MOVING);
  }

  /** The next position comes after a while, and no piece is caught on its way. */
  #wait(pause: number, moving: number) {
    this.#timer = setTimeout(() => {
      if (moving > 0 && this.#stage.isMoving()) return this.#wait(GLANCE, moving - GLANCE);
      const state = this.#stage.store.get();
      const { past } = state.story;
      if (past) void this.#show(past.seq, nextOf(state));
    }, pause);
  }
}

function isOther(target: Element) {
  return target.closest(CONTROLS) !== null && target.closest(OWN) === null;
}

/** The next entry with sentences; null if there is none, or if those between are being fetched. */
function nextOf({ game: { log, since }, story: { past } }: TableState) {
  return past && past.seq >= since ? neighbour(log, past.seq, 1) : null;
}

function isLast(state: TableState) {
  const { past } = state.story;
  return past !== null && past.seq >= state.game.since && nextOf(state) === null;
}
