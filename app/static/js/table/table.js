/** The page of a table: loads it, keeps it live, draws it, submits moves. */
import { html, render } from "lit-html";
import { animator } from "./animate/animator.js";
import { call, Problem, post } from "./api.js";
import { click, offersOf } from "./choose.js";
import { clocksWhenWanted } from "./clock-loader.js";
import { contextOf } from "./context.js";
import { explainWhenWanted } from "./explaining-loader.js";
import { face } from "./face.js";
import { keepInSight } from "./fitting.js";
import { followStory } from "./following.js";
import { speaker } from "./i18n.js";
import { listen } from "./keys.js";
import { follow, refresh, shown } from "./live.js";
import { followPanels } from "./panels.js";
import { clicked, newMoves, point, pointAgain } from "./pointing.js";
import { playAll } from "./premove/keeping.js";
import { problemText } from "./problems.js";
import { NO_STANDING } from "./results.js";
import { followReturning } from "./returning.js";
import { allTabs, screen, tabsOf } from "./screen.js";
import { backoff } from "./socket.js";
import { emptyState, isUnderWay, withTakeback } from "./state.js";
import { createStore } from "./store.js";
import { closed } from "./story.js";
import { beside, followSwipes } from "./swipe.js";
import { talkWhenWanted } from "./talk-loader.js";
import { surviveTranslation } from "./translation.js";
import { deliver, undelivered } from "./unsent.js";
import { followVersion } from "./updating.js";
import { isMine } from "./waiting.js";
import { loadWhenTold } from "./when-told-loader.js";

/**
 * @typedef {import("./types").TableState} TableState
 * @typedef {import("./store.js").Store<TableState>} TableStore
 */

/**
 * Start the page.
 * @param {HTMLElement} root
 * @param {{id: string, invite: string, facts: string, user: unknown, language: string, numbering: string, joints: Record<string, string>, version: string, messages: string, explain: import("./explaining-loader.js").Later, end: import("./later.js").Later, since: import("./returning.js").Since, clock: import("./clock-loader.js").Later, talk: import("./talk-loader.js").Later}} boot the data in the page
 */
export async function start(root, boot) {
  const say = speaker(boot.messages, boot.language, boot.numbering, boot.joints);
  const store = createStore(emptyState(boot.id, boot.version));
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  const actions = actionsOf(store, path, say);
  const moving = animator(root, store);
  moving.before();
  draw(root, store, say, actions);
  moving.after();
  const query = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
  followPanels(root, store, (state) => contextOf(state, say, actions), path, query, say, boot.end);
  followReturning(root, store, path, query, say, boot.since);
  followStory(root, store, path, query);
  loadWhenTold(store, say, boot.since.words);
  clocksWhenWanted(store, path, query, say, boot.clock);
  talkWhenWanted(root, store, path, query, say, boot.talk);
  face.follow?.(root, store);
  keepInSight(root, store);
  followSwipes(root, (way) => store.set(opened(beside(tabsOf(store.get().view), store.get().tab, way))));
  const greeted = followVersion(boot.version, {
    isBusy: () => isUnderWay(store.get()) || undelivered(path) !== null,
    tell: () => store.set({ outdated: true }),
  });
  const explain = () => contextOf(store.get(), say, actions);
  listenToPage(root, store, say, actions, explainWhenWanted(root, store, explain, say, boot.explain));
  await persistently(
    () => follow(store, path, boot, greeted),
    (problem) => {
      const told = root.querySelector(":scope > .loading [role=status]");
      if (told) told.textContent = failure(problem, say, null);
    },
  );
  actions.resume();
}

/**
 * Retry until it succeeds while the server is starting; any other problem is shown and ends it.
 * @param {() => Promise<void>} begin
 * @param {(problem: unknown) => void} tell
 */
async function persistently(begin, tell) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await begin();
    } catch (problem) {
      tell(problem);
      if (!(problem instanceof Problem) || (problem.status !== 0 && problem.status < 500)) return;
      await new Promise((resolve) => setTimeout(resolve, backoff(attempt)));
    }
  }
}

/**
 * The actions that drawn things can trigger.
 * @param {TableStore} store
 * @param {string} path
 * @param {import("./types").Say} say
 * @returns {import("./types").Actions}
 */
