// Everything that a site does in the background: one row for each of its rounds, with its interval, what makes it due,
// and what someone notices once it has run. Nothing happens before its time.

import { sending } from "../support/contributions.ts";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { knownApprovals } from "../../src/site/approvals/find-approvals.ts";
import type { Library } from "../../src/library/library.ts";
import { mediaFolder } from "../../src/site/media/media-files.service.ts";
import { toldText } from "../../src/mail/newsletter/approval-changes.ts";
import {
  agedSubject,
  approvalSettling,
  approvalSubject,
  priceSubject,
  questionSubject,
  settlingTime,
} from "../../src/mail/newsletter/newsletter.ts";
import type { Approval } from "../../src/site/paddles/paddle.content.ts";
import { keptDelivered } from "../../src/platform/email/mail.ts";
import { queueMail, toOutboxRow } from "../../src/platform/email/outbox.store.ts";
import type { Options } from "../../src/platform/acts.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { followNamed, setPage } from "../../src/office/publishing/watch.store.ts";
import { noteAnswer, waitingRequest } from "../../src/office/owner/machine/requests.ts";
import { questions } from "../../src/site/reviews/aged/aged.ts";
import { consoleSite, dana } from "../support/console-site.ts";
import { hero, heroReview } from "../support/console-store.ts";
import { engines } from "../support/engines.ts";
import { runRound } from "../support/in-process-site.ts";
import { inventedListed } from "../support/invented.ts";
import { addReader, newsletterAct } from "../support/newsletter-site.ts";
import { drawnPhoto } from "../support/photos.ts";
import { projectLibrary } from "../support/project-library.ts";
import { contentProject, editContent, openPublishing } from "../support/published-content.ts";
import { storeReviews } from "../support/reviews.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const flow = "neonic-flow";
const visitor = "203.0.113.7";
const catalog = projectLibrary();

interface Row {
  /** The interval, in milliseconds. */
  every: number;
  /** Where it's promised, and in which words. */
  promise?: readonly [file: string, words: string];
  /** What is there at first. */
  fill?(): Promise<unknown>;
  /** How long after that it's due, in milliseconds; or what makes it so. */
  due: number | (() => unknown);
  /** What someone notices of it, before and after. */
  seen(): unknown;
  before?: unknown;
  after: unknown;
}

/** Only what a test runs is run: no timer, not even one that looks for what other processes store. */
beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

type Here = ReturnType<typeof consoleSite>;

/** Runs a round before its time, a moment before it, and when it's due. */
async function check(here: Here, name: string, row: Row): Promise<void> {
  const run = () => runRound(here.site, name);
  if (row.promise) expect(readFileSync(row.promise[0], "utf8")).toContain(row.promise[1]);
  await row.fill?.();
  const before = row.before ?? [];
  await run();
  expect(await row.seen()).toEqual(before);
  if (typeof row.due === "number") {
    here.now += row.due - 1;
    await run();
    expect(await row.seen()).toEqual(before);
    here.now += 1;
  } else await row.due();
  await run();
  expect(await row.seen()).toEqual(row.after);
}

/** The mailbox that bounces come to. */
const bouncesTo = mkdtempSync(join(tmpdir(), "rallyrank-bounces-"));
for (const each of ["new", "cur"]) mkdirSync(join(bouncesTo, each));
afterAll(() => rmSync(bouncesTo, { recursive: true }));

/** The report that an email of ours bounced. */
const bounced = (
  mail: string,
) => `Content-Type: multipart/report; report-type=delivery-status; boundary="B"

--B
Content-Type: message/delivery-status

Action: failed
Status: 5.1.1

--B
Content-Type: text/rfc822-headers

Message-ID: <${mail}@site.example>

--B--
`;

/** What differs from our content in a test. */
const shown: Partial<Library> = {};

