import { assert, date, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import type { Library } from "../../library/library.ts";
import { inventedListed } from "../../../tests/support/invented.ts";
import { type Paddle } from "../paddles/paddle.content.ts";
import { type FactName, factNames } from "../paddles/paddle-values.ts";
import { allFacts, factColumns, type Fact, factsSince, readDay, sameSince } from "./facts.ts";

const library = projectLibrary();
const { paddles, balls } = library;
const factsOf = (given: Partial<Pick<Library, "paddles" | "listed" | "balls">>) =>
  allFacts({ paddles: [], listed: [], balls: [], ...given });

/** The dataset's names of what a paddle's file may leave unconfirmed. */
const namesOf: Record<FactName, readonly string[]> = {
  brand: ["brand"],
  year: ["released"],
  surface: ["surface", "face_material"],
  shape: ["shape"],
  coreMm: ["core"],
  lengthIn: ["length"],
  widthIn: ["width"],
  gripLengthIn: ["grip_length"],
  weightOz: ["weight"],
  usaPickleball: ["usa_pickleball", "usa_pickleball_history"],
  upaA: ["upa_a", "upa_a_history"],
};
const isOfPage = ({ version }: Fact) => version === null;

test("of a listed paddle, just the facts with a source are there, with where each is from", () => {
  const { shape, coreMm, weightOz, listPriceCents } = paddles[0]!;
  const source = { from: "Arrowhead's page", url: "https://arrowhead.example", on: "2026-11-02" };
  const drift = inventedListed({
    slug: "drift",
    shape,
    coreMm: coreMm!,
    weightOz,
    listPriceCents: listPriceCents!,
    sources: { weightOz: source, listPriceCents: source },
  });
  expect(factsOf({ listed: [drift] })).toMatchObject([
    { id: "paddles/drift/weight", value: weightOz, source: `${source.from}, ${source.url}` },
    { id: "paddles/drift/list_price", value: listPriceCents! / 100, date: "2026-11" },
  ]);
});

test.each(paddles.map((paddle) => [paddle.slug, paddle] as const))(
  "%s: a fact is there just if it's confirmed, whatever else is",
  (_, paddle) => {
    const unsure = subarray(["identity", ...factNames] as Paddle["notConfirmed"]);
    assert(
      property(unsure, (notConfirmed) => {
        const facts = factsOf({ paddles: [{ ...paddle, notConfirmed }] });
        const isKnown = !notConfirmed.includes("identity") && !notConfirmed.includes("brand");
        if (!isKnown) expect(facts).toEqual([]);
        const names = facts.filter(isOfPage).map(({ fact }) => fact);
        for (const name of factNames) {
          const isThere = isKnown && !notConfirmed.includes(name) && paddle[name] !== null;
          expect(names.includes(namesOf[name][0]!), name).toBe(isThere);
          if (!isThere) expect(names).not.toEqual(expect.arrayContaining([namesOf[name].at(-1)]));
        }
        expect(names.includes("list_price")).toBe(isKnown && paddle.listPriceCents !== null);
      }),
      { numRuns: 50, seed: 7 },
    );
  },
);

test.each(balls.map((ball) => [ball.slug, ball] as const))(
  "%s: a fact is there just if it's confirmed",
  (_, ball) => {
    const facts = {
      holes: "holes",
      weightOz: "weight",
      construction: "construction",
      pricePerBallCents: "price_per_ball",
      approval: "approval",
    } as const;
    const names = Object.keys(facts) as (keyof typeof facts)[];
    assert(
      property(subarray(names), (notConfirmed) => {
        const found = factsOf({ balls: [{ ...ball, notConfirmed }] }).map(({ fact }) => fact);
        const expected = names.filter(
          (name) => ball[name] !== null && !notConfirmed.includes(name),
        );
        expect(found).toEqual(["maker", "use", ...expected.map((name) => facts[name])]);
      }),
      { numRuns: 30, seed: 7 },
    );
  },
);

test("no figure of a sample is in it: it's the same without them", () => {
  expect(allFacts(projectLibrary(false))).toEqual(allFacts(library));
});

test("ids are unique, and every row has the documented columns", () => {
  const facts = allFacts(library);
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  for (const fact of facts) expect(Object.keys(fact).toSorted()).toEqual(columns);
});
const columns = Object.keys(factColumns).toSorted();

const vatic = "vatic-pro-prism-flash-v7";

test.each([
  ["of the page's version", `paddles/${vatic}/weight`, { value: 7.9, unit: "oz", version: null }],
  ["of another version", `paddles/${vatic}/v7/weight`, { value: 8.4, unit: "oz", version: "V7" }],
  [
    "with a source and a date",
    `paddles/${vatic}/usa_pickleball`,
    { value: "approved", source: "USA Pickleball's list of approved paddles", date: "2026-03" },
  ],
  ["with the year of a price", `paddles/${vatic}/list_price`, { value: 99.99, date: "2023" }],
  ["of a ball", "balls/franklin-x-40/holes", { value: 40, unit: null, changed: null }],
])("a row %s", (_, id, row) => {
  expect(allFacts(library).find((fact) => fact.id === id)).toMatchObject(row);
});

test("every answer of a list is a row of its own version, with its day, source and link", () => {
  const usap = { list: "USA Pickleball", state: "approved", on: "2026-03" } as const;
  const link = "https://example.com/list";
  const paddle = {
    ...library.paddle(vatic)!,
    updated: "2026-11-01",
    approvals: [
      usap,
      { ...usap, state: "not listed", on: "2026-11-20", link } as const,
      { ...usap, on: "2026-10-02", version: "V7" } as const,
    ],
  };
  const rows = factsOf({ paddles: [paddle] }).filter(({ fact }) => fact.startsWith("usa_"));
  const source = "USA Pickleball's list of approved paddles";
  const linked = `${source}, ${link}`;
  const at = `paddles/${vatic}`;
  expect(
    rows.map((row) => [row.id, row.version, row.value, row.date, row.source, row.changed]),
  ).toEqual([
    [`${at}/usa_pickleball`, null, "not listed", "2026-11-20", linked, "2026-11-20"],
    [
      `${at}/usa_pickleball_history/2026-11-20`,
      null,
      "not listed",
      "2026-11-20",
      linked,
      "2026-11-20",
    ],
    [`${at}/usa_pickleball_history/2026-03`, null, "approved", "2026-03", source, "2026-11-01"],
    [`${at}/v7/usa_pickleball`, "V7", "approved", "2026-10-02", source, "2026-11-01"],
    [
      `${at}/v7/usa_pickleball_history/2026-10-02`,
      "V7",
      "approved",
      "2026-10-02",
      source,
      "2026-11-01",
    ],
  ]);
});

test("a version says only what its own entry says", () => {
  const ofV7 = allFacts(library).filter(
    ({ subject, version }) => subject === vatic && version === "V7",
  );
  expect(ofV7.map(({ fact }) => fact)).toEqual(["shape", "core", "length", "weight", "list_price"]);
});

test("a price is dated by the year only if that is confirmed, or else by when its source was read", () => {
  const paddle = library.paddle(vatic)!;
  const priceWith = (sources: Paddle["sources"]) =>
    factsOf({ paddles: [{ ...paddle, notConfirmed: ["year"], sources }] }).find(
      ({ fact }) => fact === "list_price",
    );
  expect(priceWith({})).toMatchObject({ date: null });
  const listPriceCents = { from: "A shop", on: "2026-03" };
  expect(priceWith({ listPriceCents })).toMatchObject({ date: "2026-03" });
});

const dated = (changed: string | null) => ({ changed }) as Fact;
const history = ["2026-11-01", "2026-11-20", null, "2026-11-10"].map(dated);

test.each([
  ["2026-10-31", 4],
  ["2026-11-01", 4],
  ["2026-11-02", 3],
  ["2026-11-20", 2],
  ["2026-11-21", 1],
])("since %s there are %i of these facts, undated ones among them", (day, count) => {
  expect(factsSince(history, day)).toHaveLength(count);
});

test("days with the same facts since then have one address", () => {
  const day = date({
    min: new Date("2026-10-25"),
    max: new Date("2026-11-28"),
    noInvalidDate: true,
  }).map((each) => each.toISOString().slice(0, 10));
  const seen = new Set<string | undefined>();
  assert(
    property(day, (since) => {
      const same = sameSince(history, since);
      seen.add(same);
      expect(factsSince(history, same)).toEqual(factsSince(history, since));
      if (same !== undefined) expect(sameSince(history, same)).toBe(same);
    }),
    { numRuns: 200, seed: 7 },
  );
  expect(seen.size).toBe(4);
});

test.each([
  ["2026-11-01", "2026-11-01"],
  ["2028-02-29", "2028-02-29"],
  ["2026-02-29", undefined],
  ["2026-13-01", undefined],
  ["2026-11-1", undefined],
  ["2026-11-01T00:00", undefined],
  ["0000-00-00", undefined],
  ["", undefined],
])("%j is the day %j", (text, day) => {
  expect(readDay(text)).toBe(day);
});

test("a fact says where it comes from and when that was read", () => {
  const [paddle, ball] = [paddles[0]!, balls.find(({ holes }) => holes !== null)!];
  const noted = { from: "The maker's page", url: "https://maker.example/one", on: "2026-03-14" };
  const facts = factsOf({
    paddles: [{ ...paddle, notConfirmed: [], sources: { weightOz: noted } }],
    balls: [{ ...ball, notConfirmed: [], sources: { holes: { ...noted, url: undefined } } }],
  });
  const said = (kind: Fact["kind"], name: string) => {
    const found = facts.find((each) => each.kind === kind && each.fact === name);
    return [found?.source, found?.date];
  };
  expect(said("paddle", "weight")).toEqual([
    "The maker's page, https://maker.example/one",
    "2026-03-14",
  ]);
  expect(said("ball", "holes")).toEqual(["The maker's page", "2026-03-14"]);
  expect(said("paddle", "core")).toEqual([null, null]);
});
