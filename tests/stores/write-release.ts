import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openStore } from "../../src/platform/store/connect.ts";
import { clockFrom } from "../support/clock-from.ts";
import { bothEngines, placeOf, type StorePlace } from "../support/engines.ts";
import { readMail, startMailServer } from "../support/mail-server.ts";
import { startOwner } from "../support/owner-command.ts";
import { drawnPhoto } from "../support/photos.ts";
import { type PlainPage, visitPlain } from "../support/plain-visitor.ts";
import { startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server-process.ts";
import { dumpStore } from "./dump-store.ts";

/**
 * Writes the committed stores and the export of a released version, which tests/store/released-stores.test.ts reads:
 * the version's own build serves visitors who write, ask, report and subscribe through its forms, its own commands do
 * what its owner does, and its own rounds run in between, over four months. Once for each release:
 *
 *     git archive VERSION'S COMMIT | tar x -C FOLDER && cd FOLDER && npm ci && npx vite build
 *     npx node tests/stores/write-release.ts FOLDER VERSION
 */
async function writeRelease(folder: string, version: string): Promise<void> {
  const hasConsole = version !== "1.0.0";
  if (hasConsole) addPeople(folder);
  const postgres = await startPostgres();
  try {
    for (const engine of bothEngines) {
      const place = await placeOf(engine, postgres.url);
      const release = await openRelease(folder, place);
      await writeReviews(release);
      await subscribe(release, hasConsole);
      if (hasConsole) await takePart(release);
      await moderate(release);
      if (hasConsole) await keepConsole(release, folder);
      await leave(release, hasConsole);
      const store = openStore(place);
      const to = (name: string) => join(import.meta.dirname, `version-${version}.${name}`);
      writeFileSync(to(`${engine}.sql`), await dumpStore(store.db, engine));
      await store.close();
      if (engine === "sqlite") {
        const file = join(place.dataDir, "all.jsonl");
        await release.owner("data", "export", file);
        writeFileSync(to("jsonl"), readFileSync(file));
      }
      await release.close();
      await place.remove();
    }
  } finally {
    await postgres.stop();
  }
}

/** Lets an owner and an editor sign in to the console. */
function addPeople(folder: string): void {
  const file = join(folder, "content/site.yaml");
  if (readFileSync(file, "utf8").includes("dana@example.com")) return;
  const person = (name: string, role: string) =>
    `  - { name: ${name}, email: ${name.toLowerCase()}@example.com, role: ${role} }\n`;
  appendFileSync(file, `console:\n${person("Dana", "owner")}${person("Cleo", "editor")}`);
}

type Release = Awaited<ReturnType<typeof openRelease>>;

async function openRelease(folder: string, { dataDir, databaseUrl }: StorePlace) {
  const mails = await startMailServer();
  const settings: Record<string, string | undefined> = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SITE_URL: "https://rallyrank.example",
    SMTP_URL: mails.url,
    MAIL_FROM: "RallyRank <hello@rallyrank.example>",
    TRUST_PROXY: "127.0.0.1",
    RATE_LIMIT: "on",
  };
  let server = { url: "", stop: async (): Promise<unknown> => undefined };
  let address = 0;
  const seen = new Map<string, number>();
  /** The next email to an address, once it has arrived. */
  async function mailTo(recipient: string) {
    const theirs = () =>
      mails.received.filter(
        ({ recipients }) => recipients[0]?.toLowerCase() === recipient.toLowerCase(),
      );
    const count = seen.get(recipient) ?? 0;
    for (let attempt = 0; theirs().length <= count; attempt++) {
      if (attempt === 400) throw new Error(`no email to ${recipient}`);
      await pause(25);
    }
    seen.set(recipient, count + 1);
    return readMail(Buffer.from(theirs()[count]!.raw).toString("latin1"));
  }
  /** Someone with an address of their own, and their cookies. */
  function visitor() {
    const from = `203.0.113.${++address}`;
    let cookie = "";
    const ask = async (path: string, init?: RequestInit) => {
      const headers = { "x-forwarded-for": from, cookie, ...init?.headers };
      const answer = await fetch(server.url + path, { ...init, headers, redirect: "manual" });
      cookie = answer.headers.get("set-cookie")?.split(";", 1)[0] ?? cookie;
      return answer;
    };
    return { ask, open: (path: string) => visitPlain(ask, path) };
  }
  return {
    mails,
    /** The private page of a review that its writer will take down. */
    withdrawn: "",
    mailTo,
    visitor,
    /** Opens what a link in the next email to someone leads to. @param path what it has in it */
    async followMail(recipient: string, path: string) {
      const mail = await mailTo(recipient);
      const link = mail.links.find((each) => each.includes(path));
      if (link === undefined) throw new Error(`no ${path} in the email to ${recipient}`);
      const { pathname, search } = new URL(link);
      return await visitor().open(pathname + search);
    },
    /** Runs the site for a while: its rounds run at the start. */
    async from(start: string, work: () => Promise<void>) {
      Object.assign(settings, clockFrom(Date.parse(start)));
      server = await startServer(settings, folder);
      try {
        await work();
      } finally {
        await server.stop();
      }
    },
    async owner(...args: string[]) {
      const { code, output } = await startOwner(settings, args, folder).ended;
      if (code !== 0) throw new Error(`${args.join(" ")}: ${output}`);
      return output;
    },
    close: () => mails.stop(),
  };
}

