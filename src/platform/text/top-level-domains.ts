import listed from "tlds" with { type: "json" };
import { visibleText } from "./visible-text.ts";

let known: ReadonlySet<string> | undefined;

/** All top-level domains, in small letters; those of other scripts as readers see them. Made by the first call. */
export function topLevelDomains(): ReadonlySet<string> {
  known ??= new Set(listed.map(visibleText));
  return known;
}
