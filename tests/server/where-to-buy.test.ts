import { afterEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import type { Offer } from "../../src/site/offers/offers.ts";
import { addViews } from "../../src/office/figures/views.store.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { inventedListed } from "../support/invented.ts";
import { applicationOf, type Ask, plainText, runRound } from "../support/in-process-site.ts";

const catalog = projectLibrary();
const begin = Date.parse("2026-11-25T12:00:00Z");
const page = "/diadem-hero";

const offer = (shop: string, checks: [on: string, priceCents: number][], more = {}): Offer => ({
  shop,
  url: `https://${shop.toLowerCase()}.example/hero?a=1&b=2`,
  isPaid: false,
  checks: checks.map(([on, priceCents]) => ({ on, priceCents })),
  ...more,
});

let place: StorePlace;
let site: RunningSite;
let ask: Ask;
let now = begin;

async function openWith(offers: readonly Offer[], settings = {}): Promise<void> {
  now = begin;
  place = await emptyStore("sqlite");
  const withOffers = <Thing extends { slug: string }>(things: readonly Thing[], slug: string) =>
    things.map((thing) => (thing.slug === slug ? { ...thing, offers } : thing));
  const paddles = withOffers(catalog.written, "diadem-hero") as Library["written"];
  const paddle = (slug: string) => paddles.find((each) => each.slug === slug);
  const packs = offers.map((each) => ({ ...each, pack: 4 }));
  const balls = catalog.balls.map((ball) =>
    ball.slug === "franklin-x-40" ? { ...ball, offers: packs } : ball,
  );
  const ball = (slug: string) => balls.find((each) => each.slug === slug);
  const listed = [
    { ...inventedListed({ slug: "acme-listed", name: "Acme Listed" }), offers: offers as never },
  ];
  const anyPaddle = (slug: string) => paddle(slug) ?? listed.find((each) => each.slug === slug);
  const library = {
    ...catalog,
    paddles: [...paddles, ...listed],
    written: paddles,
    paddle: anyPaddle,
    writtenPaddle: paddle,
    paddleNamed: anyPaddle,
    balls,
    ball,
  } as Library;
  const environment = readEnvironment({ ...settings, DATA_DIR: place.dataDir });
  site = await openSite(
    environment,
    () => library,
    () => now,
  );
  ask = applicationOf(site);
}

afterEach(async () => {
  await site.close();
  await place.remove();
});

/** The section's HTML; undefined without one. */
async function sectionOf(path: string): Promise<string | undefined> {
  const html = (await (await ask(path)).text()).replaceAll("<!-- -->", "");
  return /<section[^>]* aria-labelledby="where-to-buy">.*?<\/section>/s.exec(html)?.[0];
}

const textOf = (html = "") => plainText(html.replaceAll(/<[^>]+>/g, " ")).replaceAll(/\s+/g, " ");

describe("where to buy", () => {
  test("a paddle's page has each shop with its price, the day and the host, the cheapest first", async () => {
    await openWith([
      offer("Dear", [["2026-11-20", 9999]], { isPaid: true }),
      offer("Cheap", [["2026-11-01", 8999]]),
      offer("Aged", [["2026-10-11", 9500]]),
      offer("Gone", [["2026-07-01", 5000]]),
      offer("Foreign", [["2026-11-24", 12_000]], { url: "https://www.shоp.example/x" }),
    ]);
    const html = (await sectionOf(page))!;
    const text = textOf(html);
    expect(text).toContain("$89.99 at Cheap cheap.example Price seen November 1, 2026.");
    expect(text).toContain("Price seen 45 days ago, on October 11, 2026. It may have changed.");
    expect(text).not.toContain("Gone");
    // The о is Cyrillic.
    expect(text).toContain("Foreign xn--shp-ted.example");
    expect([...html.matchAll(/<bdi>(\w+)<\/bdi><\/a>/g)].map(([, shop]) => shop)).toEqual([
      "Cheap",
      "Aged",
      "Dear",
      "Foreign",
    ]);
    expect(html.indexOf("We may earn a commission")).toBeLessThan(html.indexOf("<ul"));
    expect(html.match(/rel="sponsored nofollow noopener"/g)).toHaveLength(1);
    expect(html.match(/rel="nofollow noopener"/g)).toHaveLength(3);
    expect(text.match(/paid link(?!\.)/g)).toHaveLength(1);
  });

  test("without a paid link nothing is said of one, and without offers there's no section", async () => {
    await openWith([offer("Cheap", [["2026-11-01", 8999]])]);
    expect(await sectionOf(page)).not.toContain("commission");
    expect(await sectionOf("/neonic-flow")).toBeUndefined();
    expect(await sectionOf("/balls")).toContain("$22.50 each");
  });

  test("what was seen is drawn and listed, with the lowest price and its day", async () => {
    await openWith([
      offer("Acme", [
        ["2026-09-01", 9999],
        ["2026-10-01", 7999],
        ["2026-11-01", 8999],
      ]),
    ]);
    const html = (await sectionOf(page))!;
    expect(html.match(/<circle/g)).toHaveLength(3);
    const text = textOf(html);
    expect(text).toContain("Lowest price seen: $79.99 at Acme on October 1, 2026.");
    expect(text).toContain("November 1, 2026: $89.99 October 1, 2026: $79.99");
    expect(html).toContain(
      'aria-label="Prices at Acme on 3 days from September 1, 2026 to November 1, 2026: from $79.99 to $99.99. The list below has each."',
    );
  });

  test("the lowest price is of the page's version, and says so beside another one's offers", async () => {
    const history: [string, number][] = [
      ["2026-09-01", 7999],
      ["2026-11-01", 8999],
    ];
    await openWith([
      offer("Acme", history),
      offer("Other", [["2026-11-01", 6999]], { version: "14 mm" }),
    ]);
    expect(textOf(await sectionOf(page))).toContain(
      "Lowest price seen for the version on this page: $79.99 at Acme on September 1, 2026.",
    );
  });

  test("markup in a shop's name is text", async () => {
    await openWith([
      offer("Acme", [["2026-11-01", 8999]], { shop: "<img src=x onerror=alert(1)>" }),
    ]);
    const html = await (await ask(page)).text();
    expect(html).toContain("&lt;img src=x");
    expect(html).not.toContain("<img src=x");
  });

  test("a cached page says how old a price is every day", async () => {
    await openWith([offer("Acme", [["2026-10-26", 8999]])]);
    expect(await sectionOf(page)).not.toContain("days ago");
    now = Date.parse("2026-11-26T00:00:01Z");
    expect(await sectionOf(page)).not.toContain("days ago");
    await runRound(site, "looking for a new day");
    expect(await sectionOf(page)).toContain("seen 31 days ago");
  });

  test("search engines get fresh prices alone, and only from a public site", async () => {
    const offers = [offer("Fresh", [["2026-11-01", 8999]]), offer("Aged", [["2026-10-11", 7999]])];
    const said = async () => {
      const html = await (await ask(page)).text();
      const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
      const all = [...scripts].flatMap(([, json]) => JSON.parse(json!) as object);
      return all.find((each) => "offers" in each) as { offers: object[] } | undefined;
    };
    await openWith(offers, { SITE_URL: "https://rallyrank.example" });
    expect((await said())?.offers).toEqual([
      {
        "@type": "Offer",
        price: "89.99",
        priceCurrency: "USD",
        url: "https://fresh.example/hero?a=1&b=2",
        seller: { "@type": "Organization", name: "Fresh" },
      },
    ]);
    await site.close();
    await openWith(offers);
    expect(await said()).toBeUndefined();
  });
});

describe("a link to a shop", () => {
  const click = {
    "sec-fetch-dest": "document",
    "sec-fetch-mode": "navigate",
    "sec-fetch-site": "same-origin",
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  };
  const to = (of: string, kind = "paddles", slug = "diadem-hero") =>
    addresses.offer.href({ kind, slug, offer: of });
  const clicks = () => site.visits.mostClicked(1);
  const storeClicks = () => runRound(site, "storing page views");

  test("leads to the stored address and nowhere else", async () => {
    await openWith([offer("Acme", [["2026-11-01", 8999]])]);
    const answer = await ask(to("acme"));
    expect(answer.status).toBe(302);
    expect(answer.headers.get("location")).toBe("https://acme.example/hero?a=1&b=2");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-robots-tag")).toContain("noindex");
    for (const other of ["acme?url=https://evil.example", "other", "https:%2F%2Fevil.example"]) {
      const there = await ask(`/go/paddles/diadem-hero/${other}`);
      const leads = there.headers.get("location") ?? "";
      expect(leads, other).not.toContain("evil");
    }
    expect((await ask(to("other"))).headers.get("location")).toBe("/diadem-hero#where-to-buy");
    expect((await ask(to("acme", "balls", "franklin-x-40"))).status).toBe(302);
    const listed = await ask(to("acme", "paddles", "acme-listed"));
    expect(listed.headers.get("location")).toContain("https://acme.example/");
    const form = await ask(addresses.priceEmails.href({ slug: "acme-listed" }));
    expect(await form.text()).toContain("Acme Listed");
    expect((await ask(to("acme", "guides"))).status).toBe(404);
    expect((await ask(to("acme", "paddles", "nobody"))).status).toBe(404);
    expect((await ask(to("acme"), { method: "POST" })).status).not.toBe(302);
  });

  test("counts people's clicks by week, without bots and other sites, and not as page views", async () => {
    await openWith([offer("Acme", [["2026-11-01", 8999]])]);
    await ask(to("acme"), { headers: click });
    await ask(to("acme"), { headers: click });
    await ask(to("acme"));
    await ask(to("other"), { headers: click });
    for (const header of [
      { "user-agent": "Googlebot/2.1" },
      { "sec-fetch-site": "cross-site" },
      { "sec-purpose": "prefetch" },
      { dnt: "1" },
      { "sec-gpc": "1" },
    ])
      await ask(to("acme"), { headers: { ...click, ...header } });
    await storeClicks();
    await site.close();
    // Closing wrote what was in memory.
    site = await openSite(
      readEnvironment({ DATA_DIR: place.dataDir }),
      () => catalog,
      () => now,
    );
    expect(await clicks()).toEqual([{ page: to("acme"), views: 2, visits: 0 }]);
    expect(await site.visits.mostViewed(1)).toEqual([]);
    const [week] = await site.figures.byWeek(1);
    expect(week).toMatchObject({ clicks: 2, views: 0, visits: 0 });
  });

  test("keeps its clicks when rarely viewed pages are added up", async () => {
    await openWith([]);
    const { tidyViews } = await import("../../src/office/figures/views.store.ts");
    const store = openStore(place);
    const week = Date.parse("2026-11-16");
    const rows = Array.from({ length: 300 }, (_, index) => ({
      week,
      page: `${index < 250 ? "/page" : "/go/paddles/hero/shop"}-${index}`,
      views: 1,
      visits: 0,
    }));
    await addViews(store, rows);
    await tidyViews(store, now);
    await store.close();
    expect(await site.visits.mostClicked(2)).toHaveLength(20);
    const [, before] = await site.figures.byWeek(2);
    expect(before).toMatchObject({ clicks: 50, views: 250 });
  });
});
