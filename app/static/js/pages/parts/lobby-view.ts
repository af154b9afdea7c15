/** The lobby as a pure function of the table. */
import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { isolated } from "../../table/direction.ts";
import { portrait } from "../../table/seats.ts";
import type { Robot, Seat, Speaker, Summary } from "./common.ts";
import type { Friend } from "./friends.ts";
import { friendsView } from "./friends.ts";
import type { Change, LobbyChoices } from "./lobby-choices.ts";
import { namingView } from "./naming.ts";
import type { TableBoot } from "./options.ts";
import { optionsOf, robotAt, standInOf } from "./options.ts";
import { pieceOf } from "./seat-pieces.ts";
import { readiness } from "./summary.ts";

type Lobby = {
  /** The picture of the game's board. */
  picture?: Element | null;
  say: Speaker;
  boot: TableBoot;
  announced: string;
  done: string;
  level: number;
  robot: number;
  act: (method: string, path: string, body?: object) => void;
  actOnSeat: (method: string, path: string, body?: object) => void;
  sit: (seat: number | null) => void;
  leave: () => void;
  choices: LobbyChoices;
  change: Change;
  toAutoma: (seat: number | null) => void;
  toLevel: (level: number) => void;
  closing: boolean;
  toClose: (closing: boolean) => void;
  copy: (field: HTMLInputElement) => void;
  share: () => void;
  renew: () => void;
  rename: (name: string) => void;
  friends: Friend[] | null;
  invite: (friend: Friend) => void;
};

export function lobbyView(table: Summary, lobby: Lobby) {
  const { say } = lobby;
  return html`<div class="lobby-head">
      ${lobby.picture}
      <h1>${table.name ? html`<bdi>${table.name}</bdi>` : table.host ? say("lobby-title", { name: table.host }) : say("lobby-title-nobody")}</h1>
      <p class="lobby-game">${lobby.boot.called}</p>
      <p class="state" role="status" id="state">${lobby.announced} ${stateOf(table, lobby)}</p>
    </div>
    <p id="problem" class="problem" role="alert"></p>
    <section class="card" aria-labelledby="seats-title">
      <h2 id="seats-title">${say("lobby-seats")}</h2>
      <ol class="seats">
        ${table.seats.map((seat) => seatView(table, seat, lobby))}
      </ol>
      ${table.hosting ? adding(table, lobby) : nothing} ${table.seated ? nothing : joining(table, lobby)}
      ${starting(table, lobby)}
    </section>
    <div class="side ${readiness(table).free > 0 ? "first" : ""}">
      ${table.invite && (table.seated || table.hosting) ? inviting(table, lobby) : nothing}
      <section class="card" aria-labelledby="options-title">
        <h2 id="options-title">${say("lobby-options")}</h2>
        <ul class="options">
          ${optionsOf(table, lobby, table.hosting).map((words) => html`<li>${words}</li>`)}
        </ul>
        ${lobby.choices.view(table, say, lobby.change)}
        ${table.hosting ? standingIn(table, lobby) : nothing} ${table.hosting && lobby.boot.advises ? advising(table, lobby) : nothing} ${table.hosting ? namingView(table.name, say, lobby.rename) : nothing}
      </section>
    </div>`;
}

function stateOf(table: Summary, { say, boot, level }: Lobby) {
  const { key, free } = readiness(table);
  const kept = table.seats.filter((seat) => seat.kept).map(({ name }) => isolated(name));
  const withAutoma = { free, automa: automaAt(boot, level) };
  const state =
    key === "lobby-waits-for-seats" && !hasRoomForAutoma(table, boot)
      ? say("lobby-waits-for-friends", { free })
      : say(key, { ...withAutoma, names: say.list(kept), count: kept.length });
  if (table.hosting) return state;
  if (table.seats.some((seat) => seat.forYou)) return say("lobby-keeps-for-you");
  if (!table.seated) return say("lobby-watches");
  return table.host ? say("lobby-waits-for-host", { name: table.host, free }) : state;
}

