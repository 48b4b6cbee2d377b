// The filters of the API's list of paddles: the finder's by fact, read as the finder reads them.

import { oncePer } from "../../platform/once-per.ts";
import type { Asked } from "../../platform/query.ts";
import type { Site } from "../../platform/render/site.ts";
import { facetChoices } from "../finder/facets.ts";
import { brandsOf, factFacetKeys, finderQuery } from "../finder/finder-query.ts";
import { categories } from "../paddles/paddle-values.ts";

type Catalog = Pick<Site["library"], "paddles">;

const names = ["category", "brand", ...factFacetKeys] as const;

/** The values of each filter. */
const choicesIn = oncePer(({ paddles }: Catalog) => ({
  ...facetChoices,
  category: categories,
  brand: brandsOf(paddles),
}));

/** The query of the list. */
export const paddlesQuery = oncePer((catalog: Catalog) => {
  const { brand: brands } = choicesIn(catalog);
  return finderQuery({ categories, brands, facets: facetChoices }).only([...names, "page"]);
});

/** What is wrong with such a query. A filter that we don't understand would find everything. */
export function paddlesProblem(catalog: Catalog, fields: Asked): string | undefined {
  const choices: Record<(typeof names)[number], readonly unknown[]> = choicesIn(catalog);
  const wrong = names.find((name) =>
    fields.getAll(name).some((typed) => typed !== "" && !choices[name].includes(typed)),
  );
  return wrong && `Write ${wrong} as one of: ${choices[wrong].join(", ")}.`;
}
