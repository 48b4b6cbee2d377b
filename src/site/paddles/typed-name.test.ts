import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { namedAsSold, soldSlug, versionsOf } from "./paddle-facts.ts";
import { paddleMeant } from "./typed-name.ts";

test.each([
  ["JOOLA Perseus Pro IV", "joola-perseus-pro-iv"],
  ["perseus pro iv", "joola-perseus-pro-iv"],
  ["  PERSEUS PRO IV ", "joola-perseus-pro-iv"],
  ["joola-perseus-pro-iv", "joola-perseus-pro-iv"],
  ["prism flash V7", "vatic-pro-prism-flash-v7"],
  ["owl talon", "owl-talon-x1"],
  ["Six Zero Ruby", "six-zero-ruby-pro"],
  ["perseus", undefined],
  ["owl hyperion", undefined],
  ["", undefined],
  ["pro", undefined],
])("%j means %s", (typed, slug) => {
  const paddle = paddleMeant(typed, projectLibrary());
  expect(paddle && soldSlug(paddle)).toBe(slug);
});

test("each paddle and version is meant by its own name", () => {
  const library = projectLibrary();
  const sold = library.paddles.flatMap((paddle) => versionsOf(paddle));
  expect(sold.length).toBeGreaterThan(library.paddles.length);
  const others = sold.filter(
    (each) => paddleMeant(namedAsSold(each).name, library)?.name !== namedAsSold(each).name,
  );
  expect(others.map(soldSlug)).toEqual([]);
});

test("a long text is no name", () => {
  expect(paddleMeant("a".repeat(5000), projectLibrary())).toBeUndefined();
});