/** Whether the game lets its automa play at a table of so many seats, or of so many `more`. */
function hasRoomForAutoma({ seats }: Summary, { most_with_automa: most }: TableBoot, more = 0) {
  return seats.length + more <= most;
}

/** The most seats that the table can have with who sits there. */
function mostSeats({ seats }: Summary, { most_seats: most, most_with_automa: mostWithAutoma }: TableBoot): number {
  return seats.some(({ kind }) => kind === "automa") ? mostWithAutoma : most;
}

/** What the automa of a level is called; a level without a name of its own is played by the next weaker one. */
export function automaAt({ automas }: TableBoot, level: number): string {
  const weaker = automas.filter((one) => one.level <= level).sort((one, other) => one.level - other.level);
  return (weaker.at(-1) ?? automas[0])?.called ?? "";
}

/** A robot's name behind its place among those of the game, the weakest first. */
function ranked(robot: Robot, { say, boot }: Lobby) {
  return say("robot-ranked", {
    robot: robot.called,
    rank: boot.robots.indexOf(robot) + 1,
    most: boot.robots.length,
  });
}

/** The level of an automated seat in words. A robot's that a former version had is played by the next weaker one. */
function whatOf(seat: Seat, boot: TableBoot, say: Speaker) {
  if (seat.kind === "human") return "";
  if (seat.kind === "automa") return say("seat-kind-automa", { level: seat.level });
  return robotAt(boot.robots, seat.level)?.called ?? "";
}

function seatView(table: Summary, seat: Seat, lobby: Lobby) {
  const { say, boot, level, actOnSeat, sit, leave, toAutoma } = lobby;
  const automa = automaAt(boot, level);
  const number = seat.seat + 1;
  const name = seat.taken || seat.kept ? seat.name : say("seat-free");
  const what = whatOf(seat, boot, say);
  const kick = () => actOnSeat("POST", `/seats/${seat.seat}/kick`, { name: seat.name });
  const remove = () => actOnSeat("DELETE", `/seats/${seat.seat}`);
  const free = () => actOnSeat("POST", "/seats", { kind: "human", instead: seat.seat });
  const toRobot = () => actOnSeat("POST", "/seats", { kind: "robot", level: lobby.robot, instead: seat.seat });
  const removable = table.hosting && table.seats.length > 2 && (seat.kind !== "human" || !seat.taken);
  return html`<li class="seat ${seat.taken ? "" : "free"}">
    ${pieceOf(seat.seat)}
    ${portrait(seat.picture)}
    <span class="sitter">
      <bdi class="who">${name}</bdi>
      ${what ? html`<span class="what">${what}</span>` : nothing}
      ${seat.you ? html`<span class="tag you-tag">${say("seat-is-you")}</span>` : nothing}
      ${seat.host ? html`<span class="tag">${say("seat-is-host")}</span>` : nothing}
      ${seat.kept ? html`<span class="tag" data-kept>${say(seat.forYou ? "seat-is-kept-for-you" : "seat-is-kept")}</span>` : nothing}
    </span>
    <span class="do">
      ${seat.taken || table.seated || (seat.kept && !seat.forYou) ? nothing : html`<button type="button" @click=${() => sit(seat.seat)} aria-label=${say("lobby-sit-of", { number })}>${say("lobby-sit")}</button>`}
      ${table.hosting && seat.kind === "human" && (seat.taken || seat.kept) && !seat.you ? html`<button type="button" @click=${kick} aria-label=${say("lobby-kick-of", { name })}>${say("lobby-kick")}</button>` : nothing}
      ${table.hosting && seat.kind !== "human" ? html`<button type="button" @click=${free} aria-label=${say("lobby-to-human-of", { number, what: what ? `${name}, ${what}` : name })}>${say("lobby-to-human")}</button>` : nothing}
      ${table.hosting && !seat.taken && hasRoomForAutoma(table, boot) ? html`<button type="button" @click=${() => toAutoma(seat.seat)} aria-label=${say("lobby-to-automa-of", { number, automa })}>${say("lobby-to-automa", { automa })}</button>` : nothing}
      ${table.hosting && !seat.taken ? html`<button type="button" @click=${toRobot} aria-label=${say("lobby-to-robot-of", { number })}>${say("lobby-to-robot")}</button>` : nothing}
      ${removable ? html`<button type="button" @click=${remove} aria-label=${say("lobby-remove-of", { number, what: what ? `${name}, ${what}` : name })}>${say("lobby-remove")}</button>` : nothing}
      ${(seat.you && !seat.host) || seat.forYou ? html`<button type="button" @click=${() => leave()}>${say(seat.forYou ? "home-invited-not" : "lobby-leave")}</button>` : nothing}
    </span>
  </li>`;
}

