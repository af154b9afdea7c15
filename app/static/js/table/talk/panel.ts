/** The talk beside the game: a panel over the table that leaves the game playable. */
import { html, nothing, render } from "lit-html";
import { addressBeside } from "../addresses.ts";
import { call, newKey, Problem } from "../api.ts";
import { isDialogOpen } from "../dialog.ts";
import { isComposing } from "../keyboard.ts";
import { Problems } from "../problem-sources.ts";
import { problemText } from "../problems.ts";
import type { Store } from "../store.ts";
import type { Say, TableState } from "../types.ts";
import type { Source } from "./conversation.ts";
import { Conversation } from "./conversation.ts";
import { Notes } from "./notes.ts";
import { nudging } from "./nudging.ts";

type TableStore = Store<TableState>;

/** `path` of the table's requests, `query` with the invitation, and whether the reader may write. */
type About = { path: string; query: string; writes: boolean };

/** Open the talk for the first time. */
export function openTalk(root: HTMLElement, store: TableStore, about: About, say: Say) {
  const panel = new TalkPanel(root, store, about, say);
  panel.begin();
  return panel;
}

/** The panel of one table: the conversation, the reader's notes, and the buttons that remind others of their turn. */
class TalkPanel {
  root: HTMLElement;
  store: TableStore;
  about: About;
  say: Say;
  panel: HTMLElement;
  problems = new Problems<Source>();
  conversation: Conversation;
  /** The seats that were reminded from here, and the last entry when they were. */
  nudged = new Map<number, number>();

  constructor(root: HTMLElement, store: TableStore, about: About, say: Say) {
    this.root = root;
    this.store = store;
    this.about = about;
    this.say = say;
    this.panel = this.frame();
    this.conversation = this.newConversation();
    if (about.writes) new Notes(this.part("[data-note-place]"), about, say, this.toolsOfParts());
  }

  /** Show it, and what it has once that is there. */
  begin() {
    this.follow();
    this.drawNudging();
    this.show(true);
    void this.conversation.begin().then(() => this.show(this.conversation.shown));
  }

  /** Close the panel if it is open, else open it. */
  toggle() {
    if (!this.panel.hidden) return this.close();
    this.show(true);
    this.load();
  }

  /** Ask for what is new. */
  load() {
    void this.conversation.load();
  }

  /** The panel with its places, still empty, on the page. */
  frame() {
    const panel = document.createElement("div");
    panel.setAttribute("role", "dialog");
    panel.className = "talk-panel";
    panel.setAttribute("aria-label", this.say("talk-title"));
    document.body.append(panel);
    render(
      frame(this.say, () => this.close()),
      panel,
    );
    panel.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !isComposing(event)) this.close();
      event.stopPropagation(); // The table's letters are no shortcuts here.
    });
    return panel;
  }

  newConversation() {
    const { store, about, say } = this;
    const names = () => (store.get().table.data?.seats ?? []).filter(isOther(store)).map(({ name }) => name);
    const unread = (count: number) => store.set({ talk: { unread: count } });
    const language = document.documentElement.lang;
    const { hosting } = store.get().table;
    return new Conversation(
      this.part("[data-talk-place]"),
      { ...about, language, hosting, names, unread },
      say,
      this.toolsOfParts(),
    );
  }

  /** What conversation and notes use to ask the server, and to tell of problems. */
  toolsOfParts() {
    const tell = (text: string, source: Source) => this.tell(text, source);
    const inWords = (problem: unknown) => this.inWords(problem);
    return { call, newKey, isComposing, tell, inWords };
  }

  follow() {
    this.store.subscribe(({ table }) => {
      this.conversation.setHosting(table.hosting);
      this.drawNudging();
    });
    document.addEventListener("visibilitychange", () => void this.conversation.markRead());
  }

  show(isOpen: boolean) {
    const { panel, conversation } = this;
    panel.hidden = !isOpen;
    conversation.shown = isOpen;
    document.body.classList.toggle("talking", isOpen);
    this.store.set({ talk: { talking: isOpen } });
    if (!isOpen) return;
    conversation.scrollDown();
    if (isDialogOpen()) return;
    const field = panel.querySelector("#say") ?? panel.querySelector(".lines");
    (field as HTMLElement | null)?.focus();
  }

  /** Close it, and give the focus back to what opens it. */
  close() {
    this.show(false);
    (this.root.querySelector("[data-talk]") as HTMLElement | null)?.focus();
  }

  tell(text: string, source: Source) {
    this.problems.tell(source, text);
    render(this.problems.text || nothing, this.part(".problem"));
  }

  inWords(problem: unknown) {
    const isTold = problem instanceof Problem && problem.status;
    return isTold ? problemText(this.say, problem) : this.say("error-unreachable");
  }

  /** Remind who sits on a seat of their turn. */
  nudge(seat: number) {
    void this.conversation.once(async () => {
      const { seq } = this.store.get().game;
      await call("POST", `${this.about.path}/nudge`, { seat });
      this.nudged.set(seat, seq);
      this.drawNudging();
    });
  }

  drawNudging() {
    const nudge = (seat: number) => this.nudge(seat);
    render(nudging(this.store.get(), this.say, this.nudged, nudge), this.part(".nudging"));
  }

  /** A part of the panel, which is always there. */
  part(selector: string) {
    return this.panel.querySelector(selector) as HTMLElement;
  }
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
