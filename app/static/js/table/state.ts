/** The state of the table's page: its initial value, and how new choices change it. */
import { face } from "./face.ts";
import { NOTHING_ASKED } from "./nothing-asked.ts";
import { NO_END, NO_STANDING } from "./results.ts";
import { NEW_STORY } from "./story.ts";
import type { Choices, TableState, Takeback, View } from "./types.ts";

/**
 * The state of a page that has not loaded its table yet.
 * @param version that of the page's code
 */
export function emptyState(id: string, version = ""): TableState {
  return {
    id,
    version,
    seq: -1,
    status: "",
    view: null,
    choices: NOTHING_ASKED,
    facts: null,
    log: [],
    since: 0,
    picked: [],
    draft: {},
    held: null,
    confirming: "",
    tab: face.tabs[0] ?? "",
    sideTab: "others",
    unfolded: [],
    connection: "connecting",
    outdated: false,
    busy: false,
    error: "",
    cited: "",
    unsent: "",
    why: "",
    help: false,
    learnt: !face.explaining,
    scores: false,
    end: { ...NO_END, ...face.end },
    standing: NO_STANDING,
    story: NEW_STORY,
    undo: null,
    takeback: null,
    takebackEnded: null,
    lost: null,
    rematch: null,
    table: null,
    clocks: null,
    present: null,
    watchers: 0,
    returning: null,
    roundOver: null,
    concerned: [],
    chat: null,
    unread: 0,
    talking: false,
    elsewhere: 0,
  };
}

/** Whether the reader is in the middle of something that a reload would take away. What is merely offered is not. */
export function isUnderWay(state: TableState) {
  const { busy, unsent, picked, held, confirming, undo, help, scores, standing, talking, returning, story } = state;
  const acting = busy || unsent !== "" || picked.length > 0 || held !== null || confirming !== "" || undo !== null;
  const reading = help || scores || standing.open || talking || Boolean(returning?.told) || story.past !== null;
  return acting || reading || isDrafted(state);
}

/** Whether a form is filled in otherwise than it would begin anew. */
function isDrafted({ choices, view, facts, draft }: TableState) {
  if (choices.form === null) return false;
  const kept = face.form?.begin(choices, view, facts).draft ?? {};
  return Object.keys({ ...kept, ...draft }).some((slot) => (draft[slot] ?? null) !== (kept[slot] ?? null));
}

/** Choices as the server sent them, with defaults for missing fields. */
export function whole(sent: Partial<Choices> | null | undefined): Choices {
  return {
    ...NOTHING_ASKED,
    ...Object.fromEntries(Object.entries(sent ?? {}).filter(([, value]) => value !== undefined)),
  };
}

/**
 * The part of the state that new choices change: a selection is kept only while it still matches an offer, and what
 * equals the former choices stays the same object, so that what it marks is not redrawn.
 */
export function withChoices(state: TableState, sent: Choices, view: View | null): Partial<TableState> {
  const choices = sharing(sent, state.choices);
  if (choices.choices === state.choices.choices && choices.step === state.choices.step) return { choices, view };
  const fresh = choices.form !== null && state.choices.form === null;
  const form = (fresh && face.form?.begin(choices, view, state.facts)) || { draft: state.draft };
  const picked = state.picked.length > 0 ? [] : state.picked;
  const tab = choices.step === state.choices.step ? state.tab : tabFor(choices, state.tab);
  return { choices, view, picked, tab, held: null, confirming: "", why: "", ...form };
}

/**
 * The tab on which a new question can be answered: the open one, unless all that can be chosen lies on another part of
 * the board, so that a small screen never asks about what it does not show.
 */
function tabFor({ choices, about }: Choices, open: string) {
  const kinds = choices.flatMap((move) => face.targets(move, about)).map((key) => key.split(":")[0] ?? "");
  const holding = face.tabs.filter((name) => face.holds(name).some((kind) => kinds.includes(kind)));
  return holding.includes(open) || !face.tabs.includes(open) ? open : (holding[0] ?? open);
}

/**
 * The choices with those parts of the former ones that are equal: the number of the table alone is another each time.
 */
function sharing(choices: Choices, former: Choices): Choices {
  const parts = Object.entries(choices).map(([name, part]) => {
    const was = (former as Record<string, unknown>)[name];
    return [name, JSON.stringify(part) === JSON.stringify(was) ? was : part];
  });
  return Object.fromEntries(parts);
}

/**
 * The part of the state that a take-back proposal changes. One that has ended is kept until its outcome is announced.
 */
export function withTakeback(state: TableState, takeback: Takeback | null): Partial<TableState> {
  const was = state.takeback;
  return was && !takeback ? { takeback, takebackEnded: { was, after: state.seq } } : { takeback };
}
