/** What is said of a part of the page that could not be loaded: its script, messages, styles, or what it shows. */
import { Problem } from "./api.js";
import { problemText } from "./problems.js";

/**
 * Say why a part is missing. The server's own refusal is said as it is; a file that does not come from a server of
 * another version is one of a former version, for which the page offers to reload.
 * @param {import("./store.js").Store<import("./types").TableState>} store
 * @param {import("./types").Say} say
 * @param {unknown} problem what its loading threw
 * @param {boolean} [aloud] whether the reader waits for the part; else only a new version is told of
 * @returns {Promise<boolean>} whether it is gone for good
 */
export async function partMissing(store, say, problem, aloud = true) {
  const refused = problem instanceof Problem && problem.status !== 0;
  const isGone = !refused && (await isUpdated(store.get().version));
  if (isGone) store.set({ outdated: true });
  if (aloud)
    store.set({ error: isGone ? say("error-new-version") : problemText(say, refused ? problem : UNREACHABLE) });
  return isGone;
}

const UNREACHABLE = new Problem(0, { code: "unreachable" });

/**
 * Whether the server answers, and has another version.
 * @param {string} own the version of this page; empty in development
 */
async function isUpdated(own) {
  try {
    const health = await fetch("/healthz", { cache: "no-store" });
    return health.ok && own !== "" && (await health.json()).version !== own;
  } catch {
    return false;
  }
}