const hero = "/diadem-hero";
const articleWithBalls = "/reviews/balls/top-rated-pickleballs-2025";

const player = { firstName: "Nora", duprRating: "3.5", rating: "4" };

/** Writes a review; returns its private page. */
async function review({ visitor }: Release, path: string, fields: Record<string, string>) {
  const own = await (await visitor().open(path)).submit("Submit Review", { ...player, ...fields });
  if (!own.path.includes("/my-review/")) throw new Error(`${path} answered ${own.status}`);
  return own;
}

async function writeReviews(release: Release): Promise<void> {
  const { visitor } = release;
  await release.from("2026-08-10T10:00:00Z", async () => {
    await review(release, hero, {
      reviewText: 'Great control, and "calm" at the net; it\'s quiet, too.\nNew line.',
      "chip-control": "liked",
      "chip-power": "disliked",
      playedFor: "months",
      playedBefore: "Selkirk AMPED S2",
    });
    await review(release, hero, {
      firstName: "李",
      duprRating: "4.25",
      rating: "5",
      reviewText: "控制很好 🎾, e\u0301 and 100% of \\n and $1.",
    });
    const edited = await review(release, hero, { firstName: "Edith", reviewText: "Too loud." });
    await edited.submit("Save changes", { reviewText: "Not so loud.", rating: "3" });
    const gone = await review(release, hero, { firstName: "Gone", reviewText: "I take it back." });
    await gone.submit("Delete my review for good");
    for (const [firstName, reviewText] of [
      ["Hidden", "Hidden by the owner: poor control."],
      ["Restored", "Hidden by mistake, and restored."],
      ["Deleted", "Deleted by the owner."],
      ["Reported", "Somebody doesn't like this one."],
    ] as const)
      await review(release, "/neonic-flow", { firstName, reviewText, duprRating: "2.5" });
    const withdrawn = { firstName: "Withdrawn", reviewText: "Hidden, then withdrawn." };
    release.withdrawn = (await review(release, "/neonic-flow", withdrawn)).path;
    await review(release, articleWithBalls, { firstName: "Bo", reviewText: "They last." });

    const page = await visitor().open(hero);
    await page.submit("Helpful: Nora's review");
    const reported = await visitor().open("/neonic-flow");
    const form = await reported.follow("Report Reported's review");
    await form.submit("Send report", { reason: "spam", details: 'It\'s an "advert".\nTwice.' });
    for (const subject of ["First", "Second", "Third"]) {
      const names = { firstName: "Ann", lastName: "O'Hara", email: "ann@example.com" };
      const contact = await visitor().open("/contact");
      const message = `Line one\n\nof the ${subject.toLowerCase()} 'message'; 🎾`;
      await contact.submit("Send Message", { ...names, subject, message });
      await release.mailTo("hello@rallyrank.example");
    }
  });
}

