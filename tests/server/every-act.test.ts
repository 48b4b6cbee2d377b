import { sending } from "../support/contributions.ts";
import { describe, expect, test } from "vitest";
import { addPasskey } from "../../src/office/console/sign-in/sign-in.store.ts";
import { acts as consoleActs } from "../../src/office/console/console.service.ts";
import { restoreBackup } from "../../src/office/owner/backup.command.ts";
import { pullContent, pushContent } from "../../src/office/owner/content.command.ts";
import { importEarlier } from "../../src/office/owner/data.command.ts";
import { noteAvailable } from "../../src/office/owner/machine/requests.ts";
import { ownerProgram } from "../../src/office/owner/run-owner-program.ts";
import { type Act, fieldName, mayAct } from "../../src/platform/acts.ts";
import { projectLibrary } from "../support/project-library.ts";
import { textDigest } from "../../src/platform/content/content-source.ts";
import { blockWords, undoableActs } from "../../src/office/console/contributions.ts";
import { hideReviews, holdOrders } from "../../src/site/reviews/moderation/moderation.store.ts";
import { kindActs } from "../../src/office/console/contributions.ts";
import { act as perform } from "../support/console-store.ts";
import { cleo, consoleSite, dana, lee } from "../support/console-site.ts";
import { fillConsole } from "../support/console-store.ts";
import { followNamed, keepSaid } from "../../src/office/publishing/watch.store.ts";
import { addReader } from "../support/newsletter-site.ts";

const acts = [
  ...consoleActs.values(),
  restoreBackup,
  importEarlier,
  pullContent,
  pushContent,
] as readonly Act[];

/** The balls, each sold somewhere. */
const withOffers = projectLibrary().balls.map((ball) => ({
  ...ball,
  offers: [
    {
      shop: "Acme",
      url: "https://acme.example/ball",
      isPaid: false,
      pack: 4,
      checks: [{ on: "2026-05-01", priceCents: 1299 }],
    },
  ],
}));

/** The paddles, each with an answer of a list that should be looked up again. */
const oldAnswer = {
  list: "USA Pickleball",
  state: "approved",
  on: "2025-03",
  link: "https://list.example/",
} as const;
const withOldAnswers = projectLibrary().paddles.map((paddle) => ({
  ...paddle,
  approvals: [oldAnswer],
}));

/** A maker's page that says something new. */
const url = "https://shop.example/products/hero.json";
const watch = { pages: [{ name: "Diadem's shop", url, reads: "shop JSON" as const }] };

