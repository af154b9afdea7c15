/** The page of a table: loads it, keeps it live, draws it, submits moves. */
import { html, render } from "lit-html";
import { adviceWhenWanted } from "./advice-loader.ts";
import { animator } from "./animate-loader.ts";
import type { Answer } from "./api.ts";
import { call, Problem, post } from "./api.ts";
import { click, isAskedFirst, litBy, offersOf } from "./choose.ts";
import { clocksWhenWanted } from "./clock-loader.ts";
import { contextOf } from "./context.ts";
import type { Drawings } from "./drawings.ts";
import { bringDrawings, bringRest, bringUsed } from "./drawings.ts";
import { followElsewhere } from "./elsewhere.ts";
import type { Later as Explanations } from "./explaining-loader.ts";
import { explainWhenWanted } from "./explaining-loader.ts";
import { face } from "./face.ts";
import { keepInSight } from "./fitting.ts";
import { helpWhenWanted } from "./help-loader.ts";
import { speaker } from "./i18n.ts";
import { listen } from "./keys.ts";
import type { Later } from "./later.ts";
import { follow, refresh, shown } from "./live.ts";
import type { Since } from "./missed-offer.ts";
import { offerMissed } from "./missed-offer.ts";
import { followPanels } from "./panels.ts";
import { followPast } from "./past.ts";
import { clicked, newMoves, point, pointAgain } from "./pointing.ts";
import { asDrawn } from "./premove/premoving.ts";
import { playAll, premovesWhenWanted } from "./premove-loader.ts";
import { failureText } from "./problems.ts";
import { tableIn } from "./regions.ts";
import { NO_STANDING } from "./results.ts";
import { followRoom } from "./room.ts";
import { rulesWhenWanted } from "./rules-loader.ts";
import { allTabs, opened, screen, tabsOf } from "./screen.ts";
import { colourSeats, settingsWhenWanted } from "./settings-loader.ts";
import { backoff } from "./socket.ts";
import { emptyState, isUnderWay, tabWith, withTakeback } from "./state.ts";
import type { Store } from "./store.ts";
import { createStore } from "./store.ts";
import { withTopmostClosed } from "./story.ts";
import { followStory } from "./story-updates.ts";
import { visit } from "./tab-stop.ts";
import type { Later as TalkParts } from "./talk-loader.ts";
import { talkWhenWanted } from "./talk-loader.ts";
import { surviveTranslation } from "./translation.ts";
import type { Actions, Ctx, Move, Say, TableState } from "./types.ts";
import { deliver, undelivered } from "./unsent.ts";
import { followVersion } from "./updating.ts";
import { isMine } from "./waiting.ts";
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

