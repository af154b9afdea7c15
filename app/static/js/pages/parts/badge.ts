/** The number on the icon of the installed app: at how many tables it is the reader's turn, as the server counts it. */
import { call } from "../../table/api.ts";

/**
 * Show the number, where the system shows such numbers; 0 for a visitor who is not signed in. If the server does not
 * answer, the number stays as it is.
 */
export async function showWaiting(isKnown: boolean) {
  if (!navigator.setAppBadge) return;
  const waiting = isKnown ? await call("GET", "/api/users/me/waiting").catch(() => null) : { tables: 0 };
  if (waiting) await navigator.setAppBadge(waiting.tables).catch(() => {});
}
