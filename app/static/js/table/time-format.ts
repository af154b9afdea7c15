/** Times as the reader's region writes them: words in the page's language, hours and order of the date as at home. */

const SOME_DAY = new Date(Date.UTC(2026, 10, 25, 12));

/**
 * A format of times for the reader.
 * @param language of the words
 * @param languages that the browser asks for, the first one decides
 */
export function timeFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
  languages: readonly string[] = globalThis.navigator?.languages ?? [],
): Intl.DateTimeFormat {
  const own = known(languages[0]) ?? language;
  const timed = options.hour !== undefined || options.timeStyle !== undefined;
  const { hourCycle } = new Intl.DateTimeFormat(own, { hour: "numeric" }).resolvedOptions();
  return new Intl.DateTimeFormat(localeFor(language, own), timed && hourCycle ? { ...options, hourCycle } : options);
}

/**
 * The locale by which this browser's reader writes times, for the server: with the cycle of its hours.
 * @param languages that the browser asks for, the first one decides
 */
export function ownLocale(languages: readonly string[] = globalThis.navigator?.languages ?? []): string {
  const own = known(languages[0]) ?? "en";
  const { hourCycle } = new Intl.DateTimeFormat(own, { hour: "numeric" }).resolvedOptions();
  const { baseName } = new Intl.Locale(own);
  return hourCycle ? `${baseName}-u-hc-${hourCycle}` : baseName;
}

/**
 * The locale of a language in the region of another locale; where nobody writes that language there, one whose dates
 * have the same order.
 */
function localeFor(language: string, own: string) {
  const words = new Intl.Locale(language).language;
  const wanted = `${words}-${new Intl.Locale(own).maximize().region ?? ""}`;
  if (known(wanted) && new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted) return wanted;
  return words === "en" && isDayFirst(own) ? "en-001" : language;
}

function isDayFirst(locale: string) {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short" }).formatToParts(SOME_DAY).map(({ type }) => type);
  return parts.indexOf("day") < parts.indexOf("month");
}

/** A locale, if it is one that can be read. */
function known(locale: string | undefined) {
  try {
    return locale ? Intl.getCanonicalLocales(locale)[0] : undefined;
  } catch {
    return undefined;
  }
}
