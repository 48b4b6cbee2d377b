import { assert, date, property, subarray } from "fast-check";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import type { Library } from "../../library/library.ts";
import { inventedListed } from "../../../tests/support/invented.ts";
import { type Paddle } from "../paddles/paddle.content.ts";
import {
  type FactName,
  factNames,
  type SourcedFact,
  sourcedFacts,
} from "../paddles/paddle-values.ts";
import { allFacts, factColumns, type Fact, factsSince, readDay, sameSince } from "./facts.ts";

const library = projectLibrary();
const { written: paddles, balls } = library;
const listed = library.paddles.filter(({ isListed }) => isListed).slice(0, 5);
const factsOf = (given: Partial<Pick<Library, "paddles" | "balls">>) =>
  allFacts({ paddles: [], balls: [], ...given });

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
  quietList: ["quiet_list", "quiet_list_history"],
  lightestOz: ["weight_from", "weight_to"],
  build: ["build"],
  coreMaterial: ["core_material"],
  faceTexture: ["face_texture"],
  gripCircumferenceIn: ["grip_circumference"],
  edge: ["edge"],
  launched: ["launched"],
  lifecycle: ["lifecycle"],
  handleOptions: ["handle_options"],
  warranty: ["warranty"],
  madeIn: ["made_in"],
};
const isOfPage = ({ version }: Fact) => version === null;

test("of a listed paddle, just the facts with a source are there, with where each is from", () => {
  const { shape, coreMm, weightOz, listPriceCents } = paddles[0]!;
  const source = {
    kind: "maker" as const,
    from: "Arrowhead",
    url: "https://arrowhead.example",
    on: "2026-11-02",
  };
  const drift = inventedListed({
    slug: "drift",
    shape,
    coreMm: coreMm!,
    weightOz,
    listPriceCents: listPriceCents!,
    sources: { weightOz: source, listPriceCents: source },
  });
  expect(factsOf({ paddles: [drift] })).toMatchObject([
    { id: "paddles/drift/weight", value: weightOz, source: "Arrowhead", link: source.url },
    { id: "paddles/drift/list_price", value: listPriceCents! / 100, date: "2026-11" },
  ]);
});

/** Some of the facts with a source, and some of these that a lab says. */
const sourcesWith = (noted: readonly SourcedFact[], ofLab: readonly SourcedFact[]) =>
  Object.fromEntries(
    noted.map((fact) => [fact, { ...byMaker, ...(ofLab.includes(fact) && byLab) }]),
  );
const byMaker = { kind: "maker", from: "The maker's page", on: "2026-03" } as const;
const byLab = { kind: "lab", from: "A lab" } as const;

test.each([...paddles, ...listed].map((paddle) => [paddle.slug, paddle] as const))(
  "%s: a fact is there just if it's confirmed and someone says it who lets us give it on",
  (_, paddle) => {
    const unsure = subarray(["identity", ...factNames] as Paddle["notConfirmed"]);
    const some = subarray([...sourcedFacts]);
    assert(
      property(unsure, some, some, (notConfirmed, noted, ofLab) => {
        const sources = sourcesWith(noted, ofLab);
        const facts = factsOf({ paddles: [{ ...paddle, notConfirmed, sources }] });
        const isKnown = !notConfirmed.includes("identity") && !notConfirmed.includes("brand");
        if (!isKnown) expect(facts).toEqual([]);
        const names = facts.filter(isOfPage).map(({ fact }) => fact);
        const isOpen = (name: FactName | "listPriceCents") =>
          !includes(sourcedFacts, name) || (includes(noted, name) && !includes(ofLab, name));
        for (const name of factNames) {
          const isThere =
            isKnown &&
            isOpen(name) &&
            !notConfirmed.includes(name) &&
            (paddle[name] ?? null) !== null;
          expect(names.includes(namesOf[name][0]!), name).toBe(isThere);
          if (!isThere) expect(names).not.toEqual(expect.arrayContaining([namesOf[name].at(-1)]));
        }
        expect(names.includes("list_price")).toBe(
          isKnown && isOpen("listPriceCents") && paddle.listPriceCents !== null,
        );
      }),
      { numRuns: 50, seed: 7 },
    );
  },
);
const includes = (all: readonly string[], one: string) => all.includes(one);

