/** The home page: hosting a table, and the lists of tables. */
import { html, nothing, render } from "lit-html";
import { call } from "../table/api.ts";
import { foremost, left, moment } from "../table/clock/due.ts";
import type { Drawings } from "../table/drawings.ts";
import { bringDrawings } from "../table/drawings.ts";
import { serverNow } from "../table/server-time.ts";
import { inUnits } from "../table/time-spans.ts";
import type { Tables } from "../table/types.ts";
import { AnswerOrder } from "./parts/answer-order.ts";
import { showWaiting } from "./parts/badge.ts";
import type { Boot, Speaker, Summary } from "./parts/common.ts";
import { ask, booted, inWords, someone, unlessBusy, wordsOf } from "./parts/common.ts";
import { dayOf } from "./parts/days.ts";
import { showInvitations } from "./parts/friends.ts";
import type { Hosting } from "./parts/hosting.ts";
import { hostingOf, withStandIns } from "./parts/hosting.ts";
import { eachReminded, nudging, waitOf } from "./parts/nudging.ts";
import { begin, goTo, openTable } from "./parts/opening.ts";
import { ownTables } from "./parts/own-tables.ts";
import { showVacation } from "./parts/own-vacation.ts";
import { summary } from "./parts/summary.ts";
import type { GameWords, Listed } from "./parts/told-apart.ts";
import { companyOf, pictureOf, settingsOf, titleOf, turnOfOthers } from "./parts/told-apart.ts";

const LISTS = ["mine", "open", "watch"] as const;
const EVERY = 10_000;
/** The button behind a form's own fields. */
const CUSTOM = "custom";
/** Presets of people who play alone, to learn a game: there they may ask a robot for advice. */
const NEWCOMERS = ["guided", "solo"];
/** One's own tables in groups, by the ends of the messages that head them. */
const GROUPS: [string, (table: Summary) => boolean][] = [
  ["turn", isMyTurn],
  ["others", (one) => one.status !== "lobby" && !isMyTurn(one)],
  ["lobby", ({ status }) => status === "lobby"],
];

/**
 * `game`: whose words the page has; `others`: those of other games. `games`: their names, where there are several;
 * `listed`: what is told of the options of each.
 */
type HomeBoot = Boot & {
  drawings: Drawings;
  game: string;
  games: Record<string, string>;
  others: Record<string, string>;
  listed: Record<string, Listed>;
};

function start(boot: HomeBoot) {
  const say = wordsOf(boot);
  const form = document.getElementById("hosting");
  if (form instanceof HTMLFormElement) hosting(boot, say, form);
  lists(boot, say);
  // Where pages of former versions lead for it.
  if (location.hash === "#sign-out") location.replace("/account#sign-out");
  recorded(document.getElementById("recorded"));
  void bringDrawings(boot.drawings);
}

/** The form to host a table. */
function hosting(boot: HomeBoot, say: Speaker, form: HTMLFormElement) {
  const brought = hostingOf(form.dataset.script ?? "");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const button = event.submitter as HTMLElement | null;
    void unlessBusy(say, form, async () => host(boot, say, form, button?.dataset.preset ?? "friends", await brought));
  });
  custom(form, say, brought);
}

/** Load the recorded game once its place scrolls into view; the still picture stays if that fails. */
function recorded(place: HTMLElement | null) {
  if (!place) return;
  const seen = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    seen.disconnect();
    import(place.dataset.script ?? "")
      .then((script) => script.show(place))
      .catch((problem: unknown) => console.warn(problem));
  });
  seen.observe(place);
}

/** Open a table and go there; a preset without other people begins at once. */
async function host(boot: HomeBoot, say: Speaker, form: HTMLFormElement, preset: string, brought: Hosting) {
  if (!(await someone(boot, say))) return;
  const data = new FormData(form);
  const standIns = preset === CUSTOM ? String(data.get("stand_in") ?? "") : "";
  const wish = withStandIns(brought.wishOf(preset, data, form), standIns);
  const name = String(data.get("table_name") ?? "").trim() || null;
  const advice = preset === CUSTOM ? data.has("advice") : "advises" in form.dataset && NEWCOMERS.includes(preset);
  const made = await openTable({ game: form.dataset.game, ...wish, name, advice });
  const alone = wish.seats.filter((seat) => seat.kind === "human").length === 1;
  if (preset !== CUSTOM && alone) await begin(made);
  await goTo(made);
}

