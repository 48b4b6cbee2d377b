import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { queueMail } from "../../src/platform/email/outbox.store.ts";
import {
  type RateLimiter,
  type Limit,
  hourlyLimits,
  LimitReached,
  openRateLimiter,
  phoneOf,
  phonesPerAddress,
  reservedShare,
} from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

const hour = 3_600_000;
const noon = Date.UTC(2026, 10, 20, 12);
/** The first half of an IPv4 address, from another provider for each number. */
const fromProvider = (number: number) => `${11 + (number >> 8)}.${number & 255}`;
const acts = Object.keys(hourlyLimits) as (keyof typeof hourlyLimits)[];
/** The acts that have a limit for all visitors together. */
const limitedTogether = acts.flatMap((act) => {
  const { perVisitor, overall } = hourlyLimits[act];
  return overall === undefined ? [] : [{ act, perVisitor, overall }];
});
let place: StorePlace;
let store: Store;
let now: number;
let rateLimiter: RateLimiter;

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    now = noon;
    rateLimiter = openRateLimiter(store.db, () => now);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  /** Whether a visitor's action is allowed, stored and counted. */
  async function admits(
    act: Limit,
    address: string,
    times = 1,
    by = rateLimiter,
  ): Promise<boolean> {
    const visitor = await by.identify(address);
    return await store.db
      .transaction()
      .execute((transaction) => by.consume(transaction, act, visitor, times))
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof LimitReached) return false;
          throw error;
        },
      );
  }

  test.each(acts)(
    "%s: the visitor's limit for an hour, then the same again the next hour",
    async (act) => {
      const { perVisitor } = hourlyLimits[act];
      now = noon + 0.75 * hour;
      for (const begin of [now, noon + hour]) {
        now = begin;
        for (let time = 0; time < perVisitor; time++)
          expect(await admits(act, "203.0.113.7")).toBe(true);
        expect(await admits(act, "203.0.113.7")).toBe(false);
        expect(await admits(act, "203.0.113.8")).toBe(true);
      }
    },
  );

  test("a phone has a limit of its own within its address's, which has room for sixty", async () => {
    const act = { act: "phones", perVisitor: 2, overall: undefined };
    const sends = async (key: string, from = "203.0.113.7") => {
      const phone = phoneOf(await rateLimiter.identify(from), key);
      return await rateLimiter.consume(store.db, act, phone).then(
        () => true,
        () => false,
      );
    };
    const thrice = async (key: string) => [await sends(key), await sends(key), await sends(key)];
    expect(await thrice("a")).toEqual([true, true, false]);
    for (let nth = 1; nth < phonesPerAddress; nth++)
      expect(await thrice(`${nth}`)).toEqual([true, true, false]);
    expect(await sends("new")).toBe(false);
    expect(await sends("new", "203.0.113.8")).toBe(true);
  });

  test("a rejected action does not count", async () => {
    expect(await admits("review", "203.0.113.7", 21)).toBe(false);
    expect(await admits("review", "203.0.113.7", 19)).toBe(true);
    expect(await admits("review", "203.0.113.7", 2)).toBe(false);
    expect(await admits("review", "203.0.113.7", 1)).toBe(true);
    expect(await admits("review", "203.0.113.7", 1)).toBe(false);
  });

  test("a visitor learns how long to wait", async () => {
    now = noon + 50 * 60_000;
    const visitor = await rateLimiter.identify("203.0.113.7");
    await expect(rateLimiter.consume(store.db, "review", visitor, 21)).rejects.toMatchObject({
      retryAfter: 600,
    });
  });

  test.each(limitedTogether)(
    "$act: no more in an hour than the limit for all visitors together",
    async ({ act, perVisitor, overall }) => {
      for (let count = 0; count < overall; count += perVisitor)
        expect(await admits(act, `${fromProvider(count / perVisitor)}.1.1`, perVisitor)).toBe(true);
      expect(await admits(act, "203.0.113.7")).toBe(false);
      now += hour;
      expect(await admits(act, "203.0.113.7")).toBe(true);
    },
  );

  test.each(acts)("%s: one /56 counts as three visitors, one /48 as ten", async (act) => {
    const { perVisitor } = hourlyLimits[act];
    const admitted = { oneSite: 0, oneLine: 0 };
    for (let subnet = 0; subnet < 6; subnet++)
      if (await admits(act, `2001:db8:1:4${subnet.toString(16).padStart(2, "0")}::1`, perVisitor))
        admitted.oneSite++;
    for (let subnet = 0; subnet < 16; subnet++)
      if (await admits(act, `2001:db8:2:${subnet.toString(16)}00::1`, perVisitor))
        admitted.oneLine++;
    expect(admitted).toEqual({ oneSite: 3, oneLine: 10 });
    expect(await admits(act, "2001:db8:3::1")).toBe(true);
  });

  test.each(limitedTogether)(
    "$act: a provider's whole network leaves a fifth of the hour to others",
    async ({ act, perVisitor, overall }) => {
      let admitted = 0;
      for (let site = 0; site < overall / perVisitor / 10 + 2; site++)
        for (let line = 0; line < 10; line++)
          if (await admits(act, `2001:db8:${site.toString(16)}:${line}00::1`, perVisitor))
            admitted += perVisitor;
      expect(admitted).toBe(overall * (1 - reservedShare));
      const newcomer = await rateLimiter.identify("203.0.113.7");
      expect(await rateLimiter.room(act, newcomer)).toBe(perVisitor);
      expect(await admits(act, "203.0.113.7", perVisitor)).toBe(true);
      expect(await admits(act, "203.0.114.7")).toBe(false);
      expect(await admits(act, "2001:db8:ffff::1")).toBe(false);
      expect(await admits(act, "198.51.100.7")).toBe(true);
    },
  );

  test("signing in: strangers together, also of one provider, leave everyone else all their tries", async () => {
    const { perVisitor } = hourlyLimits.signIn;
    for (let count = 0; count < 30; count++) {
      expect(await admits("signIn", `${fromProvider(count)}.1.1`, perVisitor)).toBe(true);
      expect(await admits("signIn", `203.0.113.${count}`, perVisitor)).toBe(true);
    }
    const newcomer = await rateLimiter.identify("203.0.113.77");
    expect(await rateLimiter.room("signIn", newcomer)).toBe(perVisitor);
    expect(await admits("signIn", "203.0.113.77", perVisitor)).toBe(true);
    expect(await admits("signIn", "203.0.113.77")).toBe(false);
  });

  test.each(["203.0.113.7", "2001:db8::1"])(
    "the remaining number for %s is what is then allowed",
    async (from) => {
      const visitor = await rateLimiter.identify(from);
      for (const left of [5, 4, 3, 2, 1]) {
        expect(await rateLimiter.room("signUp", visitor)).toBe(left);
        expect(await admits("signUp", from)).toBe(true);
      }
      expect(await rateLimiter.room("signUp", visitor)).toBe(0);
      expect(await rateLimiter.room("message", visitor)).toBe(5);
    },
  );

  test("posts at the same moment, through two rate limiters, share one count", async () => {
    const other = openRateLimiter(store.db, () => now);
    const { perVisitor } = hourlyLimits.review;
    expect(await admits("review", "203.0.113.7", perVisitor - 5)).toBe(true);
    // As many as there are connections: a machine too busy to lend one in time would reject some for that.
    const admitted = await Promise.all(
      Array.from({ length: 10 }, (_, number) =>
        admits("review", "203.0.113.7", 1, number % 2 ? rateLimiter : other),
      ),
    );
    expect(admitted.filter(Boolean)).toHaveLength(5);
  });

  test("nobody can be followed from one day to the next", async () => {
    const today = await rateLimiter.identify("203.0.113.7");
    await admits("review", "203.0.113.7");
    expect(await openRateLimiter(store.db, () => now).identify("203.0.113.7")).toEqual(today);
    now += 24 * hour;
    expect((await rateLimiter.identify("203.0.113.7")).id).not.toBe(today.id);
  });

  test.each([
    ["a mail that cannot be written", new Error("no such template")],
    ["a limit that is reached", undefined],
  ])("with %s there is neither the message nor its email", async (_, failure) => {
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const message = {
      firstName: "Dana",
      lastName: "Lee",
      email: "dana@example.com",
      subject: "Hello",
      message: "Hello",
    };
    await store.close();
    const library = projectLibrary();
    const site = await openSite(
      readEnvironment({ DATA_DIR, DATABASE_URL }),
      () => library,
      () => now,
    );
    const add = (number: number) =>
      site.messages.add(
        { ...message, subject: `Message ${number}` },
        () => {
          if (failure) throw failure;
          return { subject: "", text: "", html: "" };
        },
        "203.0.113.7",
      );
    const stored = failure ? 0 : hourlyLimits.message.perVisitor;
    for (let number = 0; number < stored; number++) await add(number);
    await expect(add(99)).rejects.toThrow(failure ?? LimitReached);
    await site.close();
    store = openStore(place);
    expect(await store.db.selectFrom("messages").selectAll().execute()).toHaveLength(stored);
    expect(await store.db.selectFrom("outbox").selectAll().execute()).toHaveLength(stored);
  });

  test("a message and its email are one transaction: rolled back, neither is there", async () => {
    const message = { firstName: "", lastName: "", email: "", subject: "", message: "" };
    const content = { subject: "", text: "", html: "" };
    const write = store.db.transaction().execute(async (transaction) => {
      await addMessage(transaction, message, now);
      await queueMail(transaction, { kind: "message", recipient: "", content }, now);
      throw new Error("the lights went out");
    });
    await expect(write).rejects.toThrow("lights");
    expect(await store.db.selectFrom("messages").selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });
});
