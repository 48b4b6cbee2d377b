import { describe, expect, test } from "vitest";
import { nextPage } from "./list-command.ts";

describe("the next page's command", () => {
  test.each([
    [{ limit: 20, json: false, stars: undefined }, "--limit 20"],
    [{ search: "buy now" }, "--search 'buy now'"],
    [{ search: "it's $(rm)" }, "--search 'it'\\''s $(rm)'"],
    [{ hidden: true, after: "7_ab" }, "--hidden --after 7_ab"],
  ])("of %o ends with %s", (options, end) => {
    expect(nextPage("reviews list", options)).toBe(`More: npm run owner -- reviews list ${end}`);
  });
});