/** The part of the form for custom options: fields that do not apply are hidden. */
function custom(form: HTMLFormElement, say: Speaker, brought: Promise<Hosting>) {
  const open = document.getElementById("custom-open");
  const panel = document.getElementById("custom");
  const fit = async () => {
    const pace = String(new FormData(form).get("pace"));
    for (const part of form.querySelectorAll("[data-of-pace]") as NodeListOf<HTMLElement>) {
      part.hidden = !part.dataset.ofPace?.split(" ").includes(pace);
    }
    describeRobots(form);
    (await brought).fit(form, say);
  };
  for (const button of form.querySelectorAll("[data-fill]") as NodeListOf<HTMLElement>) {
    button.addEventListener("click", async () => {
      (await brought).fill(form, String(button.dataset.fill));
      await fit();
    });
  }
  open?.addEventListener("click", async () => {
    if (!panel) return;
    panel.hidden = !panel.hidden;
    // One button stands out: that of the choice that is open.
    form.querySelector("[data-preset=friends]")?.classList.toggle("main", panel.hidden);
    open.setAttribute("aria-expanded", String(!panel.hidden));
    if (panel.hidden) return;
    await fit();
    panel.scrollIntoView();
    panel.querySelector("select")?.focus({ preventScroll: true });
  });
  form.addEventListener("change", () => void fit());
  void fit();
}

/** Say of robots only what those are like that were chosen. */
function describeRobots(form: HTMLFormElement) {
  const kinds = [...(form.querySelectorAll("[data-kind]") as NodeListOf<HTMLSelectElement>)];
  const chosen = new Set(kinds.map(({ value }) => value));
  for (const hint of form.querySelectorAll("[data-of-robot]") as NodeListOf<HTMLElement>) {
    hint.hidden = !chosen.has(`robot-${hint.dataset.ofRobot}`);
  }
}

/** Keep the lists up to date while the page is visible. */
function lists(boot: HomeBoot, say: Speaker) {
  const invited = document.getElementById("invited");
  const vacation = document.getElementById("vacation");
  if (vacation) showVacation(vacation, say, boot.language).catch((problem: unknown) => console.warn(problem));
  const refresh = () =>
    Promise.all([
      ...LISTS.map((name) => list(boot, say, name)),
      showWaiting(boot.user !== null),
      invited && boot.user && showInvitations(invited, say, boot.games),
    ]);
  setInterval(() => document.hidden || void refresh(), EVERY);
  document.addEventListener("visibilitychange", () => document.hidden || void refresh());
  void refresh();
}

/** Of the requests for each list. */
const answers = new Map(LISTS.map((name) => [name, new AnswerOrder()]));

/** Ask for a list and show it, unless what was asked for later is shown already. */
async function list(boot: HomeBoot, say: Speaker, name: (typeof LISTS)[number]) {
  const place = document.getElementById(name) as HTMLElement;
  const order = answers.get(name) as AnswerOrder;
  const asked = order.ask();
  try {
    const games = await listOf(boot, name);
    if (!order.takes(asked)) return;
    const all = games.map((game) => summary(say, game));
    const shown = name === "mine" ? worthShowing(all) : all.filter((one) => !one.seated && !one.hosting);
    const over = name === "mine" && all.some(({ status }) => status === "finished");
    fresh(place);
    render(
      html`${
        shown.length
          ? name === "mine"
            ? grouped(boot, say, shown)
            : shown.map((one) => entry(boot, say, name, one))
          : html`<p class="empty">${say(`home-${name}-none`)}</p>`
      }
      ${over ? html`<p class="all"><a href="/me/games">${say("home-mine-all")}</a></p>` : nothing}`,
      place,
    );
  } catch (problem) {
    if (!order.takes(asked)) return;
    fresh(place);
    render(html`<p class="empty problem">${inWords(say, problem)}</p>`, place);
  }
}

async function listOf(boot: HomeBoot, name: (typeof LISTS)[number]): Promise<Tables["games"]> {
  if (name === "mine") return boot.user ? ownTables() : [];
  return (await ask(`/api/games?${name}`)).games;
}

/** Remove the server-rendered content, once. */
function fresh(place: HTMLElement) {
  if (place.getAttribute("aria-busy") === "true") place.textContent = "";
  place.setAttribute("aria-busy", "false");
}

/** Tables that are not over: where it is my turn first, the longest waiting ahead, then running games, lobbies. */
function worthShowing(tables: Summary[]) {
  return tables.filter(({ status }) => status !== "finished").sort(byUrgency);
}

/** One's tables under the headings of their groups; of one group alone there is no heading. */
function grouped(boot: HomeBoot, say: Speaker, shown: Summary[]) {
  const groups = GROUPS.map(([name, of]) => ({ name, tables: shown.filter(of) })).filter(({ tables }) => tables.length);
  return groups.map(
    ({ name, tables }) =>
      html`${groups.length > 1 ? html`<h2 class="group">${say(`home-group-${name}`)}</h2>` : nothing}${tables.map((one) => entry(boot, say, "mine", one))}`,
  );
}

function byUrgency(one: Summary, other: Summary) {
  const later = Date.parse(other.updated) - Date.parse(one.updated);
  return urgency(one) - urgency(other) || (isMyTurn(one) ? -later : later);
}

function urgency(one: Summary) {
  if (isMyTurn(one)) return 0;
  return ["playing", "paused", "lobby"].indexOf(one.status) + 1;
}

function isMyTurn(one: Summary) {
  return (
    one.status === "playing" &&
    !one.asleep &&
    one.seats.some((seat) => seat.you && !seat.standIn && one.toMove.includes(seat.seat))
  );
}

