/** The link with which somebody looks on at a table. Pure. */

/**
 * A public table needs no invitation; for who has none to hand on, there is no link to a private one.
 * @param invite the invitation link; "" or null for who may not know it
 * @param page the address of some page of this server
 */
export function watchLink(
  { id, visibility, invite }: { id: string; visibility: string; invite: string | null },
  page: string,
): string {
  if (visibility === "public") return new URL(`/t/${encodeURIComponent(id)}`, page).href;
  return invite ? `${invite}&watch=1` : "";
}
