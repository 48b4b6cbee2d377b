import { beforeEach, describe, expect, test } from "vitest";
import { consoleSite, dana, lee, textOf } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { sending } from "../support/contributions.ts";
import { engines } from "../support/engines.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const now = Date.parse("2026-05-04T09:30:00Z");
const [queue, reviews, questions, photos] = [
  "/owner/queue",
  "/owner/reviews",
  "/owner/questions",
  "/owner/photos",
];

describe.each(engines)("many rows in the console on %s", (engine) => {
  const here = consoleSite(engine);
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => {
    fill = fillConsole(here.place);
    here.now = now;
  });
  const open = async (path: string) => visitPlain((await here.signIn(lee.email)).ask, path);
  const markOf = ({ html }: { html: string }) => /name="all" value="([^"]*)"/.exec(html)?.[1] ?? "";
  const hold = async (name: string, at: number) => {
    const id = await fill.review(name, at, { reviewText: `${name} sells cheap watches.` });
    await fill.hold(id, at);
    return id;
  };
  const states = async () =>
    ((await here.rows("paddle_reviews")) as { first_name: string; hidden_at: unknown }[]).map(
      ({ first_name, hidden_at }) => [first_name, hidden_at !== null],
    );

  test("all that match a search are hidden as one act, beyond the page, and come back by one", async () => {
    for (let at = 0; at < 60; at++)
      await fill.review(`Spammer ${at}`, now - at, { reviewText: `Buy watches ${at}` });
    await fill.review("Dana", now - 100, { reviewText: "It's soft." });
    const list = await open(`${reviews}?search=watches`);
    expect(list.text).toContain("Select all 60 that match");
    const done = await list.submit(/^Hide$/, { all: markOf(list) });
    expect(done.text).toContain("Hidden: 60 reviews.");
    expect((await states()).filter(([, isHidden]) => isHidden)).toHaveLength(60);
    expect((await states()).find(([name]) => name === "Dana")).toEqual(["Dana", false]);
    const undone = await done.submit("Undo");
    expect(undone.text).toContain("Undone.");
    expect((await states()).filter(([, isHidden]) => isHidden)).toEqual([]);
  });

  test("of all that wait, those that came or changed since the page was shown are left", async () => {
    for (let at = 0; at < 52; at++) await hold(`Held ${at}`, now - 100 + at);
    const list = await open(queue);
    expect(list.text).toContain("Select all 52");
    here.now += 60_000;
    await hold("Late", here.now);
    const done = await list.submit(/^Looks fine$/, { all: markOf(list) });
    expect(done.text).toContain("Approved: 52 reviews.");
    expect((await states()).filter(([, isHidden]) => isHidden)).toEqual([["Late", true]]);
  });

  test("questions and answers that wait are decided together, as one act with one undo", async () => {
    const subject = "diadem-hero";
    const ask = async (question: string) =>
      (
        await sending(here.site).ask(
          { firstName: "Max", question, email: null },
          subject,
          "203.0.113.7",
        )
      ).stored!.id;
    const [one, other] = [await ask("Is it loud?"), await ask("Is it soft?")];
    const { stored } = await sending(here.site).reply(
      { firstName: "Lee", duprRating: "4.0", playedFor: "year", answer: "Yes, it is." },
      { id: one, subject },
      "203.0.113.8",
    );
    for (const [kind, id] of [
      ["question", other],
      ["answer", stored!.id],
    ] as const)
      await sending(here.site).report(
        kind,
        { id, subject },
        { reason: "spam", details: "" },
        "203.0.113.9",
      );
    const list = await open(questions);
    expect(list.text).toContain("Select all 2");
    const done = await list.submit(/^Hide$/, { all: markOf(list) });
    expect(done.text).toContain("Hidden: 1 question.");
    expect(done.text).toContain("Hidden: 1 answer.");
    expect(done.text).toContain("None waits for you.");
    const undone = await done.submit("Undo");
    expect(undone.text).toContain("Select all 2");
    const [first = ""] = [...undone.html.matchAll(/name="question" value="([^"]*)"/g)].map(
      ([, of]) => of!,
    );
    const approved = await undone.submit(/^Looks fine$/, { question: first });
    expect(approved.text).toContain("Approved: 1 question.");
    expect((await open(questions)).html.match(/data-row/g)!.length).toBeGreaterThan(1);
  });

  test("the queue has a row for each thing that waits, and decides those of every kind together", async () => {
    await hold("Held", now - 10);
    const review = await fill.review("Pictured", now);
    await fill.photo(review, 1, { held_because: "all", hidden_at: now });
    const asked = { firstName: "Max", question: "Is it loud?", email: null };
    const { stored } = await sending(here.site).ask(asked, "diadem-hero", "203.0.113.7");
    const report = { reason: "spam", details: "" } as const;
    const question = { id: stored!.id, subject: "diadem-hero" };
    await sending(here.site).report("question", question, report, "203.0.113.9");
    const missed = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: null };
    await sending(here.site).request(missed, "203.0.113.7");
    const message = await fill.message("Which paddle?", now);
    const owner = await visitPlain((await here.signIn()).ask, queue);
    expect(owner.text).toContain("Prism Flash");
    expect(owner.text).toContain(`[Which paddle?](/owner/messages/${message})`);
    const list = await open(queue);
    expect(list.text).not.toContain("Which paddle?");
    expect(list.text).not.toContain("Prism Flash");
    expect(list.text).toContain("Select all 3");
    // The menu counts what the list has.
    expect(await textOf(await here.signIn(lee.email), queue)).toContain("Queue (3)");
    const done = await list.submit(/^Looks fine$/, { all: markOf(list) });
    for (const noun of ["review", "photo", "question"])
      expect(done.text).toContain(`Approved: 1 ${noun}.`);
    expect((await done.submit("Undo")).text).toContain("Select all 3");
  });

  test("an owner decides requests and corrections in the queue, too, where their form stays on", async () => {
    const missed = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: null };
    await sending(here.site).request(missed, "203.0.113.7");
    const wrong = { source: "", email: null };
    for (const [fact, value] of [
      ["weightOz", "8.1 oz"],
      ["year", "the year before"],
    ] as const)
      await sending(here.site).correct({ ...wrong, fact, value }, "diadem-hero", "203.0.113.7");
    const list = await visitPlain((await here.signIn()).ask, queue);
    const drafted = await list.submit(/^Put it into a draft Weight/);
    expect(drafted.text).toContain("It's in your draft now.");
    expect(drafted.text).not.toContain("8.1 oz");
    expect(drafted.text).toContain("Prism Flash");
    const opened = await drafted.submit(/^Put it into a draft Released/);
    expect(opened.text).toContain("the year before");
    expect(opened.text).toContain("Save draft");
    const declined = await drafted.submit(/^No Vatic Pro Prism Flash/);
    expect(declined.text).toContain("Declined: 1 request.");
    expect(declined.text).not.toContain("Prism Flash");
  });

  test("what is shown with a word that's blocked later is held together, and comes back by one undo", async () => {
    await fill.review("Max", now, { reviewText: "Buy my watches." });
    await fill.review("Ann", now, { reviewText: "It's soft." });
    const asked = { firstName: "Zoe", question: "Who sells watches?", email: null };
    await sending(here.site).ask(asked, "diadem-hero", "203.0.113.7");
    const words = await open("/owner/words");
    const blocked = await words.submit("Block", { word: "watches" });
    expect(blocked.text).toContain("Shown with it: 1 review and 1 question.");
    const list = await blocked.follow("Shown reviews with it: watches");
    expect(list.text).toContain("Max");
    expect(list.text).not.toContain("Ann");
    const held = await blocked.submit("Hold what's shown with it");
    expect(held.text).toContain("Held with the word: 2.");
    expect(held.text).toContain("Nothing that's shown has it.");
    expect(await states()).toEqual(
      expect.arrayContaining([
        ["Max", true],
        ["Ann", false],
      ]),
    );
    expect((await open(queue)).text).toContain("Select all 2");
    // Once someone has read one, it's theirs.
    const queued = await open(questions);
    await queued.submit(/^Looks fine/);
    const undone = await held.submit("Undo");
    expect(undone.text).toContain("Changed since, so it stays as it is: 1 change.");
    expect(await states()).toEqual(expect.arrayContaining([["Max", false]]));
    expect(await fill.acts("watches")).toEqual([["words block", "Lee", "advertising"]]);
  });

  test("home offers to undo what one did, and to an owner what anyone did", async () => {
    const review = await fill.review("Max", now);
    await (await here.signIn(lee.email)).post(reviews, { act: "reviews hide", review });
    const other = await fill.review("Ann", now);
    await (await here.signIn()).post(reviews, { act: "reviews hide", review: other });
    const undoing = async (email: string) =>
      [...(await textOf(await here.signIn(email), "/owner")).matchAll(/>Undo</g)].length;
    expect(await undoing(lee.email)).toBe(1);
    expect(await undoing(dana.email)).toBe(2);
    const home = await visitPlain((await here.signIn(lee.email)).ask, "/owner");
    await home.submit("Undo");
    expect((await states()).filter(([, isHidden]) => isHidden)).toEqual([["Ann", true]]);
  });

  test("questions that were decided have pages, newest first", async () => {
    for (let at = 0; at < 53; at++) {
      here.now = now + at;
      const asked = { firstName: "Max", question: `Is number ${at} loud?`, email: null };
      await sending(here.site).ask(asked, "diadem-hero", `203.0.113.${at}`);
    }
    here.now += 60_000;
    const first = await open(questions);
    expect(first.text).toContain("Is number 52 loud?");
    expect(first.text).not.toContain("Is number 2 loud?");
    const older = await first.follow("Older");
    expect(older.text).toContain("Is number 2 loud?");
    expect(older.text).not.toContain("Is number 3 loud?");
    expect(older.text).not.toContain("that wait");
    expect(older.html).not.toContain("Older</a>");
  });

  test("photos that wait are approved together", async () => {
    const review = await fill.review("Pictured", now);
    for (const at of [1, 2, 3])
      await fill.photo(review, at, { held_because: "all", hidden_at: now });
    const list = await open(photos);
    const done = await list.submit(/^Looks fine$/, { all: markOf(list) });
    expect(done.text).toContain("Approved: 3 photos.");
    expect(await textOf(await here.signIn(lee.email), photos)).toContain("No photo waits for you.");
  });

  test("an act without a row says so, and none is done to what isn't there", async () => {
    await hold("One", now);
    await hold("Two", now);
    const list = await open(queue);
    expect((await list.submit(/^Hide$/)).text).toContain("Select at least one row.");
  });
});