/** Rounds over content that stays. */
function rowsOf(here: Here): Record<string, Row> {
  const inStore = async <Result>(work: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = openStore(here.place);
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  };
  const clearOutbox = () => inStore(({ db }) => db.deleteFrom("outbox").execute());
  /** The emails of a kind that are queued, as 'recipient: subject'. */
  const mails = (kind: string) => async () => {
    const rows = (await here.rows("outbox")) as {
      kind: string;
      recipient: string;
      content: string;
    }[];
    const ofKind = rows.filter((each) => each.kind === kind);
    return ofKind
      .map(({ recipient, content }) => {
        const { subject } = JSON.parse(content ?? "{}") as { subject?: string };
        return subject === undefined ? recipient : `${recipient}: ${subject}`;
      })
      .toSorted();
  };
  /** Ann signs up for something, and confirms it. */
  async function subscribe(subject: string, told = "") {
    const key = "ann@example.com";
    const content = { subject: "", text: "", html: "" };
    let token = "";
    const confirm = (secret: string) => ((token = secret), content);
    const { newsletter } = here.site;
    await newsletter.signUp({ address: key, key }, { confirm }, visitor, subject, told);
    await newsletter.confirm(token);
    await clearOutbox();
  }
  const addReview = (text: string, at = here.now) =>
    inStore(async ({ db }) => {
      const { stored } = await storeReviews(db, [heroReview(text)], at);
      return stored[0]!.id;
    });
  const ask = (question: string, email: string | null) =>
    sending(here.site).ask({ firstName: "Ann", question, email }, hero, visitor);
  const report = (reviewId: string, details: string) =>
    here.site.reports.add(
      { subject: hero, reviewId, reason: "spam", details },
      () => ({ subject: "first", text: "", html: "" }),
      visitor,
    );
  const listed: Approval = {
    list: "UPA-A",
    state: "approved",
    on: "2026-03",
    link: "https://list.example/",
  };
  const withApprovals = (...approvals: Approval[]) => {
    shown.paddles = catalog.paddles.map((paddle) =>
      paddle.slug === flow ? { ...paddle, approvals, notConfirmed: [] } : paddle,
    );
    return { ...catalog, ...shown };
  };
  const orphan = `${"0".repeat(32)}-320.jpg`;
  const orphanFile = () => join(mediaFolder(here.place.dataDir), "00", orphan);
  const dropped: unknown[] = [];

  return {
    "delivering email": {
      every: second,
      async fill() {
        here.site.startWork();
      },
      // As another process does.
      due: () =>
        inStore(({ db }) => {
          const content = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };
          const mail = { kind: "message", recipient: dana.email, content } as const;
          return queueMail(db, mail, here.now);
        }),
      async seen() {
        const folder = join(here.place.dataDir, "mail");
        const sent = existsSync(folder) ? readdirSync(folder) : [];
        return sent.map((file) => readFileSync(join(folder, file), "utf8").includes(dana.email));
      },
      after: [true],
    },
    "clearing away": {
      every: hour,
      promise: ["docs/operating.md", "**What is deleted is gone** from SQLite within an hour."],
      fill: () =>
        inStore(async ({ db }) => {
          const mail = { kind: "message", content: null, email_key: null } as const;
          const row = toOutboxRow({ ...mail, recipient: dana.email }, here.now);
          const delivered = { state: "delivered", ended_at: here.now } as const;
          await db
            .insertInto("outbox")
            .values({ ...row, ...delivered })
            .execute();
        }),
      due: keptDelivered + 1,
      seen: mails("message"),
      before: [dana.email],
      after: [],
    },
    "clearing away pictures": {
      every: hour,
      promise: ["content/pages/privacy.md", "its copies are gone within two hours"],
      async fill() {
        mkdirSync(dirname(orphanFile()), { recursive: true });
        writeFileSync(orphanFile(), "a picture");
        utimesSync(orphanFile(), here.now / 1000, here.now / 1000);
      },
      due: hour + 1,
      seen: () => existsSync(orphanFile()),
      before: true,
      after: false,
    },
    "looking for new reviews to email": {
      every: minute,
      async fill() {
        await subscribe(hero);
        here.now += 1;
        await addReview("It's light.");
      },
      due: settlingTime,
      seen: mails("reviews"),
      after: ["ann@example.com"],
    },
    "looking for prices to email": {
      every: minute,
      fill: () => subscribe(priceSubject({ slug: hero, cents: 9000 })),
      due() {
        const on = new Date(here.now).toISOString().slice(0, 10);
        const offer = { shop: "Acme", url: "https://acme.example/hero", isPaid: false };
        const offers = [{ ...offer, checks: [{ on, priceCents: 8900 }] }];
        shown.paddle = (slug) => {
          const found = catalog.paddle(slug);
          return found && slug === hero ? { ...found, offers } : found;
        };
      },
      seen: mails("price"),
      after: ["ann@example.com: $89 at Acme: Diadem Hero"],
    },
    "looking for changed approvals to email": {
      every: minute,
      async fill() {
        const told = toldText(knownApprovals(withApprovals(listed)).get(flow)!);
        await subscribe(approvalSubject(flow), told);
        withApprovals(listed, { ...listed, state: "not listed", on: "2026-05-01" });
      },
      due: approvalSettling,
      seen: mails("approvals"),
      after: ["ann@example.com: Approval changed: Neonic Flow"],
    },
    "asking how paddles aged": {
      every: hour,
      fill: async () => subscribe(agedSubject(await addReview("It's light."))),
      due: questions[3].after,
      seen: mails("aged"),
      after: ["ann@example.com: Still playing your Diadem Hero?"],
    },
    "looking for questions to email": {
      every: minute,
      async fill() {
        await subscribe(questionSubject(hero));
        here.now += 1;
        await ask("Is it loud?", null);
      },
      due: day,
      seen: mails("questions"),
      after: ["ann@example.com: Can you help? Players ask about the Diadem Hero"],
    },
    "sending the newsletter": {
      every: minute,
      async fill() {
        await addReader(here.site, "ann");
        await clearOutbox();
        const note = { reason: "", now: here.now, by: dana.name };
        const of = ["monday", "10:00"];
        await inStore((store) => newsletterAct(here.site, store, note, "schedule", { of }));
      },
      due: 30 * minute,
      seen: mails("issue"),
      after: ["ann@example.com"],
    },
    "forgetting unused photos": {
      every: hour,
      fill: () =>
        inStore(({ db }) => {
          const size = { width: 640, height: 480, color: "#a1b2c3", bytes: 1 };
          const made = { file: null, refused: null, made_at: here.now };
          const row = { source: "unused", picture: "0".repeat(32), ...size, ...made };
          return db.insertInto("content_pictures").values(row).execute();
        }),
      due: 7 * day + 1,
      seen: async () => (await here.rows("content_pictures")).length,
      before: 1,
      after: 0,
    },
    "reading makers' pages": {
      every: minute,
      async fill() {
        const page = { name: "Diadem's shop", url: "https://shop.example/hero.json" };
        shown.watch = { pages: [{ ...page, reads: "shop JSON" }] };
        const named = digest(JSON.stringify(shown.watch.pages[0]));
        await inStore(async ({ db }) => {
          await followNamed(db, new Map([[page.url, named]]), here.now);
          await setPage(db, page.url, { due_at: null });
        });
      },
      // What it reads, and when, is in console-watch.test.ts.
      due: () => (shown.watch = { pages: [] }),
      seen: async () => (await here.rows("watched_pages")).length,
      before: 1,
      after: 0,
    },
    "looking for a new version": {
      every: hour,
      promise: ["docs/operating.md", "`browser`: owners [update](#updating) in the console"],
      fill: () => noteAnswer(here.place.dataDir, "look", { at: here.now, isDone: true, said: "" }),
      due: day,
      seen: () => waitingRequest(here.place.dataDir, "look")?.by ?? [],
      after: "the site",
    },
    "reading bounces": {
      every: minute,
      promise: ["docs/operating.md", "read each minute, never changed"],
      async fill() {
        await addReader(here.site, "ann");
        await inStore(({ db }) =>
          db.updateTable("outbox").set({ state: "delivered", ended_at: here.now }).execute(),
        );
      },
      async due() {
        const [mail] = (await here.rows("outbox")) as { id: string }[];
        writeFileSync(
          join(bouncesTo, "new", here.place.dataDir.replaceAll("/", "")),
          bounced(mail!.id),
        );
      },
      seen: async () =>
        ((await here.rows("subscribers")) as { state: string }[]).map(({ state }) => state),
      before: ["confirmed"],
      after: ["unsubscribed"],
    },
    "looking for a new day": {
      // As long as a list may be out of date.
      every: 5 * second,
      async fill() {
        dropped.length = 0;
        here.site.onReviewsChanged((tag) => dropped.push(tag));
      },
      // To midnight.
      due: 14.5 * hour,
      seen: () => [...dropped],
      after: [undefined],
    },
    "storing page views": {
      every: minute,
      promise: [
        "docs/decisions/0027-counting-without-personal-data.md",
        "Once a minute, and when the",
      ],
      due: () =>
        here.site.countView("/", { "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" }),
      seen: () => here.site.visits.mostViewed(1),
      after: [{ page: "/", views: 1, visits: 1 }],
    },
    "emailing gathered reports": {
      every: minute,
      promise: ["docs/moderation.md", "one email an hour at most, with all open"],
      async fill() {
        const id = await addReview("It's for sale.");
        await report(id, "one");
        await report(id, "two");
        await clearOutbox();
      },
      due: hour,
      seen: mails("report"),
      after: ["hello@rallyrank.example", "lee@example.com"].map(
        (to) => `${to}: 2 reports of one review (Diadem Hero)`,
      ),
    },
    "answering who asked": {
      every: minute,
      async fill() {
        const missing = { name: "Acme Nine", brand: "Acme", link: "", email: "ann@example.com" };
        const { stored } = await sending(here.site).request(missing, visitor);
        await here.confirmAll();
        await clearOutbox();
        const browser = await here.signIn();
        const asked = { act: "requests answer", like: stored!.id, page: hero };
        await browser.post("/owner/requests", asked);
      },
      // As long as that can be undone unnoticed.
      due: 2 * minute,
      seen: mails("answer"),
      after: ["ann@example.com: The Diadem Hero is on RallyRank now"],
    },
    "telling who asked owners": {
      every: minute,
      async fill() {
        const { stored } = await ask("Is it loud?", "ann@example.com");
        await here.confirmAll();
        await clearOutbox();
        const said = { firstName: "Max", duprRating: "4.0", level: 4000, answer: "Yes." } as const;
        const to = { id: stored!.id, subject: hero };
        await sending(here.site).reply({ ...said, playedFor: "year" }, to, "203.0.113.8");
      },
      due: 15 * minute,
      seen: mails("answer"),
      after: ["ann@example.com: An owner answered your question about the Diadem Hero"],
    },
    "asking to confirm earlier addresses": {
      every: minute,
      async fill() {
        for (const what of ["light", "loud", "soft", "stiff"])
          await ask(`Is it ${what}?`, "ann@example.com");
        await clearOutbox();
      },
      // The pause after three emails.
      due: 4 * hour,
      seen: mails("confirmation"),
      after: ["ann@example.com: Please confirm: an answer to your question"],
    },
    "noting changed facts": {
      every: minute,
      fill: () => runRound(here.site, "noting changed facts"),
      due() {
        const source = { kind: "maker", from: "Arrowhead", on: "2026-05-04" } as const;
        const drift = inventedListed({
          slug: "drift",
          edge: "edgeless",
          sources: { edge: source },
        });
        shown.paddles = [...catalog.paddles, drift];
      },
      seen: async () =>
        (await here.site.dataChanges.newest(9)).map(({ subject, changes }) => [
          subject,
          ...changes.map(({ fact, after }) => `${fact} ${after}`),
        ]),
      after: [["drift", "edge edgeless"]],
    },
    "ranking what players keep": {
      every: minute,
      async fill() {
        const rest = { triedFor: "", playedFirst: "", level: "", owns: "", day: "" } as const;
        for (let nth = 0; nth < 30; nth++) {
          const keep = nth % 2 === 0 ? "one" : "other";
          const said = { shownFirst: "one", keep, drops: "same", drives: "same" } as const;
          const phone = `${String(nth).padStart(20, "0")}.2026-05-04`;
          const vote = { one: hero, other: flow, phone, ...said, ...rest };
          await sending(here.site).vote(vote, visitor);
        }
      },
      // They were sent at half past nine.
      due: 14.5 * hour,
      seen: async () => (await here.site.sideBySide.known()).map(({ votes }) => votes),
      after: [30],
    },
    "emailing who reads held reviews": {
      every: minute,
      async fill() {
        const id = await addReview("Buy it at my shop.");
        await inStore(({ db }) =>
          db
            .updateTable("paddle_reviews")
            .set({ hidden_at: here.now, held_because: "link" })
            .where("id", "=", id)
            .execute(),
        );
      },
      due: minute,
      seen: mails("held"),
      after: [
        "dana@example.com: A review waits for you",
        "lee@example.com: A review waits for you",
      ],
    },
    "queueing the owner's email": {
      every: minute,
      // From Monday at 9:30 to the next one at 6:00.
      due: 7 * day - 3.5 * hour,
      seen: async () => (await mails("week")()).map((each) => each.replace(/:.*/, "")),
      after: ["hello@rallyrank.example"],
    },
  };
}

