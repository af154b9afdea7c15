/** The tables of whoever reads the page, read from the server a page at a time. */
import type { Table, Tables } from "../../table/types.ts";
import { ask } from "./common.ts";

/**
 * All of one's tables that are not over: those where it is one's turn first. Of those that are over, which come last,
 * some are there if there are any.
 */
export async function ownTables(): Promise<Table[]> {
  const found = new Map<string, Table>();
  let after = "";
  for (;;) {
    const { games, next }: Tables = await ask(`/api/games?mine${after}`);
    for (const table of games) found.set(table.id, table);
    if (!next || games.at(-1)?.status === "finished") return [...found.values()];
    after = `&after=${next}`;
  }
}
