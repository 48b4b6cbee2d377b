import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentFiles } from "../../library/content-files.ts";
import type { ContentFile } from "../../platform/content/content-reader.ts";
import { readFields, templateOf, typedText, writeFields } from "./entry-text.ts";

const files = Object.entries<ContentFile>(contentFiles);

test("each content file can be edited in a form, which changes nothing else in it", () => {
  const texts = globSync("content/**/*.{yaml,md}");
  const isKept = (file: string) => {
    const path = file.replace("content/", "");
    const text = readFileSync(file, "utf8");
    const fields = readFields(path, text);
    if (!fields || (fields.body === undefined) !== path.endsWith(".yaml")) return false;
    return writeFields(path, text, fields) === text;
  };
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((file) => !isKept(file))).toEqual([]);
});

test.each([
  ["a list", "- one\n- two\n"],
  ["no fields", "just words\n"],
  ["nothing", ""],
  ["a name twice", "name: One\nname: Two\n"],
  ["an alias", "name: &one One\nother: *one\n"],
  ["an open quote", 'name: "One\n'],
])("a text with %s can only be edited as text", (_, text) => {
  expect(readFields("paddles/one.yaml", text)).toBeUndefined();
});

test("an article without its fields can only be edited as text", () => {
  expect(readFields("blog/one.md", "Just words.\n")).toBeUndefined();
  expect(readFields("blog/one.md", "---\ntitle: One\n---\nWords.\n")).toEqual({
    value: { title: "One" },
    body: "Words.\n",
  });
});

test.each([
  ["name: One\r\nbrand: Two\r\n", "name: One\nbrand: Two\n"],
  ["name: One", "name: One\n"],
  ["", ""],
])("a text from a browser has the line ends of a file", (typed, text) => {
  expect(typedText(typed)).toBe(text);
});

test.each(files.filter(([, { kind }]) => kind !== "file"))(
  "the template of %s has its needed fields and no others, all empty",
  (_, file) => {
    const text = templateOf(file, "");
    const path = file.path.replace(/<\w+>/, "new");
    const { value, body } = readFields(path, text)!;
    expect(body).toBe(file.kind === "articles" ? "" : undefined);
    const issues = file.schema.safeParse(value).error?.issues ?? [];
    expect(issues.filter(({ code }) => code === "unrecognized_keys")).toEqual([]);
    // Every mistake is about an empty value: no field is missing.
    for (const { path: at } of issues) {
      const found = at.reduce<unknown>((group, key) => (group as never)[key], value);
      expect([undefined, "", null, false].includes(found as never), at.join(".")).toBe(
        found !== undefined && !Array.isArray(found),
      );
    }
  },
);

test("a template has the name that was given", () => {
  expect(templateOf(contentFiles.paddles, "Diadem: Hero")).toMatch(/^name: "Diadem: Hero"\n/);
  expect(templateOf(contentFiles.blog, "Dinks")).toMatch(/^---\ntitle: Dinks\n/);
});
