/** What a panel says of what could not be loaded. */
import { html } from "lit-html";
import type { Ctx } from "../types.ts";

/**
 * That something could not be loaded; where it is of a former version, with a way to reload.
 * @param key the message that says what it is
 */
export function failed({ state, say }: Ctx, key: string) {
  if (!state.connection.outdated) return html`<p role="status">${say(key)}</p>`;
  return html`<p role="status">${say("error-new-version")}
    <button type="button" @click=${() => location.reload()}>${say("version-reload")}</button></p>`;
}
