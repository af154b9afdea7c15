/** Advice: the button that asks a robot; what asks and shows the answer is loaded when it is first wanted. */
import { html, nothing } from "lit-html";
import { glyph } from "./glyph.ts";
import type { Speaker } from "./i18n.ts";
import type { Later } from "./later.ts";
import { withWords } from "./later.ts";
import type { Store } from "./store.ts";
import type { Advice, Ctx, TableState } from "./types.ts";
import { isMine } from "./waiting.ts";
import { loadWhenWanted } from "./when-wanted.ts";

export interface AdviceState {
  /** Whether the reader wants advice. */
  open: boolean;
  /** Whether a robot thinks. */
  busy: boolean;
  given: Advice | null;
  /** Why there is none, in words; "" if there is. */
  error: string;
}

export const NO_ADVICE: AdviceState = { open: false, busy: false, given: null, error: "" };

/** Whether the table allows advice, and the reader has to choose between several moves. */
export function mayAsk(now: TableState) {
  const { choices } = now.game;
  const chooses = choices.step !== "" && (choices.form !== null || choices.choices.length > 1);
  return Boolean(now.table.data?.advice) && chooses && isMine(now) && !now.story.past;
}

/** Beside the prompt: asks, and closes the answer. */
export function adviceButton({ now, say, act }: Ctx) {
  if (!mayAsk(now)) return nothing;
  const { open } = now.advice;
  const words = say(open ? "advice-close" : "advice-ask");
  return html`<button type="button" class="advise" data-advice aria-expanded=${String(open)} aria-label=${words} title=${words} aria-keyshortcuts="a" @click=${() => act.set({ advice: { ...NO_ADVICE, open: !open } })}>
    ${glyph("M9 17.5h6M10 20.5h4M8.5 14.5a6 6 0 1 1 7 0l-.5 3h-6z")}
  </button>`;
}

/** The answer, once what draws it is loaded. */
export function advicePanel(ctx: Ctx) {
  return ctx.now.advice.open ? (ctx.now.parts.advice?.(ctx) ?? nothing) : nothing;
}

export function adviceWhenWanted(store: Store<TableState>, path: string, say: Speaker, later: Later) {
  const load = async () => {
    const { adviceWith } = await withWords(import("./advice/panel.ts"), say, later);
    return () => ({ advice: adviceWith(store, path, say) });
  };
  loadWhenWanted(
    store,
    say,
    ({ advice }) => advice.open,
    load,
    () => ({ advice: NO_ADVICE }),
  );
}
