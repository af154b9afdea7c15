/** The talk beside the game: a panel over the table that leaves the game playable. */
import { html, nothing, render } from "lit-html";
import { addressBeside } from "../addresses.ts";
import { Problems } from "../problem-sources.ts";
import type { Store } from "../store.ts";
import type { Tools } from "../talk-loader.ts";
import type { Say, TableState } from "../types.ts";
import type { Source } from "./conversation.ts";
import { Conversation } from "./conversation.ts";
import { Notes } from "./notes.ts";
import { nudging } from "./nudging.ts";

type TableStore = Store<TableState>;

/** Open the talk for the first time. */
export function openTalk(
  root: HTMLElement,
  store: TableStore,
  about: { path: string; query: string; writes: boolean },
  say: Say,
  tools: Tools,
) {
  const panel = document.createElement("div");
  panel.setAttribute("role", "dialog");
  panel.className = "talk-panel";
  panel.setAttribute("aria-label", say("talk-title"));
  document.body.append(panel);
  const opener = () => root.querySelector("[data-talk]") as HTMLElement | null;
  const close = () => {
    show(false);
    opener()?.focus();
  };
  render(frame(say, close), panel);
  panel.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !tools.isComposing(event)) close();
    event.stopPropagation(); // The table's letters are no shortcuts here.
  });

  const place = panel.querySelector("[data-talk-place]") as HTMLElement;
  const problems = new Problems<Source>();
  const tell = (text: string, source: Source) => {
    problems.tell(source, text);
    render(problems.text || nothing, panel.querySelector(".problem") as HTMLElement);
  };
  const names = () => (store.get().table.data?.seats ?? []).filter(isOther(store)).map(({ name }) => name);
  const unread = (count: number) => store.set({ talk: { unread: count } });
  const inWords = (problem: unknown) =>
    problem instanceof tools.Problem && problem.status ? tools.problemText(say, problem) : say("error-unreachable");
  const language = document.documentElement.lang;
  const { hosting } = store.get().table;
  const talk = new Conversation(place, { ...about, language, hosting, names, unread }, say, {
    ...tools,
    tell,
    inWords,
  });
  store.subscribe(({ table }) => talk.setHosting(table.hosting));
  document.addEventListener("visibilitychange", () => void talk.markRead());

  const nudged = new Map<number, number>();
  const nudge = (seat: number) =>
    void talk.once(async () => {
      const { seq } = store.get().game;
      await tools.call("POST", `${about.path}/nudge`, { seat });
      nudged.set(seat, seq);
      drawNudging();
    });
  const drawNudging = () =>
    render(nudging(store.get(), say, nudged, nudge), panel.querySelector(".nudging") as HTMLElement);
  store.subscribe(drawNudging);
  drawNudging();

  const notesPlace = panel.querySelector("[data-note-place]") as HTMLElement;
  if (about.writes) new Notes(notesPlace, about, say, { ...tools, tell, inWords });

  const show = (open: boolean) => {
    panel.hidden = !open;
    talk.shown = open;
    document.body.classList.toggle("talking", open);
    store.set({ talk: { talking: open } });
    if (!open) return;
    talk.scrollDown();
    const field = panel.querySelector("#say") ?? panel.querySelector(".lines");
    (field as HTMLElement | null)?.focus();
  };
  show(true);
  void talk.begin().then(() => show(talk.shown));
  return {
    toggle: () => {
      if (!panel.hidden) return close();
      show(true);
      void talk.load();
    },
    load: () => void talk.load(),
  };
}

/** Whether somebody else sits on a seat. */
function isOther(store: TableStore): (seat: { seat: number; taken: boolean }) => boolean {
  const me = store.get().table.data?.me ?? null;
  return ({ seat, taken }) => taken && seat !== me;
}

function frame(say: Say, close: () => void) {
  return html`<header role="presentation">
      <h2>${say("talk")}</h2>
      <a href=${addressBeside("talk")}>${say("talk-page")}</a>
      <button type="button" data-close @click=${close}>${say("close")}</button>
    </header>
    <div class="nudging"></div>
    <div data-note-place></div>
    <div data-talk-place><p role="status">${say("table-loading")}</p></div>
    <p class="problem" role="alert"></p>`;
}
