/** What becomes of a page whose session has ended elsewhere. */
import { html, nothing } from "lit-html";
import { call, Problem } from "./api.ts";
import type { Ctx } from "./types.ts";

/** Whether the server knows this browser no more. An answer that does not come says nothing. */
export async function isSignedOut() {
  try {
    await call("GET", "/api/users/me");
  } catch (problem) {
    return problem instanceof Problem && problem.status === 401;
  }
  return false;
}

/** The handler of a connection: nothing is asked for a visitor whom the server did not know when it made the page. */
export function askedOf(boot: { user: unknown }) {
  return boot.user ? { isSignedOut } : {};
}

/** Says that one is signed out, with the way back to this page. */
export function signedOut({ now, say }: Ctx) {
  if (now.connection.status !== "signed-out") return nothing;
  const next = encodeURIComponent(location.pathname + location.search);
  return html`<section class="then" role="region" aria-label=${say("signed-out")}>
    <p role="alert">${say("signed-out")}</p>
    <a class="button main" href="/sign-in?next=${next}">${say("signed-out-sign-in")}</a>
  </section>`;
}
