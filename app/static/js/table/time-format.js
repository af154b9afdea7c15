/** Times as the reader's region writes them: words in the page's language, hours and order of the date as at home. */

const SOME_DAY = new Date(Date.UTC(2026, 10, 25, 12));

/**
 * A format of times for the reader.
 * @param {string} language of the words
 * @param {Intl.DateTimeFormatOptions} options
 * @param {readonly string[]} [languages] that the browser asks for, the first one decides
 * @returns {Intl.DateTimeFormat}
 */
export function timeFormat(language, options, languages = globalThis.navigator?.languages ?? []) {
  const own = known(languages[0]) ?? language;
  const timed = options.hour !== undefined || options.timeStyle !== undefined;
  const { hourCycle } = new Intl.DateTimeFormat(own, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat(localeFor(language, own), timed && hourCycle ? { ...options, hourCycle } : options);
}

/**
 * The locale by which this browser's reader writes times, for the server: with the cycle of its hours.
 * @param {readonly string[]} [languages] that the browser asks for, the first one decides
 * @returns {string}
 */
export function ownLocale(languages = globalThis.navigator?.languages ?? []) {
  const own = known(languages[0]) ?? "en";
  const { hourCycle } = new Intl.DateTimeFormat(own, { hour: "numeric" }).resolvedOptions();
  const { baseName } = new Intl.Locale(own);
  return hourCycle ? `${baseName}-u-hc-${hourCycle}` : baseName;
}

/**
 * The locale of a language in the region of another locale; where nobody writes that language there, one whose dates
 * have the same order.
 * @param {string} language
 * @param {string} own
 */
function localeFor(language, own) {
  const words = new Intl.Locale(language).language;
  const wanted = `${words}-${new Intl.Locale(own).maximize().region ?? ""}`;
  if (known(wanted) && new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted) return wanted;
  return words === "en" && isDayFirst(own) ? "en-001" : language;
}

/** @param {string} locale */
function isDayFirst(locale) {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short" }).formatToParts(SOME_DAY).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month");
}

/**
 * A locale, if it is one that can be read.
 * @param {string | undefined} locale
 */
function known(locale) {
  try {
    return locale ? Intl.getCanonicalLocales(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}