/** Start the page. */
export async function start(root: HTMLElement, boot: Boot) {
  const say = speaker(boot.messages, boot.language, boot.numbering, boot.joints);
  const store = createStore(emptyState(boot.id, boot.version));
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  const actions = actionsOf(store, path, say);
  const moving = animator(root, store, boot.extras);
  moving.before();
  draw(root, store, say, actions);
  keepInSight(root, store);
  moving.after();
  const query = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
  followPanels(root, store, (state) => contextOf(state, say, actions), path, query, say, boot.end, boot.extras);
  const page = { root, store, path, query, say };
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
  face.follow?.(root, store, say, { path, guide: boot.guide });
  followRoom(store);
  const greeted = followVersion(boot.version, {
    isBusy: () => isUnderWay(store.get()) || undelivered(path) !== null,
    tell: (outdated) => store.set({ connection: { outdated } }),
  });
  const explain = () => contextOf(store.get(), say, actions);
  listenToPage(root, store, say, actions, explainWhenWanted(root, store, explain, say, boot.explain));
  await persistently(
    () => follow(store, path, query, boot, greeted),
    (problem) => {
      const told = root.querySelector(":scope > .loading [role=status]");
      if (told) told.textContent = failure(problem, say, null);
    },
  );
  void bringDrawings(boot.drawings, true);
  actions.resume();
  if (navigator.maxTouchPoints > 0) void swipe(root, store);
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

/** The actions that drawn things can trigger. */
function actionsOf(store: TableStore, path: string, say: Say): Actions {
  /** @param named what is done, in words */
  const sending = async (named: (ctx: Ctx | null) => string, send: (late: () => void) => Promise<Answer>) => {
    if (store.get().sending.busy) return;
    const late = () =>
      store.set({ sending: { unsent: say("unsent", { deed: named(contextOf(store.get(), say, actions)) }) } });
    store.set({
      sending: { busy: true, error: "" },
      choosing: { confirming: "", picked: [], held: null },
      recent: { roundOver: null },
      story: { asking: null },
    });
    try {
      const { seq } = await send(late);
      store.set({ sending: { unsent: "" } });
      await shown(store, path, seq);
    } catch (problem) {
      const ctx = contextOf(store.get(), say, actions);
      store.set({
        sending: { error: failure(problem, say, ctx), cited: problem instanceof Problem ? problem.place : "" },
      });
      if (problem instanceof Problem && problem.status === 409) await refresh(store, path);
    } finally {
      store.set({ sending: { busy: false, unsent: "" } });
    }
  };
  const play = (move: Move, unsent = { seq: store.get().game.seq, move }) =>
    sending(
      (ctx) => (ctx ? face.moveName(ctx, move) : ""),
      (late) => deliver(path, unsent, late),
    );
  const actions: Actions = {
    pick(key) {
      const {
        choosing: { picked },
        game: { choices },
        panels: { tab },
      } = store.get();
      const offers = offersOf(choices);
      const done = click(offers, picked, key);
      if ("submit" in done) this.submit(done.submit);
      else
        store.set({
          choosing: { picked: done.picked, confirming: "", why: "" },
          sending: { error: "" },
          panels: { tab: tabWith([...litBy(offers, done.picked)], tab) },
        });
    },
    clear: () => store.set({ choosing: { picked: [], held: null, confirming: "", why: "" }, sending: { error: "" } }),
    submit: (move) => {
      if (isAskedFirst(store.get(), move)) store.set({ choosing: { confirming: JSON.stringify(move) } });
      else void play(move);
    },
    play: async (steps) => {
      const offered = store.get().sending.busy || (await playAll(store, steps, play));
      if (!offered) store.set({ sending: { error: say("premove-stopped"), cited: "" } });
    },
    undo: () =>
      void sending(
        () => say("undo"),
        (late) => post(`${path}/undo`, { seq: store.get().game.seq }, { late }),
      ),
    takeback: (seq) => {
      const send = async () => {
        // Neither is sent again by itself: a proposal that others have refused meanwhile would be another one.
        const answer = await (seq === null
          ? call("DELETE", `${path}/takeback`)
          : call("POST", `${path}/takeback`, { seq }));
        // An open connection reports every proposal and its end in order, and this response may come after both. The
        // end of an agreed proposal comes with the entry of the take-back.
        const {
          connection: { status: connection },
          game: { seq: shown },
        } = store.get();
        if (connection !== "open" && (answer.takeback || answer.seq <= shown))
          store.set(withTakeback(store.get(), answer.takeback));
        return answer;
      };
      void sending(() => say("takeback-ask"), send);
    },
    rematch: (levels) =>
      void sending(
        () => say("rematch"),
        async (late) => {
          const { id } = await post(`${path}/rematch`, { levels }, { late });
          location.assign(`/t/${encodeURIComponent(id)}`);
          return { seq: -1 };
        },
      ),
    resume: () => {
      const unsent = undelivered(path);
      if (unsent) void play(unsent.move, unsent);
    },
    set: store.set,
  };
  return actions;
}

/** @param ctx null before there is a table to name the things that the problem mentions */
function failure(problem: unknown, say: Say, ctx: Ctx | null) {
  return failureText(say, problem, (args) => (ctx ? face.worded(ctx, args) : args));
}

function draw(root: HTMLElement, store: TableStore, say: Say, actions: Actions) {
  let loading = root.querySelector(":scope > .loading");
  let first = -1;
  store.subscribe((state) => {
    const ctx = contextOf(state, say, actions);
    if (!ctx) return;
    loading?.remove();
    loading = null;
    const had = document.activeElement;
    render(html`${screen(ctx)}`, root);
    bringUsed();
    if (first < 0) first = state.game.seq;
    else if (state.game.seq !== first) bringRest();
    mark(root, face.marks?.(ctx) ?? {});
    markAsked(root, state.choosing.confirming, say);
    pointAgain(root);
    document.title = say(isMine(ctx.now) ? "title-your-turn" : "title-table", {
      named: ctx.now.table.data?.name ? "yes" : "no",
      name: ctx.now.table.data?.name ?? "",
      round: ctx.view.round ?? "none",
    });
    if (keyboard && (had !== document.activeElement || had === document.body)) refocus(root);
  });
}

/**
 * Set the attributes of the table that styles and tests rely on.
 * @param marks null removes the attribute
 */
function mark(root: HTMLElement, marks: Record<string, string | null>) {
  const main = tableIn(root);
  root.dataset.marks = JSON.stringify(marks);
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) main?.removeAttribute(`data-${name}`);
    else if (main?.getAttribute(`data-${name}`) !== value) main?.setAttribute(`data-${name}`, value);
  }
}

