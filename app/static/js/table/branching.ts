/** Playing on from an earlier position of a finished game: the button, and what it asks: on which seat, against whom. */
import { html, nothing } from "lit-html";
import { call, post } from "./api.ts";
import { keepInside } from "./dialog.ts";
import type { At } from "./past-controls-loader.ts";
import { failureText } from "./problems.ts";
import { isOver, nameAt, seatPiece } from "./seats.ts";
import type { Branching, Ctx, Past, Say } from "./types.ts";

/** What the dialog holds; `offered` is null until the server has said what can be chosen. */
export interface BranchDraft {
  offered: Branching | null;
  seat: number;
  level: number | null;
  busy: boolean;
  /** What went wrong, in words; "" for nothing. */
  error: string;
}

/** @returns what draws the button and the dialog */
export function branchingWith({ store, path, query, known }: At) {
  let isKnown = known;

  /** Change the draft, unless it has been closed meanwhile, with the position or without. */
  function change(part: Partial<BranchDraft>) {
    const { past } = store.get().story;
    if (past?.branching) store.set({ story: { past: { ...past, branching: { ...past.branching, ...part } } } });
  }

  function close() {
    const { past } = store.get().story;
    if (past) store.set({ story: { past: { ...past, branching: null } } });
  }

  function failed(say: Say, problem: unknown) {
    change({ busy: false, error: failureText(say, problem) });
  }

  async function open({ say, me }: Ctx, past: Past) {
    const wanted = me?.seat ?? past.view.to_move[0] ?? past.view.turn ?? 0;
    const branching = { offered: null, seat: wanted, level: null, busy: false, error: "" };
    store.set({ story: { past: { ...past, branching } } });
    try {
      const offered: Branching = await call("GET", `${path}/branches${query}`);
      const seat = offered.seats.includes(wanted) ? wanted : (offered.seats[0] ?? wanted);
      change({ offered, seat, level: offered.robots.find(({ usual }) => usual)?.level ?? null });
    } catch (problem) {
      failed(say, problem);
    }
  }

  async function send(say: Say, seq: number, { seat, level }: BranchDraft, event: SubmitEvent) {
    event.preventDefault();
    const name = (event.target as HTMLFormElement).querySelector<HTMLInputElement>("#branch-name")?.value.trim();
    change({ busy: true, error: "" });
    const invite = new URLSearchParams(query).get("invite");
    try {
      if (!isKnown) await call("POST", "/api/users", { name });
      isKnown = true;
      const wish = { seq, seat, ...(level !== null && { level }), ...(invite && { invite }) };
      const { id } = await post(`${path}/branches`, wish);
      location.assign(`/t/${encodeURIComponent(id)}`);
    } catch (problem) {
      failed(say, problem);
    }
  }

  function seats({ say, now }: Ctx, draft: BranchDraft, offered: Branching) {
    const called = (seat: number) => nameAt(say, now.table.data?.seats[seat] ?? { name: "", called: null });
    return html`<fieldset>
      <legend>${say("branch-seat")}</legend>
      ${offered.seats.map(
        (seat) =>
          html`<label class="switch"><input type="radio" name="branch-seat" value=${seat} .checked=${seat === draft.seat} @change=${() => change({ seat })} /> ${seatPiece(seat)} <bdi>${called(seat)}</bdi></label>`,
      )}
    </fieldset>`;
  }

  /** The level of the robots, where there are any. */
  function robots({ say }: Ctx, draft: BranchDraft, offered: Branching) {
    if (offered.seats.length < 2) return nothing;
    const chosen = offered.robots.find(({ level }) => level === draft.level);
    return html`<p class="setting">
      <label for="branch-level">${say("branch-level")}</label>
      <select id="branch-level" autocomplete="off" aria-describedby="branch-hint" @change=${(event: Event) => change({ level: Number((event.target as HTMLSelectElement).value) })}>
        ${offered.robots.map(({ level, called }) => html`<option value=${level} .selected=${level === draft.level}>${called}</option>`)}
      </select>
      <small class="note" id="branch-hint">${chosen?.hint ?? nothing}</small>
    </p>`;
  }

  /** Plays on; somebody whom nobody knows yet says first what they are called, or signs in and comes back. */
  function door({ say }: Ctx, seq: number, draft: BranchDraft) {
    const here = encodeURIComponent(location.pathname + location.search + location.hash);
    const stranger = html`<p class="setting">
      <label for="branch-name">${say("branch-name")}</label>
      <input id="branch-name" type="text" maxlength="30" autocomplete="nickname" required spellcheck="false" />
      <a href="/sign-in?next=${here}">${say("branch-sign-in")}</a>
    </p>`;
    return html`<form @submit=${(event: SubmitEvent) => void send(say, seq, draft, event)}>
      ${isKnown ? nothing : stranger}
      <p class="doors"><button type="submit" class="main" ?disabled=${draft.busy}>${say("branch-go")}</button></p>
    </form>`;
  }

  /** Escape closes the dialog alone. */
  function keys(event: KeyboardEvent) {
    keepInside(event);
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  }

  return {
    /** Offered where the game is over, at positions at which it was not. */
    button(ctx: Ctx, past: Past) {
      if (ctx.now.table.data?.status !== "finished" || isOver(past.view)) return nothing;
      return html`<button type="button" data-branch title=${ctx.say("branch-long")} @click=${() => void open(ctx, past)}>${ctx.say("branch")}</button>`;
    },
    dialog(ctx: Ctx, { seq, branching }: Past) {
      if (!branching) return nothing;
      const { say } = ctx;
      const { offered, error } = branching;
      return html`<section class="help branching" role="dialog" aria-modal="true" aria-labelledby="branch-title" tabindex="-1" data-panel="branch" @keydown=${keys}>
        <header role="presentation">
          <h2 id="branch-title">${say("branch")}</h2>
          <button type="button" data-close @click=${close}>${say("close")}</button>
        </header>
        <p>${say("branch-lead", { seq })}</p>
        <p class="note">${say("branch-hidden")}</p>
        ${offered ? html`${seats(ctx, branching, offered)} ${robots(ctx, branching, offered)} ${door(ctx, seq, branching)}` : nothing}
        ${error ? html`<p class="error" role="alert">${error}</p>` : nothing}
      </section>`;
    },
  };
}
