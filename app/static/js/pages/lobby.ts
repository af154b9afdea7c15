/** The lobby of a table, live: invite link, seats, start. It reloads the page when the game has begun. */
import { render } from "lit-html";
import { call, Problem } from "../table/api.ts";
import { copied } from "../table/copying.ts";
import { endingOf } from "../table/signed-out.ts";
import { connect } from "../table/socket.ts";
import { followVersion } from "../table/updating.ts";
import { AnswerOrder } from "./parts/answer-order.ts";
import type { Speaker, Summary } from "./parts/common.ts";
import {
  ask,
  booted,
  inWords,
  isBusy,
  queued,
  showProblems,
  someone,
  tell,
  tellVersion,
  unlessBusy,
  wordsOf,
} from "./parts/common.ts";
import type { Friend } from "./parts/friends.ts";
import { leavePage } from "./parts/leaving.ts";
import type { LobbyChoices, OptionsWish } from "./parts/lobby-choices.ts";
import { lobbyChoicesOf, NO_CHOICES } from "./parts/lobby-choices.ts";
import { lobbyView } from "./parts/lobby-view.ts";
import type { LobbyBoot } from "./parts/options.ts";
import { comings, summary } from "./parts/summary.ts";

const EVERY = 3000;

/** A request about the table. */
type Wish = { method: string; path: string; body?: object | undefined };

/** The lobby of one table. */
class Lobby {
  place: HTMLElement;
  picture: Element | null;
  boot: LobbyBoot;
  say: Speaker;
  table: Summary | null;
  answers: AnswerOrder;
  changed: number;
  isOver: boolean;
  announced: string;
  done: string;
  level: number;
  robot: number;
  path: string;
  asked: string;
  drawn: boolean;
  closing: boolean;
  friends: Friend[] | null;
  choices: LobbyChoices;
  /** Settled once the game's further choices are there, or cannot be had: the lobby then has all the rest. */
  brought: Promise<void>;

  constructor(place: HTMLElement, boot: LobbyBoot, say: Speaker) {
    this.place = place;
    this.picture = place.querySelector(".game-picture");
    this.boot = boot;
    this.say = say;
    this.table = null;
    this.answers = new AnswerOrder();
    /** How often it had been asked for when it was changed last. */
    this.changed = 0;
    /** Whether the table is no lobby any more. */
    this.isOver = false;
    this.announced = "";
    this.done = "";
    this.level = boot.automas[0]?.level ?? 0;
    this.robot = boot.robots.find(({ usual }) => usual)?.level ?? 0;
    this.path = `/api/games/${encodeURIComponent(boot.id)}`;
    this.asked = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
    this.drawn = false;
    this.closing = false;
    /** null before they were asked for. */
    this.friends = null;
    this.choices = NO_CHOICES;
    this.brought = this.bringChoices();
    // The view takes these out of the object.
    this.act = this.act.bind(this);
    this.actOnSeat = this.actOnSeat.bind(this);
    this.sit = this.sit.bind(this);
    this.leave = this.leave.bind(this);
    this.toClose = this.toClose.bind(this);
    this.toAutoma = this.toAutoma.bind(this);
    this.change = this.change.bind(this);
    this.toLevel = this.toLevel.bind(this);
    this.rename = this.rename.bind(this);
  }

  /** Begin, and stay as the table is. */
  start() {
    void this.refresh();
    setInterval(() => void this.refresh(), EVERY);
    const greeted = followVersion(this.boot.version, { tell: (isOther) => tellVersion(this.say, isOther) });
    connect(`/ws/games/${encodeURIComponent(this.boot.id)}${this.asked}`, {
      seq: () => -1,
      onView: reload,
      onPatch: reload,
      ...endingOf(this.boot),
      onStatus: (status) => {
        if (status === "lost") void this.refresh();
        else if (status === "signed-out" || status === "gone") reload(); // The server's page says what to do.
      },
      onOther: (message) => {
        if (message.type === "table") void this.refresh();
        if (message.type === "hello") greeted(message.version);
      },
    });
  }

  async bringChoices() {
    try {
      this.choices = await lobbyChoicesOf(this.boot.choices);
    } catch (problem) {
      console.warn(problem);
    }
  }

  /** Look how the table is now, and show it. */
  async refresh() {
    try {
      await this.load();
      tell("", "looking");
    } catch (problem) {
      // Removed from the table, or the table is gone: the server's page says what to do next.
      if (problem instanceof Problem && problem.status === 404) return reload();
      tell(inWords(this.say, problem), "looking");
    }
    this.draw();
  }

  /** Fetch the table; reload once the game has begun. */
  async load() {
    const asked = this.answers.ask();
    const [found] = await Promise.all([ask(this.path + this.asked), this.brought]);
    const table = summary(this.say, found);
    if (!this.answers.takes(asked)) return;
    this.isOver = table.status !== "lobby";
    if (this.isOver) return reload();
    if (this.table) this.notice(comings(this.table.seats, table.seats));
    this.table = table;
    if (table.hosting && !this.friends) await this.findFriends();
  }

  /** Ask whom the host knows that does not sit here. */
  async findFriends() {
    this.friends = (await call("GET", `/api/users/me/friends?table=${encodeURIComponent(this.boot.id)}`)).friends;
  }

