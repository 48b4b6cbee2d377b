import listed from "tlds" with { type: "json" };
import { visibleText } from "./visible-text.ts";

let known: ReadonlySet<string> | undefined;

/** All top-level domains in lower case, those of other scripts in Unicode. Built by the first call. */
export function topLevelDomains(): ReadonlySet<string> {
  known ??= new Set(listed.map(visibleText));
  return known;
}
