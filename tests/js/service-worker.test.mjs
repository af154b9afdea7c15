import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../app/static/worker/service-worker.js", import.meta.url), "utf8");
const KEY = "BPublic-key";
const ORIGIN = "https://play.example.org";

/** What the worker has shown, opened, focused, asked for and counted. */
let [shown, opened, focused, sent, badges] = [[], [], [], [], []];
let listeners = {};
let windows = [];
/** What the browser is subscribed to already, and with which options it has subscribed again. */
let [there, subscribed] = [null, []];
/** Where windows were led, and whether the worker controls them. */
let [led, isControlled] = [[], true];

/** A window that shows this address. */
const windowAt = (url) => ({
  url,
  focus: async () => void focused.push(url),
  navigate: async (address) => {
    if (!isControlled) throw new TypeError("not controlled");
    led.push(address);
    return windowAt(address);
  },
});

beforeEach(() => {
  [led, isControlled] = [[], true];
  [there, subscribed] = [null, []];
  [shown, opened, focused, sent, badges, windows, listeners] = [[], [], [], [], [], [], {}];
  const registration = {
    showNotification: async (title, more) => void shown.push({ title, ...more, close: () => (shown = []) }),
    getNotifications: async () => shown,
    pushManager: {
      getSubscription: async () => there,
      subscribe: async (options) => {
        subscribed.push(options);
        return { endpoint: "https://push.example/new" };
      },
    },
  };
  const self = {
    addEventListener: (name, listener) => (listeners[name] = listener),
    location: new URL(`${ORIGIN}/service-worker.js`),
    navigator: { setAppBadge: async (number) => void badges.push(number) },
    registration,
    clients: {
      matchAll: async () => windows.map(windowAt),
      openWindow: async (url) => void opened.push(url),
    },
  };
  const fetch = async (path, options) => {
    sent.push([path, options?.body]);
    return { ok: true, json: async () => ({ tables: 3, push_key: KEY }) };
  };
  runInNewContext(SOURCE, { self, fetch, URL });
});

/** Let something happen to the worker, until it is through with it. */
async function happens(name, event) {
  let work;
  listeners[name]({ ...event, waitUntil: (promise) => (work = promise) });
  await work;
}

const turn = { title: "Your turn", body: "Plan", lang: "en", url: `${ORIGIN}/t/abc?mine=1`, tag: "abc", badge: 2 };
const clicked = (data) => happens("notificationclick", { notification: { data, close: () => {} } });

test("a message is shown with its words, in the place of the table's last one, and counted on the icon", async () => {
  await happens("push", { data: { json: () => turn } });
  const [{ title, body, lang, tag, renotify, data }] = shown;
  assert.deepEqual([title, body, lang, tag, renotify, data], ["Your turn", "Plan", "en", "abc", true, turn.url]);
  assert.deepEqual(badges, [2]);
});

test("something is shown for what cannot be read", async () => {
  await happens("push", { data: { json: () => JSON.parse("?") } });
  await happens("push", { data: null });
  assert.deepEqual(
    shown.map(({ title }) => title),
    ["play.example.org", "play.example.org"],
  );
});

test("a click goes to the window of that table, or opens one", async () => {
  windows = [`${ORIGIN}/`, `${ORIGIN}/t/abc`];
  await clicked(turn.url);
  assert.deepEqual([focused, opened], [[`${ORIGIN}/t/abc`], []]);
  windows = [`${ORIGIN}/t/other`];
  await clicked(turn.url);
  assert.deepEqual(opened, [turn.url]);
});

test("a click on an invitation leads the window of that table there, unless it has it", async () => {
  const invited = `${ORIGIN}/t/abc?invite=secret`;
  windows = [`${ORIGIN}/`, `${ORIGIN}/t/abc`];
  await clicked(invited);
  windows = [invited];
  await clicked(invited);
  assert.deepEqual([led, focused, opened], [[invited], [invited, invited], []]);
  [windows, isControlled] = [[`${ORIGIN}/t/abc?invite=former`], false];
  await clicked(invited);
  assert.deepEqual([led, focused.length, opened], [[invited], 2, [invited]]);
});

test("a click never leads to another server", async () => {
  for (const url of [
    "https://evil.example/t/abc",
    "//evil.example/t/abc",
    `${ORIGIN}//evil.example`,
    "javascript:alert(1)",
  ])
    await clicked(url);
  assert.deepEqual(
    opened.map((url) => new URL(url).origin),
    Array(4).fill(ORIGIN),
  );
});

test("a page that shows the table takes away what was said of it, and the tables are counted again", async () => {
  await happens("push", { data: { json: () => turn } });
  await happens("message", { data: "/t/other" });
  assert.equal(shown.length, 1);
  await happens("message", { data: "/t/abc" });
  assert.deepEqual([shown.length, badges], [0, [2, 3, 3]]);
});

const renewed = (endpoint) => [
  "/api/users/me/channels",
  JSON.stringify({ kind: "push", address: JSON.stringify({ endpoint }), renews: true }),
];

test("a subscription that ends is followed by another, of which the server is told", async () => {
  await happens("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "former" } } });
  assert.deepEqual(subscribed, [{ applicationServerKey: "former" }]);
  assert.deepEqual(sent, [renewed("https://push.example/new")]);
});

test("a browser that names the next subscription is not asked for another", async () => {
  await happens("pushsubscriptionchange", { newSubscription: { endpoint: "https://push.example/next" } });
  assert.deepEqual([subscribed, sent], [[], [renewed("https://push.example/next")]]);
});

test("a browser that names neither subscription subscribes by the server's key, or uses what is there", async () => {
  await happens("pushsubscriptionchange", { oldSubscription: null, newSubscription: null });
  assert.equal(JSON.stringify(subscribed), JSON.stringify([{ userVisibleOnly: true, applicationServerKey: KEY }]));
  assert.deepEqual(sent.at(-1), renewed("https://push.example/new"));
  there = { endpoint: "https://push.example/there" };
  await happens("pushsubscriptionchange", {});
  assert.equal(subscribed.length, 1);
  assert.deepEqual(sent.at(-1), renewed("https://push.example/there"));
});
