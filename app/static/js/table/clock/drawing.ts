/** Clocks in the bar above the table, and resigning and closing in its menu. */
import { html, nothing } from "lit-html";
import { isStopped, seatName } from "../seats.ts";
import type { Ctx, PlainTable, Say } from "../types.ts";
import { left, moment } from "./due.ts";
import type { Clocks, ClocksState } from "./state.ts";

/** What a seat is called. */
type Named = (seat: number) => string;

type Act = (method: string, rest: string, body?: object) => unknown;

/** The bar: stand-ins, a sleeping game, time that is up, vacations. */
export const bar =
  (act: Act): ((ctx: Ctx) => unknown) =>
  (ctx) => {
    const { data: table, clocks } = ctx.now.table;
    if (!table || !clocks) return nothing;
    if (table.status === "finished") return isStopped(ctx.now) ? said(ctx.say("ended-early")) : nothing;
    const data = clocks.data;
    const named: Named = (seat) => seatName(ctx, seat);
    return html`${standIns(ctx, table, named, act)} ${table.closing ? closing(ctx, table, named, table.closing, act) : nothing} ${table.asleep ? asleep(ctx, act) : nothing} ${table.robot_failed === ctx.now.game.seq ? failedRobot(ctx) : nothing}
  ${data && table.status === "playing" ? html`${late(ctx, named, data, act)} ${vacations(ctx, named, data, clocks.at)}` : nothing}
  <p class="visually-hidden" role="status" data-clock-alarm>${clocks.alarm}</p>
  ${clocks.error ? html`<p class="error" role="alert">${clocks.error}</p>` : nothing}`;
  };

function said(text: string) {
  return html`<section class="then"><p role="status">${text}</p></section>`;
}

/** Who has a stand-in; players take their own seat back with one click. */
function standIns({ say, me }: Ctx, table: PlainTable, named: Named, act: Act) {
  const away = table.seats.filter((seat) => seat.stand_in);
  if (away.length === 0) return nothing;
  const mine = away.some(({ seat }) => seat === me?.seat);
  const others = away.filter(({ seat }) => seat !== me?.seat).map(({ seat }) => named(seat));
  return html`<section class=${mine ? "then" : "clocks"} role="region" aria-label=${say("stand-in-region")} data-stand-in>
    <p role="status">${standInWords(say, mine, others)}</p>
    ${mine ? html`<button type="button" class="main" data-take-seat-back @click=${() => act("DELETE", "/stand-in")}>${say("stand-in-back")}</button>` : nothing}
  </section>`;
}

/** For whom stand-ins play, in one sentence. */
function standInWords(say: Say, mine: boolean, others: string[]) {
  const names = say.list(others);
  if (!mine) return say("stand-in-of", { names });
  return others.length ? say("stand-in-mine-and-of", { names }) : say("stand-in-mine");
}

function asleep({ say, me }: Ctx, act: Act) {
  return html`<section class="then" role="region" aria-label=${say("asleep-region")} data-asleep>
    <p role="status">${say("asleep-what")}</p>
    ${me ? html`<button type="button" class="main" data-wake @click=${() => act("POST", "/wake")}>${say("asleep-wake")}</button>` : nothing}
  </section>`;
}

/** A robot whose program fails, and what can be done. */
function failedRobot({ say }: Ctx) {
  return html`<section class="then" role="region" aria-label=${say("robot-failed-region")} data-robot-failed>
    <p role="status">${say("robot-failed-what")}</p>
  </section>`;
}

/** The host's wish to end the game, and the player's answer to it. */
function closing(
  { say, me, now }: Ctx,
  table: PlainTable,
  named: Named,
  { missing }: { agreed: number[]; missing: number[] },
  act: Act,
) {
  const { hosting } = now.table;
  // Nobody is missing any more once a stand-in plays for who was: then anybody who may answer carries it out.
  const answering = me !== null || hosting;
  const asked = answering && (missing.length === 0 || (me !== null && missing.includes(me.seat)));
  const others = missing.filter((seat) => seat !== me?.seat).map((seat) => named(seat));
  const theirs = table.host === null ? say("closing-what-host") : say("closing-what", { name: named(table.host) });
  const answers = (close: boolean) => () => act("POST", "/close", { close });
  return html`<section class="agreeing" role="region" aria-label=${say("closing-region")} data-closing>
    <p role="status">${hosting ? say("closing-mine") : theirs} ${others.length ? say("closing-missing", { names: say.list(others) }) : nothing}</p>
    ${asked ? html`<button type="button" class="danger" @click=${answers(true)}>${say("closing-agree")}</button>` : nothing}
    ${answering ? html`<button type="button" @click=${answers(false)}>${say(hosting ? "closing-withdraw" : "closing-refuse")}</button>` : nothing}
  </section>`;
}

