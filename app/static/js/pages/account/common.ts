/** Shared by the parts of the account's page. */
import { timeFormat } from "../../table/time-format.ts";
import type { Boot } from "../parts/common.ts";

/** What the pages of an account are told; `passkey_origin` is where its passkeys are good. */
export type AccountBoot = Boot & { passkey_origin: string };

/** A place of the page. */
export function part(id: string): HTMLElement {
  return document.getElementById(id) as HTMLElement;
}

/** A moment as its reader writes it, in the time zone of the browser. */
export function moment(iso: string, language: string) {
  return timeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}
