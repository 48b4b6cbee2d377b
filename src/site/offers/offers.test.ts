import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ballOffers, offersHaveVersions, paddleOffers } from "./offers.content.ts";
import {
  agedText,
  judgedPriceText,
  lastSeen,
  lowestSeen,
  offerName,
  type Offer,
  offerPriceText,
  priceToJudgeBy,
  shownOffers,
} from "./offers.ts";

const today = "2026-11-25";

const offer = (shop: string, priceCents: number, on = "2026-11-20", more: Partial<Offer> = {}) => ({
  shop,
  url: `https://${shop.toLowerCase()}.example/paddle`,
  isPaid: false,
  checks: [{ on, priceCents }],
  ...more,
});

describe("a file's offers", () => {
  const mistakesOf = (offers: unknown, schema: z.ZodType = paddleOffers) =>
    schema
      .safeParse(offers)
      .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];
  const written = (more: object) => [{ ...offer("Acme", 8999), ...more }];

  test("are right as the manual has them", () => {
    expect(mistakesOf(written({}))).toEqual([]);
    expect(mistakesOf(undefined)).toEqual([]);
    expect(mistakesOf([{ ...offer("Acme", 1299), pack: 4 }], ballOffers)).toEqual([]);
  });

  test.each([
    ["a link that runs", { url: "javascript:alert(1)" }],
    ["a link that is a document", { url: "data:text/html,<script>alert(1)</script>" }],
    ["a link without encryption", { url: "http://acme.example/" }],
    ["a link with a password", { url: "https://user:secret@acme.example/" }],
    ["a link with a name and backslashes", { url: String.raw`https:\\acme.example@evil.example/` }],
    ["a link with a name after its scheme", { url: "https:shop.example@evil.example/" }],
    ["markup in a shop's name", { shop: "<b>Acme</b>" }],
    ["a name that turns the line around", { shop: "Acme\u{202e}" }],
    ["a name without letters", { shop: "!!" }],
    ["no checks", { checks: [] }],
    ["a check in the future", { checks: [{ on: "2999-01-01", priceCents: 8999 }] }],
    ["a day that isn't one", { checks: [{ on: "2026-02-31", priceCents: 8999 }] }],
    ["a price below a paddle's", { checks: [{ on: "2026-01-01", priceCents: 89 }] }],
    ["a price with a fraction", { checks: [{ on: "2026-01-01", priceCents: 8999.5 }] }],
    [
      "two checks of a day",
      {
        checks: [
          { on: "2026-01-01", priceCents: 8999 },
          { on: "2026-01-01", priceCents: 9999 },
        ],
      },
    ],
    [
      "checks with the newest first",
      {
        checks: [
          { on: "2026-01-02", priceCents: 8999 },
          { on: "2026-01-01", priceCents: 9999 },
        ],
      },
    ],
    [
      "hundreds of checks",
      {
        checks: Array.from({ length: 300 }, (_, day) => ({
          on: new Date(day * 86_400_000).toISOString().slice(0, 10),
          priceCents: 8999,
        })),
      },
    ],
  ])("refuse %s", (_, more) => {
    expect(mistakesOf(written(more))).not.toEqual([]);
  });

  test("refuse the same shop twice, unless it's another version", () => {
    const [one] = written({});
    expect(mistakesOf([one, { ...one, shop: "ACME" }])).toEqual([
      "1.shop is listed twice. Write its checks under one offer",
    ]);
    expect(mistakesOf([one, { ...one, version: "14 mm" }])).toEqual([]);
  });

  test("refuse hundreds of shops", () => {
    const all = Array.from({ length: 300 }, (_, index) => offer(`Shop${index}`, 8999));
    expect(mistakesOf(all)).toHaveLength(1);
  });

  test("refuse a version that the file doesn't have", () => {
    const schema = z
      .object({
        offers: paddleOffers,
        versions: z.array(z.object({ name: z.string() })).optional(),
      })
      .superRefine(offersHaveVersions);
    const offers = [offer("Acme", 8999, "2026-11-20", { version: "V7" })];
    expect(schema.safeParse({ offers, versions: [{ name: "V7" }] }).success).toBe(true);
    expect(schema.safeParse({ offers, versions: [{ name: "Flash" }] }).success).toBe(false);
    expect(schema.safeParse({ offers }).success).toBe(false);
  });
});

