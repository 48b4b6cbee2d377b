// The API in OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1), made from the schemas of its answers.

import { z } from "zod";
import { addresses } from "../../addresses.ts";
import type { Site } from "../../platform/render/site.ts";
import { answers, asked } from "./schemas.ts";

const components = "#/components/schemas/";

/** The schemas with an id, by that. They refer to each other. */
function namedSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => components + id });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _dialect, $id: _id, ...schema }]) => [
      name,
      schema,
    ]),
  );
}

/** A parameter's schema, and its description apart. */
function inPlace(schema: z.ZodType): { description?: string | undefined; schema: object } {
  const { $schema: _dialect, description, ...others } = z.toJSONSchema(schema);
  return { description, schema: others };
}

const inQuery = (name: string, schema: z.ZodType, more: object = {}) => ({
  name,
  in: "query",
  ...inPlace(schema),
  ...more,
});
const inPath = { name: "slug", in: "path", required: true, ...inPlace(asked.slug) };

const json = (name: keyof typeof answers) => ({
  "application/json": { schema: { $ref: components + answers[name].meta()!.id! } },
});
const etag = { etag: { description: "The answer's version.", schema: { type: "string" } } };
const unchanged = { description: "Unchanged since the ETag that If-None-Match has." };
const problems = {
  "400": { description: "A parameter is wrong.", content: json("problem") },
  "404": {
    description: "There's no such paddle, or no confirmed fact on it.",
    content: json("problem"),
  },
  "503": { description: "What players sent can't be read right now.", content: json("problem") },
};

/** A read: what answers it, and what else may happen. */
function get(
  id: string,
  summary: string,
  content: object,
  {
    parameters = [],
    fails = [],
  }: { parameters?: object[]; fails?: (keyof typeof problems)[] } = {},
) {
  const failures = Object.fromEntries(fails.map((status) => [status, problems[status]]));
  const found = { description: summary, headers: etag, content };
  return {
    get: {
      operationId: id,
      summary,
      parameters,
      responses: { "200": found, "304": unchanged, ...failures },
    },
  };
}

/** A path as OpenAPI writes it: `/api/v1/paddles/{slug}`. */
const written = ({ path }: { path: string }) => path.replaceAll(/:(\w+)/g, "{$1}");

export function describeApi({
  library,
  settings: { siteUrl },
}: Pick<Site, "library" | "settings">) {
  const { name, contactEmail, dataLicense } = library.site;
  const since = { parameters: [inQuery("since", asked.since)], fails: ["400" as const] };
  return {
    openapi: "3.1.1",
    info: {
      title: `${name} open data`,
      version: "1.0.0",
      description:
        "Confirmed facts about pickleball paddles and balls, and players' reviews of paddles. Reading takes no key. " +
        "Every answer has an ETag: send it as If-None-Match, and an unchanged answer is a 304 without a body. " +
        "Fields may be added within version 1; none is renamed or removed.",
      contact: { email: contactEmail },
      license: { name: dataLicense.name, url: dataLicense.url },
    },
    servers: [{ url: siteUrl }],
    security: [],
    externalDocs: { description: "For readers", url: siteUrl + addresses.data.path },
    paths: {
      [written(addresses.factsJson)]: get(
        "facts",
        "Every confirmed fact, one row each.",
        json("facts"),
        since,
      ),
      [written(addresses.factsCsv)]: get(
        "factsAsCsv",
        "The same as CSV, in UTF-8 with a header row. Empty cells are unknown.",
        { "text/csv": { schema: { type: "string" } } },
        since,
      ),
      [written(addresses.apiPaddles)]: get(
        "paddles",
        "The paddles with confirmed facts that pass all filters, by name, 100 at a time.",
        json("paddles"),
        {
          parameters: [
            ...Object.entries(asked.filters).map((filter) => inQuery(...filter)),
            inQuery("page", asked.page),
          ],
          fails: ["400"],
        },
      ),
      [written(addresses.apiPaddle)]: get("paddle", "One paddle with its facts.", json("paddle"), {
        parameters: [inPath],
        fails: ["404"],
      }),
      [written(addresses.apiReviews)]: get(
        "reviews",
        "A paddle's reviews by players, newest first, and how many there are at each level.",
        json("reviews"),
        {
          parameters: [inPath, inQuery("level", asked.level), inQuery("before", asked.before)],
          fails: ["400", "404", "503"],
        },
      ),
      [written(addresses.apiComparison)]: get(
        "compare",
        "Two to four paddles, fact by fact.",
        json("comparison"),
        {
          parameters: [
            inQuery("paddles", asked.slugs, { required: true, style: "form", explode: false }),
          ],
          fails: ["400", "404"],
        },
      ),
      [written(addresses.apiBalls)]: get("balls", "All balls, by name.", json("balls")),
      [written(addresses.apiSideBySide)]: get(
        "sideBySide",
        "Which of two paddles players would keep who tried both, as counts. Pairs with fewer than 30 votes aren't in it.",
        json("sideBySide"),
        { fails: ["503"] },
      ),
    },
    components: { schemas: namedSchemas() },
  };
}
