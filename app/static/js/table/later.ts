/** Lazy loading of messages and styles. */

/** The URLs of messages and styles. */
export type Later = { words: string; style: string | null };

/** The text at a URL of this server. */
export async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Stylesheets that were added here, by their addresses. */
const sheets = new Map<string, Promise<unknown>>();

/** Add a stylesheet, unless it is there; resolves once it is in effect, for each who asks for it. */
export function styled(address: string | null): Promise<unknown> {
  if (!address) return Promise.resolve();
  const known = sheets.get(address);
  if (known) return known;
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  const sheet = new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const fail = (event: Event) => {
      sheets.delete(address);
      link.remove();
      reject(event);
    };
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: fail });
    document.head.append(link);
  });
  sheets.set(address, sheet);
  return sheet;
}
