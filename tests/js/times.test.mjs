/** Times by the reader's region, and "now" by the server's clock. */
import assert from "node:assert/strict";
import test from "node:test";
import { learnExactTime, learnTime, serverNow } from "../../app/static/js/table/server-time.ts";
import { ownLocale, timeFormat } from "../../app/static/js/table/time-format.ts";
import { inUnits } from "../../app/static/js/table/time-spans.ts";

const AT = new Date(2026, 10, 25, 21, 46);
const TIME = /** @type {const} */ ({ weekday: "short", hour: "numeric", minute: "2-digit" });
const WHOLE = /** @type {const} */ ({ dateStyle: "medium", timeStyle: "short" });

for (const [locale, time, whole] of [
  ["en-GB", /21:46/, /^25 Nov 2026/],
  ["de-DE", /21:46/, /^25 Nov 2026/],
  ["de", /21:46/, /^25 Nov 2026/],
  ["fr-FR", /21:46/, /^25 Nov 2026/],
  ["pt-BR", /21:46/, /^25 Nov 2026/],
  ["pl-PL", /21:46/, /^25 Nov 2026/],
  ["en-AU", /9:46\s?pm/i, /^25 Nov 2026/],
  ["en-US", /9:46\s?PM/, /^Nov 25, 2026/],
  ["ja-JP", /21:46/, /2026/],
  ["not a locale", /9:46\s?PM/, /^Nov 25, 2026/],
]) {
  test(`times are written as in ${locale}, in the page's words`, () => {
    const said = timeFormat("en", TIME, [String(locale)]).format(AT);
    assert.match(said, /** @type {RegExp} */ (time));
    assert.match(said, /Wed/);
    assert.match(timeFormat("en", WHOLE, [String(locale)]).format(AT), /** @type {RegExp} */ (whole));
  });
}

test("a span is told in minutes, hours, days, and never below nothing", () => {
  assert.deepEqual(inUnits(-5), { unit: "minutes", count: 0 });
  assert.deepEqual(inUnits(59 * 60_000), { unit: "minutes", count: 59 });
  assert.deepEqual(inUnits(47 * 3_600_000), { unit: "hours", count: 47 });
  assert.deepEqual(inUnits(49 * 3_600_000), { unit: "days", count: 2 });
});

test("the server is told the locale with the cycle of its hours, whatever the browser names", () => {
  const told = [["de-DE"], ["en-GB"], ["en-US"], ["en-US-u-hc-h23"], ["not a locale"], []].map((one) => ownLocale(one));
  assert.deepEqual(told, [
    "de-DE-u-hc-h23",
    "en-GB-u-hc-h23",
    "en-US-u-hc-h12",
    "en-US-u-hc-h23",
    "en-u-hc-h12",
    "en-u-hc-h12",
  ]);
});

const answered = (served, kept = "no-store") =>
  new Headers({ date: new Date(served).toUTCString(), "cache-control": kept });

for (const hours of [-3, 0, 3]) {
  test(`a device whose clock is ${hours} h off calculates with the server's`, () => {
    const served = Date.UTC(2026, 10, 25, 12);
    const device = served + hours * 3_600_000;
    learnTime(answered(served), device);
    assert.equal(serverNow(device + 5_000), served + 6_000);
    learnTime(new Headers(), device);
    learnTime(undefined, device);
    assert.equal(serverNow(device), served + 1_000);
  });
}

test("an answer that the browser may have kept tells no time", () => {
  const served = Date.UTC(2026, 10, 25, 12);
  learnTime(answered(served), served);
  for (const kept of ["public, max-age=31536000, immutable", "private, no-cache"])
    learnTime(answered(served - 90 * 86_400_000, kept), served);
  learnTime(new Headers({ date: new Date(0).toUTCString() }), served);
  assert.equal(serverNow(served), served + 1_000);
});

test("a time told to the millisecond stands until the device's clock is set", () => {
  const device = Date.UTC(2026, 10, 25, 12);
  learnExactTime(new Date(device + 60_250).toISOString(), device);
  assert.equal(serverNow(device), device + 60_250);
  learnTime(answered(device + 60_000), device);
  learnTime(answered(device + 58_000), device);
  assert.equal(serverNow(device), device + 60_250, "to the second it is the same");
  learnTime(answered(device + 60_000), device - 3_600_000);
  assert.equal(serverNow(device - 3_600_000), device + 61_000);
  learnTime(answered(device + 63_000), device - 3_600_000);
  assert.equal(serverNow(device - 3_600_000), device + 64_000, "what is not exact is learnt again");
});
