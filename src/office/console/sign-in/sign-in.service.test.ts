import { describe, expect, test } from "vitest";
import { bothEngines, eachWithFreshStore } from "../../../../tests/support/engines.ts";
import { openRateLimiter } from "../../../platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../../platform/store/connect.ts";
import type { Person } from "../../publishing/people.ts";
import { maxEmailedLinks } from "./lifetimes.ts";
import { signInMail } from "./sign-in.email.ts";
import { openSignIn } from "./sign-in.service.ts";

const dana = { name: "Dana", email: "dana@example.com", role: "owner" } as const;
const siteUrl = "https://rallyrank.example";
const facts = { name: "RallyRank", contactEmail: dana.email, console: [dana] };

// What is done before the answer tells by its time, however the answer looks.
describe.each(bothEngines)("asking for a link on %s", (engine) => {
  let store: Store;
  eachWithFreshStore(engine, (opened) => (store = opened));

  /** Asks for links, each from an address of its own, and gives the work for each: statements, and emails written. */
  async function workFor(...emails: string[]) {
    let work: string[] = [];
    const db = store.db.withPlugin({
      transformQuery({ node, queryId }) {
        work.push(store.db.getExecutor().compileQuery(node, queryId).sql);
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const clock = () => Date.UTC(2026, 10, 20, 12);
    const rateLimiter = openRateLimiter(db, clock);
    const signIn = openSignIn({
      store: { ...store, db },
      rateLimiter,
      clock,
      facts: () => facts,
      siteUrl,
    });
    const all: string[][] = [];
    for (const [index, email] of emails.entries()) {
      work = [];
      const write = (person: Person, key: string) => {
        work.push("an email");
        return signInMail({ name: facts.name, siteUrl }, person, key);
      };
      await signIn.mailLink(email, write, `203.0.113.${index}`);
      all.push(work);
    }
    return all;
  }

  test("takes the same statements and the same email for every address", async () => {
    const listed = Array.from({ length: maxEmailedLinks + 2 }, () => " Dana@example.com");
    const others = ["nobody@example.com", "nobody@example.com", "", "a\0b", "x".repeat(60_000)];
    // The first of a day makes its salt.
    const [, first, ...rest] = await workFor("first@example.com", ...listed, ...others);
    expect(first!.filter((each) => each.startsWith("insert"))).toHaveLength(3);
    expect(first).toContain("an email");
    for (const work of rest) expect(work).toEqual(first);
  });

  test("stores a link and its email before the answer, for those who are listed alone", async () => {
    await workFor("nobody@example.com", dana.email, "nobody@example.com");
    const [link, ...links] = await store.db.selectFrom("console_links").selectAll().execute();
    const [mail, ...mails] = await store.db.selectFrom("outbox").selectAll().execute();
    expect([link!.person, links, mails]).toEqual([dana.email, [], []]);
    expect(mail).toMatchObject({ kind: "sign-in", recipient: dana.email, state: "waiting" });
    expect(mail!.content).toContain(`${siteUrl}/owner/sign-in/`);
  });
});
