import { expect, test } from "vitest";
import { isConfirmedPaddle, knownFact } from "./paddle-facts.ts";
import { isKnownEnough } from "./listed-paddle.ts";
import { inventedListed } from "../../../tests/support/invented.ts";

const source = { from: "The maker's page", on: "2026-11-02" };
const drift = (
  facts: Parameters<typeof inventedListed>[0],
  ...sourced: readonly ("brand" | "weightOz" | "coreMm" | "year" | "listPriceCents")[]
) =>
  inventedListed({
    ...facts,
    sources: Object.fromEntries(sourced.map((fact) => [fact, source])),
  });

test("a fact without a source isn't known, and a price without one isn't even shown", () => {
  const paddle = drift({ weightOz: 8.1, coreMm: 14, listPriceCents: 9999 }, "coreMm");
  expect(knownFact(paddle, "weightOz")).toBeUndefined();
  expect(knownFact(paddle, "coreMm")).toBe(14);
  expect(knownFact(paddle, "year")).toBeUndefined();
  expect(paddle.listPriceCents).toBeNull();
});

test("its name has its brand, once", () => {
  expect(drift({ name: "Loco", brand: "Kestrel" }).name).toBe("Kestrel Loco");
  expect(drift({ name: "Kestrel Loco", brand: "Kestrel" }).name).toBe("Kestrel Loco");
});

test("a price is dated by its source, unless the file says when it was set", () => {
  expect(drift({ listPriceCents: 9999 }, "listPriceCents").pricedIn).toBe("2026-11");
  expect(drift({ listPriceCents: 9999, pricedIn: "2026-03" }, "listPriceCents").pricedIn).toBe(
    "2026-03",
  );
});

test("with three sourced facts besides its brand, enough is known to compare it", () => {
  const facts = { weightOz: 8.1, coreMm: 14, year: 2026 };
  expect(isKnownEnough(drift(facts, "brand", "weightOz", "coreMm"))).toBe(false);
  expect(isKnownEnough(drift(facts, "weightOz", "coreMm", "year"))).toBe(true);
});

test("it's never suggested or recommended, however much is known", () => {
  const facts = { weightOz: 8.1, coreMm: 14, year: 2026, listPriceCents: 9999 };
  const known = drift(facts, "weightOz", "coreMm", "year", "listPriceCents");
  expect(isConfirmedPaddle(known)).toBe(false);
});
