/** The lobby of a table, live: invite link, seats, start. It reloads the page when the game has begun. */
import { render } from "lit-html";
import { call, Problem } from "../table/api.ts";
import { askedOf } from "../table/signed-out.ts";
import { connect } from "../table/socket.ts";
import { followVersion } from "../table/updating.ts";
import type { Boot, Robot, Speaker, Summary } from "./parts/common.ts";
import { ask, booted, inWords, once, someone, tell, wordsOf } from "./parts/common.ts";
import type { Friend } from "./parts/friends.ts";
import { lobbyView } from "./parts/lobby-view.ts";
import type { Marking } from "./parts/marking.ts";
import { unmarked } from "./parts/marking.ts";
import { comings, summary } from "./parts/summary.ts";

const EVERY = 3000;

/** The lobby of one table. */
class Lobby {
  place: HTMLElement;
  picture: Element | null;
  boot: Boot;
  say: Speaker;
  table: Summary | null;
  announced: string;
  done: string;
  level: number;
  robot: number;
  path: string;
  asked: string;
  drawn: boolean;
  closing: boolean;
  friends: Friend[] | null;

  constructor(place: HTMLElement, boot: Boot, say: Speaker) {
    this.place = place;
    this.picture = place.querySelector(".game-picture");
    this.boot = boot;
    this.say = say;
    this.table = null;
    this.announced = "";
    this.done = "";
    this.level = boot.automas[0]?.level ?? 0;
    this.robot = boot.robots.find(({ usual }: Robot) => usual).level;
    this.path = `/api/games/${encodeURIComponent(boot.id)}`;
    this.asked = boot.invite ? `?invite=${encodeURIComponent(boot.invite)}` : "";
    this.drawn = false;
    this.closing = false;
    /** null before they were asked for. */
    this.friends = null;
    // The view takes these out of the object.
    this.act = this.act.bind(this);
    this.sit = this.sit.bind(this);
    this.leave = this.leave.bind(this);
    this.toClose = this.toClose.bind(this);
    this.toAutoma = this.toAutoma.bind(this);
    this.mark = this.mark.bind(this);
    this.toLevel = this.toLevel.bind(this);
    this.rename = this.rename.bind(this);
  }

  /** Begin, and stay as the table is. */
  start() {
    void this.refresh();
    setInterval(() => void this.refresh(), EVERY);
    const greeted = followVersion(this.boot.version, { tell: () => tell(this.say("error-new-version")) });
    connect(`/ws/games/${encodeURIComponent(this.boot.id)}${this.asked}`, {
      seq: () => -1,
      onView: () => location.reload(),
      onPatch: () => location.reload(),
      ...askedOf(this.boot),
      onStatus: (status) => {
        if (status === "lost") void this.refresh();
        else if (status === "signed-out") location.reload(); // The server's page offers to sign in.
      },
      onOther: (message) => {
        if (message.type === "table") void this.refresh();
        if (message.type === "hello") greeted(message.version);
      },
    });
  }

  /** Fetch the table and draw it; reload once the game has begun. */
  async refresh() {
    try {
      const table = summary(this.say, await ask(this.path + this.asked));
      if (table.status !== "lobby") return location.reload();
      if (this.table) this.notice(comings(this.table.seats, table.seats));
      this.table = table;
      this.draw();
      if (table.hosting && !this.friends) await this.findFriends();
    } catch (problem) {
      // Removed from the table, or the table is gone: the server's page says what to do next.
      if (problem instanceof Problem && problem.status === 404) return location.reload();
      tell(inWords(this.say, problem));
    }
  }

  /** Ask whom the host knows that does not sit here. */
  async findFriends() {
    this.friends = (await call("GET", `/api/users/me/friends?table=${encodeURIComponent(this.boot.id)}`)).friends;
    this.draw();
  }

  invite(friend: Friend) {
    void once(this.say, this.place, async () => {
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

  /** Draw what is known. */
  draw() {
    if (!this.table) return;
    if (!this.drawn) this.place.textContent = "";
    this.drawn = true;
    render(lobbyView(this.table, this), this.place);
  }

  /** Send a request about the table and show the result. */
  act(method: string, path: string, body?: object) {
    void once(this.say, this.place, async () => {
      await call(method, this.path + path, body);
      await this.refresh();
    });
  }

  /** Sit down, with the name of the page's field when one is new. */
  sit(seat: number | null) {
    void once(this.say, this.place, async () => {
      if (!(await someone(this.boot, this.say))) return;
      const wish = { ...(this.boot.invite ? { invite: this.boot.invite } : {}), ...(seat === null ? {} : { seat }) };
      await call("POST", `${this.path}/join`, wish);
      location.replace(`/t/${this.boot.id}`);
    });
  }

  /** The automa instead of a free seat, or on one more; marks that its level does not have go. */
  toAutoma(seat: number | null) {
    void once(this.say, this.place, async () => {
      const options = this.table && unmarked(this.table, this.boot.marks, this.level);
      if (options) await call("PUT", `${this.path}/options`, { options });
      const wish = { kind: "automa", level: this.level, ...(seat === null ? {} : { instead: seat }) };
      await call("POST", `${this.path}/seats`, wish);
      await this.refresh();
    });
  }

  /** Other marks of the automa, with its level. */
  mark(asked: Marking) {
    this.act("PUT", "/options", asked);
  }

  /** Another level of the automa for the seats that are given to it from now on. */
  toLevel(level: number) {
    this.level = level;
    this.draw();
  }

  /** Leave the seat and go to the home page. */
  leave() {
    void once(this.say, this.place, async () => {
      await call("POST", `${this.path}/leave`);
      location.assign("/");
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
    this.done = await navigator.clipboard.writeText(field.value).then(
      () => this.say("lobby-copied"),
      () => this.say("lobby-copy-by-hand"),
    );
    this.draw();
  }

  /** Give the table a new link; the one until now is no longer valid. */
  renew() {
    void once(this.say, this.place, async () => {
      await call("POST", `${this.path}/invite`);
      this.done = this.say("lobby-renew-hint");
      await this.refresh();
    });
  }

  /** Give the table another name, or none. */
  rename(name: string) {
    void once(this.say, this.place, async () => {
      await call("PUT", `${this.path}/name`, { name });
      this.announced = this.say(name.trim() ? "table-named" : "table-name-taken-away");
      await this.refresh();
    });
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

const boot = booted();
const place = document.getElementById("page");
if (place) new Lobby(place, boot, wordsOf(boot)).start();
