import { describe, expect, test } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { readEmailAddress } from "../../src/platform/email/email-address.ts";
import {
  hourlyLimits,
  LimitReached,
  openRateLimiter,
} from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openNewsletter } from "../../src/mail/newsletter/subscribers.service.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { projectLibrary } from "../support/project-library.ts";

const now = Date.UTC(2026, 10, 20, 12);
const curious = "203.0.113.7";
const { perVisitor } = hourlyLimits.signUp;
let store: Store;

const open = () => {
  const rateLimiter = openRateLimiter(store.db, () => now);
  return openNewsletter({
    store,
    rateLimiter,
    content: { library: projectLibrary(), settings: { siteUrl: "https://site.example" } },
    clock: () => now,
    queued: () => {},
  });
};

/** Signs an address up. @returns whether it was accepted, and the token of the mail it got */
async function signUp(
  address: string,
  visitor: string,
): Promise<{ accepted: boolean; token: string }> {
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const mails = { confirm: (secret: string) => ((token = secret), content), known: () => content };
  try {
    await open().signUp(readEmailAddress(address).email!, mails, visitor);
    return { accepted: true, token };
  } catch (error) {
    if (error instanceof LimitReached) return { accepted: false, token };
    throw error;
  }
}

describe.each(engines)("the limit on sign-ups on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("answers for every address alike, whoever gave it before", async () => {
    await signUp("pausing@example.com", "203.0.113.1");
    const { token } = await signUp("confirmed@example.com", "203.0.113.1");
    await open().confirm(token);
    const asked = ["unknown@example.com", "pausing@example.com", "confirmed@example.com"];
    for (let count = 0; count < perVisitor; count++)
      expect((await signUp(asked[count % 3]!, curious)).accepted).toBe(true);
    const before = await store.db.selectFrom("subscribers").selectAll().execute();
    for (const address of [...asked, "unknown-2@example.com"])
      expect((await signUp(address, curious)).accepted, address).toBe(false);
    expect(await store.db.selectFrom("subscribers").selectAll().execute()).toEqual(before);
  });

  test("counts every address a visitor gives, mailed or not", async () => {
    for (let count = 0; count < perVisitor; count++)
      expect((await signUp("dana@example.com", curious)).accepted).toBe(true);
    expect((await signUp("dana@example.com", curious)).accepted).toBe(false);
    expect(await store.db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
  });
});