test.each(balls.map((ball) => [ball.slug, ball] as const))(
  "%s: a fact is there just if it's confirmed and has a source",
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
      property(subarray(names), subarray(names), (notConfirmed, noted) => {
        const sources = Object.fromEntries(noted.map((name) => [name, byMaker]));
        const found = factsOf({ balls: [{ ...ball, notConfirmed, sources }] });
        const expected = names.filter(
          (name) => ball[name] !== null && noted.includes(name) && !notConfirmed.includes(name),
        );
        expect(found.map(({ fact }) => fact)).toEqual(expected.map((name) => facts[name]));
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
const sourced = {
  ...library.writtenPaddle(vatic)!,
  sources: { weightOz: byMaker, listPriceCents: byMaker, coreMm: { ...byMaker, ...byLab } },
  versions: library
    .writtenPaddle(vatic)!
    .versions!.map((version, index) => (index === 0 ? { ...version, source: byMaker } : version)),
};

test.each([
  ["of the page's version", `paddles/${vatic}/weight`, { value: 7.9, unit: "oz", version: null }],
  ["of another version", `paddles/${vatic}/v7/weight`, { value: 8.4, unit: "oz", version: "V7" }],
  [
    "with a source and its kind",
    `paddles/${vatic}/weight`,
    { source: "The maker's page", source_kind: "maker", link: null, date: "2026-03" },
  ],
  ["with the year of a price", `paddles/${vatic}/list_price`, { value: 99.99, date: "2023" }],
  ["of a ball", "balls/franklin-x-40/holes", { value: 40, unit: null, changed: null }],
])("a row %s", (_, id, row) => {
  const x40 = { ...library.ball("franklin-x-40")!, sources: { holes: byMaker } };
  const facts = factsOf({ paddles: [sourced], balls: [x40] });
  expect(facts.find((fact) => fact.id === id)).toMatchObject(row);
});

test("what a lab measured isn't ours to give, of the page's version or another", () => {
  const { versions } = sourced;
  const byALab = { ...byMaker, ...byLab };
  const facts = factsOf({
    paddles: [{ ...sourced, versions: versions.map((each) => ({ ...each, source: byALab })) }],
  });
  expect(facts.map(({ fact, version }) => [fact, version])).toEqual([
    ["weight", null],
    ["list_price", null],
  ]);
  // In our catalog, too.
  expect(allFacts(library).filter(({ source }) => source === "Pickleball Effect")).toEqual([]);
  expect(allFacts(library).map(({ source_kind: kind }) => kind)).not.toContain("lab");
});

test("a listed paddle's versions are there, each with its own source", () => {
  const register = { kind: "register", from: "A register", on: "2026-09-21" } as const;
  const drift = inventedListed({
    slug: "drift",
    coreMm: 16,
    sources: { coreMm: byMaker },
    versions: [
      { name: "14 mm", coreMm: 14, source: register, isEarlier: false, about: [] },
      { name: "12 mm", coreMm: 12, isEarlier: false, about: [] },
    ],
  });
  expect(factsOf({ paddles: [drift] }).map(({ id, value, source }) => [id, value, source])).toEqual(
    [
      ["paddles/drift/core", 16, "The maker's page"],
      ["paddles/drift/14-mm/core", 14, "A register"],
    ],
  );
});

test("every answer of a list is a row of its own version, with its day, reader and link", () => {
  const usap = { list: "USA Pickleball", state: "approved", on: "2026-03" } as const;
  const link = "https://example.com/list";
  const read = { by: "A register", kind: "register" } as const;
  const paddle = {
    ...library.writtenPaddle(vatic)!,
    updated: "2026-11-01",
    approvals: [
      // Who looked isn't known.
      { ...usap, on: "2026-02" } as const,
      { ...usap, ...read },
      { ...usap, state: "not listed", on: "2026-11-20", link } as const,
      { ...usap, ...read, on: "2026-10-02", version: "V7" } as const,
    ],
  };
  const rows = factsOf({ paddles: [paddle] }).filter(({ fact }) => fact.startsWith("usa_"));
  const at = `paddles/${vatic}`;
  const ours = ["USA Pickleball", "official list", link, "2026-11-20"];
  const theirs = ["A register", "register", null, "2026-11-01"];
  expect(
    rows.map((row) => [
      row.id,
      row.version,
      row.value,
      row.date,
      row.source,
      row.source_kind,
      row.link,
      row.changed,
    ]),
  ).toEqual([
    [`${at}/usa_pickleball`, null, "not listed", "2026-11-20", ...ours],
    [`${at}/usa_pickleball_history/2026-11-20`, null, "not listed", "2026-11-20", ...ours],
    [`${at}/usa_pickleball_history/2026-03`, null, "approved", "2026-03", ...theirs],
    [`${at}/v7/usa_pickleball`, "V7", "approved", "2026-10-02", ...theirs],
    [`${at}/v7/usa_pickleball_history/2026-10-02`, "V7", "approved", "2026-10-02", ...theirs],
  ]);
});

test("a version says only what its own entry says", () => {
  const ofV7 = factsOf({ paddles: [sourced] }).filter(({ version }) => version === "V7");
  expect(ofV7.map(({ fact }) => fact)).toEqual(["shape", "core", "length", "weight", "list_price"]);
});

test("a price is dated by the year only if that is confirmed, or else by when its source was read", () => {
  const paddle = library.writtenPaddle(vatic)!;
  const priceWith = (notConfirmed: Paddle["notConfirmed"]) => {
    const sources = { listPriceCents: { ...byMaker, on: "2026-11-02" } };
    return factsOf({ paddles: [{ ...paddle, notConfirmed, sources }] }).find(
      ({ fact }) => fact === "list_price",
    );
  };
  expect(priceWith([])).toMatchObject({ date: `${paddle.year}` });
  expect(priceWith(["year"])).toMatchObject({ date: "2026-11-02" });
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
  const noted = { ...byMaker, url: "https://maker.example/one", on: "2026-03-14" };
  const facts = factsOf({
    paddles: [
      {
        ...paddle,
        coreMm: 16,
        notConfirmed: [],
        // Files of earlier versions don't say what a source is.
        sources: { weightOz: noted, coreMm: { from: "A page", on: "2026-03" } },
      },
    ],
    balls: [{ ...ball, notConfirmed: [], sources: { holes: { ...noted, url: undefined } } }],
  });
  const said = (kind: Fact["kind"], name: string) => {
    const found = facts.find((each) => each.kind === kind && each.fact === name);
    return found && [found.source, found.link, found.date];
  };
  expect(said("paddle", "weight")).toEqual(["The maker's page", noted.url, "2026-03-14"]);
  expect(said("ball", "holes")).toEqual(["The maker's page", null, "2026-03-14"]);
  expect(said("paddle", "core")).toBeUndefined();
});
