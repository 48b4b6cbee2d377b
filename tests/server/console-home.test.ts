import { StatementSync } from "node:sqlite";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerMessages } from "../../src/site/contact/messages.store.ts";
import { addPasskey } from "../../src/office/console/sign-in/sign-in.store.ts";
import { projectLibrary } from "../support/project-library.ts";
import { noteBackup } from "../../src/platform/store/last-backup.ts";
import { cleo, consoleSite, dana, lee, textOf } from "../support/console-site.ts";
import { act, fillConsole } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { asText } from "../support/page-text.ts";

const day = 86_400_000;
const library = projectLibrary();
const owner = { ...dana, email: "dana@dinks.test" };

/** The text of a section by its heading's id. */
const sectionOf = (html: string, id: string) =>
  new RegExp(`<section[^>]*aria-labelledby="${id}".*?</section>`, "s").exec(html)?.[0];

describe.each(engines)("the console's home on %s", (engine) => {
  const here = consoleSite(engine);
  let fill: ReturnType<typeof fillConsole>;
  beforeEach(() => (fill = fillConsole(here.place)));
  const home = async (email = dana.email) => await textOf(await here.signIn(email), "/owner");

  test("of a new site says what's left to do before visitors come, and that nothing waits", async () => {
    const html = await home();
    expect(html).toContain("Nothing waits for you.");
    const left = sectionOf(html, "live")!;
    expect(left.match(/To do: /g)).toHaveLength(9);
    expect(left).toContain("0 of 9 done.");
    expect(left).toContain("Set SITE_URL to the address that visitors use");
    expect(left).toContain('<a href="/owner/account">');
    expect(sectionOf(html, "week")).toContain("Nothing yet");
    expect(sectionOf(html, "newest")).toContain("No player has written one yet.");
    expect(sectionOf(html, "machine")).toContain("No backup is known.");
    expect(sectionOf(html, "machine")).toContain("<code>rallyrank doctor</code>");
  });

  test("says what waits for an owner, and where", async () => {
    const { now } = here;
    await fill.hold(await fill.review("Held", now), now);
    const reported = await fill.review("Reported", now);
    for (const details of ["Spam.", "More spam."]) await fill.report(reported, details, now);
    const answered = await fill.message("Which paddle?", now);
    await fill.message("Which ball?", now);
    await fill.failedMail("nobody@example.invalid", now);
    await fill.inStore((store) =>
      act(store, answerMessages, [answered], { reason: "", now, by: "Dana" }),
    );
    expect(
      asText(sectionOf(await home(), "waits")!)
        .trim()
        .split("\n"),
    ).toEqual([
      "## Waiting for you",
      "[2 reports of reviews](/owner/queue)",
      "[1 held review](/owner/queue)",
      "[1 unanswered message](/owner/messages)",
      "[1 failed email](/owner/queue#failed-email)",
    ]);
  });

  test("shows the newest reviews of every state, this week beside the last, and content's gaps", async () => {
    const { now } = here;
    for (let age = 0; age < 7; age++)
      await fill.review(`Writer${age}`, now - age * day, { rating: 4, duprRating: "3.75" });
    await fill.hold(await fill.review("Held", now + 1), now);
    const long = { reviewText: "<b>Soft</b> ".repeat(300), subject: "gone-paddle" };
    await fill.report(await fill.review("Reported", now + 2, long), "Spam.", now);
    const html = await home();
    const newest = sectionOf(html, "newest")!;
    expect(newest.match(/<bdi>\w+/g)).toEqual(
      ["Reported", "Held", "Writer0", "Writer1", "Writer2"].map((name) => `<bdi>${name}`),
    );
    expect(newest).toContain("4 out of 5 stars");
    expect(newest).toContain("DUPR 3.75");
    expect(newest).toContain("<strong>held</strong>");
    expect(newest).toContain("<strong>1 report</strong>");
    expect(newest.length).toBeLessThan(5000);
    // A Monday: six of the visible ones are of the week before, and those from the future of none.
    expect(asText(sectionOf(html, "week")!)).toMatch(/### Reviews 1 .* 6 last week/);
    const gaps = sectionOf(html, "gaps")!;
    expect(gaps).toContain('<a class="tap" href="/owner/content/gaps#orphaned">1 name has reviews');
    expect(gaps).toMatch(
      /href="\/owner\/content\/gaps#reviews">\d+ paddles without a player's review/,
    );
  });

  test("shows a moderator nothing that's the owner's", async () => {
    await fill.message("Which paddle?", here.now);
    await fill.failedMail("nobody@example.invalid", here.now);
    const html = await home(lee.email);
    expect(html).toContain("Nothing waits for you.");
    for (const section of ["waits", "live", "machine", "gaps"])
      expect(sectionOf(html, section)).toBeUndefined();
    for (const section of ["week", "newest"])
      expect(sectionOf(html, section), section).toBeDefined();
    expect(html).not.toMatch(
      /\/owner\/(messages|log|subscribers)|DATA_DIR|nobody@|Messages|Sign-ups/,
    );
  });

  test("shows an editor what's missing in content, and nothing of players or readers", async () => {
    const { now } = here;
    await fill.message("Which paddle?", now);
    await fill.hold(await fill.review("Held", now), now);
    await fill.report(await fill.review("Reported", now, { subject: "gone-paddle" }), "Spam.", now);
    const html = await home(cleo.email);
    for (const section of ["waits", "live", "week", "newest", "machine"])
      expect(sectionOf(html, section), section).toBeUndefined();
    expect(sectionOf(html, "gaps")).toContain("1 name has reviews");
    expect(html).not.toMatch(
      /\/owner\/(?!content|requests|account|sign)\w|DATA_DIR|Held|Reported|visits|Which paddle/,
    );
  });
});

describe("the home of a site that's live", () => {
  const here = consoleSite("sqlite", {
    settings: {
      SITE_URL: "https://dinks.test",
      SAMPLE_CONTENT: "off",
      SMTP_URL: "smtps://mail.dinks.test",
      MAIL_FROM: "hello@dinks.test",
      TRUST_PROXY: "127.0.0.1",
    },
    library: {
      site: { ...library.site, contactEmail: owner.email },
      team: library.team.map((member) => ({ ...member, sample: false })),
    },
  });
  beforeEach(async () => {
    here.people = [owner];
    await noteBackup(here.place.dataDir, { at: here.now, file: "/b.sqlite", bytes: 1000 });
    await fillConsole(here.place).inStore(({ db }) =>
      addPasskey(db, {
        id: "a",
        person: owner.email,
        name: "Phone",
        public_key: "",
        counter: 0,
        transports: "[]",
        created_at: here.now,
      }),
    );
  });

  const through = { host: "dinks.test", "x-forwarded-for": "203.0.113.7" };
  const homeWith = async (headers: Record<string, string>) => {
    const browser = await here.signIn(owner.email);
    return await (await browser.ask("/owner", { headers })).text();
  };

  test("has the steps behind a summary at its end", async () => {
    const html = await homeWith(through);
    expect(sectionOf(html, "live")).toBeUndefined();
    const [steps] = /<details>.*?<\/details>/s.exec(html)!;
    expect(steps.match(/Done: /g)).toHaveLength(9);
    expect(html.indexOf(steps)).toBeGreaterThan(html.indexOf('id="gaps"'));
    expect(sectionOf(html, "machine")).toContain("The last backup is 0 seconds old");
    expect(sectionOf(html, "machine")).toContain(
      "A mail server is configured, and no email is stuck.",
    );
  });

  test("says what the owner's own request shows of the proxy", async () => {
    const left = sectionOf(await homeWith({ host: "dinks.test" }), "live");
    expect(left).toContain("8 of 9 done.");
    expect(left).toContain("proxy_set_header X-Forwarded-For");
  });

  test("takes few queries, and fewer within a minute", async () => {
    const run = vi.spyOn(StatementSync.prototype, "all");
    // A process looks for newly published content by itself after anything is stored.
    const count = () =>
      run.mock.contexts.filter(
        (statement) => !(statement as StatementSync).sourceSQL.includes("content_version"),
      ).length;
    const queries = async () => {
      run.mockClear();
      await homeWith(through);
      return count();
    };
    const signingIn = async () => {
      run.mockClear();
      await here.signIn(owner.email);
      return count();
    };
    const before = await signingIn();
    const [first, second] = [await queries(), await queries()];
    // Six of them are of every page of the console.
    expect(first - before).toBeLessThanOrEqual(21);
    expect(second).toBeLessThan(first);
  });
});
