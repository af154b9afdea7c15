/** Lazy loading of scripts with their messages and styles. */
import type { Speaker } from "./i18n.ts";

/** The URLs of messages and styles. */
export type Later = { words: string; style: string | null };

/** The text at a URL of this server. */
export async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * A script, once its messages are learnt and its styles are in effect.
 * @param before styles that come before its own
 */
export async function withWords<Script>(
  script: Promise<Script>,
  say: Speaker,
  { words, style }: Later,
  ...before: string[]
): Promise<Script> {
  const [loaded] = await Promise.all([script, fetched(words).then(say.learn), styled(...before, style)]);
  return loaded;
}

/** Stylesheets that were added here, by their addresses. */
const sheets = new Map<string, Promise<unknown>>();

/** Add stylesheets, unless they are there; resolves once they are in effect, for each who asks for them. */
export function styled(...addresses: (string | null)[]): Promise<unknown> {
  return Promise.all(addresses.map(sheet));
}

function sheet(address: string | null): Promise<unknown> {
  if (!address) return Promise.resolve();
  const known = sheets.get(address);
  if (known) return known;
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const added = new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const fail = (event: Event) => {
      sheets.delete(address);
      link.remove();
      reject(event);
    };
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: fail });
    document.head.append(link);
  });
  sheets.set(address, added);
  return added;
}
