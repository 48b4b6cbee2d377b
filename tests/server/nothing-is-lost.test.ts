import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { emptyStore, engines } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { startServer } from "../support/server-process.ts";

const rounds = 10;
const clients = 4;

describe.each(engines)("on %s", (engine) => {
  test(
    "a server killed ten times while four clients post loses nothing it acknowledged, and stores nothing twice",
    { timeout: 120_000 },
    async () => {
      const place = await emptyStore(engine);
      const settings = {
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        PORT: String(await freePort()),
      };
      let server = await startServer(settings);
      const acknowledged = new Set<string>();
      const ending = new AbortController();

      /** Posts reviews one after another; one that was not acknowledged is sent again, as a browser would. */
      async function post(client: number): Promise<void> {
        for (let number = 0; !ending.signal.aborted;) {
          const reviewText = `Client ${client}, review ${number}.`;
          const answer = await fetch(`${server.url}/player-reviews/diadem-hero`, {
            method: "POST",
            body: new URLSearchParams({
              firstName: "Ann",
              duprRating: "3.5",
              rating: "4",
              reviewText,
            }),
          }).catch(() => undefined);
          if (answer?.status === 201) {
            acknowledged.add(reviewText);
            number++;
          } else await pause(5);
        }
      }

      const posting = Array.from({ length: clients }, (_, client) => post(client));
      for (let round = 0; round < rounds; round++) {
        const before = acknowledged.size;
        // A moment that differs from round to round, once this round has been acknowledged something.
        while (acknowledged.size <= before + round * 3) await pause(2);
        await server.stop("SIGKILL");
        server = await startServer(settings);
      }
      ending.abort();
      await Promise.all(posting);

      const stored: string[] = [];
      for (;;) {
        const answer = await fetch(
          `${server.url}/rest/v1/paddle_reviews?select=review_text&paddle_name=eq.diadem-hero&offset=${stored.length}`,
        );
        const rows = (await answer.json()) as { review_text: string }[];
        if (rows.length === 0) break;
        stored.push(...rows.map((row) => row.review_text));
      }
      expect(acknowledged.size).toBeGreaterThan(rounds * 10);
      expect([...acknowledged].filter((text) => !stored.includes(text))).toEqual([]);
      expect(stored.length).toBe(new Set(stored).size);
      await server.stop();
      place.remove();
    },
  );

  test("a server asked to stop answers what it has begun, and ends by itself", async () => {
    const place = await emptyStore(engine);
    const server = await startServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
    });
    const body =
      "firstName=Ann&duprRating=3.5&rating=4&reviewText=Half+sent+when+the+server+stopped.";
    // The server says "continue" once it has the head of the request and waits for its body.
    const posting = request(`${server.url}/player-reviews/diadem-hero`, {
      method: "POST",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    posting.flushHeaders();
    await once(posting, "continue");
    const stopped = server.stop();
    posting.end(body);
    const [answer] = (await once(posting, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    expect(await stopped).toBe(0);
    place.remove();
  });
});
