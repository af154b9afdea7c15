/** The page of a table: loads it, keeps it live, draws it, submits moves. */
import { html, render } from "lit-html";
import { Problem, call, post } from "./api.js";
import { click, firstFree, offersOf, placed } from "./choose.js";
import { speaker } from "./i18n.js";
import { NO_END, NO_STANDING } from "./end/data.js";
import { followPanels } from "./end/gate.js";
import { listen } from "./keys.js";
import { applyPatch } from "./patch.js";
import { TABS, contextOf, screen } from "./screen.js";
import { connect } from "./socket.js";
import { createStore } from "./store.js";
import { refusalText } from "./words.js";

/**
 * @typedef {import("./types").TableState} TableState
 * @typedef {import("./types").Choices} Choices
 * @typedef {import("./store.js").Store<TableState>} TableStore
 */

/** Milliseconds to wait for the live connection after an answer. */
const PATIENCE = 2000;

/** @type {Choices} */
const NO_CHOICES = { step: "", about: {}, choices: [], lines: [], form: null, sample: null, refused: [] };

/**
 * The state of a page that has not heard of its table yet.
 * @param {string} id
 * @returns {TableState}
 */
export function emptyState(id) {
  return {
    id,
    seq: -1,
    status: "",
    view: null,
    choices: NO_CHOICES,
    facts: null,
    log: [],
    picked: [],
    draft: {},
    held: null,
    tab: "moon",
    sideTab: "others",
    connection: "connecting",
    busy: false,
    error: "",
    why: "",
    help: false,
    scores: false,
    end: NO_END,
    standing: NO_STANDING,
    undo: null,
    takeback: null,
    present: null,
  };
}

/**
 * Choices as the server sent them, with nothing missing.
 * @param {Partial<Choices> | null | undefined} sent
 * @returns {Choices}
 */
export function whole(sent) {
  return {
    ...NO_CHOICES,
    ...Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined)),
  };
}

/**
 * The part of the state that new choices change: a selection is kept only while it still means something.
 * @param {TableState} state
 * @param {Choices} choices
 * @param {import("./types").View | null} view
 * @returns {Partial<TableState>}
 */
export function withChoices(state, choices, view) {
  if (
    JSON.stringify(choices.choices) === JSON.stringify(state.choices.choices) &&
    choices.step === state.choices.step
  ) {
    return { choices, view };
  }
  const planned = view && view.me !== null ? view.seats[view.me]?.planned : null;
  const fresh = choices.form !== null && state.choices.form === null;
  const draft = fresh
    ? Object.fromEntries((planned ?? []).map((card, index) => ["ABCDE"[index] ?? "", card]))
    : state.draft;
  return { choices, view, picked: [], held: null, why: "", draft };
}

/**
 * Start the page.
 * @param {HTMLElement} root
 * @param {{id: string, invite: string, language: string, messages: string}} boot what the page was told
 */
export async function start(root, boot) {
  const say = speaker(boot.messages, boot.language);
  const store = createStore(emptyState(boot.id));
  const path = `/api/games/${encodeURIComponent(boot.id)}`;
  const actions = actionsOf(store, path, say);
  draw(root, store, say, actions);
  const query = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
  followPanels(root, store, (state) => contextOf(state, say, actions), path, query);
  listenToPage(root, store, say, actions);
  await follow(store, path, boot);
}

/**
 * Load the table and stay with it.
 * @param {TableStore} store
 * @param {string} path
 * @param {{id: string, invite: string}} boot
 */
async function follow(store, path, { id, invite }) {
  const query = invite ? `?invite=${encodeURIComponent(invite)}` : "";
  const table = await call("GET", path + query);
  const digest = table.view.components;
  const [facts, log] = await Promise.all([
    call("GET", `/api/components/${digest}`),
    call("GET", `${path}/log${query}`),
  ]);
  show(store, table);
  store.set({ facts, log: log.entries, status: table.status });
  const live = connect(`/ws/games/${encodeURIComponent(id)}${query}`, {
    seq: () => store.get().seq,
    onStatus: (connection) => store.set({ connection }),
    onOther: (message) => heard(store, message),
    onView: (message) => {
      show(store, message);
      if ("takeback" in message) store.set({ takeback: message.takeback });
      void catchUp(store, path);
    },
    onPatch: (message) => {
      try {
        show(store, { ...message, view: applyPatch(store.get().view, message.patch) });
        remember(store, message.entries ?? []);
      } catch {
        store.set({ seq: -1 });
        live.refresh();
      }
    },
  });
}

/**
 * What else the live connection tells: who is here, what is proposed.
 * @param {TableStore} store
 * @param {any} message
 */
function heard(store, message) {
  if (message.type === "presence") store.set({ present: message.seats ?? null });
  if (message.type === "takeback") store.set({ takeback: message.takeback });
}