/** The host's buttons for further seats; once there are all, of them only who plays a free one. */
function adding(table: Summary, lobby: Lobby) {
  const { say, act } = lobby;
  const most = mostSeats(table, lobby.boot);
  const more = table.seats.length < most;
  const oneMoreWithAutoma = more && hasRoomForAutoma(table, lobby.boot, 1);
  const automa = automaAt(lobby.boot, lobby.level);
  const chosen = (event: Event) => Number((event.target as HTMLSelectElement).value);
  const levels = lobby.boot.levels.map(
    (one) =>
      html`<option value=${one} ?selected=${one === lobby.level}>${say("seat-kind-automa", { level: one })}</option>`,
  );
  const robots = html`<select aria-label=${say("lobby-robot-level")} @change=${(event: Event) => (lobby.robot = chosen(event))}>
    ${lobby.boot.robots.map((robot) => html`<option value=${robot.level} ?selected=${robot.level === lobby.robot}>${ranked(robot, lobby)}</option>`)}
  </select>`;
  const level = html`<select id="automa-level" aria-label=${say("lobby-level", { automa })} @change=${(event: Event) => lobby.toLevel(chosen(event))}>${levels}</select>`;
  if (!more) {
    if (readiness(table).free === 0) return nothing;
    const given = hasRoomForAutoma(table, lobby.boot) && levels.length > 0;
    return html`<div class="given">
      <label>${say("lobby-robot-level")} ${robots}</label>
      ${given ? html`<label>${say("lobby-level", { automa })} ${level}</label>` : nothing}
    </div>`;
  }
  return html`<div role="group" aria-labelledby="add-title">
    <h3 id="add-title" class="adding-title">${say("lobby-add")}</h3>
    <div class="adding">
      <button type="button" @click=${() => act("POST", "/seats", { kind: "human" })}>${say("lobby-add-human")}</button>
      <span class="leveled">
        <button type="button" @click=${() => act("POST", "/seats", { kind: "robot", level: lobby.robot })}>${say("lobby-add-robot")}</button>
        ${robots}
      </span>
      <span class="leveled">
        <button type="button" ?disabled=${!oneMoreWithAutoma} aria-describedby=${oneMoreWithAutoma ? nothing : "no-automa"} @click=${() => lobby.toAutoma(null)}>${say("lobby-add-automa", { automa })}</button>
        ${level}
      </span>
    </div>
    ${oneMoreWithAutoma ? nothing : html`<p class="hint" id="no-automa">${say("lobby-no-automa", { automa, most: lobby.boot.most_with_automa, room: hasRoomForAutoma(table, lobby.boot) ? "yes" : "no" })}</p>`}
  </div>`;
}

/** A name for newcomers; the seats themselves have the buttons. */
function joining(table: Summary, { say, boot, sit }: Lobby) {
  if (table.seats.every((seat) => seat.taken || (seat.kept && !seat.forYou))) return nothing;
  return html`<form
    class="stack"
    @submit=${(event: Event) => {
      event.preventDefault();
      sit(null);
    }}
  >
    ${
      boot.user
        ? nothing
        : html`<div class="field">
          <label for="name">${say("name-label")}</label>
          <input id="name" name="name" type="text" maxlength="30" autocomplete="nickname" spellcheck="false" aria-describedby="name-hint" />
          <p class="hint" id="name-hint">${say("name-hint")}</p>
        </div>`
    }
    <button type="submit" class="main">${say("lobby-join")}</button>
  </form>`;
}