/** Rounds over content that is published in the browser. */
function rowsOfLive(here: Here, project: ReturnType<typeof contentProject>): Record<string, Row> {
  const entry = `paddles/${hero}.yaml`;
  const page = async () => await (await here.ask(`/${hero}`)).text();
  const edit = (content = here.site.content) => ({
    does: (name: string, options: Options = {}) =>
      editContent(here.place, content, dana, [name, entry, options], here.now),
    text: content.published(entry)!.replace("fullName: Diadem Hero", "fullName: Diadem Hero Nine"),
  });
  const seen = async () => (await page()).includes("Diadem Hero Nine");
  return {
    "following what is published": {
      every: minute,
      async due() {
        const other = await openPublishing(here.place, project.folder, () => here.now);
        const { does, text } = edit(other.site.content);
        await does("save", { text });
        await does("publish");
        await other.site.close();
      },
      seen,
      before: false,
      after: true,
    },
    "publishing planned drafts": {
      every: minute,
      async fill() {
        const { does, text } = edit();
        await does("save", { text });
        await does("publish", { at: "2026-05-05T08:00" });
      },
      // From May 4 at 9:30.
      due: 22.5 * hour,
      seen,
      before: false,
      after: true,
    },
    "making pictures of photos": {
      every: 15 * second,
      promise: ["docs/editing.md", "within a minute; until then, pages show the drawing"],
      async due() {
        const of = "alt: A drawn picture.\n    credit: Dana\n    license: own\n    shows: face\n";
        project.write(entry, `${project.read(entry)}photos:\n  - file: hero.jpg\n    ${of}`);
        mkdirSync(project.at("photos"), { recursive: true });
        writeFileSync(project.at("photos/hero.jpg"), await drawnPhoto().jpeg().toBuffer());
        await here.site.content.refreshFiles();
      },
      seen: async () => /\/media\/[0-9a-f]{32}-/.test(await page()),
      before: false,
      after: true,
    },
  };
}

