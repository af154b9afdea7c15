/** The field with which a host names a table, in the lobby and beside the seats. */
import { html } from "lit-html";
import type { Speaker } from "./common.ts";

/**
 * @param name that the table has now
 * @param rename with what stands in the field; "" takes the name away
 */
export function namingView(name: string | null, say: Speaker, rename: (name: string) => void) {
  return html`<form
    class="naming"
    @submit=${(event: SubmitEvent) => {
      event.preventDefault();
      rename(String(new FormData(event.target as HTMLFormElement).get("table_name") ?? ""));
    }}
  >
    <label for="table-name">${say("table-name")}</label>
    <input id="table-name" name="table_name" type="text" maxlength="40" autocomplete="off" value=${name ?? ""} placeholder=${say("table-name-none")} />
    <button type="submit">${say("table-name-save")}</button>
  </form>`;
}