  /** Invite a friend, once. */
  invite(friend: Friend) {
    this.work(async () => {
      if (!this.friends?.some(({ id, invited }) => id === friend.id && !invited)) return;
      await call("POST", `${this.path}/invitations`, { user: friend.id });
      this.done = this.say("lobby-invited-of", { name: friend.name });
      await this.findFriends();
    });
  }

  notice({ joined, left }: { joined: string[]; left: string[] }) {
    const one = joined[0] ?? left[0];
    if (one) this.friends = null;
    if (one) this.announced = this.say(joined[0] ? "lobby-someone-joined" : "lobby-someone-left", { name: one });
  }

  /** Draw what is known, once no change is under way that it does not have. */
  draw() {
    if (!this.table || isBusy(this.place)) return;
    if (!this.drawn) this.place.textContent = "";
    this.drawn = true;
    render(lobbyView(this.table, this), this.place);
    showProblems();
  }

  /** Do something after what was chosen before, and show what is so then: also if it was refused. */
  work(work: () => Promise<void>) {
    void queued(this.say, this.place, work).then(() => this.draw());
  }

  /**
   * Send requests about the table and show the result. What they ask for is made when their turn comes, of the table as
   * it is then.
   */
  send(wishes: (table: Summary) => Wish[], said?: () => void) {
    this.work(async () => {
      if (this.answers.answered <= this.changed) await this.load();
      const made = this.table && !this.isOver ? wishes(this.table) : [];
      if (made.length === 0) return;
      try {
        for (const { method, path, body } of made) await call(method, this.path + path, body);
      } finally {
        this.changed = this.answers.asked;
      }
      said?.();
      await this.load();
    });
  }

  /** Send requests about seats, unless the seats have changed since: their numbers may be those of others. */
  sendOfSeats(wishes: (table: Summary) => Wish[]) {
    const seen = seatsOf(this.table);
    this.send((table) => (seatsOf(table) === seen ? wishes(table) : []));
  }

  /** Send a request that does not depend on how the table is. */
  act(method: string, path: string, body?: object) {
    this.send(() => [{ method, path, body }]);
  }

  /** Send one about a seat. */
  actOnSeat(method: string, path: string, body?: object) {
    this.sendOfSeats(() => [{ method, path, body }]);
  }

  /** Sit down, with the name of the page's field when one is new. */
  sit(seat: number | null) {
    void unlessBusy(this.say, this.place, async () => {
      if (!(await someone(this.boot, this.say))) return;
      const wish = { ...(this.boot.invite ? { invite: this.boot.invite } : {}), ...(seat === null ? {} : { seat }) };
      await call("POST", `${this.path}/join`, wish);
      await leavePage(() => location.replace(`/t/${this.boot.id}`));
    });
  }

  /** The automa instead of a free seat, or on one more, with the options that go with its level. */
  toAutoma(seat: number | null) {
    const wish = { kind: "automa", level: this.level, ...(seat === null ? {} : { instead: seat }) };
    this.sendOfSeats((table) => {
      const options = this.choices.optionsAtLevel(table, wish.level);
      const without = options ? [{ method: "PUT", path: "/options", body: { options } }] : [];
      return [...without, { method: "POST", path: "/seats", body: wish }];
    });
  }

  /** Ask for other options. */
  change(wish: (table: Summary) => OptionsWish | null) {
    this.send((table) => {
      const body = wish(table);
      return body ? [{ method: "PUT", path: "/options", body }] : [];
    });
  }

  /** Another level of the automa for the seats that are given to it from now on. */
  toLevel(level: number) {
    this.level = level;
    this.draw();
  }

  /** Leave the seat and go to the home page. */
  leave() {
    void unlessBusy(this.say, this.place, async () => {
      await call("POST", `${this.path}/leave`);
      await leavePage(() => location.assign("/"));
    });
  }

  /** Ask the host once more before the table goes. */
  toClose(closing: boolean) {
    this.closing = closing;
    this.draw();
  }

  /** Copy the invite link to the clipboard. */
  async copy(field: HTMLInputElement) {
    field.select();
    this.done = this.say((await copied(field.value)) ? "lobby-copied" : "lobby-copy-by-hand");
    this.draw();
  }

  /** Give the table a new link; the one until now is no longer valid. */
  renew() {
    this.send(
      () => [{ method: "POST", path: "/invite" }],
      () => (this.done = this.say("lobby-renew-hint")),
    );
  }

  /** Give the table another name, or none. */
  rename(name: string) {
    this.send(
      () => [{ method: "PUT", path: "/name", body: { name } }],
      () => (this.announced = this.say(name.trim() ? "table-named" : "table-name-taken-away")),
    );
  }

  /** Share the link with another app. */
  share() {
    const text = {
      title: this.say("site-name"),
      text: this.say("lobby-share-text", { game: this.boot.called }),
      url: this.table?.invite ?? "",
    };
    void navigator.share(text).catch(() => undefined);
  }
}

/** Load the page again: the server's says what has become of the table. */
function reload() {
  return leavePage(() => location.reload());
}

/** Who sits where, to tell whether that has changed. */
function seatsOf(table: Summary | null) {
  return JSON.stringify(table?.seats.map(({ kind, name, level, taken }) => [kind, name, level, taken]));
}

const boot = booted<LobbyBoot>();
const place = document.getElementById("page");
if (place) new Lobby(place, boot, wordsOf(boot)).start();
