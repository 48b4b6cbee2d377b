import * as fc from "fast-check";
import { reviewFields } from "../../src/site/reviews/review.ts";
import { placeOf, type StorePlace } from "../support/engines.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { formOf } from "./form-properties.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import {
  anyBody,
  anyQuery,
  anyRequest,
  anyTarget,
  brokenBytes,
  bytesOf,
  encodedForm,
  jsonRows,
  knownPaths,
  type Sent,
} from "./hostile-requests.ts";
import { strangeHeader, strangeTag } from "./hostile-text.ts";
import { type Answer, sendBytes } from "./send-bytes.ts";
import { asScript } from "../support/posts.ts";

let place: StorePlace;
let server: ServerProcess;

/** The responses our server may give to any input while its store is up. */
const statuses = new Set([
  200, 201, 204, 206, 301, 302, 303, 304, 400, 403, 404, 405, 406, 408, 409, 410, 413, 415, 416,
  417, 422, 431,
]);

/** Throws if a response isn't one of ours, or contains the input as more than text. */
function expectTame({ status, head, body: content }: Answer): void {
  if (!statuses.has(status)) throw new Error(`answered ${status}: ${content.slice(0, 300)}`);
  if (new RegExp(`^${strangeHeader}:`, "im").test(head)) throw new Error(head);
  const isHtml = /^content-type: text\/html/im.test(head);
  if (isHtml && content.toLowerCase().includes(strangeTag)) throw new Error("markup of a stranger");
}

async function ask(request: Sent): Promise<Answer> {
  const answer = await sendBytes(server.port, bytesOf(request), { mustAnswer: true });
  expectTame(answer!);
  return answer!;
}

const read = (target: string) => ask({ method: "GET", target, headers: [], type: "", body: "" });

/** Posts to one of our forms. Then every page with the stored value must still work, and show it as text only. */
async function storeAndLook(target: string, request: Partial<Sent>): Promise<void> {
  await ask({
    method: "POST",
    target,
    headers: [],
    type: "application/x-www-form-urlencoded",
    body: "",
    ...request,
  });
  for (const page of ["/diadem-hero?search=", "/rest/v1/paddle_reviews?limit=5", "/feed.xml"]) {
    const { status } = await read(page);
    if (status !== 200) throw new Error(`${page} answers ${status}`);
  }
}

const jsonType = "application/json";

export const requests: FuzzGroup = {
  name: "requests",
  open: async () => {
    place = await placeOf("sqlite", "");
    server = await startServer({ DATA_DIR: place.dataDir, TRUST_PROXY: "127.0.0.1" });
  },
  close: async () => {
    const alive = await read("/readyz").catch((error: unknown) => ({ status: String(error) }));
    const lines = server.output().split("\n");
    const code = await server.stop();
    await place.remove();
    const wrong = lines.filter((line) =>
      /"level":"error"|unhandled|uncaught|Warning|^\s+at /i.test(line),
    );
    if (wrong.length > 0) throw new Error(`the log says: ${wrong.slice(0, 5).join("\n")}`);
    if (alive.status !== 200 || code !== 0)
      throw new Error(`ready: ${alive.status}, exit: ${code}`);
  },
  properties: [
    forAll(
      "any request gets one of our responses",
      6000,
      anyRequest,
      async (request) => void (await ask(request)),
    ),
    forAll("every redirect ends", 500, anyTarget, async (from) => {
      let target = from;
      for (let steps = 0; ; steps++) {
        const { status, head } = await read(target);
        if (status !== 301) return;
        if (steps === 3) throw new Error(`still leads to ${target}`);
        const location = /^location: (.*)$/im.exec(head)?.[1] ?? "";
        const url = new URL(location, "http://127.0.0.1");
        if (url.hostname !== "127.0.0.1") throw new Error(`leads to ${location}`);
        target = url.pathname + url.search;
      }
    }),
    forAll(
      "any posted form is answered, and breaks no page",
      1200,
      fc.tuple(
        fc.constantFrom(
          ...knownPaths.filter((each) => /contact|newsletter|report|votes|hero$/.test(each)),
        ),
        fc.oneof(encodedForm, anyBody),
        anyQuery,
      ),
      async ([target, content, asked]) => await storeAndLook(target + asked, { body: content }),
    ),
    forAll(
      "any review from a script is answered, and breaks no page",
      600,
      formOf(reviewFields),
      async (form) =>
        await storeAndLook("/diadem-hero", {
          headers: Object.entries(asScript),
          body: String(new URLSearchParams(form)),
        }),
    ),
    forAll(
      "any rows from REST are answered, and break no page",
      700,
      jsonRows,
      async (rows) => await storeAndLook("/rest/v1/paddle_reviews", { body: rows, type: jsonType }),
    ),
    forAll(
      "any bytes on the wire are answered or hung up on",
      1000,
      brokenBytes,
      async (broken) => {
        const answer = await sendBytes(server.port, broken, { mustAnswer: false });
        if (answer && answer.status !== 505 && answer.status !== 501) expectTame(answer);
        const { status } = await read("/healthz");
        if (status !== 200) throw new Error(`then answers ${status}`);
      },
    ),
  ],
};
