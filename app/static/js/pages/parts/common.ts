/** Shared by the pages around the table: messages, the player's identity, and problems in words. */

import type { Answer } from "../../table/api.ts";
import { call, Problem } from "../../table/api.ts";
import type { Deadline } from "../../table/clock/due.ts";
import { speaker } from "../../table/i18n.ts";
import { Problems } from "../../table/problem-sources.ts";
import { problemText } from "../../table/problems.ts";
import { surviveTranslation } from "../../table/translation.ts";
import type { Say } from "../../table/types.ts";
import type { Clock } from "./pace.ts";

export type Speaker = Say & { has: (key: string) => boolean; learn: (more: string) => void };

type User = { id: string; name: string };

/** What every page is told. */
export type Boot = {
  language: string;
  numbering: string;
  joints: Record<string, string>;
  messages: string;
  version: string;
  user: User | null;
  id: string;
  invite: string | null;
};

/**
 * A level of the game's robots: what it is called, what in a sentence ("a robot that …"), a sentence about it, and
 * whether it sits where none is chosen.
 */
export type Robot = { level: number; called: string; who: string; hint: string; usual: boolean };

/** A level of the game's automa, and what it is called. */
export type Automa = { level: number; called: string };

export type Seat = {
  seat: number;
  kind: "human" | "automa" | "robot";
  name: string;
  level: number;
  taken: boolean;
  /** Whether a rematch keeps it for whose name it bears, who has not joined yet; and whether that is the visitor. */
  kept: boolean;
  forYou: boolean;
  you: boolean;
  host: boolean;
  agreed: readonly number[];
  standIn: string | null;
  picture: string | null;
};

export type Summary = {
  id: string;
  game: string;
  name: string | null;
  round: number | null;
  /** Whether it was branched off another game. */
  branched: boolean;
  status: string;
  host: string;
  hosting: boolean;
  seated: boolean;
  seats: Seat[];
  toMove: number[];
  updated: string;
  result: { total: number | null; place: number | null; won: boolean; stand_in: boolean } | null;
  // biome-ignore lint/suspicious/noExplicitAny: they are the game's own
  options: Record<string, any>;
  visibility: string;
  invite: string;
  pace: string;
  clock: Clock | null;
  /** Whether people may ask a robot for advice. */
  advice: boolean;
  asleep: string | null;
  deadlines: readonly Deadline[];
};

/** What the page was told by the server, asked when its script begins. */
/** What the server told this page: what every page is told, and what this one is told beside. */
export function booted<Told = object>(): Boot & Told {
  surviveTranslation();
  return JSON.parse(document.getElementById("boot")?.textContent ?? "{}");
}

export function wordsOf(boot: Boot): Speaker {
  return speaker(boot.messages, boot.language, boot.numbering, boot.joints);
}

/** A problem in words: by its code if it has a message, else as the server worded it. */
export function inWords(say: Speaker, problem: unknown): string {
  if (!(problem instanceof Problem)) return say("problem-unknown", { detail: String(problem) });
  if (problem.status === 0) return say("problem-unreachable");
  return problemText(say, problem);
}

/**
 * The current player: the one signed in, or a new guest with the name in the page's name field. Null if the name is
 * missing; the field is then marked and focused.
 */
export async function someone(boot: Boot, say: Speaker): Promise<User | null> {
  if (boot.user) return boot.user;
  const field = document.getElementById("name") as HTMLInputElement;
  const name = field.value.trim();
  field.setAttribute("aria-invalid", String(name === ""));
  field.oninput = () => {
    field.setAttribute("aria-invalid", "false");
    tell("");
  };
  if (name === "") {
    tell(say("name-missing"));
    field.focus();
    return null;
  }
  const made = await call("POST", "/api/users", { name });
  boot.user = made.user ?? made;
  return boot.user;
}

/** What a problem is of: each source clears its own alone. */
type Source = "action" | "looking" | "version";

