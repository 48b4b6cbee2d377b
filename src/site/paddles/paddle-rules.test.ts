import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { listedPaddleFile } from "./listed-paddle.content.ts";
import { paddleFile } from "./paddle.content.ts";

const written = parse(readFileSync("content/paddles/crbn-3x-power-series.yaml", "utf8")) as object;
const files = [
  ["a written paddle", paddleFile, written],
  ["a listed paddle", listedPaddleFile, { name: "Drift", brand: "Kestrel" }],
] as const;

const mistakesIn = (
  schema: typeof paddleFile | typeof listedPaddleFile,
  fields: object,
  more: object,
) =>
  (schema.safeParse({ ...fields, ...more }).error?.issues ?? []).map(({ path }) => path.join("."));

test.each(files)(
  "%s fits the rules, which makers' rounding doesn't change",
  (_, schema, fields) => {
    const sized = (lengthIn: number, widthIn: number) =>
      mistakesIn(schema, fields, { lengthIn, widthIn });
    expect(sized(16.5, 7.5)).toEqual([]);
    // 420 by 190 mm, in inches with two decimals.
    expect(sized(16.54, 7.48)).toEqual([]);
    expect(sized(16.6, 7.6)).toEqual(["widthIn"]);
  },
);

test.each(files)("so does a version of %s", (_, schema, fields) => {
  const named = { name: "Wide", lengthIn: 16.54, coreMm: 14 };
  const versionsWith = (widthIn: number) =>
    mistakesIn(schema, fields, { versions: [{ ...named, widthIn }] });
  expect(versionsWith(7.48)).toEqual([]);
  expect(versionsWith(7.66)).toEqual(["versions.0.widthIn"]);
});

test.each(files)(
  "the versions of %s have names that make addresses of their own",
  (_, schema, fields) => {
    const named = (versionName: string | undefined, ...names: string[]) =>
      mistakesIn(schema, fields, {
        ...(versionName === undefined ? {} : { versionName }),
        versions: names.map((name) => ({ name })),
      });
    expect(named("16 mm", "14 mm", "Widebody 14 mm")).toEqual([]);
    expect(named("16 mm", "16-MM")).toEqual(["versions.0.name"]);
    expect(named(undefined, "14 mm", "14 MM")).toEqual(["versions.1.name"]);
    expect(named(undefined, "+", "!")).toEqual(["versions.1.name"]);
  },
);

test.each(files)("a range of weights of %s takes both ends, in order", (_, schema, fields) => {
  const weighed = (more: object) => mistakesIn(schema, fields, more);
  expect(weighed({ lightestOz: 7.8, heaviestOz: 8.2 })).toEqual([]);
  expect(weighed({ lightestOz: 7.8 })).toEqual(["heaviestOz"]);
  expect(weighed({ heaviestOz: 8.2 })).toEqual(["lightestOz"]);
  expect(weighed({ lightestOz: 8.2, heaviestOz: 7.8 })).toEqual(["heaviestOz"]);
  expect(weighed({ versions: [{ name: "Light", heaviestOz: 7.6 }] })).toEqual([
    "versions.0.lightestOz",
  ]);
});
