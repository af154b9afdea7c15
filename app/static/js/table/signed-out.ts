/** What becomes of a page whose session has ended elsewhere, or whose table its reader may not see any more. */
import { html, nothing } from "lit-html";
import { call, Problem, passes } from "./api.ts";
import type { Ending } from "./socket.ts";
import type { Ctx } from "./types.ts";

/** Behind the last entry of every log: nothing is asked for but whether there is a table. */
const BEHIND = 2 ** 31 - 1;

/** The status with which the server refuses a request for good; null if it does not, or was not reached. */
async function refusal(address: string) {
  try {
    await call("GET", address);
  } catch (problem) {
    if (problem instanceof Problem && problem.code && !passes(problem)) return problem.status;
  }
  return null;
}

/**
 * The handler of a connection. Whether the session has ended is not asked for a visitor whom the server did not know
 * when it made the page.
 */
export function endingOf({ id, invite, user }: { id: string; invite?: string | null; user: unknown }) {
  const ending = async (): Promise<Ending | null> => {
    if (user && (await refusal("/api/users/me")) === 401) return "signed-out";
    const query = invite ? `&invite=${encodeURIComponent(invite)}` : "";
    const status = await refusal(`/api/games/${encodeURIComponent(id)}/log?after=${BEHIND}${query}`);
    return status === 404 || status === 503 ? "gone" : null;
  };
  return { ending };
}

/** Says that the player is signed out, with the way back to this page. */
export function signedOut({ now, say }: Ctx) {
  if (now.connection.status !== "signed-out") return nothing;
  const next = encodeURIComponent(location.pathname + location.search);
  return html`<section class="then" role="region" aria-label=${say("signed-out")}>
    <p role="alert">${say("signed-out")}</p>
    <a class="button main" href="/sign-in?next=${next}">${say("signed-out-sign-in")}</a>
  </section>`;
}
