/** What a page loads only when it is wanted. */

/** @typedef {{words: string, style: string | null}} Later the addresses of words, and of styles */

/**
 * A text of this server.
 * @param {string} address
 */
export async function fetched(address) {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.text();
}

/**
 * Once these styles are in effect. To be asked once: it adds them.
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
