import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { paddleFile } from "../../../site/paddles/paddle.content.ts";
import { correctEntry, factIn } from "./correct-entry.ts";

const path = "paddles/onix-z5-graphite.yaml";
const text = readFileSync(`content/${path}`, "utf8");
const ball = "balls/penn-40.yaml";
const ballText = readFileSync(`content/${ball}`, "utf8");
const day = "2026-11-25";

const corrected = (fact: string, value: string, source = "") =>
  correctEntry(path, text, { fact, value, source }, day);
const valueOf = (fact: string, value: string, source = "") => {
  const after = corrected(fact, value, source);
  return after === undefined ? undefined : (parse(after) as Record<string, unknown>)[fact];
};

describe("a value is read with its fact's own field", () => {
  test.each([
    ["weightOz", "8.1", 8.1],
    ["weightOz", "8.1 oz", 8.1],
    ["weightOz", "about 8,1 ounces.", 8.1],
    ["weightOz", "230 g", 8.11],
    ["weightOz", "230g", 8.11],
    ["lengthIn", '16"', 16],
    ["lengthIn", "406 mm", 15.98],
    ["gripLengthIn", "14 cm", 5.51],
    ["coreMm", "13mm", 13],
    ["coreMm", "1/2 in", 12.7],
    ["coreMm", "0.5 in", 12.7],
    ["listPriceCents", "$1,000", 100_000],
    ["listPriceCents", "89.99 USD", 8999],
    ["listPriceCents", "$89", 8900],
    ["shape", "Elongated", "elongated"],
    ["year", "2021", 2021],
    ["brand", "Onix Sports", "Onix Sports"],
    ["weightOz", "8 to 8.3 oz", 8.15],
    ["coreMm", "14 to 16 mm", undefined],
    ["weightOz", "80 oz", undefined],
    ["weightOz", "8 mm", undefined],
    ["weightOz", "eight", undefined],
    ["listPriceCents", "free", undefined],
    ["listPriceCents", "€89", undefined],
    ["shape", "round", undefined],
    ["year", "2021.5", undefined],
    ["other", "anything", undefined],
    ["constructor", "x", undefined],
    ["sources", "x", undefined],
    ["notConfirmed", "weightOz", undefined],
  ])("%s: '%s' is %s", (fact, said, value) => {
    expect(valueOf(fact, said)).toBe(value);
  });

  test("of a ball more exactly", () => {
    const after = correctEntry(
      ball,
      ballText,
      { fact: "weightOz", value: "26 g", source: "" },
      day,
    )!;
    expect(parse(after)).toMatchObject({ weightOz: 0.917 });
  });
});

test("only the fact changes, and a fact without a link has no source anymore", () => {
  const sourced = `${text}sources:\n  weightOz: { from: a shop, on: "2026-01-01" }\n`;
  const after = correctEntry(
    path,
    sourced,
    { fact: "weightOz", value: "8 oz", source: "My scale." },
    day,
  )!;
  const [before, now] = [parse(sourced), parse(after)] as Record<string, unknown>[];
  const { weightOz: _, sources: __, ...others } = before!;
  expect(now).toEqual({ ...others, weightOz: 8 });
  expect(paddleFile.safeParse(now).success).toBe(true);
});

test("with a link, that's its source as of today, and the fact counts as confirmed", () => {
  const source = "See https://onix.example.com/z5, page 2";
  const after = parse(corrected("gripLengthIn", "4.5 in", source)!) as Record<string, unknown>;
  expect(after).toMatchObject({
    gripLengthIn: 4.5,
    sources: {
      gripLengthIn: { from: "onix.example.com", url: "https://onix.example.com/z5", on: day },
    },
  });
  expect(after["notConfirmed"]).not.toContain("gripLengthIn");
  const without = parse(corrected("gripLengthIn", "4.5 in")!) as Record<string, unknown>;
  expect(without["notConfirmed"]).toContain("gripLengthIn");
  for (const bad of ["javascript:alert(1)", "http://a.example", "https://10.0.0.1/x"])
    expect(parse(corrected("gripLengthIn", "4.5 in", bad)!)).not.toHaveProperty("sources");
});

test("a price that someone looked up is of this month", () => {
  expect(parse(corrected("listPriceCents", "$89.99")!)).toMatchObject({ pricedIn: "2026-11" });
});

test("what it says already changes nothing", () => {
  expect(corrected("weightOz", factIn(path, text, "weightOz")!)).toBe(text);
  expect(factIn(ball, ballText, "pricePerBallCents")).toMatch(/^\$\d\.\d\d$/);
});

test("a text that can't be read stays as it is", () => {
  expect(
    correctEntry(path, "name: [", { fact: "weightOz", value: "8", source: "" }, day),
  ).toBeUndefined();
});
