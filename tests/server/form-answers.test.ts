import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import { LimitReached } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { asScript } from "../support/posts.ts";
import { type Ask, applicationOf } from "../support/in-process-site.ts";

const library = projectLibrary();
/** Takes the place of all that stores something. */
const store = vi.fn<() => Promise<never>>();
let place: StorePlace;
let site: RunningSite;
let ask: Ask;

beforeAll(async () => {
  place = await emptyStore("sqlite");
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  ask = applicationOf({
    ...site,
    library,
    reviews: { ...site.reviews, own: { ...site.reviews.own, write: store } },
    newsletter: {
      ...site.newsletter,
      signUp: store,
      confirm: store,
      unsubscribe: store,
      choose: store,
      purge: store,
    },
    messages: { add: store },
    reports: { ...site.reports, add: store },
    contributions: { ...site.contributions, send: store },
    votes: { ...site.votes, add: store },
  });
});
afterAll(async () => {
  await site.close();
  await place.remove();
});
beforeEach(() => {
  store.mockReset();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

const review = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText: "Soft hands." };
const message = {
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.com",
  subject: "Hello",
  message: "Hello.",
};
const id = "3f0e9d52-1b7c-4c8e-9a55-0d6f1e2a3b4c";
const key = "822e74f46ef6eb65a4a24f36d5cdf6edc217a0d4";
const written = { id, key, isHeld: false, shown: null };
/** Each form's page, fields that can be stored, what its script is told then, and where a plain form goes on. */
const forms = [
  { path: "/diadem-hero", fields: review, answer: written, to: `/my-review/${key}?done=stored` },
  {
    path: "/reviews/balls/7f3a9c21",
    fields: review,
    // It was stored before.
    answer: { id, key: null, isHeld: false, shown: null },
    to: "/reviews/balls/7f3a9c21?review=stored",
  },
  {
    path: "/diadem-hero",
    fields: review,
    // It was stored before, and waits for the owner.
    answer: { id, key: null, isHeld: true, shown: null },
    to: "/diadem-hero?review=held",
  },
  { path: "/contact", fields: message, answer: 1234, to: "/contact?received=1234" },
  {
    path: "/newsletter",
    fields: { email: "ann@example.com" },
    answer: null,
    to: "/newsletter?subscribed",
  },
  {
    path: "/report-review?of=diadem-hero&review=sample-1",
    fields: { reason: "spam", details: "" },
    answer: null,
    to: "/report-review?of=diadem-hero&reported",
  },
  {
    path: "/missing-paddle",
    fields: { name: "Prism Flash", brand: "Vatic Pro", link: "", email: "" },
    answer: { key },
    to: `/sent/${key}`,
  },
  {
    path: "/correction?of=diadem-hero",
    fields: { fact: "weightOz", value: "8.1 oz", source: "", email: "ann@example.com" },
    // It was stored before.
    answer: { key: null },
    to: "/sent/again",
  },
  {
    path: "/ask/diadem-hero",
    fields: { firstName: "Nora", question: "Is it loud?", email: "" },
    answer: { key },
    to: `/my-question/${key}`,
  },
  {
    path: "/side-by-side/diadem-hero-vs-neonic-flow",
    fields: {
      keep: "one",
      drops: "same",
      drives: "other",
      shownFirst: "one",
      phone: "0123456789abcdef01234567",
    },
    answer: { key },
    to: `/my-vote/${key}`,
  },
];
const vote = { path: "/helpful-votes", fields: { review: "sample-1" } };
const token = "a-token-of-twenty-or-more-letters";
const confirm = { path: "/newsletter/confirm", fields: { token } };
const unsubscribe = { path: "/newsletter/unsubscribe", fields: { key: token } };
const choices = { path: "/newsletter/choices", fields: { key: token, kept: "-" } };
const buttons = [vote, confirm, unsubscribe, choices];

async function post(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const answer = await ask(path, { method: "POST", headers, body: new URLSearchParams(fields) });
  const { status } = answer;
  const text = await answer.text();
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  const told = isPage || text === "" ? undefined : (JSON.parse(text) as unknown);
  return { status, isPage, told, headers: answer.headers };
}

/** Posts as a plain form, which must get a page, and as its script, which must get an outcome with the same status. */
async function refusal(path: string, fields: Record<string, string>) {
  const plain = await post(path, fields);
  const script = await post(path, fields, asScript);
  expect([plain.isPage, script.isPage]).toEqual([true, false]);
  expect(script.status).toBe(plain.status);
  for (const { headers } of [plain, script]) {
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("location")).toBeNull();
  }
  expect(script.headers.get("retry-after")).toBe(plain.headers.get("retry-after"));
  return { status: script.status, told: script.told, headers: script.headers };
}

