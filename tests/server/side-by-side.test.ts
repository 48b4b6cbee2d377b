import { decodeQR } from "qr/decode.js";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { seriesLimits } from "../../src/site/contributions/hold-reason.ts";
import { profileOf } from "../../src/site/paddles/profile.ts";
import { voteKind } from "../../src/site/side-by-side/vote.ts";
import { consoleSite, lee, posted, textOf } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { plainText, runRound } from "../support/in-process-site.ts";
import { storeReviews } from "../support/reviews.ts";

const pair = "/side-by-side/diadem-hero-vs-neonic-flow";
const taps = { keep: "one", drops: "same", drives: "other", shownFirst: "one" };
const club = "203.0.113.7";
const hour = 3_600_000;
const phoneOf = (nth: number) => `phone${String(nth).padStart(19, "0")}`;
const sides = ["one", "other", "same"] as const;

describe.each(engines)("on %s", (engine) => {
  const here = consoleSite(engine);
  let phones: number;
  beforeEach(() => {
    phones = 0;
  });

  const rows = async () =>
    (await here.rows("side_by_side_votes")) as Record<string, string | number | null>[];
  const text = async (path: string) => plainText(await (await here.ask(path)).text());
  const vote = (fields: Record<string, string> = {}, path = pair) =>
    here.post(path, { ...taps, phone: phoneOf(++phones), ...fields });
  const keyIn = (answer: Response) =>
    /^\/my-vote\/([0-9a-f]{40})#content$/.exec(answer.headers.get("location") ?? "")?.[1];

  /** Sends a vote of one of a club's phones, without a form. */
  const send = async (
    nth: number,
    keep: (typeof sides)[number],
    more = {},
    other = "neonic-flow",
  ) => {
    const on = { pair: ["diadem-hero", other], today: "2026-05-04" } as const;
    const given = { ...voteKind.empty, ...taps, keep, phone: phoneOf(nth), ...more };
    const read = voteKind.read(given, on);
    if (read.problems) throw new Error(JSON.stringify(read.problems));
    const one = { ...read.read, subject: "diadem-hero" };
    return await here.site.contributions.send(voteKind, one, club);
  };

  const rank = () => runRound(here.site, "ranking what players keep");
  const nextDay = async () => {
    here.now += 24 * hour;
    await rank();
  };

  test("a vote is stored with what was shown first, and its link shows it and takes it back", async () => {
    const sent = await vote({ level: "3.5", triedFor: "games", owns: "Perseus", day: "abcd2345" });
    expect(sent.status).toBe(303);
    expect(await rows()).toMatchObject([
      {
        subject: "diadem-hero",
        one: "diadem-hero",
        other: "neonic-flow",
        shown_first: "one",
        keep: "one",
        drops: "same",
        drives: "other",
        level: "3.5",
        tried_for: "games",
        played_first: "",
        owns: "Perseus",
        day: "abcd2345",
        held_because: null,
      },
    ]);
    const mine = `/my-vote/${keyIn(sent)}`;
    const shown = await text(mine);
    expect(shown).toContain("Thanks, your vote counts");
    expect(shown).toContain("What you said about Diadem Hero vs Neonic Flow");
    expect(shown).toContain("A game or more each");
    expect((await here.post(mine)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await here.ask(mine)).status).toBe(404);
  });

  test("one counts for each pair, phone and day, and who lost the answer gets the link again", async () => {
    const phone = phoneOf(99);
    const once = "7".repeat(45);
    const first = keyIn(await vote({ phone, once }));
    expect(first).toBeDefined();
    expect(keyIn(await vote({ phone, once }))).toBe(first);
    const again = await vote({ phone, keep: "other" });
    expect(again.headers.get("location")).toBe("/my-vote/again#content");
    expect(await rows()).toMatchObject([{ keep: "one" }]);
    const others = "/side-by-side/diadem-hero-vs-selkirk-amped-s2";
    expect(keyIn(await vote({ phone }, others))).toBeDefined();
    here.now += 25 * 3_600_000;
    expect(keyIn(await vote({ phone }))).toBeDefined();
    expect(await rows()).toHaveLength(3);
  });

  test("what's missing is said beside it, with the rest and the order as they were", async () => {
    const answer = await vote({ drops: "", level: "4.0" }, `${pair}?first=other`);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(plainText(html)).toContain("Please tap one, or Same.");
    expect(html).toMatch(/<input(?=[^>]*name="keep")(?=[^>]*value="one")(?=[^>]*checked)/);
    expect(html.indexOf('value="other"')).toBeLessThan(html.indexOf('value="one"'));
    expect(html).toContain("first=other");
    expect(await rows()).toEqual([]);
  });

  test("a club's 200 players behind one address, half of them an hour late and all of them twice, are 200 votes", async () => {
    const keepOf = (nth: number) => sides[nth % 3]!;
    const all = Array.from({ length: 200 }, (_, nth) => nth);
    const inTime = all.filter((nth) => nth % 2 === 0);
    const late = all.filter((nth) => nth % 2 === 1);
    const once = (nth: number) => String(nth).padStart(40, "1");
    const keys = new Map<number, string | undefined>();
    const sendAll = async (some: readonly number[]) => {
      for (const nth of some) {
        const phone = `${phoneOf(nth)}.2026-05-04`;
        keys.set(nth, keyIn(await vote({ phone, keep: keepOf(nth), once: once(nth) })));
      }
    };
    await sendAll(inTime);
    here.now += 3_600_000;
    await sendAll(late);
    const first = new Map(keys);
    await sendAll(all);
    expect(keys).toEqual(first);
    expect(new Set(keys.values()).size).toBe(200);
    expect([...keys.values()]).not.toContain(undefined);
    const stored = await rows();
    expect(stored).toHaveLength(200);
    expect(stored.filter(({ held_because }) => held_because !== null)).toEqual([]);
  });

  test("a phone has a limit of its own, and waits for a reader before it", async () => {
    const phone = phoneOf(1);
    const paddles = here.site.library.paddles.map(({ slug }) => slug);
    const pairs = paddles.filter((slug) => slug > "diadem-hero").slice(0, 31);
    const statuses: number[] = [];
    for (const other of pairs)
      statuses.push((await vote({ phone }, `/side-by-side/diadem-hero-vs-${other}`)).status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    const held = (await rows()).filter(({ held_because: because }) => because === "network");
    expect(held).toHaveLength(20);
    expect((await vote({ phone: phoneOf(2) })).status).toBe(303);
  });

  test("a series that all say the same waits for a reader, and another pair's doesn't", async () => {
    for (let nth = 0; nth < seriesLimits.long + 4; nth++) await send(nth, "one");
    const held = (await rows()).filter(({ held_because: because }) => because === "series");
    expect(held).toHaveLength(5);
    const others = "/side-by-side/diadem-hero-vs-selkirk-amped-s2";
    await vote({ phone: phoneOf(999) }, others);
    expect((await rows()).filter(({ held_because: because }) => because !== null)).toHaveLength(5);

    const browser = await here.signIn(lee.email);
    const queue = await textOf(browser, "/owner/questions");
    expect(queue).toContain("nearly all of them said the same");
    expect(queue).toContain("diadem-hero or neonic-flow");
    const form = await (await browser.get("/owner/questions")).text();
    const [, named = ""] = /name="vote" value="([^"]+)"/.exec(form) ?? [];
    await posted(browser, "/owner/questions", { act: "votes approve", vote: named });
    expect((await rows()).filter(({ held_because: because }) => because === "series")).toHaveLength(
      4,
    );
  });

  test("who keeps one paddle, whatever it's tried beside, waits for a reader", async () => {
    const others = ["neonic-flow", "selkirk-amped-s2", "honolulu-j2k", "onix-z5-graphite"];
    const held = async () =>
      (await rows()).filter(({ held_because: because }) => because === "series").length;
    // Most of a club may like it.
    for (let nth = 0; nth < 28; nth++)
      await send(nth, nth % 4 === 0 ? "other" : "one", {}, others[nth % 3]);
    expect(await held()).toBe(0);
    here.now += hour;
    for (let nth = 30; nth < 30 + seriesLimits.long + 4; nth++)
      await send(nth, "one", {}, others[nth % 4]);
    expect(await held()).toBe(5);
  });

  test("the open data have a pair from thirty votes on, as counts, and none that's held", async () => {
    const read = async () => {
      const answer = await here.ask("/api/v1/side-by-side");
      return ((await answer.json()) as { pairs: object[] }).pairs;
    };
    for (let nth = 0; nth < 29; nth++) await send(nth, sides[nth % 2]!);
    await nextDay();
    expect(await read()).toEqual([]);
    await send(29, "same");
    await rank();
    expect(await read()).toEqual([]);
    await nextDay();
    const pairs = await read();
    expect(pairs).toHaveLength(1);
    expect(pairs).toMatchObject([
      {
        one: { slug: "diadem-hero", version: null },
        other: { slug: "neonic-flow" },
        votes: 30,
        keep: { one: 15, other: 14, same: 1 },
        drops: { one: 0, other: 0, same: 30 },
        drives: { one: 0, other: 30, same: 0 },
      },
    ]);
    expect(Object.keys(pairs[0]!).toSorted()).toEqual(
      ["drives", "drops", "keep", "one", "other", "votes"].toSorted(),
    );
    const [{ id } = { id: "" }] = await rows();
    const browser = await here.signIn();
    await browser.post("/owner/questions", { act: "votes hide", vote: String(id) });
    here.now += hour - 1;
    await rank();
    expect(await read()).toHaveLength(1);
    here.now += 1;
    await rank();
    expect(await read()).toEqual([]);
  });

  test("pages stay as they are until thirty voted, and say it the day after", async () => {
    const pages = ["/comparisons/diadem-hero-vs-neonic-flow", "/neonic-flow", "/how-it-works"];
    const read = async () =>
      await Promise.all(pages.map(async (path) => (await here.ask(path)).text()));
    const controlOf = (slug: string) => profileOf(here.site.library.paddle(slug)!).control.mean;
    const [hero, flow] = [controlOf("diadem-hero"), controlOf("neonic-flow")];
    const before = await read();
    for (let nth = 0; nth < 29; nth++)
      await send(nth, sides[nth % 2]!, { drops: "one", level: nth < 20 ? "3.5" : "" });
    await nextDay();
    expect(await read()).toEqual(before);
    expect([controlOf("diadem-hero"), controlOf("neonic-flow")]).toEqual([hero, flow]);
    for (let nth = 29; nth < 41; nth++) await send(nth, "one", { drops: "one", level: "3.0" });
    await rank();
    expect(await read()).toEqual(before);
    await nextDay();
    const [compared = "", paddle = "", how] = (await read()).map(plainText);
    expect(compared).toContain(
      "Of 41 who tried both, 27 would keep the Diadem Hero, 14 the Neonic Flow and 0 either.",
    );
    expect(compared).toContain(
      "Of 32 at 3.0 to 3.5, 22 would keep the Diadem Hero and 10 the Neonic Flow.",
    );
    expect(compared).toContain("For drops, 41 picked the Diadem Hero and 0 the");
    expect(paddle).toContain("kept it in 14 of 41 meetings");
    expect(how).toBe(plainText(before[2]!));
    expect(controlOf("diadem-hero")).toBeGreaterThan(hero);
    expect(controlOf("neonic-flow")).toBeLessThan(flow);

    // With 68 more, that level has a ranking.
    expect(paddle).not.toContain("Players at 3.0 to 3.5");
    for (let nth = 41; nth < 109; nth++) await send(nth, sides[nth % 2]!, { level: "3.5" });
    await nextDay();
    expect(await text("/neonic-flow")).toMatch(
      /Players at 3\.0 to 3\.5 kept it in 44 of 100 meetings; we'd expect \d to \d of 10\./,
    );
  });

  test("what stood out to five reviewers counts for a paddle the day after, and is said", async () => {
    const spinOf = () => profileOf(here.site.library.paddle("neonic-flow")!).spin.mean;
    const spin = spinOf();
    const review = (nth: number) => ({
      subject: "neonic-flow",
      firstName: "Ann",
      duprRating: "3.5",
      level: 3500,
      rating: 4,
      reviewText: `It bites, every time: ${nth}.`,
      liked: "spin",
    });
    const store = openStore(here.place);
    await storeReviews(store.db, [0, 1, 2, 3].map(review), here.now);
    await nextDay();
    expect(spinOf()).toBe(spin);
    await storeReviews(store.db, [review(4)], here.now);
    await rank();
    expect(spinOf()).toBe(spin);
    const before = await text("/neonic-flow");
    await nextDay();
    expect(spinOf()).toBeGreaterThan(spin);
    const said = "Of 5 reviews that mention its spin, 5 praise it.";
    expect(before).not.toContain(said);
    expect(await text("/neonic-flow")).toContain(said);
    await store.db.updateTable("paddle_reviews").set({ hidden_at: here.now }).execute();
    await nextDay();
    expect(spinOf()).toBe(spin);
    expect(await text("/neonic-flow")).not.toContain(said);
    await store.close();
  });

  test("a vote drops no page, and other processes only count again", async () => {
    const heard: (string | undefined)[] = [];
    const dropped: (string | undefined)[] = [];
    const store = openStore(here.place);
    store.onChange((tag) => heard.push(tag));
    here.site.onReviewsChanged((tag) => dropped.push(tag));
    const isPostgres = engine === "postgres";
    if (isPostgres) await expect.poll(() => heard).toContain(undefined);
    dropped.length = 0;
    const key = keyIn(await vote());
    await here.post(`/my-vote/${key}`);
    const expected = isPostgres ? "diadem-hero counted" : undefined;
    await expect.poll(() => heard).toContain(expected);
    expect(heard).not.toContain("diadem-hero");
    expect(dropped).toEqual([]);
    await store.close();
  });

  test("a host sees what was said with their code, and nobody else's", async () => {
    const made = await here.post("/side-by-side");
    const page = made.headers.get("location")!.replace("#content", "");
    expect(page).toMatch(/^\/side-by-side\/day\/[0-9a-f]{30}$/);
    expect(await text(page)).toContain("Nobody has voted with your code yet.");
    const [, code = ""] = /Your code is ([a-z0-9]{8})/.exec(await text(page)) ?? [];
    await vote({ day: code });
    await vote({ day: code, keep: "other" });
    await vote({ day: "abcd2345" });
    const said = await text(page);
    expect(said).toContain("Diadem Hero vs Neonic Flow");
    expect(said).toContain("1 to 1, 0 the same");
    expect((await here.ask(page)).headers.get("cache-control")).toBe("no-store");
    expect((await here.ask(`${page.slice(0, -1)}g`)).status).toBe(404);
    const card = await here.ask(`${page}?paddles=diadem+hero&paddles=Neonic+Flow`);
    expect(card.headers.get("location")).toBe(`/cards/diadem-hero-vs-neonic-flow?day=${code}`);
  });
});