describe.each(engines)("in the background, on %s", (engine) => {
  const here = consoleSite(engine, {
    library: shown,
    settings: {
      SITE_URL: "https://site.example",
      BOUNCE_MAILBOX: bouncesTo,
      UPDATES: "browser",
    },
  });
  beforeEach(() => {
    for (const name of Object.keys(shown)) delete shown[name as keyof Library];
  });

  test.each(Object.entries(rowsOf(here)))("what's due is done, and no sooner: %s", (name, row) =>
    check(here, name, row),
  );
});

describe("in the background, with content that is published in the browser", () => {
  const project = contentProject();
  const here = consoleSite("sqlite", { isLive: true, folder: join(project.folder, "content") });
  afterAll(() => project.remove());
  const rows = rowsOfLive(here, project);

  test.each(Object.entries(rows))("what's due is done, and no sooner: %s", (name, row) =>
    check(here, name, row),
  );

  test("a site does what these tables have, from its start until it's closed, and nothing else", async () => {
    const intervals = Object.entries({ ...rowsOf(here), ...rows }).map(
      ([name, { every }]) => [name, every] as const,
    );
    const ran = new Map(
      here.site.rounds.map((round) => [
        round.name,
        vi.spyOn(round, "run").mockResolvedValue(undefined),
      ]),
    );
    const counts = () =>
      Object.fromEntries([...ran].map(([name, run]) => [name, run.mock.calls.length]));
    const within = (time: number) =>
      Object.fromEntries(intervals.map(([name, every]) => [name, 1 + Math.floor(time / every)]));
    here.site.startWork();
    expect(counts()).toEqual(within(0));
    await vi.advanceTimersByTimeAsync(hour - 1);
    expect(counts()).toEqual(within(hour - 1));
    await vi.advanceTimersByTimeAsync(1);
    expect(counts()).toEqual(within(hour));
    await here.site.endWork();
    await vi.advanceTimersByTimeAsync(hour);
    expect(counts()).toEqual(within(hour));
  });
});
