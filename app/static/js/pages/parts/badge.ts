/** The number on the icon of the installed app: at how many tables it is the reader's turn, as the server counts it. */
import { call } from "../../table/api.ts";
import { AnswerOrder } from "./answer-order.ts";

const answers = new AnswerOrder();

/**
 * Show the number, where the system shows such numbers; 0 for a visitor who is not signed in. If the server does not
 * answer, the number stays as it is.
 */
export async function showWaiting(isKnown: boolean) {
  if (!navigator.setAppBadge) return;
  const asked = answers.ask();
  const waiting = isKnown ? await call("GET", "/api/users/me/waiting").catch(() => null) : { tables: 0 };
  if (waiting && answers.takes(asked)) await navigator.setAppBadge(waiting.tables).catch(() => {});
}
