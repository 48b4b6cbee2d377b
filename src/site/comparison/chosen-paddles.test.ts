import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { readCompared } from "./comparisons.page.tsx";

const library = projectLibrary();
const read = (...typed: string[]) => {
  const { slugs, unread, isWritten } = readCompared(
    new URLSearchParams(typed.map((text) => ["paddles", text])),
    { library },
  );
  return { slugs, unread, isWritten };
};

test("a paddle is chosen by its slug, or by its name with or without its brand, version and hyphens", () => {
  const perseus = { slugs: ["joola-perseus-pro-iv", "onix-z5-graphite"], unread: [] };
  for (const name of ["joola-perseus-pro-iv", "JOOLA Perseus Pro IV", " perseus  pro iv "])
    expect(read(name, "ONIX Z5 Graphite"), name).toEqual({ ...perseus, isWritten: false });
  expect(read("joola-perseus-pro-iv,onix-z5-graphite")).toEqual({ ...perseus, isWritten: true });
  for (const name of ["Vatic Pro Prism Flash V7 (V7)", "prism flash v7 v7"])
    expect(read(name).slugs, name).toEqual(["vatic-pro-prism-flash-v7@v7"]);
});

test("what names no paddle is told apart from a field that's empty, and a long one is cut", () => {
  expect(read("perseus", "", "__proto__", "x".repeat(1000), "hero")).toMatchObject({
    unread: ["perseus", "__proto__", "x".repeat(100)],
  });
});
