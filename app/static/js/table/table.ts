/** The page of a table: loads it, keeps it live, draws it, submits moves. */
import { actionsOf, failure } from "./actions.ts";
import { adviceWhenWanted } from "./advice-loader.ts";
import { animator } from "./animate-loader.ts";
import { Problem } from "./api.ts";
import { clocksWhenWanted } from "./clock-loader.ts";
import { Drawing } from "./drawing.ts";
import type { Drawings } from "./drawings.ts";
import { bringDrawings } from "./drawings.ts";
import { followElsewhere } from "./elsewhere.ts";
import type { Later as Explanations } from "./explaining-loader.ts";
import { explainWhenWanted } from "./explaining-loader.ts";
import { face } from "./face.ts";
import { keepInSight, refitWithWindow } from "./fitting.ts";
import { helpWhenWanted } from "./help-loader.ts";
import { speaker } from "./i18n.ts";
import { listenToPage } from "./input.ts";
import type { Later } from "./later.ts";
import { follow } from "./live.ts";
import type { Since } from "./missed-offer.ts";
import { offerMissed } from "./missed-offer.ts";
import { followPanels } from "./panels.ts";
import type { TablePage } from "./past.ts";
import { followPast } from "./past.ts";
import { premovesWhenWanted } from "./premove-loader.ts";
import { followRoom } from "./room.ts";
import { rulesWhenWanted } from "./rules-loader.ts";
import { opened, tabsOf } from "./screen.ts";
import { colourSeats, settingsWhenWanted } from "./settings-loader.ts";
import { backoff } from "./socket.ts";
import { emptyState, isUnderWay } from "./state.ts";
import type { Store } from "./store.ts";
import { createStore } from "./store.ts";
import { followStory } from "./story-updates.ts";
import type { Later as TalkParts } from "./talk-loader.ts";
import { talkWhenWanted } from "./talk-loader.ts";
import { surviveTranslation } from "./translation.ts";
import type { ContextOf, TableState } from "./types.ts";
import { undelivered } from "./unsent.ts";
import { followVersion } from "./updating.ts";
import { loadWhenTold } from "./when-told-loader.ts";

type TableStore = Store<TableState>;

/** The data in the page. */
type Boot = {
  id: string;
  invite: string;
  facts: string;
  user: unknown;
  language: string;
  numbering: string;
  joints: Record<string, string>;
  version: string;
  messages: string;
  drawings: Drawings;
  explain: Explanations;
  end: Later;
  since: Since;
  clock: Later;
  talk: TalkParts;
  past: Later & { known: boolean };
  rules: { style: string };
  premove: Later;
  guide: Later;
  settings: Later;
  extras: string;
  advice: Later;
};

/**
 * Start the page: what it is made of, what draws it, what listens, and then the table. Listeners of the store run in the
 * order in which they are added, and so do those of the window: the order below counts where it says why.
 */
export async function start(root: HTMLElement, boot: Boot) {
  const say = speaker(boot.messages, boot.language, boot.numbering, boot.joints);
  const store = createStore(emptyState(boot.id, boot.version));
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  const query = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
  const page = { root, store, path, query, say };
  const { actions, contextOf } = actionsOf(store, path, say);
  const drawing = new Drawing(root, say, contextOf);

  drawInOrder(page, drawing, boot.extras);
  bringLater(page, contextOf, boot);
  // The game's own listeners come after the table's: they find it drawn and fitted.
  face.follow?.(root, store, say, { path, guide: boot.guide });
  // After all that redraws the table for another size of the window: it is fitted as it is drawn then.
  refitWithWindow(root);
  const explain = explainWhenWanted(root, store, () => contextOf(store.get()), say, boot.explain);
  listenToPage({ root, contextOf }, store, actions, drawing, explain);

  await begun(page, boot);
  // Drawings come behind the table, so that they block nothing of it.
  void bringDrawings(boot.drawings, true);
  // A move that this tab has not sent yet needs the table, by which it is named.
  actions.resume();
  if (navigator.maxTouchPoints > 0) void swipe(root, store);
}

/** What happens with each change of the state that is drawn. */
function drawInOrder({ root, store }: TablePage, drawing: Drawing, extras: string) {
  const moving = animator(root, store, extras);
  moving.before(); // 1. Where pieces are, before they are drawn elsewhere.
  store.subscribe((state) => drawing.draw(state)); // 2. The table.
  keepInSight(root, store); // 3. It is fitted into the window: what measures it afterwards measures how it stays.
  moving.after(); // 4. Pieces move to where they are drawn now.
}

/** What is loaded when it is wanted, and what follows the drawn table: behind the drawing, but in any order. */
function bringLater(page: TablePage, contextOf: ContextOf, boot: Boot) {
  const { root, store, path, query, say } = page;
  followPanels(root, store, contextOf, path, query, say, boot.end, boot.extras);
  offerMissed(page, boot.since, followPast(page, boot.past, boot.extras));
  followStory(page);
  loadWhenTold(store, say, boot.since);
  clocksWhenWanted(store, path, query, say, boot.clock);
  talkWhenWanted(root, store, path, query, say, boot.talk);
  rulesWhenWanted(store, say, boot.rules);
  settingsWhenWanted(store, say, boot.settings, boot.extras);
  helpWhenWanted(store, say, boot.extras);
  adviceWhenWanted(store, path, say, boot.advice);
  premovesWhenWanted(store, path, say, boot.premove);
  colourSeats(store);
  followElsewhere(store, boot.user !== null);
  followRoom(store);
}

/** Resolves once the table is there, and stays in step with the server from then on. */
function begun({ root, store, path, query, say }: TablePage, boot: Boot) {
  const greeted = followVersion(boot.version, {
    isBusy: () => isUnderWay(store.get()) || undelivered(path) !== null,
    tell: (outdated) => store.set({ connection: { outdated } }),
  });
  return persistently(
    () => follow(store, path, query, boot, greeted),
    (problem) => {
      const told = root.querySelector(":scope > .loading [role=status]");
      if (told) told.textContent = failure(problem, say, null);
    },
  );
}

/** Let fingers swipe from region to region; where what does that cannot be loaded, there are the tabs. */
async function swipe(root: HTMLElement, store: TableStore) {
  const swipes = await import("./swipe.ts").catch(() => null);
  swipes?.followSwipes(root, (way) =>
    store.set(opened(swipes.beside(tabsOf(store.get().game.view), store.get().panels.tab, way))),
  );
}

/** Retry until it succeeds while the server is starting; any other problem is shown and ends it. */
async function persistently(begin: () => Promise<void>, tell: (problem: unknown) => void) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await begin();
    } catch (problem) {
      tell(problem);
      if (!(problem instanceof Problem)) throw problem;
      if (problem.status !== 0 && problem.status < 500) return;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}

/** Start the page that this script belongs to. Call it once the face is set. */
export function begin() {
  surviveTranslation();
  const root = document.getElementById("table");
  const boot = document.getElementById("boot");
  if (root && boot) void start(root, JSON.parse(boot.textContent ?? "{}"));
}
