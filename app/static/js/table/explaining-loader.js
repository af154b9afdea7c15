/** The door to explanations: what explains, and its words, are loaded when somebody first reaches for the table. */
import { face } from "./face.js";
import { fetched } from "./later.js";

/**
 * @typedef {import("./store.js").Store<import("./types").TableState>} TableStore
 * @typedef {import("./types").Ctx} Ctx
 * @typedef {{words: string, script: string}} Later the addresses of the words of explanations and of what explains
 */

/** What of a hand, or of the keys, can ask for an explanation; a finger that is lifted again asked for none. */
const REACHING = ["pointermove", "pointerdown", "pointerup", "click", "focusin"];

/**
 * Let the things of the table explain themselves from the first time that somebody reaches for them.
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {() => Ctx | null} context
 * @param {import("./i18n.js").Speaker} say
 * @param {Later} later
 * @returns {() => void} explains, also aloud, what has the focus
 */
export function explainWhenWanted(root, store, context, say, later) {
  if (!face.explaining) return () => {};
  /** @type {(() => void) | null} */
  let explain = null;
  let loading = false;
  let failures = 0;
  let aloud = false;
  /** @type {Event | null} what was done last while nothing could explain yet */
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
      explain = followExplaining(root, store, context, say, last);
      if (aloud) explain();
    } catch {
      failures += 1;
      loading = false; // Who reaches for the table again tries again.
    }
  };
  /** @param {Event} event */
  const reached = (event) => {
    last = event.type === "pointerup" ? null : event;
    void load();
  };
  for (const kind of REACHING) root.addEventListener(kind, reached, { capture: true, passive: true });
  return () => {
    if (explain) return explain();
    aloud = true;
    void load();
  };
}

/**
 * What explains. A browser may remember that a module did not come; what it shares with the table came long ago.
 * @param {string} script its address, for another one at each attempt after the first
 * @param {number} failures
 * @returns {Promise<{followExplaining: import("./types").FollowExplaining}>}
 */
function explaining(script, failures) {
  return failures === 0 && face.explaining ? face.explaining() : import(`${script}?${failures}`);
}
