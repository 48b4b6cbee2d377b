import { expect, test } from "vitest";
import {
  changeInWords,
  changesBetween,
  type FactChange,
  type KnownFact,
  titleOf,
} from "./changes.ts";

const price: KnownFact = {
  id: "paddles/drift/list_price",
  kind: "paddle",
  subject: "drift",
  name: "Drift",
  version: null,
  fact: "list_price",
  value: "299.95",
  unit: "USD",
  source: "Arrowhead",
  source_kind: "maker",
  link: "https://arrowhead.example/drift",
};
const fact = (name: string, value: string, more: Partial<KnownFact> = {}): KnownFact => ({
  ...price,
  id: `paddles/drift/${name}`,
  fact: name,
  value,
  unit: null,
  ...more,
});
const byId = (facts: readonly KnownFact[]) => new Map(facts.map((each) => [each.id, each]));
const between = (known: readonly KnownFact[], facts: readonly KnownFact[]) =>
  changesBetween(byId(known), byId(facts));

const cheaper = { ...price, value: "279.95" };
const history = fact("upa_a_history", "certified", {
  id: "paddles/drift/upa_a_history/2026-11-02",
});
const core = fact("core", "14", { unit: "mm", version: "14 mm version" });

test.each<[what: string, known: KnownFact[], facts: KnownFact[], said: string[]]>([
  ["nothing", [price], [price], []],
  ["a value", [price], [cheaper], ["list price $279.95, was $299.95"]],
  ["a new fact", [], [price], ["list price $299.95, new"]],
  ["a fact that's gone", [price], [], ["list price no longer given, was $299.95"]],
  [
    "who says it",
    [price],
    [{ ...price, source: "Acme", source_kind: "shop" }],
    ["list price $299.95, now from Acme, was from Arrowhead"],
  ],
  [
    "who says it, and the value",
    [price],
    [{ ...cheaper, source: "Acme" }],
    ["list price $279.95, was $299.95"],
  ],
  [
    "the page it's from",
    [price],
    [{ ...price, link: null }],
    ["list price $299.95, from another page of Arrowhead"],
  ],
  ["the paddle's name", [price], [{ ...price, name: "Drift 2" }], []],
  ["a version's fact", [], [core], ["core (14 mm version) 14 mm, new"]],
  [
    "what a list says",
    [fact("upa_a", "not listed")],
    [fact("upa_a", "certified")],
    ["UPA-A certified, was not listed"],
  ],
  ["that someone looked at a list again", [], [history], []],
  [
    "what a list said earlier",
    [history],
    [{ ...history, value: "not listed" }],
    ["UPA-A on 2026-11-02 not listed, was certified"],
  ],
  [
    "that a list was looked at",
    [history],
    [],
    ["UPA-A on 2026-11-02 no longer given, was certified"],
  ],
])("of two states of the data that differ in %s, it says so", (_, known, facts, said) => {
  expect(between(known, facts).map(changeInWords)).toEqual(said);
});

test("a change has the source of now, and who said it before", () => {
  const acme = { source: "Acme", source_kind: "shop", link: "https://acme.example" } as const;
  const [changed] = between([price], [{ ...cheaper, ...acme }]);
  expect(changed).toMatchObject({ before: "299.95", after: "279.95", ...acme });
  expect(changed).toMatchObject({ source_before: "Arrowhead" });
  expect(changed).not.toHaveProperty("value");
  const [gone] = between([price], []);
  expect(gone).toMatchObject({ source: "Arrowhead", link: price.link, after: null });
});

test.each<[changes: FactChange[], title: string]>([
  [between([price], [cheaper]), "Drift: list price $279.95, was $299.95"],
  [
    between([price], [cheaper, core]),
    "Drift: list price $279.95, was $299.95; core (14 mm version) 14 mm, new",
  ],
  [between([], [price, core, fact("shape", "hybrid")]), "Drift: 3 facts new"],
  [
    between([price, fact("edge", "edgeless")], [cheaper, core, fact("shape", "hybrid")]),
    "Drift: 1 fact changed, 2 new, 1 gone",
  ],
])("changes have a title: %#", (changes, title) => {
  const { kind, subject, name } = price;
  expect(titleOf({ kind, subject, name, noticedAt: 0, changes })).toBe(title);
});
