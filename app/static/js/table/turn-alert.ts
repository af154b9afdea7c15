/** The turn alert: the tab's icon and a short sound, which is loaded when it is first played. */
import type { Store } from "./store.ts";
import type { TableState } from "./types.ts";
import { isMine } from "./waiting.ts";

const ICON = "/static/img/mark.svg";
const ICON_TURN = "/static/img/mark-turn.svg";

/** Mark the tab and play the alert when the player's turn comes. */
export function followTurn(store: Store<TableState>) {
  let previous: boolean | null = null;
  store.subscribe((state) => {
    if (!state.game.view) return;
    const mine = isMine(state);
    if (mine !== previous) markTab(mine);
    if (mine && previous === false && state.story.settings.sound) void ring();
    previous = mine;
  });
}

/** The tab's icon with or without a badge, and the number on that of the installed app. */
function markTab(mine: boolean) {
  const link = document.querySelector("link[rel=icon]");
  const wanted = mine ? ICON_TURN : ICON;
  if (!link || link.getAttribute("href") === wanted) return;
  link.setAttribute("href", wanted);
  // The service worker takes what it has shown of this table away, and counts again.
  navigator.serviceWorker?.controller?.postMessage(location.pathname);
}

/** Play two soft notes; nothing where what plays them cannot be loaded. */
export async function ring() {
  const sound = await import("./sound.ts").catch(() => null);
  await sound?.ring();
}