/** Speakers of what tables of other games are made of, by the game. */
const others = new Map<string, Speaker>();

/** What says what a table of a game is made of: the words of a page are those of one game. Null for an unknown one. */
function wordsOfGame(boot: HomeBoot, say: Speaker, game: string): GameWords | null {
  const listed = boot.listed[game];
  if (listed === undefined) return null;
  if (game === boot.game) return { spoken: say, listed };
  const spoken = others.get(game) ?? wordsOf({ ...boot, messages: boot.others[game] ?? "" });
  others.set(game, spoken);
  return { spoken, listed };
}

/** One table in a list. */
function entry(boot: HomeBoot, say: Speaker, name: string, one: Summary) {
  const mine = isMyTurn(one);
  const words =
    name === "open" ? "home-join-it" : name === "watch" ? "home-watch-it" : mine ? "home-go-on" : "home-open-it";
  const title = titleOf(one, say, boot);
  const company = companyOf(one, say, boot);
  const label = say.label([say(words), title]);
  const named = html`<bdi>${title}</bdi>`;
  return html`<article class="entry ${mine ? "mine" : ""}">
    ${pictureOf(one)}
    <div class="about">
      <p class="title">${name === "open" ? html`<a href="/t/${one.id}">${named}</a>` : named}</p>
      ${company ? html`<p class="more">${company}</p>` : nothing}
      <p class="more">${settingsOf(one, say, boot.games, wordsOfGame(boot, say, one.game))}</p>
      <p class=${mine ? "turn" : "more"}>${stateOf(boot, say, one)}</p>
      ${until(boot, say, one)}
    </div>
    <div class="do">
      ${
        name === "open"
          ? html`<button type="button" aria-label=${label} @click=${() => sitDown(boot, say, one)}>${say(words)}</button>`
          : html`<a class="button ${mine ? "main" : ""}" href="/t/${one.id}" aria-label=${label}>${say(words)}</a>`
      }
      ${name === "mine" ? nudging(say, one, nudged.has(waitOf(one)), (seats) => remind(boot, say, one, seats)) : nothing}
      ${
        name === "mine" && one.status === "playing"
          ? html`<a href="/t/${one.id}/seats">${say("home-manage-seats")}</a>`
          : nothing
      }
    </div>
  </article>`;
}

/** Sit down at an open table and go to its lobby. A refusal is said, and the list of open tables drawn again. */
async function sitDown(boot: HomeBoot, say: Speaker, one: Summary) {
  await unlessBusy(say, document.querySelector("section.open") as HTMLElement, async () => {
    if (!(await someone(boot, say))) return;
    await call("POST", `/api/games/${encodeURIComponent(one.id)}/join`);
    await goTo(one);
  });
  const problem = document.getElementById("problem");
  if (problem?.textContent) problem.scrollIntoView({ block: "nearest" });
  await list(boot, say, "open");
}

/** The turns of which somebody was reminded from here. */
const nudged = new Set<string>();

/** Remind those whom a table waits for, each of them. */
function remind(boot: HomeBoot, say: Speaker, one: Summary, seats: number[]) {
  void unlessBusy(say, document.querySelector("section.mine") as HTMLElement, async () => {
    await eachReminded(seats, (seat) => call("POST", `/api/games/${encodeURIComponent(one.id)}/nudge`, { seat }));
    nudged.add(waitOf(one));
    await list(boot, say, "mine");
  });
}

/** Until when somebody has to move, if the table has a clock. */
function until(boot: HomeBoot, say: Speaker, one: Summary) {
  const due = foremost(one.deadlines, one.seats.find((seat) => seat.you)?.seat ?? null);
  if (!due || one.asleep) return nothing;
  const now = serverNow();
  const { key, count } = left(due.due, now);
  return html`<p class="more"><time datetime=${due.due}>${say("home-due", { at: moment(due.due, now, boot.language), left: say(key, { count }) })}</time></p>`;
}

/** The status of a table, in words. */
function stateOf(boot: HomeBoot, say: Speaker, one: Summary) {
  if (one.asleep) return say("home-asleep", { day: dayOf(one.updated, boot.language) });
  if (isMyTurn(one)) return details(say, say("home-your-turn"), since(say, one));
  if (one.status === "lobby") {
    const taken = say("home-seats-taken", {
      taken: one.seats.filter((seat) => seat.taken).length,
      seats: one.seats.length,
    });
    return details(say, say("home-in-lobby"), taken, since(say, one));
  }
  if (one.status !== "playing") return say(`home-${one.status}`);
  return details(say, turnOfOthers(one, say, boot), since(say, one));
}

/** Texts in a row, as the language joins them; empty ones are left out. */
function details(say: Speaker, ...texts: string[]) {
  return say.details(texts.filter(Boolean));
}

/** How long a table has waited for the next move, in words; "" for less than a minute. */
function since(say: Speaker, { updated }: Summary) {
  const { unit, count } = inUnits(serverNow() - Date.parse(updated));
  return count > 0 ? say(`home-waits-${unit}`, { count }) : "";
}

start(booted<HomeBoot>());
