import { expect, test } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { type QueryCodec, routeQuery } from "../../src/platform/render/route.ts";
import type { Site } from "../../src/platform/render/site.ts";

/** Values that nobody picks from a form, for any parameter. */
const hostileValues = [
  ["", "+", "%20", "%", "%%", "%E0%A4%A", "%ff", "%00", "%0d%0aX: 1", "a+b", "a%2Bb", "a%252Bb"],
  [
    "__proto__",
    "constructor",
    "ALL",
    "all",
    "0",
    "-1",
    "1e9",
    "9".repeat(30),
    "NaN",
    "%F0%9F%8F%93",
  ],
  [
    "%ED%A0%80",
    "%EF%BF%BF",
    "J%C3%B3ola",
    "%E2%80%8B",
    "%26a%3Db",
    "a%23b",
    "a%2Cb",
    ",,",
    "'\"<b>",
  ],
  ["x".repeat(10_000), `${"x".repeat(99)}%20y`, `${"x".repeat(19)}%20y`, "%F0%9F%8F%93".repeat(60)],
].flat();

/** Hostile queries of these parameters. */
export function hostileQueries(parameters: readonly string[]): string[] {
  const one = parameters.flatMap((name) => [
    ...hostileValues.map((value) => `${name}=${value}`),
    name,
    `${name.toUpperCase()}=1`,
  ]);
  const repeated = parameters.map((name) => `${name}=&${name}=all&${name}=%F0%9F%8F%93`);
  const whole = (value: string) => parameters.map((name) => `${name}=${value}`).join("&");
  return [
    ...one,
    ...repeated,
    ...hostileValues.map(whole),
    "__proto__=1&constructor[a]=b",
    "&&==&=a&?",
  ];
}

/** What a codec makes of a query without its question mark. */
export function canonicalBy(codec: QueryCodec, library: Partial<Library> = {}, params = {}) {
  const site = { library } as Site;
  const { canonicalQuery } = routeQuery(codec);
  return (query: string) => canonicalQuery?.(new URLSearchParams(query), { site, params });
}

/** What is true of any canonical query: it's its own, and short. @param asked without its question mark */
export function expectCanonical(canonical: (query: string) => string | undefined, asked: string) {
  const query = canonical(asked);
  if (query === undefined) return;
  expect(query).toMatch(/^$|^\?[!-~]+$/);
  expect(canonical(query.slice(1)), `${asked.slice(0, 100)} twice`).toBe(query);
  // A byte that isn't text becomes the three of U+FFFD; an empty field that matters gets its name.
  expect(query.length).toBeLessThanOrEqual(3 * asked.length + 20);
}

/**
 * Tests a codec: each query has its canonical form, which is its own, and hostile queries break nothing.
 * @param table queries without their question marks; undefined is for those whose answers aren't kept
 */
export function testCodec(
  codec: QueryCodec,
  library: Partial<Library>,
  table: readonly (readonly [asked: string, canonical: string | undefined])[],
): void {
  const canonical = canonicalBy(codec, library);
  test.each(table)("'?%s' is written '%s'", (asked, expected) => {
    expect(canonical(asked)).toBe(expected);
    expectCanonical(canonical, asked);
  });

  test("hostile queries have a canonical form too, or none", () => {
    for (const asked of hostileQueries(codec.parameters)) expectCanonical(canonical, asked);
  });

  test("parameters of other pages change nothing", () => {
    for (const [asked, expected] of table)
      expect(canonical(`utm_source=x&${asked}&Page=2`)).toBe(expected);
  });
}
