/** What is said of a part of the page that could not be loaded: its script, messages, styles, or what it shows. */
import { Problem } from "./api.ts";
import type { Missing } from "./later-part.ts";
import { arrivals } from "./later-part.ts";
import { problemText } from "./problems.ts";
import type { Store } from "./store.ts";
import type { Say, TableState } from "./types.ts";

/**
 * Say why a part is missing. The server's own refusal is said as it is; a file that does not come from a server of
 * another version is one of a former version, for which the page offers to reload.
 * @param problem what its loading threw
 * @param aloud whether the reader waits for the part; else only a new version is told of
 * @returns whether it is gone for good
 */
export async function partMissing(
  store: Store<TableState>,
  say: Say,
  problem: unknown,
  aloud = true,
): Promise<boolean> {
  const refused = problem instanceof Problem && problem.status !== 0;
  const isGone = !refused && (await isUpdated(store.get().connection.version));
  if (isGone) store.set({ connection: { outdated: true } });
  if (aloud) {
    const error = isGone ? say("error-new-version") : problemText(say, refused ? problem : UNREACHABLE);
    store.set({ sending: { error, cited: "" } });
    if (!isGone) untilServed(store, error);
  }
  return isGone;
}

/** Take back what was said once a part has come, or the server has sent anything. */
function untilServed(store: Store<TableState>, said: string) {
  let before = store.get();
  const over = () => {
    stop();
    arrivals.delete(over);
    if (store.get().sending.error === said) store.set({ sending: { error: "" } });
  };
  const stop = store.subscribe((now) => {
    const isBack = now.connection.status === "open" && before.connection.status !== "open";
    if (isBack || served(now).some((one, index) => one !== served(before)[index])) over();
    before = now;
  });
  arrivals.add(over);
}

/** What the server has sent, as far as the page shows it. */
const served = ({ game, parts, standing, story, end }: TableState) => [
  game.view,
  parts,
  standing.data,
  story.past,
  end.history,
];

/** Says that a part is missing that the reader has asked for; then it may be asked for again. */
export const saidMissing =
  (store: Store<TableState>, say: Say): Missing =>
  async (problem, again) => {
    await partMissing(store, say, problem);
    again();
  };

/** All of what these bring; null if something is missing, which is said. What is wrong with its use is no such thing. */
export async function brought<Parts extends readonly unknown[]>(store: Store<TableState>, say: Say, ...parts: Parts) {
  return Promise.all(parts).catch(async (problem: unknown) => {
    await partMissing(store, say, problem);
    return null;
  });
}

const UNREACHABLE = new Problem(0, { code: "unreachable" });

/**
 * Whether the server answers, and has another version.
 * @param own the version of this page; empty in development
 */
async function isUpdated(own: string) {
  try {
    const health = await fetch("/healthz", { cache: "no-store" });
    return health.ok && own !== "" && (await health.json()).version !== own;
  } catch {
    return false;
  }
}