/** Somebody's time is up: what they and the others can do, and the vote to end the game where there is one. */
function late({ say, me }: Ctx, named: Named, { voters, votes, deadlines }: Clocks, act: Act) {
  const seats = deadlines.filter((one) => one.passed).map((one) => one.seat);
  const isMine = me !== null && seats.includes(me.seat);
  if (seats.length === 0 || (voters.length === 0 && !isMine)) return nothing;
  const names = say.list(seats.map(named));
  const mayVote = me !== null && voters.includes(me.seat);
  const voted = me !== null && votes.includes(me.seat);
  const theirs = say(mayVote ? "vote-yours" : "vote-what", { names });
  const mine = voters.length ? say("late-mine-vote", { names: say.list(voters.map(named)) }) : say("late-mine");
  return html`<section class="late" role="region" aria-label=${say("vote-region")} data-vote>
    <p role="status">${isMine ? mine : theirs} ${votes.length ? say("vote-count", { votes: votes.length, voters: voters.length }) : nothing}</p>
    ${mayVote ? html`<button type="button" @click=${() => act("POST", "/end-vote", { end: !voted })}>${say(voted ? "vote-withdraw" : "vote-do")}</button>` : nothing}
  </section>`;
}

/** Which others are on vacation: nobody has to be told of their own. */
function vacations({ say, me }: Ctx, named: Named, { away }: Clocks, now: number) {
  const gone = away.filter(({ seat, begins }) => seat !== me?.seat && Date.parse(begins) <= now);
  if (gone.length === 0) return nothing;
  return html`<section class="clocks" role="region" aria-label=${say("vacations-region")}>
    <ul>
      ${gone.map(({ seat, ends }) => html`<li>${say("clock-away", { name: named(seat), at: moment(ends, now, language()) })}</li>`)}
    </ul>
  </section>`;
}

/** What a clock says to those who point at it: how much is left, and until when. */
export function spoken(say: Say, due: string, now: number) {
  const { key, count } = left(due, now);
  const seconds = Math.ceil((Date.parse(due) - now) / 1000);
  return seconds > 0 && seconds < 60 ? say("left-seconds", { count: seconds }) : say(key, { count });
}

/** The language of the page. */
export function language() {
  return document.documentElement.lang || "en";
}

/** What ends the player's game before its end: handing the seat on, resigning, and for the host closing the table. */
export const menu =
  (act: Act): ((ctx: Ctx) => unknown) =>
  (ctx) => {
    const { data: table, clocks, hosting } = ctx.now.table;
    const { me } = ctx;
    if (!clocks || !table || table.status !== "playing") return nothing;
    const plays = me !== null && !table.seats[me.seat]?.stand_in;
    return html`${plays ? resigning(ctx, clocks, act) : nothing}
  ${hosting && !table.closing ? closingIt(ctx, table, clocks, act) : nothing}`;
  };

function resigning(ctx: Ctx, clocks: ClocksState, act: Act) {
  const { now, say } = ctx;
  return html`<div class="leaving">
    <a href="/t/${encodeURIComponent(now.table.id)}/seats">${say("seat-to-somebody")}</a>
    ${
      clocks.leaving === "resign"
        ? html`<p role="status">${say("resign-what")}</p>
          <p class="row">
            <button type="button" class="main" data-resign-do @click=${() => act("POST", "/stand-in")}>${say("resign-do")}</button>
            <button type="button" @click=${asking(ctx, clocks, "")}>${say("resign-stay")}</button>
          </p>`
        : html`<button type="button" data-resign @click=${asking(ctx, clocks, "resign")}>${say("resign")}</button>`
    }
  </div>`;
}

function closingIt(ctx: Ctx, table: PlainTable, clocks: ClocksState, act: Act) {
  const { say, me } = ctx;
  const alone = !table.seats.some(
    (seat) => seat.kind === "human" && seat.taken && !seat.stand_in && seat.seat !== me?.seat,
  );
  return html`<div class="leaving">
    ${
      clocks.leaving === "close"
        ? html`<p role="status">${say(alone ? "close-what-alone" : "close-what")}</p>
          <p class="row">
            <button type="button" class="danger" data-close-table-do @click=${() => act("POST", "/close")}>${say("close-do")}</button>
            <button type="button" @click=${asking(ctx, clocks, "")}>${say("close-stay")}</button>
          </p>`
        : html`<button type="button" data-close-table @click=${asking(ctx, clocks, "close")}>${say("close-table")}</button>`
    }
  </div>`;
}

function asking(ctx: Ctx, clocks: ClocksState, leaving: ClocksState["leaving"]) {
  return () => ctx.act.set({ table: { clocks: { ...clocks, leaving } } });
}
