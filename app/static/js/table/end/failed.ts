/** What the results and the standing say of what could not be loaded. */
import { html, nothing } from "lit-html";
import type { Ctx } from "../types.ts";

/** That the charts of the end, or the standing, could not be loaded; nothing otherwise. */
export function failed(ctx: Ctx, part: "end" | "standing") {
  return ctx.state[part].failed ? told(ctx, part === "end" ? "end-failed" : "standing-failed") : nothing;
}

/** @returns where it is of a former version, it has a way to reload */
function told({ state, say }: Ctx, key: string) {
  if (!state.connection.outdated) return html`<p role="status">${say(key)}</p>`;
  return html`<p role="status">${say("error-new-version")}
    <button type="button" @click=${() => location.reload()}>${say("version-reload")}</button></p>`;
}
