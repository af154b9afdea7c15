/** What a drawn thing that can be chosen has as attributes: its marks, its role, its words with the reason why not. */
import { nothing } from "lit-html";
import { hit } from "../../table/hit.ts";
import type { Ctx } from "../types.ts";

/** @param stands its name and state in words */
export function chosen(ctx: Ctx, key: string, stands: string) {
  const at = hit(ctx, key);
  return {
    ...at,
    role: at.role === nothing ? "img" : at.role,
    label: at.why ? `${stands}. ${at.why}` : stands,
    stands: at.why ? stands : nothing,
  };
}
