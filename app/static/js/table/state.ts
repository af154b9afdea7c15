/** The state of the table's page: its initial value, and how new choices change it. */
import { NO_ADVICE } from "./advice-loader.ts";
import { NOTHING_CHOSEN } from "./choose.ts";
import { face } from "./face.ts";
import { NOTHING_ASKED } from "./nothing-asked.ts";
import { NO_END, NO_STANDING } from "./results.ts";
import { hasDeskWindow } from "./room.ts";
import type { Change } from "./store.ts";
import { NEW_STORY } from "./story.ts";
import { NO_TALK } from "./talk-loader.ts";
import type { Choices, TableState, Takeback, View } from "./types.ts";
import { NOTHING_SENT } from "./unsent.ts";

/**
 * The state of a page that has not loaded its table yet.
 * @param version that of the page's code
 */
export function emptyState(id: string, version = ""): TableState {
  return {
    game: {
      seq: -1,
      view: null,
      choices: NOTHING_ASKED,
      facts: null,
      log: [],
      since: 0,
      undo: null,
      takeback: null,
      takebackEnded: null,
    },
    table: { id, data: null, hosting: false, clocks: null, present: null, watchers: 0, lost: null, elsewhere: 0 },
    choosing: NOTHING_CHOSEN,
    sending: NOTHING_SENT,
    connection: { status: "connecting", version, outdated: false },
    panels: {
      tab: face.tabs[0] ?? "",
      sideTab: "others",
      unfolded: [],
      help: false,
      learnt: !face.explaining,
      scores: false,
    },
    recent: { missed: null, roundOver: null, concerned: [] },
    talk: NO_TALK,
    end: { ...NO_END, ...face.end },
    standing: NO_STANDING,
    story: NEW_STORY,
    advice: NO_ADVICE,
    parts: {},
  };
}

/** Whether the reader is in the middle of something that a reload would take away. What is merely offered is not. */
export function isUnderWay(state: TableState) {
  const { sending, choosing, panels } = state;
  const chosen = choosing.picked.length > 0 || choosing.held !== null || choosing.confirming !== "";
  const acting = sending.busy || sending.unsent !== "" || chosen || state.game.undo !== null;
  const opened = panels.help || panels.scores || state.standing.open || state.talk.talking;
  const elsewhere = Boolean(state.recent.missed?.told) || state.story.past !== null;
  return acting || opened || elsewhere || isDrafted(state);
}

/** Whether a form is filled in otherwise than a new one would be. */
function isDrafted({ game: { choices, view, facts }, choosing: { draft } }: TableState) {
  if (choices.form === null) return false;
  const kept = face.form?.begin(choices, view, facts).choosing?.draft ?? {};
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
 * What new choices change: a selection goes as soon as anything else is offered, a draft when something else is asked,
 * and what equals the former choices stays the same object, so that what it marks is not redrawn.
 */
export function withChoices(
  { game, choosing, panels }: TableState,
  sent: Choices,
  view: View | null,
): Change<TableState>[] {
  const choices = sharing(sent, game.choices);
  const asked = { game: { choices, view } };
  const isAnother = questionOf(choices, view) !== questionOf(game.choices, game.view);
  if (choices.choices === game.choices.choices && !isAnother) return [asked];
  const tab = choices.step === game.choices.step ? panels.tab : tabFor(choices, panels.tab);
  return [
    { ...asked, choosing: { ...NOTHING_CHOSEN, draft: isAnother ? {} : choosing.draft }, panels: { tab } },
    (isAnother && choices.form !== null && face.form?.begin(choices, view, game.facts)) || {},
  ];
}

/** What tells one question from the next: a page that sleeps through a round comes from one planning to another. */
function questionOf({ step, form }: Choices, view: View | null) {
  const about = form === null ? null : (face.form?.about?.(form) ?? form);
  return JSON.stringify([step, about, view?.round ?? null, view?.me ?? null]);
}

/**
 * The tab on which a new question can be answered: the open one, unless all that can be chosen lies on another part of
 * the board, so that a small screen never asks about what it does not show.
 */
function tabFor({ choices, about }: Choices, open: string) {
  return tabWith(
    choices.flatMap((move) => face.targets(move, about)),
    open,
  );
}

/** The open tab if it holds one of these things or none does, else the first that does; on a desk the board stays. */
export function tabWith(keys: string[], open: string) {
  const kinds = keys.map((key) => key.split(":")[0] ?? "");
  const holding = face.tabs.filter((name) => face.holds(name).some((kind) => kinds.includes(kind)));
  return holding.includes(open) || !face.tabs.includes(open) || hasDeskWindow() ? open : (holding[0] ?? open);
}

/**
 * The choices with those parts of the former ones that are equal: the number of the table alone is another each time.
 */
function sharing(choices: Choices, former: Choices): Choices {
  const parts = Object.entries(choices).map(([name, part]) => {
    const previous = (former as Record<string, unknown>)[name];
    return [name, JSON.stringify(part) === JSON.stringify(previous) ? previous : part];
  });
  return Object.fromEntries(parts);
}

/**
 * What a take-back proposal changes. One that has ended is kept until its outcome is announced. While there is one, nobody
 * is about to propose another: what that would take back may be gone when it ends.
 */
export function withTakeback({ game }: TableState, takeback: Takeback | null): Change<TableState> {
  if (takeback) return { game: { takeback }, story: { asking: null } };
  const previous = game.takeback;
  return { game: previous ? { takeback, takebackEnded: { previous, after: game.seq } } : { takeback } };
}