describe("an act", () => {
  const here = consoleSite("sqlite", {
    library: { balls: withOffers, paddles: withOldAnswers, watch },
    settings: { UPDATES: "browser" },
  });

  /** Each act with everyone who may not do it, and a page of theirs that takes posts. */
  const forbidden = [
    { person: lee, page: "/owner/queue" },
    { person: cleo, page: "/owner/content/gaps" },
  ].flatMap(({ person, page }) =>
    acts
      .filter(({ may, notOn }) => !mayAct(person.role, may) && !notOn?.console)
      .map((act) => ({ ...act, person, page, role: person.role })),
  );
  test.each(forbidden)("'$name' is not for the role $role", async (given) => {
    const { name, of, options = [], person, page } = given;
    const browser = await here.signIn(person.email);
    const before = await here.rows("owner_acts");
    for (const flag of ["", ...options.map((each) => ` --${fieldName(each)}`)]) {
      const fields = { act: name + flag, [of?.noun ?? "x"]: "1", sure: "yes" };
      expect((await browser.post(page, fields)).status).toBe(403);
    }
    expect(await here.rows("owner_acts")).toEqual(before);
  });

  test("on players' reviews, readers and email is never an editor's", () => {
    const editors = acts.filter(({ may }) => mayAct("editor", may)).map(({ name }) => name);
    const own =
      /^(?:console sign-in|console sign-out|sessions end|passkeys (?:add|delete)|log (?:undo|explain)|content .*|watch .*|requests .*|corrections .*)$/;
    expect(editors.filter((name) => !own.test(name))).toEqual([]);
    expect(editors).toContain("log undo");
  });

  test("that can be undone is found when it is", () => {
    const undoable = acts.filter(({ undo }) => undo).map(({ name }) => name);
    expect([...undoableActs.keys()].toSorted()).toEqual(undoable.toSorted());
    expect(undoable).toContain("reviews hide");
  });

  test.each(acts)("'$name' is the command of its name, or says why not", ({ name, ...act }) => {
    const [group, command] = name.split(" ");
    const made = ownerProgram.commands
      .find((each) => each.name() === group)
      ?.commands.find((each) => each.name() === command);
    expect(act.notOn?.commandLine === undefined).toBe(made !== undefined);
    if (!made) return;
    expect(act.example.startsWith(`${name} `) || act.example === name).toBe(true);
    expect(made.summary()).toBe(act.about);
    const names = made.options.map((option) => option.attributeName());
    expect(names).toEqual(
      expect.arrayContaining([...(act.options ?? []).map(fieldName), "reason"]),
    );
  });

  test("is a button of the console by its name, or says why not", async () => {
    const { now, site, place } = here;
    const fill = fillConsole(place);
    await addReader(site, "ann");
    await fill.failedMail("a@example.com", now);
    const message = await fill.message("Which paddle?", now);
    await fill.review("Max", now, { subject: "gone-paddle" });
    await fill.review("Future", now + 60_000);
    await fill.hold(await fill.review("Held", now), now);
    await fill.report(await fill.review("Reported", now), "Spam.", now);
    const asked = { name: "Prism Flash", brand: "Vatic Pro", link: "", email: null };
    await sending(site).request(asked, "203.0.113.7");
    const corrected = { fact: "weightOz", value: "8.1 oz", source: "", email: null };
    await sending(site).correct(corrected, "diadem-hero", "203.0.113.7");
    const pictured = await fill.review("Pictured", now);
    await fill.photo(pictured, 1, { held_because: "all", hidden_at: now });
    await fill.photo(pictured, 2, { hidden_at: now });
    const ask = async (question: string) => {
      const sent = { firstName: "Max", question, email: null };
      const { stored } = await sending(site).ask(sent, "diadem-hero", "203.0.113.7");
      const subject = "diadem-hero";
      const answer = {
        firstName: "Lee",
        duprRating: "4.0",
        playedFor: "year",
      } as const;
      const reply = { ...answer, answer: `Yes: ${question}` };
      const to = { id: stored!.id, subject };
      const answered = await sending(site).reply(reply, to, "203.0.113.8");
      return { question: stored!.id, answer: answered.stored!.id };
    };
    const [reported, taken] = [await ask("Is it loud?"), await ask("Is it soft?")];
    const votes: string[] = [];
    for (const [nth, owns] of ["", "", "See shop.example"].entries()) {
      const taps = { keep: "one", drops: "same", drives: "other", shownFirst: "one" } as const;
      const pair = { one: "diadem-hero", other: "neonic-flow", phone: `${nth}.2026-05-04` };
      const more = { level: "", triedFor: "", playedFirst: "", owns, day: "" } as const;
      const { stored } = await sending(site).vote({ ...taps, ...pair, ...more }, "203.0.113.7");
      votes.push(stored!.id);
    }
    for (const kind of ["question", "answer"] as const)
      await sending(site).report(
        kind,
        { id: reported[kind], subject: "diadem-hero" },
        { reason: "spam", details: "" },
        "203.0.113.9",
      );
    const hidden = await fill.review("Hidden", now);
    const alone = await fill.review("Alone", now);
    await fill.inStore(async (store) => {
      const note = { reason: "", now, by: "Dana" };
      await perform(store, hideReviews, [hidden], note);
      await perform(store, kindActs.get("questions")![2]!, [taken.question], note);
      await perform(store, kindActs.get("answers")![2]!, [taken.answer], note);
      await perform(store, kindActs.get("votes")![2]!, [votes[0]!], note);
      await perform(store, blockWords, ["sells"], note);
      await addPasskey(store.db, {
        id: "a",
        person: dana.email,
        name: "Phone",
        public_key: "",
        counter: 0,
        transports: "[]",
        created_at: now,
      });
    });
    const browser = await here.signIn();
    const find = { act: "find", address: "ann@example.com" };
    const undo = crypto.randomUUID();
    await fill.report("sample-1", "Spam.", now);
    const before = await (await browser.get("/owner/queue")).text();
    const entry = "entry=balls/penn-40.yaml";
    const published = here.site.content.published("balls/penn-40.yaml");
    const base = textDigest(published);
    const draft = {
      act: "content save",
      "entry-base": base,
      "whole-text": `${published}# A note.\n`,
    };
    await browser.post(`/owner/content/edit?${entry}`, draft);
    await fill.inStore((store) =>
      perform(store, holdOrders[0]!, ["1"], { reason: "", now, by: "Dana" }),
    );
    await fill.inStore(async ({ db }) => {
      await followNamed(db, new Map([[url, ""]]), now);
      await keepSaid(db, {
        page: url,
        entry: "paddles/diadem-hero.yaml",
        name: "Diadem Hero",
        digest: "",
        snapshot: '{"cells":[]}',
        changes: '[{"fact":"List price","after":"$99"}]',
        notes: "[]",
        base: "0123456789abcdef",
        state: "waiting",
        first_seen_at: now,
        read_at: now,
      });
    });
    await noteAvailable(place.dataDir, { at: 1, version: "99.0.0", changes: "", conflicts: [] });
    const pages = [
      `/queue?done=reviews+hide&count=1&undo=${undo}`,
      "/reviews",
      `/reviews?review=${alone}`,
      "/photos",
      "/words",
      "/requests",
      "/questions",
      `/messages/${message}`,
      "/newsletter",
      "/content/gaps",
      "/content/offers",
      "/content/watch",
      `/content/edit?${entry}`,
      `/content/publish?${entry}`,
      `/content/history?${entry}&version=file`,
      "/machine",
      "/account",
    ].map((path) => browser.get(`/owner${path}`));
    const answers = await Promise.all([...pages, browser.post("/owner/subscribers", find)]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    const html = [before, ...texts].join("");
    // A button, or the script that makes a passkey.
    const offered = acts.filter(({ name }) =>
      new RegExp(`<button[^>]* value="${name}( --[a-z]+)?"|'act':'${name}'`).test(html),
    );
    expect(offered.map(({ name }) => name)).toEqual(
      acts.filter(({ notOn }) => notOn?.console === undefined).map(({ name }) => name),
    );
    for (const { name, notOn } of acts.filter((each) => !offered.includes(each))) {
      const refused = await browser.post("/owner/queue", { act: name });
      expect(refused.status).toBe(422);
      if (consoleActs.has(name))
        expect((await refused.text()).replaceAll("&#x27;", "'")).toContain(notOn!.console);
    }
  });
});