test("the cheapest comes first, then the alphabet, and a paid link is never ahead", () => {
  const offers = [
    offer("Zed", 8999),
    offer("Dear", 9999, "2026-11-20", { isPaid: true }),
    offer("Acme", 8999, "2026-11-20", { isPaid: true }),
    offer("Bolt", 8999),
  ];
  expect(shownOffers(offers, today).map(({ shop }) => shop)).toEqual([
    "Acme",
    "Bolt",
    "Zed",
    "Dear",
  ]);
  const swapped = offers.map((each) => ({ ...each, isPaid: !each.isPaid }));
  expect(shownOffers(swapped, today).map(({ shop }) => shop)).toEqual([
    "Acme",
    "Bolt",
    "Zed",
    "Dear",
  ]);
});

test("packs of balls are compared by the price of one", () => {
  const offers = [offer("Few", 999, today, { pack: 3 }), offer("Many", 2400, today, { pack: 12 })];
  const [first] = shownOffers(offers, today);
  expect(first!.shop).toBe("Many");
  expect(offerPriceText(first!, first!.last)).toBe("$24.00 for 12, $2.00 each");
});

test.each([
  ["2026-11-25", undefined, true],
  ["2026-10-26", undefined, true],
  ["2026-10-25", "seen 31 days ago", true],
  ["2026-10-11", "seen 45 days ago", true],
  ["2026-07-28", "seen 120 days ago", true],
  ["2026-07-27", "seen 121 days ago", false],
  // Seen by someone whose day began earlier.
  ["2026-11-26", undefined, false],
])("a price seen on %s says %s, and is shown: %s", (on, aged, isShown) => {
  const offers = [offer("Acme", 8999, on)];
  expect(shownOffers(offers, today)).toHaveLength(isShown ? 1 : 0);
  for (const each of lastSeen(offers, today)) expect(agedText(each)).toBe(aged);
});

describe("the price to judge by", () => {
  const priceWith = (offers: readonly Offer[] | undefined, version?: string) =>
    priceToJudgeBy(
      {
        listPriceCents: 12_000,
        offers,
        ...(version === undefined ? {} : { version: { name: version } }),
      },
      today,
    );

  test("is the cheapest fresh offer, and says so", () => {
    const price = priceWith([
      offer("Acme", 9900),
      offer("Shop", 8900),
      offer("Old", 7900, "2026-10-25"),
    ]);
    expect(price.cents).toBe(8900);
    expect(judgedPriceText({ listPriceCents: 12_000 }, price, today)).toBe(
      "$89 at Shop, seen November 20; list $120",
    );
  });

  test("is the list price without a fresh offer", () => {
    for (const offers of [undefined, [], [offer("Old", 7900, "2026-10-25")]]) {
      const price = priceWith(offers);
      expect(price).toEqual({ cents: 12_000 });
      expect(judgedPriceText({ listPriceCents: 12_000 }, price, today)).toBeUndefined();
    }
  });

  test("is never another version's", () => {
    const offers = [offer("Acme", 6900, "2026-11-20", { version: "14 mm" })];
    expect(priceWith(offers).cents).toBe(12_000);
    expect(priceWith(offers, "14 mm").cents).toBe(6900);
  });

  test("has the year of a day in another year", () => {
    const price = priceToJudgeBy(
      { listPriceCents: null, offers: [offer("Acme", 8950, "2026-12-20")] },
      "2027-01-05",
    );
    expect(judgedPriceText({ listPriceCents: null }, price, "2027-01-05")).toBe(
      "$89.50 at Acme, seen December 20, 2026",
    );
  });
});

test("the lowest price seen is the newest of the lowest ones", () => {
  const checks = [
    { on: "2026-01-01", priceCents: 7999 },
    { on: "2026-02-01", priceCents: 9999 },
    { on: "2026-03-01", priceCents: 7999 },
  ];
  const found = lowestSeen(
    [{ ...offer("Acme", 0), checks }, offer("Other", 100, today, { version: "14 mm" })],
    today,
  );
  expect(found?.check.on).toBe("2026-03-01");
});

test.each([
  [{ shop: "Pickleball Central" }, "pickleball-central"],
  [{ shop: "Dick's & Sons", version: "14 mm" }, "dick-s-sons-14-mm"],
  [{ shop: "Café Олимп" }, "cafe-d0bed0bbd0b8d0bcd0bf"],
])("%o is called %s in addresses", (named, name) => {
  expect(offerName(named)).toBe(name);
});