function actionsOf(store, path, say) {
  /**
   * @param {(ctx: import("./types").Ctx | null) => string} named what is done, in words
   * @param {(late: () => void) => Promise<any>} send
   */
  const sending = async (named, send) => {
    if (store.get().busy) return;
    const late = () => store.set({ unsent: say("unsent", { deed: named(contextOf(store.get(), say, actions)) }) });
    store.set({ busy: true, error: "", confirming: "", picked: [], held: null });
    try {
      const { seq } = await send(late);
      store.set({ unsent: "" });
      await shown(store, path, seq);
    } catch (problem) {
      const ctx = contextOf(store.get(), say, actions);
      store.set({ error: failure(problem, say, ctx) });
      if (problem instanceof Problem && problem.status === 409) await refresh(store, path);
    } finally {
      store.set({ busy: false, unsent: "" });
    }
  };
  const play = (/** @type {import("./types").Move} */ move, unsent = { seq: store.get().seq, move }) =>
    sending(
      (ctx) => (ctx ? face.moveName(ctx, move) : ""),
      (late) => deliver(path, unsent, late),
    );
  /** @type {import("./types").Actions} */
  const actions = {
    pick(key) {
      const { picked, choices } = store.get();
      const done = click(offersOf(choices), picked, key);
      if ("submit" in done) this.submit(done.submit);
      else store.set({ picked: done.picked, why: "", error: "" });
    },
    clear: () => store.set({ picked: [], held: null, confirming: "", why: "", error: "" }),
    submit: (move) => void play(move),
    play: async (steps) => {
      const offered = store.get().busy || (await playAll(store, steps, play));
      if (!offered) store.set({ error: say("premove-stopped") });
    },
    undo: () =>
      void sending(
        () => say("undo"),
        (late) => post(`${path}/undo`, { seq: store.get().seq }, { late }),
      ),
    takeback: (seq) => {
      const send = async (/** @type {() => void} */ late) => {
        const answer = await (seq === null
          ? call("DELETE", `${path}/takeback`)
          : post(`${path}/takeback`, { seq }, { late }));
        // An open connection reports every proposal and its end in order, and this response may come after both. The
        // end of an agreed proposal comes with the entry of the take-back.
        const { connection, seq: shown } = store.get();
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
    set: (part) => store.set(part),
  };
  return actions;
}

/**
 * @param {unknown} problem
 * @param {import("./types").Say} say
 * @param {import("./types").Ctx | null} ctx null before there is a table to name the things that the problem mentions
 */
function failure(problem, say, ctx) {
  if (!(problem instanceof Problem)) return say("error-unknown");
  if (problem.status === 0) return say("error-unreachable");
  return problemText(say, problem, (args) => (ctx ? face.worded(ctx, args) : args));
}

/**
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {import("./types").Say} say
 * @param {import("./types").Actions} actions
 */
function draw(root, store, say, actions) {
  let loading = root.querySelector(":scope > .loading");
  store.subscribe((state) => {
    const ctx = contextOf(state, say, actions);
    if (!ctx) return;
    loading?.remove();
    loading = null;
    const had = document.activeElement;
    render(html`${screen(ctx)}`, root);
    mark(root, face.marks?.(ctx) ?? {});
    pointAgain(root);
    document.title = say(isMine(ctx.now) ? "title-your-turn" : "title-table", {
      round: ctx.view.round,
    });
    if (keyboard && (had !== document.activeElement || had === document.body)) refocus(root);
  });
}

/**
 * Set the attributes of the table that styles and tests rely on.
 * @param {HTMLElement} root
 * @param {Record<string, string | null>} marks null removes the attribute
 */
function mark(root, marks) {
  const main = root.querySelector("main");
  for (const [name, value] of Object.entries(marks)) {
    if (value === null) main?.removeAttribute(`data-${name}`);
    else if (main?.getAttribute(`data-${name}`) !== value) main?.setAttribute(`data-${name}`, value);
  }
}

/** Whether the keyboard is in use, so that the focus must never be lost. */
let keyboard = false;

/**
 * Move the focus to the first choice, or else to the prompt, when the focused element is gone or disabled.
 * @param {HTMLElement} root
 */
function refocus(root) {
  /** @type {HTMLElement | null} */
  const next = root.querySelector(".offers .offer:not([disabled]), .fixed button.main:not([disabled]), .prompt");
  next?.focus();
}

/**
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {import("./types").Say} say
 * @param {import("./types").Actions} act
 * @param {() => void} explain explains the focused thing
 */
function listenToPage(root, store, say, act, explain) {
  root.addEventListener("click", (event) => {
    keyboard ||= event.detail === 0;
    clicked(/** @type {Element} */ (event.target), store, say, act);
  });
  // What the table can do without at first is loaded from then on.
  for (const kind of ["pointerover", "keydown"]) {
    document.addEventListener(kind, () => (root.dataset.reached = ""), { once: true, passive: true });
  }
  const moved = newMoves();
  root.addEventListener("pointerover", (event) => moved(event) && point(root, /** @type {Element} */ (event.target)));
  document.addEventListener("pointermove", moved, { passive: true });
  root.addEventListener("pointerdown", () => (keyboard = false));
  root.addEventListener("focusin", (event) => {
    keyboard ||= /** @type {Element} */ (event.target).matches(":focus-visible");
    point(root, /** @type {Element} */ (event.target));
  });
  listen(document, {
    escape: () => {
      const { help, scores, standing } = store.get();
      if (help || scores || standing.open) store.set({ help: false, scores: false, standing: NO_STANDING });
      else if (closed(store.get())) store.set(closed(store.get()) ?? {});
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
    help: () => store.set({ help: !store.get().help }),
    ...Object.fromEntries(allTabs().map((tab, index) => [`tab-${index}`, () => store.set(opened(tab))])),
  });
}

/**
 * Open a region's tab on a small screen; "others" and "log" also in the sidebar of a wide one.
 * @param {string} tab
 * @returns {Partial<TableState>}
 */
function opened(tab) {
  return { tab, ...(tab === "others" || tab === "log" ? { sideTab: tab } : {}) };
}

/** Start the page that this script belongs to. Call it once the face is set. */
export function begin() {
  surviveTranslation();
  const root = document.getElementById("table");
  const boot = document.getElementById("boot");
  if (root && boot) void start(root, JSON.parse(boot.textContent ?? "{}"));
}