describe("the pages", () => {
  const here = consoleSite("sqlite");
  const text = async (path: string) => plainText(await (await here.ask(path)).text());
  const location = async (path: string) => (await here.ask(path)).headers.get("location");

  test("have one address for both orders, and for typed names", async () => {
    expect(await location("/side-by-side/neonic-flow-vs-diadem-hero?day=abcd2345")).toBe(
      `${pair}?day=abcd2345`,
    );
    expect(await location("/side-by-side?paddles=neonic+FLOW&paddles=Hero")).toBe(pair);
    expect(await text("/side-by-side?paddles=Hero&paddles=zzz")).toContain(
      "We don't have a paddle of that name.",
    );
    expect(await text("/side-by-side?paddles=Hero&paddles=Diadem+Hero")).toContain(
      "That's the same paddle twice.",
    );
    expect((await here.ask("/side-by-side/diadem-hero-vs-diadem-hero")).status).toBe(404);
    expect((await here.ask("/side-by-side/diadem-hero-vs-nothing")).status).toBe(404);
    const listed = here.site.library.paddles.find(({ isListed }) => isListed)!.slug;
    const [one, other] = ["diadem-hero", listed].toSorted();
    expect((await here.ask(`/side-by-side/${one}-vs-${other}`)).status).toBe(200);
  });

  test("draw for each view which paddle comes first, and a new name for the phone", async () => {
    const views = await Promise.all(
      Array.from({ length: 40 }, async () => (await here.ask(pair)).text()),
    );
    const named = (name: string) =>
      views.map((html) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]);
    expect(new Set(named("shownFirst"))).toEqual(new Set(["one", "other"]));
    expect(new Set(named("phone")).size).toBe(40);
    for (const [nth, html] of views.entries())
      expect(/name="keep"[^>]*value="(\w+)"/.exec(html)?.[1]).toBe(named("shownFirst")[nth]);
  });

  test("invite who has played both, and say nothing of what others said", async () => {
    const compared = await (await here.ask("/comparisons/diadem-hero-vs-neonic-flow")).text();
    expect(compared).toContain(`href="${pair}"`);
    expect(compared).toContain('href="/cards/diadem-hero-vs-neonic-flow"');
  });

  test("have a card whose code leads to the pair, with a demo day's code", async () => {
    const answer = await here.ask("/cards/diadem-hero-vs-neonic-flow?day=abcd2345");
    const html = await answer.text();
    expect(plainText(html)).toContain("Tried both? Which would you keep?");
    const [, path = ""] = /<path d="((?:M\d+ \d+h1v1h-1z)+)"/.exec(html) ?? [];
    const [, size = ""] = /viewBox="0 0 (\d+) \d+" role="img"/.exec(html) ?? [];
    const scale = 8;
    const side = Number(size) * scale;
    const data = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g))
      for (let down = 0; down < scale; down++)
        for (let along = 0; along < scale; along++) {
          const at = ((Number(y) * scale + down) * side + Number(x) * scale + along) * 4;
          data.fill(0, at, at + 3);
        }
    const code = decodeQR({ width: side, height: side, data });
    expect(code).toBe(`${here.site.settings.siteUrl}${pair}?day=abcd2345`);
    expect(await location("/cards/neonic-flow-vs-diadem-hero")).toBe(
      "/cards/diadem-hero-vs-neonic-flow",
    );
    expect((await here.ask("/cards/diadem-hero-vs-nothing")).status).toBe(404);
  });
});
