/** The addresses of pages beside a table, such as that of its talk. */

/**
 * The address of a page beside the one that is shown, with the invitation that let the reader in. Pure.
 * @param path of the table's page, with its query
 */
export function addressBeside(page: string, path: string = location.pathname + location.search): string {
  const [table, query] = path.split("?");
  return `${table}/${page}${query ? `?${query}` : ""}`;
}
