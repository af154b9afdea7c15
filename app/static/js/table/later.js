/** Lazy loading of messages and styles. */

/** @typedef {{words: string, style: string | null}} Later the URLs of messages and styles */

/**
 * The text at a URL of this server.
 * @param {string} address
 */
export async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * Add a stylesheet; resolves once it is in effect. Call it once per stylesheet.
 * @param {string | null} address
 * @returns {Promise<unknown>}
 */
export function styled(address) {
  if (!address) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: reject });
    document.head.append(link);
  });
}
