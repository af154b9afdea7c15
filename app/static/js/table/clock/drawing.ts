/** Clocks in the bar above the table, and resigning and closing in its menu. */
import { html, nothing } from "lit-html";
import type { Tools } from "../clock-loader.ts";
import { timeFormat } from "../time-format.ts";
import type { Ctx, PlainTable } from "../types.ts";
import { left, moment, running } from "./due.ts";
import type { Clocks, ClocksState } from "./state.ts";

/** What a seat is called. */
type Named = (seat: number) => string;

type Act = (method: string, rest: string, body?: object) => unknown;

const SHORT = 10 * 60_000;

/** The bar: who has to move until when, stand-ins, a sleeping game, a vote. */
export const bar =
  (act: Act, { isStopped, SHAPES, seatName, hosting }: Tools): ((ctx: Ctx) => unknown) =>
  (ctx) => {
    const { data: table, clocks } = ctx.now.table;
    if (!table || !clocks) return nothing;
    if (table.status === "finished") return isStopped(ctx.now) ? said(ctx.say("ended-early")) : nothing;
    const data = clocks.data;
    const named: Named = (seat) => seatName(ctx, seat);
    return html`${standIns(ctx, table, named, act)} ${table.closing ? closing(ctx, table, named, table.closing, hosting, act) : nothing} ${table.asleep ? asleep(ctx, act) : nothing} ${table.robot_failed === ctx.now.game.seq ? failedRobot(ctx) : nothing}
  ${data && table.status === "playing" ? html`${vote(ctx, named, data, act)} ${times(ctx, named, data, clocks.at, SHAPES)}` : nothing}
  ${clocks.error ? html`<p class="error" role="alert">${clocks.error}</p>` : nothing}`;
  };

function said(text: string) {
  return html`<section class="then"><p role="status">${text}</p></section>`;
}

/** Who has a stand-in; one's own is taken back with one click. */
function standIns({ say, me }: Ctx, table: PlainTable, named: Named, act: Act) {
  const away = table.seats.filter((seat) => seat.stand_in);
  if (away.length === 0) return nothing;
  const mine = away.some(({ seat }) => seat === me?.seat);
  const others = away.filter(({ seat }) => seat !== me?.seat).map(({ seat }) => named(seat));
  return html`<section class=${mine ? "then" : "clocks"} role="region" aria-label=${say("stand-in-region")} data-stand-in>
    <p role="status">${mine ? say("stand-in-mine") : nothing} ${others.length ? say("stand-in-of", { names: say.list(others) }) : nothing}</p>
    ${mine ? html`<button type="button" class="main" data-take-seat-back @click=${() => act("DELETE", "/stand-in")}>${say("stand-in-back")}</button>` : nothing}
  </section>`;
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

/** The host's wish to end the game, and one's answer to it. */
function closing(
  { say, me }: Ctx,
  table: PlainTable,
  named: Named,
  { missing }: { agreed: number[]; missing: number[] },
  hosts: boolean,
  act: Act,
) {
  // Nobody is missing any more once a stand-in plays for who was: then anybody who may answer carries it out.
  const answering = me !== null || hosts;
  const asked = answering && (missing.length === 0 || (me !== null && missing.includes(me.seat)));
  const others = missing.filter((seat) => seat !== me?.seat).map((seat) => named(seat));
  const theirs = table.host === null ? say("closing-what-host") : say("closing-what", { name: named(table.host) });
  const answers = (close: boolean) => () => act("POST", "/close", { close });
  return html`<section class="then" role="region" aria-label=${say("closing-region")} data-closing>
    <p role="status">${hosts ? say("closing-mine") : theirs} ${others.length ? say("closing-missing", { names: say.list(others) }) : nothing}</p>
    ${asked ? html`<button type="button" class="main" @click=${answers(true)}>${say("closing-agree")}</button>` : nothing}
    ${answering ? html`<button type="button" @click=${answers(false)}>${say(hosts ? "closing-withdraw" : "closing-refuse")}</button>` : nothing}
  </section>`;
}

/** The vote to end the game, while somebody's time is up. */
function vote({ say, me }: Ctx, named: Named, { voters, votes, deadlines }: Clocks, act: Act) {
  if (voters.length === 0) return nothing;
  const late = deadlines.filter((one) => one.passed).map((one) => named(one.seat));
  const mine = me !== null && voters.includes(me.seat);
  const voted = me !== null && votes.includes(me.seat);
  return html`<section class="then" role="region" aria-label=${say("vote-region")} data-vote>
    <p role="status">${say("vote-what", { names: say.list(late) })} ${votes.length ? say("vote-count", { votes: votes.length, voters: voters.length }) : nothing}</p>
    ${mine ? html`<button type="button" class="main" @click=${() => act("POST", "/end-vote", { end: !voted })}>${say(voted ? "vote-withdraw" : "vote-do")}</button>` : nothing}
  </section>`;
}

function times(ctx: Ctx, named: Named, { deadlines, away }: Clocks, now: number, shapes: readonly string[]) {
  const { say, me } = ctx;
  const gone = away.filter(({ begins }) => Date.parse(begins) <= now);
  const shown = running(deadlines, ctx.now.game.view?.to_move);
  if (shown.length === 0 && gone.length === 0) return nothing;
  return html`<section class="clocks" role="region" aria-label=${say("clocks-region")}>
    <ul>
      ${shown.map((one) => deadline(ctx, named, one, now, one.seat === me?.seat, shapes[one.seat]))}
      ${gone.map(({ seat, ends }) => html`<li>${say("clock-away", { name: named(seat), at: moment(ends, now, language()) })}</li>`)}
    </ul>
  </section>`;
}

function deadline(
  { say }: Ctx,
  named: Named,
  { seat, due, passed }: Clocks["deadlines"][number],
  now: number,
  mine: boolean,
  shape: string | undefined,
) {
  const { key, count } = left(due, now);
  const short = passed || Date.parse(due) - now < SHORT;
  const whole = timeFormat(language(), { dateStyle: "full", timeStyle: "long" }).format(new Date(due));
  return html`<li class=${mine ? "mine" : ""} data-due=${seat}>
    <span class="seat-${seat}" aria-hidden="true">${shape}</span> ${mine ? say("your-turn") : html`<bdi>${named(seat)}</bdi>`}:
    <span class=${short ? "short" : ""}>${say(key, { count })}</span>
    <time datetime=${due} title=${whole}>${say(passed ? "clock-passed" : "clock-by", { at: moment(due, now, language()) })}</time>
  </li>`;
}

/** The language of the page. */
function language() {
  return document.documentElement.lang || "en";
}

/** What ends one's game before its end: handing one's seat on, resigning, and for the host closing the table. */
export const menu =
  (act: Act, { hosting }: Tools): ((ctx: Ctx) => unknown) =>
  (ctx) => {
    const { data: table, clocks } = ctx.now.table;
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
            <button type="button" class="main" data-close-table-do @click=${() => act("POST", "/close")}>${say("close-do")}</button>
            <button type="button" @click=${asking(ctx, clocks, "")}>${say("close-stay")}</button>
          </p>`
        : html`<button type="button" data-close-table @click=${asking(ctx, clocks, "close")}>${say("close-table")}</button>`
    }
  </div>`;
}

function asking(ctx: Ctx, clocks: ClocksState, leaving: ClocksState["leaving"]) {
  return () => ctx.act.set({ table: { clocks: { ...clocks, leaving } } });
}
