import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What a form's script sends besides its fields. Without it, a post is a plain form's. */
export const asScript = { accept: "application/json" } as const;

/** Posts a form as its script does. */
export function postByScript(address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, { method: "POST", headers: asScript, body: new URLSearchParams(fields) });
}

/** The response to a post. */
export interface PostAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  body: string;
}

/**
 * Posts a form as its script does, from an address of this machine: any of 127.0.0.0/8.
 * @param path of the site, with its origin
 * @param headers besides or instead of the script's; with `accept: "text/html"` it's a plain form
 */
export async function postFrom(
  address: string,
  path: string,
  fields: Record<string, string> | string,
  headers: Record<string, string> = {},
): Promise<PostAnswer> {
  const isJson = typeof fields === "string";
  const type = isJson ? "application/json" : "application/x-www-form-urlencoded";
  const sent = request(path, {
    method: "POST",
    localAddress: address,
    headers: { ...asScript, "content-type": type, ...headers },
  });
  sent.end(isJson ? fields : new URLSearchParams(fields).toString());
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let body = "";
  for await (const chunk of answer.setEncoding("utf8")) body += chunk as string;
  return { status: answer.statusCode!, headers: answer.headers, body };
}

/** The limits count by the hour of the clock. Waits for the next hour if this one would end during a test. */
export async function enoughOfThisHour(): Promise<void> {
  const left = 3_600_000 - (Date.now() % 3_600_000);
  if (left < 90_000) await pause(left);
}

/** Clients that post reviews of one paddle, one after another, without a pause. */
export interface ReviewClients {
  /** The texts of the acknowledged reviews, in order, and when each was sent and answered. */
  acknowledged: Map<string, { sent: number; answered: number }>;
  /** Failed requests, which were then sent again, as a browser would. */
  refusals: (number | undefined)[];
  /** Waits until this many more are acknowledged. */
  untilMore(reviews: number): Promise<void>;
  /** Stops them, and waits for their last requests. */
  stop(): Promise<void>;
}

/** The subject of the clients' reviews. */
export const reviewedByClients = "diadem-hero";

/** Starts clients. @param url the server's URL, which may change meanwhile */
export function startClients(clients: number, url: () => string): ReviewClients {
  const acknowledged: ReviewClients["acknowledged"] = new Map();
  const refusals: (number | undefined)[] = [];
  const ending = new AbortController();

  async function post(client: number): Promise<void> {
    for (let number = 0; !ending.signal.aborted;) {
      const reviewText = `Client ${client}, review ${number}.`;
      const sent = performance.now();
      const answer = await postByScript(`${url()}/${reviewedByClients}`, {
        firstName: "Ann",
        duprRating: "3.5",
        rating: "4",
        reviewText,
      }).catch(() => undefined);
      if (answer?.status === 201) {
        acknowledged.set(reviewText, { sent, answered: performance.now() });
        number++;
      } else {
        refusals.push(answer?.status);
        await pause(5);
      }
    }
  }

  const posting = Array.from({ length: clients }, (_, client) => post(client));
  return {
    acknowledged,
    refusals,
    async untilMore(reviews) {
      const enough = acknowledged.size + reviews;
      while (acknowledged.size < enough) await pause(2);
    },
    async stop() {
      ending.abort();
      await Promise.all(posting);
    },
  };
}

/** How many of the acknowledged texts aren't stored, and how many texts are stored more than once. */
export function lostAndTwice(
  acknowledged: Iterable<string>,
  stored: readonly string[],
): { lost: number; twice: number } {
  const found = new Set(stored);
  const lost = [...acknowledged].filter((text) => !found.has(text)).length;
  return { lost, twice: stored.length - found.size };
}

/** The texts of the clients' stored reviews, as REST lists them. */
export async function storedTexts(url: string): Promise<string[]> {
  const stored: string[] = [];
  for (;;) {
    const answer = await fetch(
      `${url}/rest/v1/paddle_reviews?select=review_text&paddle_name=eq.${reviewedByClients}&offset=${stored.length}`,
    );
    const rows = (await answer.json()) as { review_text: string }[];
    if (rows.length === 0) return stored;
    stored.push(...rows.map((row) => row.review_text));
  }
}