/** The host's choice of the robots that play for people who are away. */
function standingIn(table: Summary, lobby: Lobby) {
  const { say, boot, act } = lobby;
  const now = standInOf(table, boot.robots);
  const change = (event: Event) => {
    act("PUT", "/stand-ins", { level: Number((event.target as HTMLSelectElement).value) });
  };
  return html`<label class="field">${say("home-stand-in")}
    <select id="stand-in" autocomplete="off" aria-describedby="stand-in-hint" @change=${change}>
      ${boot.robots.map((robot) => html`<option value=${robot.level} .selected=${live(robot.level === now?.level)}>${ranked(robot, lobby)}</option>`)}
    </select>
  </label>
  <p class="hint" id="stand-in-hint">${now?.hint ?? nothing}</p>`;
}

/** The host's choice whether people may ask a robot for advice. */
function advising({ advice }: Summary, { say, act }: Lobby) {
  const change = (event: Event) => act("PUT", "/advice", { allowed: (event.target as HTMLInputElement).checked });
  return html`<label class="choice"><input type="checkbox" id="advice" autocomplete="off" .checked=${live(advice)} @change=${change} /> ${say("home-advice")}</label>
  <p class="hint">${say("home-advice-hint")}</p>`;
}

function starting(table: Summary, { say, act, closing, toClose }: Lobby) {
  if (!table.hosting) return nothing;
  const { ready } = readiness(table);
  return html`<div class="row starting">
    <button type="button" class="main" id="start" ?disabled=${!ready} aria-describedby="state" @click=${() => act("POST", "/start")}>${say("lobby-start")}</button>
    ${closing ? nothing : html`<button type="button" id="close" @click=${() => toClose(true)}>${say("lobby-close")}</button>`}
  </div>
  ${
    closing
      ? html`<p role="status">${say("lobby-close-what")}</p>
        <div class="row">
          <button type="button" id="close-do" class="danger" @click=${() => act("POST", "/close")}>${say("lobby-close-do")}</button>
          <button type="button" @click=${() => toClose(false)}>${say("lobby-close-keep")}</button>
        </div>`
      : nothing
  }`;
}

function inviting(table: Summary, lobby: Lobby) {
  const { say } = lobby;
  const field = () => document.getElementById("invite") as HTMLInputElement;
  return html`<section class="card" aria-labelledby="invite-title">
    <h2 id="invite-title">${say("lobby-invite")}</h2>
    <p class="hint" id="invite-hint">${say(readiness(table).free > 0 ? "lobby-invite-hint" : "lobby-invite-hint-full")}</p>
    <div class="copy">
      <label for="invite" class="visually-hidden">${say("lobby-invite-label")}</label>
      <input id="invite" type="text" readonly .value=${table.invite} aria-describedby="invite-hint" @focus=${() => field().select()} />
      <button type="button" class=${readiness(table).free > 0 ? "main" : ""} @click=${() => lobby.copy(field())}>${say("lobby-copy")}</button>
      ${"share" in navigator ? html`<button type="button" @click=${() => lobby.share()}>${say("lobby-share")}</button>` : nothing}
      <p class="done" role="status">${lobby.done}</p>
    </div>
    ${table.hosting ? html`<p class="renewing"><button type="button" class="quiet" aria-describedby="renew-warning" @click=${() => lobby.renew()}>${say("lobby-renew")}</button> <span class="hint" id="renew-warning">${say("lobby-renew-warning")}</span></p>` : nothing}
    ${readiness(table).free > 0 ? friendsView(lobby.friends ?? [], say, (friend) => lobby.invite(friend)) : nothing}
  </section>`;
}
