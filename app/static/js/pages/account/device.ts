/** A code with which another device becomes the same person. */
import { html, render } from "lit-html";
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { unlessBusy } from "../parts/common.ts";
import { part } from "./common.ts";

export function device(say: Speaker) {
  const place = part("device-code");
  part("make-code").addEventListener("click", () =>
    unlessBusy(say, part("make-code"), async () => {
      const made = await call("POST", "/api/users/me/device-code");
      render(view(say, made), place);
      part("shown-code").focus();
    }),
  );
}

function view(say: Speaker, made: { code: string; picture: string }) {
  return html`<p class="hint" id="shown-code-label">${say("code-label")}</p>
    <p class="code" id="shown-code" tabindex="-1" aria-labelledby="shown-code-label shown-code">${made.code}</p>
    <img class="qr" src=${made.picture} alt=${say("code-alt")} width="220" height="220" />
    <p class="hint">${say("code-hint")}</p>`;
}
