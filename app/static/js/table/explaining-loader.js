/** Loads explanations, code and messages, lazily: on the first interaction with the table. */
import { face } from "./face.js";
import { fetched } from "./later.js";
import { partMissing } from "./missing-part.js";

/**
 * @typedef {import("./store.js").Store<import("./types").TableState>} TableStore
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {{words: string, script: string}} Later the URLs of the messages and of the script of explanations
 */

/**
 * Events that start the loading; the last one is handled once it is done. `pointerup` only clears a `pointerdown`: a
 * finger lifted meanwhile is no long press.
 */
const REACHING = ["pointermove", "pointerdown", "pointerup", "click", "focusin"];

/**
 * Enable explanations on the first interaction with the table.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {() => Ctx | null} context
 * @param {import("./i18n.js").Speaker} say
 * @param {Later} later
 * @returns {() => void} explains the focused thing, and announces it
 */
export function explainWhenWanted(root, store, context, say, later) {
  if (!face.explaining) return () => {};
  /** @type {(() => void) | null} */
  let explain = null;
  let loading = false;
  let failures = 0;
  let aloud = false;
  /** @type {Event | null} the last event before explanations were loaded */
  let last = null;

  const load = async () => {
    if (loading) return;
    loading = true;
    try {
      const [{ followExplaining }, source] = await Promise.all([
        explaining(later.script, failures),
        fetched(later.words),
      ]);
      for (const kind of REACHING) root.removeEventListener(kind, reached, { capture: true });
      say.learn(source);
      store.set({ learnt: true });
      explain = followExplaining(root, store, context, say, last);
      if (aloud) explain();
    } catch (problem) {
      failures += 1;
      // Unless it is gone for good, the next interaction tries again.
      loading = await partMissing(store, say, problem, aloud || store.get().help);
    }
  };
  /** @param {Event} event */
  const reached = (event) => {
    last = event.type === "pointerup" ? null : event;
    void load();
  };
  for (const kind of REACHING) root.addEventListener(kind, reached, { capture: true, passive: true });
  store.subscribe(({ help, learnt }) => {
    if (help && !learnt) void load();
  });
  return () => {
    if (explain) return explain();
    aloud = true;
    void load();
  };
}

/**
 * The module of explanations. A browser may cache a failed import, so each retry uses another URL; the modules that it
 * shares with the table are loaded already.
 * @param {string} script its URL, given a new query at each retry
 * @param {number} failures
 * @returns {Promise<{followExplaining: import("./types").FollowExplaining}>}
 */
function explaining(script, failures) {
  return failures === 0 && face.explaining ? face.explaining() : import(`${script}?${failures}`);
}
