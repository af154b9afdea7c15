/** Reminding those who keep a table waiting, from the list of the visitor's tables. */
import { html, nothing } from "lit-html";
import { awaitedOthers } from "../../table/talk/nudging.ts";
import type { Speaker, Summary } from "./common.ts";

/** The other people for whom a table of the visitor's waits, while it does not wait for the visitor. Pure. */
export function keepingWaiting(table: Summary) {
  const me = table.seats.find(({ you }) => you)?.seat ?? null;
  return awaitedOthers(table, me, table.toMove, ({ standIn }) => standIn);
}

/** For whom a table waits, and since when: what tells one wait from the next for the same people. Pure. */
export function waitOf({ id, toMove, updated }: Pick<Summary, "id" | "toMove" | "updated">) {
  return `${id} ${toMove.join()} ${updated}`;
}

/**
 * Remind each of them: who was reminded within a day keeps nobody else from it. Raises the first problem if nobody could
 * be reminded.
 */
export async function eachReminded(seats: number[], remind: (seat: number) => Promise<unknown>) {
  const problems: unknown[] = [];
  for (const seat of seats) await remind(seat).catch((problem: unknown) => problems.push(problem));
  if (problems.length === seats.length) throw problems[0];
}

/** A button that reminds all of them; once it has, it says so. */
export function nudging(say: Speaker, table: Summary, done: boolean, nudge: (seats: number[]) => void) {
  const waiting = keepingWaiting(table);
  if (waiting.length === 0) return nothing;
  if (done) return html`<p role="status">${say("home-nudged")}</p>`;
  const names = say.list(waiting.map(({ name }) => name));
  return html`<button type="button" class="quiet" data-nudge=${table.id} aria-label=${say("home-nudge-that", { names })} @click=${() => nudge(waiting.map(({ seat }) => seat))}>${say("home-nudge")}</button>`;
}
