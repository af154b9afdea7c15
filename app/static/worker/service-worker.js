/** What a browser runs to be told of things while no page of this site is open. Its words come with each message. */

/** @typedef {{title: string, body?: string, lang?: string, url?: string, tag?: string, badge?: number}} Told */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CHANNELS = "/api/users/me/channels";
const NOTICES = "/api/users/me/notices";
const WAITING = "/api/users/me/waiting";

worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener("push", (event) => event.waitUntil(show(told(event.data))));
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(ours(event.notification.data)));
});
worker.addEventListener("message", (event) => event.waitUntil(seen(String(event.data))));
worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(/** @type {PushSubscriptionChangeEvent} */ (event)));
});

/**
 * What came. A browser wants something to be shown for each message: for one that cannot be read, that there is one.
 * @param {PushMessageData | null} data
 * @returns {Told}
 */
function told(data) {
  try {
    return data?.json() ?? { title: worker.location.host };
  } catch {
    return { title: worker.location.host };
  }
}

/** @param {Told} message */
async function show({ title, body, lang, url, tag, badge }) {
  const pictures = { icon: "/static/img/icon-192.png", badge: "/static/img/badge-96.png" };
  // The newest of a table takes the place of the one before, and is heard nevertheless.
  const again = tag ? { tag, renotify: true } : {};
  await worker.registration.showNotification(title, {
    body,
    lang: lang ?? "",
    data: url ?? "/",
    ...pictures,
    ...again,
  });
  if (badge !== undefined) await count(badge);
}

/**
 * Show the number of tables that wait, on the icon of the installed app.
 * @param {number} number
 */
async function count(number) {
  await worker.navigator.setAppBadge?.(number).catch(() => {});
}

/**
 * A page shows a table whose turn has begun or ended: what was said of it is old, and another number waits.
 * @param {string} path
 */
async function seen(path) {
  const shown = await worker.registration.getNotifications();
  for (const one of shown) if (ours(one.data).pathname === path) one.close();
  if (!worker.navigator.setAppBadge) return;
  const answer = await fetch(WAITING);
  if (answer.ok) await count((await answer.json()).tables);
}

/**
 * An address on this server, whatever was sent.
 * @param {unknown} url
 */
function ours(url) {
  const { pathname, search, hash } = new URL(String(url ?? "/"), worker.location.origin);
  return new URL(`${pathname.replace(/^\/+/, "/")}${search}${hash}`, worker.location.origin);
}

/**
 * Show the page: the window that has it already, else a new one. A window without the invitation goes to it, as it may
 * show that there is no such table.
 * @param {URL} url
 */
async function open(url) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === url.pathname);
  const invite = url.searchParams.get("invite");
  const hasAll = there && (!invite || new URL(there.url).searchParams.get("invite") === invite);
  // A window that this worker does not control cannot be led anywhere.
  const shown = hasAll ? there : await there?.navigate(url.href).catch(() => null);
  return shown ? shown.focus() : worker.clients.openWindow(url.href);
}

/**
 * The push service has ended the subscription: take the next one, and tell the server. Some browsers name neither the
 * former nor the next one.
 * @param {PushSubscriptionChangeEvent} event
 */
async function renew({ oldSubscription, newSubscription }) {
  const manager = worker.registration.pushManager;
  const made =
    newSubscription ??
    (await manager.getSubscription()) ??
    (await manager.subscribe(oldSubscription?.options ?? (await ownOptions())));
  const body = JSON.stringify({ kind: "push", address: JSON.stringify(made), renews: true });
  await fetch(CHANNELS, { method: "POST", headers: { "Content-Type": "application/json" }, body });
}

/** What a subscription needs that is to be made from nothing: the server's own key, as base64url. */
async function ownOptions() {
  const { push_key: applicationServerKey } = await (await fetch(NOTICES)).json();
  return { userVisibleOnly: true, applicationServerKey };
}
