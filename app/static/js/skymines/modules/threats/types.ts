/** What threats add to the types of the face. */
import "../../types.ts";

declare module "../../types.ts" {
  interface ModuleMoves {
    DealWithThreat: "threats";
  }
}