async function signUp(release: Release, path: string, email: string, more = {}) {
  const form = await release.visitor().open(path);
  return await form.submit(/^(Subscribe|Email me|Send me)/, { email, ...more });
}

async function confirm(release: Release, email: string) {
  const page = await release.followMail(email, "/newsletter/confirm");
  return await page.submit(/confirm/i);
}

async function subscribe(release: Release, hasConsole: boolean): Promise<void> {
  await release.from("2026-08-11T10:00:00Z", async () => {
    for (const email of ["dana@example.com", "lee@example.com"]) {
      await signUp(release, "/newsletter", email);
      await confirm(release, email);
    }
    await signUp(release, "/newsletter", "D.ana+News@googlemail.com");
    await confirm(release, "D.ana+News@googlemail.com");
    await signUp(release, "/newsletter", "bo@example.com");
    await signUp(release, "/newsletter/reviews/diadem-hero", "max@example.com");
    await confirm(release, "max@example.com");
    await signUp(release, "/newsletter/reviews/neonic-flow", "zoe@example.com");
    if (!hasConsole) return;
    for (const [kind, email, more] of [
      ["approvals", "ada@example.com", {}],
      ["questions", "quinn@example.com", {}],
      ["prices", "price@example.com", { below: "150" }],
      ["prices", "low@example.com", { below: "100" }],
      ["prices", "cheap@example.com", { below: "20" }],
    ] as const) {
      await signUp(release, `/newsletter/${kind}/neonic-flow`, email, more);
      await confirm(release, email);
    }
  });
}

/** What 2.0.0 added for visitors. */
async function takePart(release: Release): Promise<void> {
  const { visitor } = release;
  await release.from("2026-08-12T10:00:00Z", async () => {
    const measured = {
      measuredWeight: "8.1 oz",
      measuredGrip: "5.5 in",
      measuredBalance: "240 mm",
    };
    const more = { measuredThickness: "16 mm", measuredWith: "a scale", measuredBare: "bare" };
    const text = "Mine is lighter than they say.";
    const own = await review(release, hero, {
      firstName: "Mia",
      reviewText: text,
      ...measured,
      ...more,
    });
    await askLater(release, own, "mia@example.com");
    const other = await review(release, hero, { firstName: "Ned", reviewText: "It broke." });
    await askLater(release, other, "ned@example.com");
    await sendPhotos(release, own.path, ["#a22", "#2a2", "#22a"]);
    await review(release, hero, { firstName: "Link", reviewText: "See shop.example for more." });
    await review(release, hero, { firstName: "Held", reviewText: "See deals.example too." });

    for (const [firstName, question, email] of [
      ["Told", "Does the grip stay dry?", "told@example.com"],
      ["Wait", 'Is it "loud"?\nIndoors?', "W.ait+Q@Gmail.com"],
      ["Late", "Does it come with a cover?", "late@example.com"],
      ["None", "Is it for beginners?", ""],
      ["Link", "Seen it on shop.example?", "held@example.com"],
    ] as const) {
      const form = await visitor().open(`/ask${hero}`);
      await form.submit("Ask owners", { firstName, question, email });
    }
    const list = await visitor().open(`/ask${hero}`);
    const to = await list.follow(/Does the grip stay dry/);
    const answer = { firstName: "Max", duprRating: "4.25", playedFor: "months" };
    await to.submit("Send answer", { ...answer, answer: "Yes; it's dry \u2019til August." });
    await to.submit("Send answer", { ...answer, answer: "Look at shop.example." });

    for (const [brand, name, email] of [
      ["Vatic Pro", "Prism Flash", "flash@example.com"],
      ["vatic pro", "PRISM Flash", ""],
      ["Diadem", "Hero", "hero@example.com"],
    ] as const) {
      const form = await visitor().open("/missing-paddle");
      const link = "https://shop.example/flash?a=1&b=2";
      await form.submit("Ask for it", { brand, name, email, link });
    }
    for (const [value, email] of [
      ["8.1 oz", "weigh@example.com"],
      ["7.9 oz", ""],
    ] as const) {
      const form = await visitor().open("/correction?of=diadem-hero");
      const source = "I weighed mine.\nTwice.";
      await form.submit("Send correction", { fact: "weightOz", value, source, email });
    }
  });
}

