import { expect, test } from "vitest";
import { inventedListed } from "../../tests/support/invented.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";
import { approvalAnswers, findApprovals } from "./find-approvals.ts";

const library = projectLibrary();
const found = (typed: string) => findApprovals(library, typed).found.map(({ slug }) => slug);

test.each([
  ["perseus pro iv", ["joola-perseus-pro-iv"]],
  ["Is the JOOLA Perseus 3S still legal?", ["joola-perseus-3s"]],
  ["boomstick usap approved", ["selkirk-labs-project-boomstick-elongated"]],
  ["joola-perseus-cfs-16", ["joola-perseus-cfs-16"]],
  ["perseus", ["joola-perseus-pro-iv", "joola-perseus-3s", "joola-perseus-cfs-16"]],
  ["gearbox pro power", []],
  ["is my paddle legal", []],
  ["", []],
])("'%s' means %j", (typed, slugs) => {
  expect(found(typed)).toEqual(slugs);
});

test("at most five paddles are shown, and it's said if there are more", () => {
  const countOf = (listed: number) => {
    const names = Array.from({ length: listed }, (_, index) => `Zed Mark ${index}`);
    const paddles = names.map((name) =>
      inventedListed({ slug: name.toLowerCase().replaceAll(" ", "-"), name, brand: "Zed" }),
    );
    const { found: some, hasMore } = findApprovals({ ...library, listed: paddles }, "zed mark");
    return [some.length, hasMore];
  };
  expect([countOf(5), countOf(6)]).toEqual([
    [5, false],
    [5, true],
  ]);
});

const answer = (term: string) => approvalAnswers({ library }, term)[0]?.path;

test.each([
  ["is my paddle legal", "/is-my-paddle-legal"],
  ["approved", "/is-my-paddle-legal"],
  ["is the vapor power legal?", "/is-my-paddle-legal?paddle=vapor+power"],
  ["ronbus r1 banned", "/is-my-paddle-legal?paddle=ronbus+r1"],
  ["legal serve", undefined],
  ["approved balls", undefined],
  ["what grip size is legal", undefined],
  ["vapor power", undefined],
])("a search for '%s' leads to %s", (term, path) => {
  expect(answer(term)).toBe(path);
});
