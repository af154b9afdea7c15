/** Takes the addresses out of package-lock.json: it names packages, versions and digests, and nothing to visit. */
import { readFileSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);
