import { beforeEach, describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { consoleSite, htmlOf, lee, posted, readOn, textOf } from "../support/console-site.ts";
import { fillConsole, hero, heroReview } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { plainText } from "../support/in-process-site.ts";

const minute = 60_000;
const visitor = "203.0.113.7";

describe.each(engines)("an owner's public answer on %s", (engine) => {
  const here = consoleSite(engine);
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(here.place)));

  const stored = (id: string) => fill.inStore(({ db }) => anyReview(db, id));
  const page = async (path = "/diadem-hero") => await (await here.ask(path)).text();
  /** Whether a page has a text: a failed check would print all of a page. */
  const has = async (text: string, path?: string) => plainText(await page(path)).includes(text);
  const own = (id: string) => `/owner/reviews?review=${id}`;

  /** A review written in the form; its id and the key of its private link. */
  async function written(reviewText = "It hums, and nobody told me why.") {
    const review = await here.site.reviews.own.write(heroReview(reviewText, "Bo"), visitor);
    return { id: review.id!, key: review.key! };
  }
  async function answer(id: string, text: string) {
    const browser = await here.signIn();
    const review = await readOn(browser, own(id), id);
    return await posted(browser, own(id), { act: "reviews answer --text", review, text });
  }

  test("is below the review on every page that shows it in full, escaped, and in structured data", async () => {
    const { id, key } = await written();
    const paths = [
      "/diadem-hero",
      `/report-review?of=${hero}&review=${id}`,
      addresses.myReview.href({ key }),
    ];
    for (const path of paths) expect(await has("Answer from", path), path).toBe(false);
    here.now += minute;
    const typed = ' Thanks!\r\nIt\'s <3 & a "break-in" hum. ';
    expect(await answer(id, typed)).toBe(`${own(id)}&done=reviews+answer+--text&count=1`);
    const said = "Thanks!\nIt's &lt;3 &amp; a &quot;break-in&quot; hum.";
    for (const path of paths) {
      const html = await page(path);
      expect(html.includes("Answer from RallyRank"), path).toBe(true);
      expect(html.replaceAll("&#x27;", "'").includes(`${said}</p>`), path).toBe(true);
      expect(html.includes("written before the review was edited"), path).toBe(false);
    }
    const [, json] = /<script type="application\/ld\+json">(.*?"Product".*?)<\/script>/s.exec(
      await page(),
    )!;
    const [product] = JSON.parse(json!) as [{ review: { reviewBody: string; comment?: object }[] }];
    const mine = product.review.find(({ reviewBody }) => reviewBody.startsWith("It hums"));
    expect(mine!.comment).toEqual({
      "@type": "Comment",
      author: { "@type": "Organization", name: "RallyRank" },
      text: 'Thanks!\nIt\'s <3 & a "break-in" hum.',
      dateCreated: new Date(here.now).toISOString(),
    });
    // The REST API has the columns of its contract.
    const rows = await page(`/rest/v1/paddle_reviews?paddle_name=eq.${hero}`);
    expect(rows).toContain("It hums");
    expect(rows).not.toContain("break-in");
  });

  test("is one per review: another replaces it, and it's removed by the same act", async () => {
    const { id } = await written();
    await answer(id, "First.");
    here.now += minute;
    await answer(id, "Second.");
    expect(await has("First.")).toBe(false);
    expect(await has("Second.")).toBe(true);
    expect(await stored(id)).toMatchObject({ answer: "Second.", answered_at: here.now });
    const browser = await here.signIn();
    expect(await htmlOf(browser, own(id))).toContain("Second.</textarea>");
    const review = await readOn(browser, own(id), id);
    // The form also posts the text in its box.
    here.now += minute;
    const removing = { act: "reviews answer --remove", review, text: "Second." };
    expect(await posted(browser, own(id), removing)).toMatch(/--remove&count=1$/);
    expect(await has("Second.")).toBe(false);
    expect(await stored(id)).toMatchObject({ answer: "", answered_at: null });
    expect((await fill.acts(id)).map(([act, by, reason]) => [act, by, reason])).toEqual([
      ["reviews answer", "Dana", ""],
      ["reviews answer", "Dana", ""],
      ["reviews answer", "Dana", "removed"],
    ]);
  });

  test("says that it's from before the writer's edit, and stays hidden and gone with its review", async () => {
    const { id, key } = await written();
    here.now += minute;
    await answer(id, "We listen.");
    here.now += minute;
    const edited = heroReview("It doesn't hum anymore, as it turns out.", "Bo");
    expect(await here.site.reviews.own.edit(key, edited, visitor)).toBe("edited");
    const note = "written before the review was edited";
    expect(await has(note)).toBe(true);
    expect(await has(note, addresses.myReview.href({ key }))).toBe(true);
    here.now += minute;
    await answer(id, "We still listen.");
    expect(await has(note)).toBe(false);
    const browser = await here.signIn();
    const act = (name: string) =>
      posted(browser, own(id), { act: `reviews ${name}`, review: id, sure: "yes" });
    await act("hide");
    expect(await has("We still listen.")).toBe(false);
    await act("delete");
    expect(await stored(id)).toBeUndefined();
  });

  test("is a community manager's, too, who moderates and does nothing else of an owner's", async () => {
    const zoe = { name: "Zoe", email: "zoe@example.com", role: "community manager" } as const;
    here.people.push(zoe);
    const { id } = await written();
    const manager = await here.signIn(zoe.email);
    expect(await textOf(manager, own(id))).toContain("Public answer");
    const review = await readOn(manager, own(id), id);
    const form = { act: "reviews answer --text", review, text: "Thanks, Bo." };
    expect(await posted(manager, own(id), form)).toContain("done=reviews+answer");
    expect(await has("Thanks, Bo.")).toBe(true);
    expect(await fill.acts(id)).toEqual([["reviews answer", "Zoe", ""]]);
    expect((await manager.get("/owner/queue")).status).toBe(200);
    for (const path of ["/owner/messages", "/owner/content", "/owner/log"])
      expect((await manager.get(path)).status, path).toBe(403);
    here.people.pop();
  });

  test("isn't for moderators: neither the form nor the act", async () => {
    const { id } = await written();
    const moderator = await here.signIn(lee.email);
    expect(await textOf(moderator, own(id))).not.toContain("Public answer");
    const review = await readOn(moderator, own(id), id);
    const form = { act: "reviews answer --text", review, text: "Mine." };
    expect(await posted(moderator, own(id), form)).toMatch(/^403 /);
    expect(await stored(id)).toMatchObject({ answer: "" });
    expect(await textOf(await here.signIn(), own(id))).toContain("Public answer");
  });

  test.each([
    ["", "Write the answer first."],
    ["<b>Thanks</b>", "without HTML tags"],
    ["See a.com and b.com", "one web address"],
    ["x".repeat(2001), "at most 2000 characters"],
  ])("%j is refused, and stays in the form", async (text, why) => {
    const { id } = await written();
    const browser = await here.signIn();
    const review = await readOn(browser, own(id), id);
    const refusedPage = await browser.post(own(id), { act: "reviews answer --text", review, text });
    expect(refusedPage.status).toBe(422);
    const said = plainText(await refusedPage.text());
    expect(said).toContain(why);
    if (text !== "") expect(said).toContain(text);
    expect(await stored(id)).toMatchObject({ answer: "" });
  });

  test("isn't stored for a review that its writer changed since it was read, nor for samples", async () => {
    const { id, key } = await written();
    const browser = await here.signIn();
    const review = await readOn(browser, own(id), id);
    await here.site.reviews.own.edit(key, heroReview("A threat, by now.", "Bo"), visitor);
    const form = { act: "reviews answer --text", review, text: "So glad!" };
    expect(await posted(browser, own(id), form)).toBe(
      "409 This has changed since you read it. Nothing was done: read it again.",
    );
    // A report that came in since changes nothing of what is answered.
    const again = await readOn(browser, own(id), id);
    await fill.report(id, "It's a threat.", here.now);
    expect(await posted(browser, own(id), { ...form, review: again })).toMatch(/count=1$/);
    const sample = await fill.inStore(async (store) => {
      await seedSamples(store.db, "neonic-flow", [heroReview("Seeded.", "Sam", "neonic-flow")], 1);
      const row = await store.db
        .selectFrom("paddle_reviews")
        .select("id")
        .where("is_sample", "=", 1)
        .executeTakeFirstOrThrow();
      return row.id;
    });
    await posted(browser, own(sample), { ...form, review: sample });
    expect(await stored(sample)).toMatchObject({ answer: "" });
  });
});
