/** Signing out, once it is clear what is lost by it. */
import { call } from "../../table/api.ts";
import type { Speaker } from "../parts/common.ts";
import { unlessBusy } from "../parts/common.ts";
import { leavePage } from "../parts/leaving.ts";
import { part } from "./common.ts";

/** The end of the address by which all pages of settings lead here. */
const ASKED = "#sign-out";

export function signingOut(say: Speaker) {
  const dialog = part("signing-out") as HTMLDialogElement;
  const ask = () => {
    if (location.hash !== ASKED) return;
    history.replaceState(null, "", location.pathname + location.search);
    dialog.showModal();
  };
  addEventListener("hashchange", ask);
  ask();
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== "out") return;
    void unlessBusy(say, dialog, async () => {
      await call("DELETE", "/api/users/me/token");
      await leavePage(() => location.assign("/"));
    });
  });
}
