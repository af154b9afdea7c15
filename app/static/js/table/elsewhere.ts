/** Other tables that wait for the reader: looked for when nothing is asked of them here, and one key away. */

import { html } from "lit-html";
import { call } from "./api.ts";
import { keyCap } from "./glyph.ts";
import type { Store } from "./store.ts";
import type { Ctx, TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

/** Count them each time when the reader's part here is done. @param known whether the reader is somebody */
export function followElsewhere(store: Store<TableState>, known: boolean) {
  let wasAsked = true;
  store.subscribe((state) => {
    if (!known || !state.game.view) return;
    const isAsked = isMine(state);
    if (wasAsked && !isAsked) void count(store);
    wasAsked = isAsked;
  });
}

async function count(store: Store<TableState>) {
  const answer = await call("GET", "/api/users/me/waiting").catch(() => null);
  if (answer) store.gather({ table: { elsewhere: answer.tables } });
}

/** The way there, while nothing is asked here; null for nothing. */
export function elsewhere({ now, say }: Ctx) {
  if (now.table.elsewhere === 0 || isMine(now)) return null;
  const address = `/next?after=${encodeURIComponent(now.table.id)}`;
  return html`<a class="button" href=${address} data-next aria-keyshortcuts="n"
    >${say("next-table", { count: now.table.elsewhere })} ${keyCap("n")}</a
  >`;
}