// A form's script takes a 201, and nothing else, to mean that its post is stored.
describe.each(forms)("a post to $path", ({ path, fields, answer, to }) => {
  test("that is stored leads a plain form on, and is a 201 for its script", async () => {
    store.mockResolvedValue(answer as never);
    const plain = await post(path, fields);
    expect([plain.status, plain.headers.get("location")]).toEqual([
      303,
      expect.stringContaining(to),
    ]);
    const script = await post(path, fields, asScript);
    expect([script.status, script.told]).toEqual([201, answer]);
    expect(script.headers.get("cache-control")).toBe("no-store");
    expect(store).toHaveBeenCalledTimes(2);
  });

  test("that isn't valid is a 422 with the problem of each field", async () => {
    const { status, told } = await refusal(path, {});
    const [first] = Object.keys(fields) as [string];
    expect([status, told]).toEqual([
      422,
      { kind: "invalid", problems: expect.objectContaining({ [first]: "empty" }) as unknown },
    ]);
    expect(store).not.toHaveBeenCalled();
  });

  test("that fills in the honeypot is a 400", async () => {
    const { status, told } = await refusal(path, { ...fields, website: "https://a.example" });
    expect([status, told]).toEqual([400, { kind: "rejected", notice: library.refusals.bait }]);
    expect(store).not.toHaveBeenCalled();
  });

  test("that repeats another text is a 409", async () => {
    store.mockRejectedValue(new DuplicateText());
    const { status, told } = await refusal(path, fields);
    const { copy } = path.startsWith("/ask/") ? library.questions : library.refusals;
    expect([status, told]).toEqual([409, { kind: "rejected", notice: copy }]);
  });

  test("past the limit is a 429 that says when to come back", async () => {
    store.mockRejectedValue(new LimitReached(90));
    const { status, told, headers } = await refusal(path, fields);
    const text = library.refusals.limit.text?.replace("{minutes}", "2 minutes");
    const notice = { ...library.refusals.limit, text };
    expect([status, told]).toEqual([429, { kind: "rejected", notice }]);
    expect(headers.get("retry-after")).toBe("90");
  });

  test("that the store can't take is a 503", async () => {
    store.mockRejectedValue(new Error("the store is down"));
    const { status, told } = await refusal(path, fields);
    expect([status, told]).toEqual([503, { kind: "failed" }]);
  });

  test("from another site is a 403", async () => {
    for (const headers of [{}, asScript]) {
      const foreign = { ...headers, origin: "https://evil.example" };
      const body = new URLSearchParams(fields);
      const { status } = await ask(path, { method: "POST", headers: foreign, body });
      expect(status).toBe(403);
    }
    expect(store).not.toHaveBeenCalled();
  });
});

describe("a button", () => {
  test.each(buttons)("of $path tells a script that the store failed", async ({ path, fields }) => {
    store.mockRejectedValue(new Error("the store is down"));
    const { status, told } = await refusal(path, fields);
    expect([status, told]).toEqual([503, { kind: "failed" }]);
  });

  test("for a vote is a 201 for a script once the vote counts, and a 404 for a review that's gone", async () => {
    store.mockResolvedValue("diadem-hero" as never);
    expect((await post(vote.path, vote.fields)).status).toBe(303);
    expect((await post(vote.path, vote.fields, asScript)).status).toBe(201);
    store.mockResolvedValue(undefined as never);
    const { status, told } = await refusal(vote.path, vote.fields);
    expect([status, told]).toEqual([404, { kind: "gone" }]);
  });

  test.each([confirm, unsubscribe])("of $path never repeats the token", async (button) => {
    store.mockResolvedValue(true as never);
    const { status, told } = await refusal(button.path, button.fields);
    expect([status, told]).toEqual([200, { kind: "done" }]);
  });
});

test.each([
  ["application/json", true],
  ["application/json, text/plain, */*", true],
  ["text/plain;q=0.5,Application/JSON;q=0.9", true],
  ["*/*", false],
  ["", false],
  ["application/json-patch+json", false],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8", false],
])("'Accept: %s' asks for JSON: %s", async (accept, isJson) => {
  store.mockResolvedValue(null as never);
  const { status } = await post("/newsletter", { email: "ann@example.com" }, { accept });
  expect(status).toBe(isJson ? 201 : 303);
});

test("a review under the site's name is refused beside the field", async () => {
  for (const firstName of ["RallyRank Team", "Owner"]) {
    const { status, told } = await refusal("/diadem-hero", { ...review, firstName });
    expect([status, told]).toEqual([422, { kind: "invalid", problems: { firstName: "reserved" } }]);
  }
  const plain = await ask("/diadem-hero", {
    method: "POST",
    body: new URLSearchParams({ ...review, firstName: "Owner" }),
  });
  expect(await plain.text()).toContain(library.wording.fields.firstName.reserved);
  expect(store).not.toHaveBeenCalled();
});
