import { expect, test } from "vitest";
import { inventedListed } from "../../../tests/support/invented.ts";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { approvalAnswers, findApprovals } from "./find-approvals.ts";

const library = smallLibrary();
const found = (typed: string) => findApprovals(library, typed).found.map(({ slug }) => slug);

test.each([
  ["surge 2", ["kestrel-surge"]],
  ["Is the Kestrel Surge 1 still legal?", ["kestrel-surge-1"]],
  ["marlo quick usap approved", ["marlow-quick"]],
  ["kestrel-surge-1", ["kestrel-surge-1"]],
  ["tamarack", ["tamarack-two", "tamarack-one"]],
  // The model that another took the place of comes second.
  ["surge", ["kestrel-surge", "kestrel-surge-1"]],
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
    const { found: some, hasMore } = findApprovals({ ...library, paddles }, "zed mark");
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
  ["is the surge 2 legal?", "/is-my-paddle-legal?paddle=surge+2"],
  ["kestrel glide banned", "/is-my-paddle-legal?paddle=kestrel+glide"],
  ["legal serve", undefined],
  ["approved balls", undefined],
  ["what grip size is legal", undefined],
  ["surge 2", undefined],
])("a search for '%s' leads to %s", (term, path) => {
  expect(answer(term)).toBe(path);
});
