import tlds from "tlds" with { type: "json" };
import { expect, test } from "vitest";
import { topLevelDomains } from "./top-level-domains.ts";
import { visibleText } from "./visible-text.ts";

test("every top-level domain of IANA's list is known, as readers see it", () => {
  const missing = tlds.filter((domain) => !topLevelDomains().has(visibleText(domain)));
  expect(missing).toEqual([]);
  expect(topLevelDomains().size).toBeGreaterThan(1400);
  for (const domain of topLevelDomains()) expect(domain).toBe(domain.toLowerCase());
});
