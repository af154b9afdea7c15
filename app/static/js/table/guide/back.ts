/** From which table somebody came to their guided game: kept in the browser, by the guided game. */

const KEY = "regolith-guide-back";
const TABLE = /^\/t\/[\w-]+(\?[^#]*)?$/;

/** The address if it is that of a table of this server, with its invitation; else null. Pure. */
export function backOf(address: string | null): string | null {
  return address && TABLE.test(address) ? address : null;
}

export function keepBack(game: string, address: string) {
  try {
    localStorage.setItem(`${KEY} ${game}`, address);
  } catch {
    // Without storage the player goes back by the link that they were sent.
  }
}

export function keptBack(game: string): string | null {
  try {
    return backOf(localStorage.getItem(`${KEY} ${game}`));
  } catch {
    return null;
  }
}
