import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { parse } from "yaml";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { editorSettings, jsonSchemas, settingsPattern } from "./field-manual.ts";

const schemas = jsonSchemas();
const read = (path: string) => readFileSync(path, "utf8");

test("the editor's settings use every schema ('npm run manual' writes them)", () => {
  const [written] = settingsPattern.exec(read(".vscode/settings.json")) ?? [];
  expect(written).toBe(editorSettings());
});

test("each YAML file has one schema", () => {
  for (const file of globSync("content/**/*.yaml"))
    expect(schemas.filter(({ files }) => matchesGlob(file, files))).toHaveLength(1);
});

/** A validator for a JSON schema, built only from its text. */
const validator = (name: string) =>
  z.fromJSONSchema(JSON.parse(schemas.find((each) => each.name === name)!.text));

test.each(schemas.map(({ name, files }) => ({ name, files })))(
  "$name accepts all of $files",
  ({ name, files }) => {
    const schema = validator(name);
    const own = globSync(files);
    // Only the invented catalog lists a paddle so far.
    const found = own.length > 0 ? own : globSync(`tests/${files}`);
    expect(found).not.toEqual([]);
    for (const file of found)
      expect(schema.safeParse(parse(read(file))).error?.issues, file).toBeUndefined();
  },
);

describe("paddles.json rejects", () => {
  const right = parse(read("content/paddles/diadem-hero.yaml")) as Record<string, unknown>;
  test.each([
    ["a word that isn't allowed", { category: "Power" }],
    ["a number as text", { weightOz: "8,2" }],
    ["a number out of range", { weightOz: 227 }],
    ["a text that is too long", { name: "x".repeat(61) }],
    ["too many items", { knownFor: ["a", "b", "c", "d", "e", "f"] }],
    ["an unknown field", { featued: true }],
    ["a missing field", { shape: undefined }],
  ])("%s", (_, wrong) => {
    const paddle = JSON.parse(JSON.stringify({ ...right, ...wrong })) as unknown;
    expect(validator("paddles.json").safeParse(paddle).success).toBe(false);
  });
});

test("a field's description says what to write, with an example", () => {
  const { properties } = JSON.parse(schemas.find(({ name }) => name === "paddles.json")!.text) as {
    properties: Record<string, { description?: string }>;
  };
  expect(properties["weightOz"]?.description).toBe(
    "the average weight in ounces; for example: 8.2",
  );
});