async function askLater(release: Release, own: PlainPage, email: string): Promise<void> {
  await (await own.follow("Ask me later how it aged")).submit("Ask me", { email });
  await confirm(release, email);
}

async function sendPhotos({ visitor }: Release, own: string, colors: string[]): Promise<void> {
  const body = new FormData();
  for (const background of colors) {
    const photo = await drawnPhoto(400, 300).tint(background).jpeg().toBuffer();
    body.append("photo", new Blob([new Uint8Array(photo)]), "photo.jpg");
  }
  const [page] = own.split("?");
  const answer = await visitor().ask(`${page}?photos`, { method: "POST", body });
  if (answer.status !== 303) throw new Error(`photos were answered ${answer.status}`);
}

/** The ids of a list of the owner's, by the words that each has in a field. */
async function idsOf(
  { owner }: Release,
  list: string,
  field: string,
): Promise<Map<string, string>> {
  const listed = JSON.parse(await owner(list, "list", "--json")) as object;
  const rows = Object.values(listed).find(Array.isArray) as Record<string, string>[];
  return new Map(rows.map((row) => [row[field]!, row["id"]!]));
}

async function moderate(release: Release): Promise<void> {
  const { mails, owner, visitor } = release;
  await release.from("2026-08-13T10:00:00Z", async () => {
    const ids = await idsOf(release, "reviews", "firstName");
    const act = (what: string, name: string, ...more: string[]) =>
      owner("reviews", what, ids.get(name)!, "--reason", "advertising", ...more);
    for (const name of ["Hidden", "Restored", "Withdrawn"]) await act("hide", name);
    // 2.0.0 restores what was read.
    const restored = await owner("reviews", "show", ids.get("Restored")!);
    const [read = ids.get("Restored")!] = /[\w-]{36}@\S+/.exec(restored) ?? [];
    await owner("reviews", "restore", read, "--reason", "it's fine");
    await act("delete", "Deleted", "--yes");
    await (await visitor().open(release.withdrawn)).submit("Delete my review for good");

    await owner("newsletter", "send", "--yes");
    await release.mailTo("dana@example.com");
    const left = await release.followMail("lee@example.com", "/newsletter/unsubscribe");
    await left.submit(/^Unsubscribe/);
    mails.at("recipient", 550);
    await signUp(release, "/newsletter", "nobody@example.com");
    while (!(await owner("outbox", "list")).includes("550"));
    mails.at("recipient", "yes");
  });
}

