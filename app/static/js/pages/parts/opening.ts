/** Opening a table, once for each wish: whatever fails on the way to it, the next press goes on where the last one was. */
import { call, newKey } from "../../table/api.ts";
import type { Table } from "../../table/types.ts";
import { leavePage } from "./leaving.ts";

let opening: { wish: string; key: string } | null = null;

/**
 * Open a table, or get the one that was opened for this wish: by a request whose answer was lost, or with what comes
 * after it undone.
 * @param wish the body of the request
 */
export function openTable(wish: object): Promise<Table> {
  const text = JSON.stringify(wish);
  if (opening?.wish !== text) opening = { wish: text, key: newKey() };
  return call("POST", "/api/games", wish, { "Idempotency-Key": opening.key });
}

/** Begin the game of the visitor's own table, unless it has begun. */
export async function begin({ id, status }: Table) {
  if (status === "lobby") await call("POST", `/api/games/${encodeURIComponent(id)}/start`);
}

/** Go to a table; a visitor who comes back from there may open another like it. */
export function goTo({ id }: Pick<Table, "id">): Promise<void> {
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) opening = null;
  });
  return leavePage(() => location.assign(`/t/${encodeURIComponent(id)}`));
}