const problems = new Problems<Source>();

/** Show a problem in the page's place for them, beside those of other sources; an empty text clears that of its source. */
export function tell(text: string, source: Source = "action") {
  problems.tell(source, text);
  showProblems();
}

/** Show that the server has another version, or no more that it has. */
export function tellVersion(say: Speaker, isOther: boolean) {
  tell(isOther ? say("error-new-version") : "", "version");
}

/** Show all problems there are: also where a page has redrawn that place. */
export function showProblems() {
  sayAt("problem", problems.text);
}

/** Say that an action is done, in the page's place for that. */
export function done(text: string) {
  sayAt("done", text);
}

function sayAt(id: "problem" | "done", text: string) {
  const place = document.getElementById(id);
  // An alert that is rewritten is read aloud again.
  if (!place || place.textContent === text) return;
  place.textContent = text;
  if (text && moving?.contains(place)) place.scrollIntoView({ block: "nearest" });
}

/** The place for what is said of actions, on pages where it moves to the action. */
let moving: HTMLElement | null = null;

/**
 * Let what is said of an action stand beside it, on pages whose place for that moves. It is there before anything is
 * said, so that screen readers hear of it.
 */
function bringNear(near: Element) {
  moving ??= document.getElementById("said");
  const place = near.closest("[data-says]");
  if (!moving || !place) return;
  for (const one of moving.children) one.textContent = "";
  if (moving.parentElement !== place) place.append(moving);
}

/**
 * Bring the place for what is said back to an element, if what was beside it has gone with it.
 * @param to that stays in the page
 */
export function keepSaid(to: Element) {
  if (moving && !moving.isConnected) to.append(moving);
}

/** The actions within an element that are not done: how many, and the latest of them. */
const queues = new WeakMap<Element, { count: number; latest: Promise<void> }>();

/** Whether an action within an element is under way. What shows choices is not drawn meanwhile: they would go. */
export function isBusy(within: Element) {
  return (queues.get(within)?.count ?? 0) > 0;
}

/**
 * Run an action once those before it within the element are done: for what people may choose several of at once, so
 * that none is lost. Its problem is shown until the next action.
 * @param near what was pressed, or what holds it: what is said of the action stands there
 */
export function queued(say: Speaker, within: Element, work: () => Promise<void>, near = within): Promise<void> {
  const queue = queues.get(within) ?? { count: 0, latest: Promise.resolve() };
  queues.set(within, queue);
  queue.count += 1;
  within.setAttribute("aria-busy", "true");
  bringNear(near);
  tell("");
  queue.latest = queue.latest
    .then(work)
    .catch((problem: unknown) => tell(inWords(say, problem)))
    .then(() => {
      queue.count -= 1;
      if (queue.count === 0) within.removeAttribute("aria-busy");
    });
  return queue.latest;
}

/**
 * Run an action, unless one within the element is under way: for buttons, whose second press asks for nothing more.
 * Nothing is done then and nothing said, so no control may show such an action as done before it is.
 */
export async function unlessBusy(say: Speaker, within: Element, work: () => Promise<void>, near = within) {
  if (!isBusy(within)) await queued(say, within, work, near);
}

/** Run an action with what a form says whenever it is sent, in the place of the browser's own sending. */
export function whenSent(say: Speaker, form: HTMLFormElement, work: (filled: FormData) => Promise<void>) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void unlessBusy(say, form, () => work(new FormData(form)));
  });
}

/** Names in a row, as the language writes lists. */
export function listed(names: string[], language: string) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(names);
}

/**
 * Send a request to the server. The refusal of an expired session clears its cookie, so the second try is anonymous.
 */
export async function ask(path: string): Promise<Answer> {
  try {
    return await call("GET", path);
  } catch (problem) {
    if (problem instanceof Problem && problem.status === 401) return call("GET", path);
    throw problem;
  }
}
