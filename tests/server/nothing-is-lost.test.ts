import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { describe, expect, test } from "vitest";
import { emptyStore, engines } from "../support/engines.ts";
import { freePort } from "../support/postgres.ts";
import { asScript, startClients, storedTexts } from "../support/posts.ts";
import { startServer } from "../support/server-process.ts";

/** How many more reviews are acknowledged before each kill: a different moment in each round. */
const rounds = [1, 12, 25];
const clients = 4;

describe.each(engines)("on %s", (engine) => {
  test("a server killed three times while four clients post loses nothing it acknowledged, and stores nothing twice", async () => {
    const place = await emptyStore(engine);
    const settings = {
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      PORT: String(await freePort()),
    };
    let server = await startServer(settings);
    const { acknowledged, untilMore, stop } = startClients(clients, () => server.url);
    for (const more of rounds) {
      await untilMore(more);
      await server.stop("SIGKILL");
      server = await startServer(settings);
    }
    await stop();

    const stored = await storedTexts(server.url);
    expect(acknowledged.size).toBeGreaterThanOrEqual(1 + 12 + 25);
    expect([...acknowledged.keys()].filter((text) => !stored.includes(text))).toEqual([]);
    expect(stored.length).toBe(new Set(stored).size);
    await server.stop();
    await place.remove();
  });

  test("a server asked to stop finishes its requests, and exits by itself", async () => {
    const place = await emptyStore(engine);
    const server = await startServer({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
    });
    const body =
      "firstName=Ann&duprRating=3.5&rating=4&reviewText=Half+sent+when+the+server+stopped.";
    // The server says "continue" once it has the head of the request and waits for its body.
    const posting = request(`${server.url}/diadem-hero`, {
      method: "POST",
      headers: {
        ...asScript,
        "content-type": "application/x-www-form-urlencoded",
        "content-length": body.length,
        expect: "100-continue",
      },
    });
    posting.flushHeaders();
    await once(posting, "continue");
    const stopped = server.stop();
    const isTaken = () =>
      fetch(`${server.url}/healthz`).then(
        () => true,
        () => false,
      );
    // It accepts no more requests once it has received the signal.
    await expect.poll(isTaken).toBe(false);
    posting.end(body);
    const [answer] = (await once(posting, "response")) as [IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(201);
    // A proxy with endless requests would keep the server for as long as it waits, and then be cut off.
    expect(answer.headers.connection).toBe("close");
    expect(await stopped).toBe(0);
    await place.remove();
  });
});
