import { addresses } from "../../addresses.ts";
import { csvAnswer, type CsvColumn, defineFile } from "../../platform/render/define-route.tsx";
import { notKept, type QueryCodec, type ReadContext } from "../../platform/render/route.ts";
import type { Address } from "../../platform/render/address.ts";
import { afterField, byTime } from "../../platform/listing.ts";
import { oneOf, query } from "../../platform/query.ts";
import { levels } from "../reviews/level/level.ts";
import { readComparison } from "../tray/comparison-address.ts";
import {
  allFacts,
  factColumns,
  type Fact,
  factsSince,
  NoAnswer,
  readDay,
  sameSince,
} from "./facts.ts";
import { paddlesProblem, paddlesQuery } from "./paddle-filters.ts";

// Loaded by the first answer, since most processes give none.
const answersOf = () => import("./read-data.ts");

/** An answer; without one, the reason as JSON. */
async function answerOr(read: () => Response | Promise<Response>): Promise<Response> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    const { status, message } = error;
    const headers: HeadersInit = status === 503 ? { "retry-after": "30" } : {};
    return Response.json({ error: message }, { status, headers });
  }
}

/** Defines a file that answers in JSON. */
function defineData<Path extends string>(
  address: Address<Path>,
  read: (context: ReadContext<Path>) => object | Promise<object>,
  codec?: QueryCodec<NoInfer<Path>>,
) {
  const get = (context: ReadContext<Path>) =>
    answerOr(async () => Response.json(await read(context)));
  return defineFile(address, { isOpen: true, ...(codec && { query: codec }), get });
}

const sinceCodec: QueryCodec = {
  parameters: ["since"],
  canonical(fields, { site }) {
    const typed = fields.get("since") ?? "";
    const day = readDay(typed);
    if (day === undefined) return typed === "" ? "" : notKept;
    const same = sameSince(allFacts(site.library), day);
    return same === undefined ? "" : `?since=${same}`;
  },
};

/** @throws NoAnswer */
function sinceOf({ searchParams }: URL): string | undefined {
  const typed = searchParams.get("since") ?? "";
  if (typed === "") return undefined;
  const day = readDay(typed);
  if (day === undefined) throw new NoAnswer(400, "Write since as a day: 2026-11-01.");
  return day;
}

export const factsJson = defineData(
  addresses.factsJson,
  async ({ site, url }) => (await answersOf()).readFacts(site, sinceOf(url)),
  sinceCodec,
);

const csvColumns = (Object.keys(factColumns) as (keyof typeof factColumns)[]).map(
  (name): CsvColumn<Fact> => [name, (fact) => fact[name]],
);

export const factsCsv = defineFile(addresses.factsCsv, {
  isOpen: true,
  query: sinceCodec,
  get: ({ site, url }) =>
    answerOr(() => {
      const facts = factsSince(allFacts(site.library), sinceOf(url));
      return csvAnswer("facts.csv", csvColumns, facts, site.library.showsSamples);
    }),
});

export const paddles = defineData(
  addresses.apiPaddles,
  async ({ site, url }) => (await answersOf()).readPaddles(site, url.searchParams),
  {
    parameters: paddlesQuery({ paddles: [] }).parameters,
    canonical: (fields, { site: { library } }) =>
      paddlesProblem(library, fields) ? notKept : paddlesQuery(library).canonical(fields),
  },
);

export const paddle = defineData(addresses.apiPaddle, async ({ site, params }) =>
  (await answersOf()).readPaddle(site, params.slug),
);

const reviewsQuery = query({ level: oneOf(levels), before: afterField(byTime) });

/** What is wrong with such a query. */
function reviewsProblem(fields: URLSearchParams): string | undefined {
  const { level, before } = reviewsQuery.read(fields);
  if (fields.get("level") && !level) return `Write level as one of: ${levels.join(", ")}.`;
  if (fields.get("before") && !before) return "Write before as the next of an earlier answer.";
  return undefined;
}

export const paddleReviews = defineData(
  addresses.apiReviews,
  async ({ site, params, url: { searchParams } }) => {
    const problem = reviewsProblem(searchParams);
    if (problem !== undefined) throw new NoAnswer(400, problem);
    const { readReviews } = await answersOf();
    return await readReviews(site, params.slug, reviewsQuery.read(searchParams));
  },
  {
    parameters: reviewsQuery.parameters,
    canonical: (fields) => (reviewsProblem(fields) ? notKept : reviewsQuery.canonical(fields)),
  },
);

export const balls = defineData(addresses.apiBalls, async ({ site }) =>
  (await answersOf()).readBalls(site),
);

/** The most characters of a list of paddles: four of the longest names. */
const maxList = 4 * 256;

/** The paddles of a query, as one list or one by one: clients write both. */
const listed = (fields: URLSearchParams) =>
  fields.getAll("paddles").join(",").slice(0, maxList).split(",").filter(Boolean);

export const comparison = defineData(
  addresses.apiComparison,
  async ({ site, url }) => (await answersOf()).readComparison(site, listed(url.searchParams)),
  {
    parameters: ["paddles"],
    canonical(fields, { site: { library } }) {
      const slugs = listed(fields);
      const known = readComparison(slugs, (slug) => library.paddleNamed(slug)?.slug);
      if (known.length < slugs.length) return notKept;
      return known.length === 0 ? "" : `?paddles=${known.join(",")}`;
    },
  },
);

export const sideBySide = defineData(addresses.apiSideBySide, async ({ site }) =>
  (await answersOf()).readSideBySide(site),
);

/** The description of all of these, in OpenAPI 3.1. */
export const openApi = defineData(addresses.openApi, async ({ site }) => {
  const { describeApi } = await import("./openapi.ts");
  return describeApi(site);
});
