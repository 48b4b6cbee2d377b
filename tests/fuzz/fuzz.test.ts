import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fuzzGroups } from "./fuzz-groups.ts";
import { failureOf } from "./fuzz-property.ts";

/** The same cases in every run; the bench sends others, and many more. */
const seed = 20_261_121;
const share = 1 / 40;

describe.each(fuzzGroups)("$name:", ({ properties, open, close }) => {
  beforeAll(async () => await open?.());
  afterAll(async () => await close?.());

  test.each(properties)("$name", async (each) => {
    expect(await failureOf(each, Math.max(2, Math.round(each.share * share)), seed)).toBe(
      undefined,
    );
  });
});