/**
 * Show a view and its choices.
 * @param {TableStore} store
 * @param {{seq: number, view: import("./types").View, choices: Partial<Choices>, undo?: number | null}} message
 */
function show(store, { seq, view, choices, undo = null }) {
  const state = store.get();
  const ended = view.phase === "finished" && state.view?.phase !== "finished";
  store.set({ seq, undo, ...withChoices(state, whole(choices), view), ...(ended ? { scores: true } : {}) });
}

/**
 * Fetch the sentences of what happened since the last one shown.
 * @param {TableStore} store
 * @param {string} path
 */
async function catchUp(store, path) {
  const known = store.get().log.at(-1)?.seq ?? 0;
  const answer = await call("GET", `${path}/log?after=${known}`).catch(() => null);
  if (answer) remember(store, answer.entries);
}

/**
 * Add to the log what it does not hold yet.
 * @param {TableStore} store
 * @param {import("./types").LogEntry[]} entries
 */
function remember(store, entries) {
  const { log } = store.get();
  const last = log.at(-1)?.seq ?? -1;
  const fresh = entries.filter((entry) => entry.seq > last);
  if (fresh.length > 0) store.set({ log: [...log, ...fresh] });
}

/**
 * Wait until the page shows what the server has answered; ask for it if the live connection does not bring it.
 * @param {TableStore} store
 * @param {string} path
 * @param {number} seq
 */
async function shown(store, path, seq) {
  const waited = new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (state.seq < seq) return;
      stop();
      resolve(true);
    });
    setTimeout(() => resolve(false), PATIENCE);
  });
  if (store.get().seq < seq && !(await waited)) await refresh(store, path);
}

/**
 * Ask for the table as it is now; the live connection catches up by itself.
 * @param {TableStore} store
 * @param {string} path
 */
async function refresh(store, path) {
  const table = await call("GET", path).catch(() => null);
  if (table && table.seq > store.get().seq) show(store, table);
}

/**
 * What the drawn things can do.
 * @param {TableStore} store
 * @param {string} path
 * @param {import("./types").Say} say
 * @returns {import("./types").Actions}
 */
function actionsOf(store, path, say) {
  /** @param {() => Promise<any>} send */
  const sending = async (send) => {
    if (store.get().busy) return;
    store.set({ busy: true, error: "", picked: [], held: null });
    try {
      await shown(store, path, (await send()).seq);
    } catch (problem) {
      store.set({ error: problemText(problem, say) });
      if (problem instanceof Problem && problem.status === 409) await refresh(store, path);
    } finally {
      store.set({ busy: false });
    }
  };
  return {
    pick(key) {
      const { picked, choices } = store.get();
      const done = click(offersOf(choices), picked, key);
      if ("submit" in done) this.submit(done.submit);
      else store.set({ picked: done.picked, why: "", error: "" });
    },
    clear: () => store.set({ picked: [], held: null, why: "", error: "" }),
    submit: (move) => void sending(() => post(`${path}/moves`, { seq: store.get().seq, move })),
    undo: () => void sending(() => post(`${path}/undo`, { seq: store.get().seq })),
    takeback: (seq) =>
      void sending(async () => {
        const answer = await (seq === null ? call("DELETE", `${path}/takeback`) : post(`${path}/takeback`, { seq }));
        store.set({ takeback: answer.takeback });
        return answer;
      }),
    hold: (held) => store.set({ held }),
    place: (slot, card) => store.set({ draft: placed(store.get().draft, slot, card), held: null }),
    set: (part) => store.set(part),
  };
}

/**
 * @param {unknown} problem
 * @param {import("./types").Say} say
 */
function problemText(problem, say) {
  if (!(problem instanceof Problem)) return say("error-unknown");
  if (problem.status === 0) return say("error-unreachable");
  const reason = problem.message || say(`refused-${problem.code}`);
  return problem.rule ? say("refusal", { reason, rule: problem.rule }) : reason;
}

/**
 * @param {HTMLElement} root
 * @param {TableStore} store
 * @param {import("./types").Say} say
 * @param {import("./types").Actions} actions
 */
function draw(root, store, say, actions) {
  store.subscribe((state) => {
    const ctx = contextOf(state, say, actions);
    if (!ctx) return;
    root.querySelector(":scope > .loading")?.remove();
    const had = document.activeElement;
    render(html`${screen(ctx)}`, root);
    for (const one of root.querySelectorAll(".pointed")) one.classList.remove("pointed");
    document.title = say(ctx.me && ctx.view.to_move.includes(ctx.me.seat) ? "title-your-turn" : "title-table", {
      round: ctx.view.round,
    });
    if (had !== document.activeElement && keyboard) refocus(root);
  });
}

