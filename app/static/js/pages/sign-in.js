/** Being somebody again: by password, by a link in a mail, by the code of another device. */
import { call } from "../table/api.js";
import { done, part } from "./account/common.js";
import { hasPasskeys, signInByPasskey } from "./account/passkeys.js";
import { booted, once, whenSent, wordsOf } from "./parts/common.js";

const boot = booted();
const say = wordsOf(boot);
const form = /** @type {HTMLFormElement} */ (part("sign-in"));
const field = /** @param {string} id */ (id) => /** @type {HTMLInputElement} */ (part(id));
const on = () => location.assign(boot.next);

whenSent(say, form, async (filled) => {
  done("");
  await call("POST", "/api/sign-in/password", Object.fromEntries(filled));
  on();
});

document.getElementById("send-link")?.addEventListener("click", () => {
  if (!field("address").reportValidity()) return;
  once(say, form, async () => {
    done("");
    await call("POST", "/api/sign-in/link", { address: field("address").value, next: boot.next });
    done(say("sign-in-link-sent"));
  });
});

whenSent(say, /** @type {HTMLFormElement} */ (part("with-code")), async (filled) => {
  done("");
  await call("POST", "/api/sign-in/code", { secret: filled.get("code") });
  on();
});

const passkey = /** @type {HTMLButtonElement} */ (part("passkey"));
passkey.hidden = !hasPasskeys(boot);
passkey.addEventListener("click", () =>
  once(say, passkey, async () => {
    if (await signInByPasskey(say)) on();
  }),
);
