import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { leaseTime as lease, leaseMail } from "../../src/platform/email/outbox.store.ts";
import { allReviews } from "../../src/site/reviews/list/review-query.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { hourlyLimits, LimitReached } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import type { Transport } from "../../src/platform/email/transport.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, openOutbox, type StorePlace } from "../support/engines.ts";

const hour = 3_600_000;
const year = 365 * 24 * hour;
const start = Date.UTC(2026, 10, 20, 12, 20);
const subject = "diadem-hero";
const library = projectLibrary(false);

describe.each(engines)("on %s", (engine) => {
  let place: StorePlace;
  let now: number;
  beforeEach(async () => {
    now = start;
    place = await emptyStore(engine);
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });
  afterEach(async () => {
    await place.remove();
    vi.restoreAllMocks();
  });

  async function openWithClock(): Promise<RunningSite> {
    const settings = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    return await openSite(
      readEnvironment(settings),
      () => library,
      () => now,
    );
  }
  const submit = async (site: RunningSite, text: string, visitor: string) => {
    const review = { firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    await site.reviews.submit([{ ...review, subject, reviewText: text }], visitor);
  };

  test("reviews are listed in one order, none twice and none left out, however the clock jumps", async () => {
    const site = await openWithClock();
    const visitor = "192.0.2.1";
    let written = 0;
    const write = async (reviews: number) => {
      // All at one moment, or a millisecond apart.
      for (let number = 0; number < reviews; number++, now += number % 2)
        await submit(site, `Review ${written++}.`, visitor.replace("1", String(written % 200)));
    };
    await write(30);
    now -= hour;
    await write(30);
    now += year;
    await write(5);
    now = start + 10;
    await write(10);
    const before = written;

    const shown: { id: string; writtenAt: number | null; reviewText: string }[] = [];
    let next;
    do {
      const page = await site.reviews.of(subject, { ...allReviews, before: next });
      shown.push(...page.shown);
      next = page.next;
      // Also while they are read.
      now -= hour;
      await write(1);
    } while (next);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
    const texts = new Set(shown.map(({ reviewText }) => reviewText));
    for (let number = 0; number < before; number++) expect(texts).toContain(`Review ${number}.`);
    const times = shown.map(({ writtenAt }) => writtenAt!);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const { matching } = await site.reviews.of(subject);
    expect(matching).toEqual({ reviews: written, players: written });
    await site.close();
  });

  test("a reached limit ends within an hour of any clock", async () => {
    const site = await openWithClock();
    let number = 0;
    const send = () => submit(site, `Review ${number++}.`, "192.0.2.7");
    const fill = async () => {
      for (let left = hourlyLimits.review.perVisitor; left > 0; left--) await send();
    };
    for (const jump of [0, -hour, year, -year + 5 * hour]) {
      now += jump;
      await fill();
      const refusal = await send().then(
        () => undefined,
        (error: unknown) => error as LimitReached,
      );
      expect(refusal).toBeInstanceOf(LimitReached);
      expect(refusal!.retryAfter).toBeGreaterThan(0);
      expect(refusal!.retryAfter).toBeLessThanOrEqual(hour / 1000);
    }
    now += hour;
    await send();
    await site.close();
  });

  test("email is delivered within hours of a clock that was wrong and was corrected, one lease after the other", async () => {
    const outbox = openOutbox(place);
    const delivered: string[] = [];
    let isUp = true;
    const transport: Transport = {
      async deliver({ recipient }) {
        if (!isUp) throw new Error("not now");
        delivered.push(recipient);
        return undefined;
      },
      close() {},
    };
    const byAll = () => outbox.deliver(transport);
    const leaseOne = () =>
      leaseMail(outbox.store.db, engine, { now: outbox.now(), lease, limit: 1 });

    // Forward while email is written, rescheduled, or taken by a process that ends; and back again.
    outbox.advance(year);
    await outbox.queue("put-off@example.com");
    isUp = false;
    await byAll();
    await outbox.queue("taken@example.com");
    expect(await leaseOne()).toMatchObject([{ recipient: "taken@example.com" }]);
    await outbox.queue("waiting@example.com");
    isUp = true;
    outbox.advance(-year);
    await byAll();
    expect(delivered.toSorted()).toEqual([
      "put-off@example.com",
      "taken@example.com",
      "waiting@example.com",
    ]);

    // Back by an hour: what was due is due again at most an hour later.
    await outbox.queue("an-hour@example.com");
    outbox.advance(-hour);
    await byAll();
    outbox.advance(hour);
    await byAll();
    expect(delivered).toHaveLength(4);

    // No process takes what another one is delivering.
    await outbox.queue("on-its-way@example.com");
    expect(await leaseOne()).toHaveLength(1);
    await byAll();
    expect(delivered).toHaveLength(4);
    expect(await outbox.lines()).toHaveLength(5);
    await outbox.close();
  });
});