/** What 2.0.0 added for those who keep the site. */
async function keepConsole(release: Release, folder: string): Promise<void> {
  const { owner, visitor } = release;
  await release.from("2026-08-13T14:00:00Z", async () => {
    await owner("words", "block", "casino");
    await owner("messages", "answer", "1001");
    await owner("messages", "delete", "1003", "--yes");
    const reviews = await idsOf(release, "reviews", "firstName");
    await owner(
      "reviews",
      "answer",
      reviews.get("Edith")!,
      "--text",
      "Thanks, Edith:\nit's noted.",
    );
    const owners = await signIn(release);
    await (await owners.open("/owner/reviews")).submit(/^Looks fine.*Held's review/s);
    for (const _ of [1, 2]) await (await owners.open("/owner/photos")).submit("Show it");
    const oldest = await idsOf(release, "photos", "firstName");
    await owner("photos", "hide", oldest.get("Mia")!);

    const list = await visitor().open(`/ask${hero}`);
    for (const what of [/^Report.*question/s, /^Report.*answer/s]) {
      const form = await list.follow(what);
      await form.submit("Send report", { reason: "other", details: "It isn't about the grip." });
    }
    const pictured = await (await visitor().open(hero)).follow("Report Mia's review");
    const [, photo = ""] = /name="about" value="([\w-]+)"/.exec(pictured.html) ?? [];
    await pictured.submit("Send report", { about: photo, reason: "spam", details: "An 'advert'" });
    const requests = await idsOf(release, "requests", "name");
    await owner("requests", "answer", requests.get("Hero")!, "--page", "diadem-hero");
    const corrections = await idsOf(release, "corrections", "value");
    await owner("corrections", "draft", corrections.get("8.1 oz")!);
    await owner("corrections", "take", corrections.get("7.9 oz")!);

    const entry = "paddles/neonic-flow.yaml";
    const text = readFileSync(join(folder, "content", entry), "utf8");
    const seen = 'checks: [{ on: "2026-08-13", priceCents: 14999 }]';
    const offer = `{ shop: Acme, url: "https://acme.example/flow", isPaid: false, ${seen} }`;
    await owner("content", "save", entry, "--text", `${text}offers:\n  - ${offer}\n`);
    await owner("content", "publish", entry);
  });
  await release.from("2026-08-14T10:00:00Z", async () => {
    for (const name of ["price", "told", "hero"]) await release.mailTo(`${name}@example.com`);
  });
  await release.from("2026-11-12T10:00:00Z", async () => {
    await release.mailTo("ned@example.com");
    const asked = await release.followMail("mia@example.com", "/how-it-aged");
    await (await asked.submit("Yes, still playing it")).submit("Yes, I would");
  });
}

/** Signs the owner in to the console. */
async function signIn({ owner, visitor }: Release) {
  const browser = visitor();
  const [link = ""] = /https:\S+sign-in\S+/.exec(await owner("console", "link")) ?? [];
  await (await browser.open(new URL(link).pathname)).submit("Sign in as Dana");
  return browser;
}

/** What isn't done yet when the store is kept: no email gets out, and drafts wait. */
async function leave(release: Release, hasConsole: boolean): Promise<void> {
  const { owner, visitor } = release;
  release.mails.at("connection", 421);
  await release.from("2026-11-26T10:00:00Z", async () => {
    await signUp(release, "/newsletter", "wendy@example.com");
    await signUp(release, "/newsletter/reviews/neonic-flow", "wendy@example.com");
    await (await visitor().open(hero)).submit("Helpful: Nora's review");
    if (!hasConsole) return;
    const list = await visitor().open(`/ask${hero}`);
    const answer = { firstName: "Cory", duprRating: "4.0", playedFor: "year" };
    const late = await list.follow(/come with a cover/);
    await late.submit("Send answer", { ...answer, answer: "No, it doesn't." });

    await owner("content", "price", "paddles/neonic-flow.yaml#acme", "--price", "99.99");
    const reviews = await idsOf(release, "reviews", "firstName");
    await owner("reviews", "hide", reviews.get("Bo")!, "--reason", "insulting");
    const hidden = await owner("reviews", "hide", reviews.get("Ned")!, "--reason", "a mistake");
    await owner("log", "undo", /log undo (\S+)/.exec(hidden)![1]!);
    await owner("reviews", "hold-all", "6");
    const words = ["--intro", 'It\'s fall.\n\nTwo "parts"', "--subject", "It's 'fall'"];
    const brings = ["--choose", reviews.get("Nora")!, "--articles", "/blog/core-thickness"];
    await owner("newsletter", "draft", ...words, ...brings, "--paddle", "diadem-hero");
    await owner("newsletter", "schedule", "thursday", "14:00");

    const owners = await signIn(release);
    const photo = new File(
      [new Uint8Array(await drawnPhoto(800, 600).jpeg().toBuffer())],
      "photo.jpg",
    );
    const about = { ":alt": "A red corner on green.", ":credit": "Cleo", ":photo": photo };
    const entry = await visitPlain(
      owners.ask,
      "/owner/content/edit?entry=paddles/neonic-flow.yaml",
    );
    const added = await (await entry.submit("Show it first", about)).submit("Save draft");
    if (!added.text.includes("Draft saved."))
      throw new Error(`the photo was answered ${added.status}`);
    await owner("content", "publish", "paddles/diadem-hero.yaml", "--at", "2026-12-01T08:00Z");
  });
  if (hasConsole) await release.from("2026-11-26T11:00:00Z", () => pause(2000));
}

await writeRelease(process.argv[2]!, process.argv[3]!);
