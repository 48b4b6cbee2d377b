import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Splits at a separator that no parentheses or brackets surround. */
function split(text: string, isSeparator: (sign: string) => boolean): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth === 0 && isSeparator(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const named = (part: string) => /^(&|:root)|^[a-z]|[.#[]/i.test(part.replace(/:has\(.*\)/, ""));

/** What makes a selector with `:has()` dear: undefined for one that isn't. */
function fault(selector: string): string | undefined {
  if (!selector.includes(":has(")) return undefined;
  const parts = split(selector, (sign) => /[\s>+~]/.test(sign));
  const having = parts.filter((part) => part.includes(":has("));
  if (!having.every(named)) return "every element may have that";
  if (!named(parts.at(-1)!)) return "it styles elements of any name";
  return undefined;
}

test.each([
  [".card:has(a) > .picture", undefined],
  ["ul:has(> .card [data-photo]) > .card > :is(.picture, .large)", undefined],
  [".card:has(a:focus) > :first-child", "it styles elements of any name"],
  [":has(> .card) > .card", "every element may have that"],
  [".card > :first-child", undefined],
])("the selector %s: %s", (selector, found) => expect(fault(selector)).toBe(found));

/**
 * Chromium looks for new styles at all elements that a rule with `:has()` may style whenever an element is added. If the
 * rule doesn't name them, those are all of the page's: that took half of the finder's time for styles.
 */
test("each stylesheet names what it styles by what an element has", () => {
  const selectors = globSync("src/**/*.css").flatMap((file) => {
    const sheet = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
    return [...sheet.matchAll(/([^{};]+)\{/g)].flatMap(([, text]) =>
      text!.trim().startsWith("@") ? [] : split(text!, (sign) => sign === ","),
    );
  });
  expect(selectors.filter((selector) => selector.includes(":has(")).length).toBeGreaterThan(5);
  expect(selectors.filter(fault)).toEqual([]);
});
