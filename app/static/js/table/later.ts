/** Lazy loading of messages and styles. */

/** The URLs of messages and styles. */
export type Later = { words: string; style: string | null };

/** The text at a URL of this server. */
export async function fetched(address: string) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/** Add a stylesheet, unless it is there; resolves once it is in effect. */
export function styled(address: string | null): Promise<unknown> {
  if (!address || document.querySelector(`link[href="${CSS.escape(address)}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    const fail = (event: Event) => {
      link.remove();
      reject(event);
    };
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: fail });
    document.head.append(link);
  });
}
