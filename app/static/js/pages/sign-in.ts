/** Being somebody again: by password, by a link in a mail, by the code of another device. */
import { call } from "../table/api.ts";
import type { AccountBoot } from "./account/common.ts";
import { part } from "./account/common.ts";
import { hasPasskeys, signedByPasskey } from "./account/webauthn.ts";
import { booted, done, tell, unlessBusy, whenSent, wordsOf } from "./parts/common.ts";
import { leavePage } from "./parts/leaving.ts";

const boot = booted<AccountBoot & { next: string }>();
const say = wordsOf(boot);
const form = part("sign-in") as HTMLFormElement;
const field = (id: string) => part(id) as HTMLInputElement;
const goOn = () => leavePage(() => location.assign(boot.next));

whenSent(say, form, async (filled) => {
  done("");
  await call("POST", "/api/sign-in/password", Object.fromEntries(filled));
  await goOn();
});

document.getElementById("send-link")?.addEventListener("click", () => {
  if (!field("address").reportValidity()) return;
  unlessBusy(say, form, async () => {
    done("");
    await call("POST", "/api/sign-in/link", { address: field("address").value, next: boot.next });
    done(say("sign-in-link-sent"));
  });
});

whenSent(say, part("with-code") as HTMLFormElement, async (filled) => {
  done("");
  await call("POST", "/api/sign-in/code", { secret: filled.get("code") });
  await goOn();
});

const passkey = part("passkey") as HTMLButtonElement;
passkey.hidden = !hasPasskeys(boot);
passkey.addEventListener("click", () =>
  unlessBusy(say, passkey, async () => {
    const credential = await signedByPasskey();
    if (!credential) return tell(say("passkeys-cancelled"));
    await call("POST", "/api/sign-in/passkey", { credential });
    await goOn();
  }),
);
