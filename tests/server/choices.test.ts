import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { choicesAddress, unsubscribeAddress } from "../../src/addresses.ts";
import { issueMail } from "../../src/mail/newsletter/issue.email.ts";
import { personalIssue } from "../../src/mail/newsletter/issue.ts";
import { signUpMails } from "../../src/mail/newsletter/sign-up.email.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { addReader } from "../support/newsletter-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { projectLibrary } from "../support/project-library.ts";

const library = projectLibrary();
const nobodys = "x".repeat(32);

describe.each(engines)("the page of what a reader gets, on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let store: Store;
  let key: string;
  const openAgain = async () => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" });
    site = await openSite(environment, () => library);
  };
  beforeEach(async () => {
    place = await emptyStore(engine);
    await openAgain();
    store = openStore(place);
    await addReader(site, "dana");
    key = (
      await store.db.selectFrom("subscribers").select("unsubscribe_key").executeTakeFirstOrThrow()
    ).unsubscribe_key;
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await site.close();
    await place.remove();
  });
  /** Of the site as it is at each step. */
  const open = (path: string) => visitPlain((...asked) => applicationOf(site)(...asked), path);
  const subjects = async () =>
    (
      await store.db
        .selectFrom("subscribers")
        .select("subject")
        .where("state", "=", "confirmed")
        .orderBy("subject")
        .execute()
    ).map(({ subject }) => subject);

  test("is one form: what's unchecked ends, and paddles are added by the names that people type", async () => {
    const page = await (await open(unsubscribeAddress(key))).follow("Choose what you get by email");
    expect(page.path).toBe(choicesAddress(key));
    expect(page.text).toContain("The weekly newsletter");
    const saved = await page.submit("Save", {
      kept: [],
      paddles: "DIADEM hero, z5 graphite, No Such Paddle",
      level: "3.5",
      often: "week",
    });
    expect(saved.status).toBe(200);
    expect(saved.text).toContain("Your choices are saved");
    expect(saved.text).toContain("We don't know a paddle by this name: No Such Paddle.");
    expect(saved.text).toContain("New reviews of the Diadem Hero");
    expect(await subjects()).toEqual(["diadem-hero", "onix-z5-graphite"]);
    const again = await open(choicesAddress(key));
    expect(again.html).toMatch(/<option value="3.5" selected=""/);
    expect(again.html).toMatch(/<option value="week" selected=""/);
    await again.submit("Save", { kept: ["-", "-diadem-hero"] });
    expect(await subjects()).toEqual(["", "diadem-hero"]);
  });

  test.each([
    ["of nobody's", nobodys],
    ["cut off", "short"],
  ])("answers a key %s the same, seen or sent", async (_, each) => {
    const body = new URLSearchParams({ key: each, kept: "-", paddles: "Diadem Hero" });
    const sent = await applicationOf(site)("/newsletter/choices", { method: "POST", body });
    const seen = await open(choicesAddress(each));
    expect([seen.status, sent.status]).toEqual([410, 410]);
    expect(seen.text).toContain("This link doesn't work");
    expect(await subjects()).toEqual([""]);
  });

  test("keeps what was typed while the store is down, and logs no key", async () => {
    const page = await open(choicesAddress(key));
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await site.close();
    const failed = await page.submit("Save", { kept: [], paddles: "Diadem Hero" });
    expect(failed.status).toBe(503);
    expect(failed.text).toContain("We couldn't read or save your choices");
    expect(failed.html).toContain('value="Diadem Hero"');
    expect((await open(choicesAddress(key))).status).toBe(503);
    expect(log.mock.calls.join("\n")).not.toContain(key);
    await openAgain();
    await failed.submit("Save");
    expect(await subjects()).toEqual(["diadem-hero"]);
  });

  test("is linked at the end of every email to someone who has confirmed, and of an issue with their own key", () => {
    const mails = signUpMails(site);
    expect(mails.confirm("token", key).text).not.toContain("/newsletter/choices");
    const { siteUrl } = site.settings;
    const ending = `Choose what you get by email: ${siteUrl}${choicesAddress(key)}\nUnsubscribe: ${siteUrl}${unsubscribeAddress(key)}`;
    expect(mails.known!(key).text).toContain(ending);
    const issue = { articles: [], reviews: [], pick: undefined, week: undefined };
    const keyPlaceholder = "y".repeat(32);
    const mail = issueMail(site, "2026-11-16", issue, [], keyPlaceholder);
    const own = personalIssue({ ...mail, keyPlaceholder, unsubscribeKey: key }, siteUrl);
    expect(own.text).toContain(ending);
    for (const part of [own.text, own.html]) expect(part).not.toContain(keyPlaceholder);
  });
});