/** Whether buttons ask. */
let isAsking = false;

/** Let the buttons of the move that is asked about ask, in their own places. */
function markAsked(root: HTMLElement, confirming: string, say: Say) {
  if (confirming === "" && !isAsking) return;
  isAsking = confirming !== "";
  for (const one of root.querySelectorAll<HTMLElement>("[data-move]")) {
    if (confirming !== "" && one.dataset.move === confirming) one.dataset.asks = say("confirm-again");
    else delete one.dataset.asks;
  }
}

/** Whether the keyboard is in use, so that the focus must never be lost. */
let keyboard = false;

/** Move the focus to the first choice, or else to the prompt, when the focused element is gone or disabled. */
function refocus(root: HTMLElement) {
  const next: HTMLElement | null = root.querySelector(
    ".offers .offer:not([disabled]), .fixed button.main:not([disabled]), .prompt",
  );
  next?.focus();
}

/** @param explain explains the focused thing */
function listenToPage(root: HTMLElement, store: TableStore, say: Say, act: Actions, explain: () => void) {
  root.addEventListener("click", (event) => {
    keyboard ||= event.detail === 0;
    clicked(event.target as Element, store, say, act);
  });
  // What the table can do without at first is loaded from then on.
  for (const kind of ["pointerover", "keydown"]) {
    const reach = () => {
      root.dataset.reached = "";
      bringRest();
    };
    document.addEventListener(kind, reach, { once: true, passive: true });
  }
  const moved = newMoves();
  root.addEventListener("pointerover", (event) => moved(event) && point(root, event.target as Element));
  document.addEventListener("pointermove", moved, { passive: true });
  root.addEventListener("pointerdown", () => (keyboard = false));
  root.addEventListener("focusin", (event) => {
    keyboard ||= (event.target as Element).matches(":focus-visible");
    point(root, event.target as Element);
    visit(root, event.target as Element);
  });
  const actions = {
    escape: () => {
      const {
        panels: { help, scores },
        standing,
      } = store.get();
      if (help || scores || standing.open) store.set({ panels: { help: false, scores: false }, standing: NO_STANDING });
      else if (withTopmostClosed(store.get())) store.set(withTopmostClosed(store.get()) ?? {});
      else act.clear();
    },
    standing: () => store.set({ standing: store.get().standing.open ? NO_STANDING : { ...NO_STANDING, open: true } }),
    undo: () => (store.get().story.past ? undefined : contextOf(store.get(), say, act)?.act.undo()),
    end: () => {
      const ctx = contextOf(store.get(), say, act);
      const end = ctx?.offers.find(({ ends }) => ends);
      if (end) ctx?.act.submit(end.move);
    },
    explain,
    help: () => store.set({ panels: { help: !store.get().panels.help } }),
    ...Object.fromEntries(allTabs().map((tab, index) => [`tab-${index}`, () => store.set(opened(tab))])),
  };
  const goOn = listen(document, actions, () => asDrawn(store.get()).sending.busy);
  store.subscribe(({ sending }) => goOn(sending.error !== "" || sending.unsent !== ""));
}

/** Start the page that this script belongs to. Call it once the face is set. */
export function begin() {
  surviveTranslation();
  const root = document.getElementById("table");
  const boot = document.getElementById("boot");
  if (root && boot) void start(root, JSON.parse(boot.textContent ?? "{}"));
}
