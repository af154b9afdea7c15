/**
 * Loads explanations, code and messages, lazily: on the first interaction with the table. The messages come before that
 * when the page is at rest, since a screen reader reads with them why things are refused, without touching the table.
 */
import { pause } from "./api.ts";
import { isDataShort } from "./drawings.ts";
import { face } from "./face.ts";
import type { Speaker } from "./i18n.ts";
import { fetched, withWords } from "./later.ts";
import { LaterPart } from "./later-part.ts";
import { partMissing } from "./missing-part.ts";
import type { Store } from "./store.ts";
import type { Ctx, FollowExplaining, TableState } from "./types.ts";

type TableStore = Store<TableState>;

/** The URLs of the messages, of the script and of the styles of explanations. */
export type Later = { words: string; script: string; style: string };

/**
 * Events that start the loading; the last one is handled once it is done. `pointerup` only clears a `pointerdown`: a
 * finger lifted meanwhile is no long press.
 */
const REACHING = ["pointermove", "pointerdown", "pointerup", "click", "focusin"];

/** Milliseconds after which a page that is at rest gets the messages. */
const AT_REST = 5000;

/**
 * Enable explanations on the first interaction with the table, or when a reason has to be said: why a premove is gone.
 * @returns explains the focused thing, and announces it
 */
export function explainWhenWanted(
  root: HTMLElement,
  store: TableStore,
  context: () => Ctx | null,
  say: Speaker,
  later: Later,
): () => void {
  if (!face.explaining) return () => {};
  let failures = 0;
  let aloud = false;
  /** The last event before explanations were loaded. */
  let last: Event | null = null;
  const explanations = new LaterPart(
    async () => {
      const { followExplaining } = await withWords(explaining(later.script, failures), say, later);
      return () => {
        for (const kind of REACHING) root.removeEventListener(kind, reached, { capture: true });
        store.set({ panels: { learnt: true } });
        return followExplaining(root, store, context, say, last);
      };
    },
    async (problem, again) => {
      failures += 1;
      // Unless it is gone for good, an interaction tries again after a while.
      if (!(await partMissing(store, say, problem, aloud || store.get().panels.help))) await pause().then(again);
    },
  );
  const reached = (event: Event) => {
    last = event.type === "pointerup" ? null : event;
    void explanations.get();
  };
  for (const kind of REACHING) root.addEventListener(kind, reached, { capture: true, passive: true });
  whenAtRest(async () => {
    const source = explanations.coming ? "" : await fetched(later.words).catch(() => "");
    if (!source || store.get().panels.learnt) return;
    say.learn(source);
    store.gather({ panels: { learnt: true } });
  });
  store.subscribe(({ panels: { help, learnt }, story: { premove } }) => {
    if ((help || premove.known?.gone) && !learnt) void explanations.get();
  });
  return async () => {
    aloud = true;
    (await explanations.get())?.();
  };
}

/** Do something once the page has stood for a while and has nothing else to do; never where data is short. */
function whenAtRest(work: () => unknown) {
  if (isDataShort()) return;
  // Not every browser tells when it has nothing to do.
  setTimeout(() => ("requestIdleCallback" in window ? requestIdleCallback(work) : work()), AT_REST);
}

/**
 * The module of explanations. A browser may cache a failed import, so each retry uses another URL; the modules that it
 * shares with the table are loaded already.
 * @param script its URL, given a new query at each retry
 */
function explaining(script: string, failures: number): Promise<{ followExplaining: FollowExplaining }> {
  return failures === 0 && face.explaining ? face.explaining() : import(`${script}?${failures}`);
}
