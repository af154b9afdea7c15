/** Proving who one is, before something that changes how one signs in. */
import { call, Problem } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { inWords, tell } from "../parts/common.ts";
import type { AccountBoot } from "./common.ts";
import { part } from "./common.ts";
import { hasPasskeys, signedByPasskey } from "./webauthn.ts";

/** Do something; once more when the server wanted a proof first and was given one. */
export async function proving<Made>(say: Speaker, boot: AccountBoot, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (problem) {
    if (!(problem instanceof Problem && problem.code === "prove-again") || !(await isProved(say, boot))) throw problem;
    tell("");
    return work();
  }
}

/** Ask for a proof; whether one was given. */
async function isProved(say: Speaker, boot: AccountBoot): Promise<boolean> {
  const dialog = part("proving") as HTMLDialogElement;
  const form = part("proving-form") as HTMLFormElement;
  const methods = await call("GET", "/api/users/me/credentials");
  const { passkeys } = await call("GET", "/api/users/me/passkeys");
  part("proving-password").hidden = !methods.password;
  part("proving-do").hidden = !methods.password;
  part("proving-passkey").hidden = passkeys.length === 0 || !hasPasskeys(boot);
  part("proving-elsewhere").hidden = passkeys.length === 0 || hasPasskeys(boot);
  part("proving-link").hidden = !(methods.address && methods.mail);
  return new Promise((settle) => {
    const give = async (proof: () => Promise<object | null>) => {
      part("proving-problem").textContent = "";
      try {
        const given = await proof();
        if (given) await call("POST", "/api/users/me/proof", given);
        if (given) dialog.close("proved");
        else part("proving-problem").textContent = say("passkeys-cancelled");
      } catch (problem) {
        part("proving-problem").textContent = inWords(say, problem);
      }
    };
    form.onsubmit = (event) => {
      event.preventDefault();
      void give(async () => ({ current: new FormData(form).get("current") }));
    };
    part("proving-passkey").onclick = () =>
      void give(async () => {
        const credential = await signedByPasskey();
        return credential && { credential };
      });
    part("proving-cancel").onclick = () => dialog.close("");
    dialog.onclose = () => {
      form.reset();
      part("proving-problem").textContent = "";
      settle(dialog.returnValue === "proved");
    };
    dialog.returnValue = "";
    dialog.showModal();
  });
}
