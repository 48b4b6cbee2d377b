import { expect, test } from "vitest";
import { withoutTracking } from "./tracking-parameters.ts";

test.each([
  ["", ""],
  ["?", "?"],
  ["?utm_source=newsletter&utm_medium=email&utm_campaign=may", ""],
  ["?fbclid=IwAR0", ""],
  ["?gclid=a&level=3.5", "?level=3.5"],
  ["?level=3.5&mc_eid=b&sort=helpful", "?level=3.5&sort=helpful"],
  ["?search=utm_source", "?search=utm_source"],
  ["?search=a%26utm_source%3Db&&x", "?search=a%26utm_source%3Db&&x"],
  ["?utm=1&source=2&pk=3", "?utm=1&source=2&pk=3"],
  ["?stars=5&stars=4&_hsenc", "?stars=5&stars=4"],
])("%s asks for %s", (search, asked) => {
  expect(withoutTracking(search)).toBe(asked);
});
