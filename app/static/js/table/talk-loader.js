/** The talk at the table: counts what is unread; the panel, its words and styles are loaded when it is first opened. */
import { call, newKey, Problem } from "./api.js";
import { isComposing } from "./keyboard.js";
import { fetched, styled } from "./later.js";
import { partMissing } from "./missing-part.js";
import { problemText } from "./problems.js";

/** What the panel uses of the table: handed over, as sharing modules would split the first script. */
const TABLE = { call, isComposing, newKey, Problem, problemText };

/**
 * @typedef {typeof TABLE} Tools
 * @typedef {import("./later.js").Later & {writes: boolean, hosting: boolean}} Later
 */

/**
 * @param {HTMLElement} root
 * @param {import("./store.js").Store<import("./types").TableState>} store
 * @param {string} path
 * @param {string} query
 * @param {import("./i18n.js").Speaker} say
 * @param {Later} later
 */
export function talkWhenWanted(root, store, path, query, say, later) {
  /** @type {{toggle: () => void, load: () => void} | null} */
  let panel = null;
  let loading = false;
  /** @type {object | null} */
  let seen = null;
  store.subscribe(({ connection, chat }) => {
    if (chat === seen || connection !== "open") return;
    seen = chat;
    if (panel) panel.load();
    else if (later.writes)
      call("GET", `${path}/chat?before=1${query.replace("?", "&")}`).then(
        ({ unread }) => store.set({ unread }),
        () => {},
      );
  });
  root.addEventListener("click", async ({ target }) => {
    if (loading || !(/** @type {Element} */ (target).closest("[data-talk]"))) return;
    if (panel) return panel.toggle();
    loading = true;
    try {
      const [{ openTalk }, words] = await Promise.all([
        import("./talk/panel.js"),
        fetched(later.words),
        styled(later.style),
      ]);
      say.learn(words);
      panel = openTalk(root, store, { ...later, path, query }, say, TABLE);
    } catch (problem) {
      await partMissing(store, say, problem);
    }
    loading = false;
  });
}
