import { join } from "node:path";
import { runs, unpackFromDebian } from "./debian.ts";

const debian = "/usr/bin/promtool";
const reason = "the test of the alert rules needs promtool, which isn't installed";

/** Finds Prometheus's promtool: Debian's, or Debian's package unpacked into the project; undefined if there is none. */
export function findPromtool(): string | undefined {
  if (runs(debian)) return debian;
  const unpacked = join(unpackFromDebian(".prometheus", ["prometheus"], reason), debian);
  return runs(unpacked) ? unpacked : undefined;
}