let keyboard = false;

/**
 * The focused thing is gone: go on at the first choice.
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
 */
function listenToPage(root, store, say, act) {
  root.addEventListener("click", (event) => {
    keyboard = event.detail === 0;
    clicked(/** @type {Element} */ (event.target), store, say, act);
  });
  root.addEventListener("pointerover", (event) => point(root, /** @type {Element} */ (event.target)));
  root.addEventListener("focusin", (event) => point(root, /** @type {Element} */ (event.target)));
  listen(document, {
    escape: () => {
      const { help, scores, standing } = store.get();
      if (help || scores || standing.open) store.set({ help: false, scores: false, standing: NO_STANDING });
      else act.clear();
    },
    standing: () => store.set({ standing: store.get().standing.open ? NO_STANDING : { ...NO_STANDING, open: true } }),
    undo: () => act.undo(),
    end: () => {
      const end = store.get().choices.choices.find((move) => move.type === "EndTurn");
      if (end) act.submit(end);
    },
    help: () => store.set({ help: !store.get().help }),
    ...Object.fromEntries(
      TABS.map((tab, index) => [`tab-${index}`, () => store.set({ tab, ...(index > 2 ? { sideTab: tab } : {}) })]),
    ),
  });
}

/**
 * A click anywhere on the table: on a hand card or slot while planning, on something lit, on something refused.
 * @param {Element} target
 * @param {TableStore} store
 * @param {import("./types").Say} say
 * @param {import("./types").Actions} act
 */
function clicked(target, store, say, act) {
  const state = store.get();
  const slots = state.choices.form?.slots;
  const slot = target.closest("[data-plan-slot]")?.getAttribute("data-plan-slot");
  const hand = target.closest("[data-hand]")?.getAttribute("data-hand");
  if (slots && slot) return state.held || state.draft[slot] ? act.place(slot, state.held) : undefined;
  if (slots && hand) {
    const free = firstFree(state.draft, slots);
    return free ? act.place(free, hand) : act.hold(state.held === hand ? null : hand);
  }
  const thing = target.closest("[data-target]");
  const ctx = thing && contextOf(state, say, act);
  if (!ctx) return;
  const key = keyAt(ctx, thing);
  if (key === null) store.set({ why: thing.getAttribute("aria-label") ?? "" });
  else if (ctx.lit.has(key) || ctx.picked.has(key)) act.pick(key);
  else if (ctx.offers.some((offer) => offer.targets.includes(key))) store.set({ picked: [key] });
  else store.set({ why: whyNot(ctx, thing, key) });
}

/**
 * What a thing is and why it is not offered.
 * @param {import("./types").Ctx} ctx
 * @param {Element} thing
 * @param {string} key
 */
function whyNot(ctx, thing, key) {
  const refused = ctx.refused.get(key);
  const reason = refused ? refusalText(ctx, refused) : "";
  const label = thing.getAttribute("aria-label") ?? "";
  return label.includes(reason) ? label : `${label} — ${reason}`;
}

/**
 * The name of the nearest thing around a click that means something now, such as a lit deck rather than the card in
 * it; else of the nearest thing at all.
 * @param {import("./types").Ctx} ctx
 * @param {Element} target
 * @returns {string | null}
 */
function keyAt(ctx, target) {
  const nearest = target.closest("[data-target]");
  for (let thing = nearest; thing; thing = thing.parentElement?.closest("[data-target]") ?? null) {
    const key = thing.getAttribute("data-target") ?? "";
    if (ctx.refused.has(key) || ctx.offers.some((offer) => offer.targets.includes(key))) return key;
  }
  return nearest?.getAttribute("data-target") ?? null;
}

/**
 * Pointing at a choice shows what it names on the board, and the other way round.
 * @param {HTMLElement} root
 * @param {Element} target
 */
function point(root, target) {
  for (const one of root.querySelectorAll(".pointed")) one.classList.remove("pointed");
  const lights = target.closest("[data-lights]")?.getAttribute("data-lights");
  const key = target.closest(".lit[data-target], .picked[data-target]")?.getAttribute("data-target");
  for (const light of lights ? lights.split(" ") : []) {
    for (const one of root.querySelectorAll(`[data-target="${CSS.escape(light)}"]`)) one.classList.add("pointed");
  }
  if (!key) return;
  for (const one of root.querySelectorAll("[data-lights]")) {
    if (one.getAttribute("data-lights")?.split(" ").includes(key)) one.classList.add("pointed");
  }
}

const root = typeof document === "undefined" ? null : document.getElementById("table");
const boot = root && document.getElementById("boot");
if (root && boot) {
  start(root, JSON.parse(boot.textContent ?? "{}")).catch((problem) => {
    root.textContent = problem instanceof Problem ? problem.message : String(problem);
  });
}
