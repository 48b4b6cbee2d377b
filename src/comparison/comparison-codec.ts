import { addresses } from "../addresses.ts";
import { query } from "../platform/query.ts";
import { notKept, type QueryCodec } from "../platform/render/query-codec.ts";
import { unitsQuery } from "../platform/text/units.ts";
import type { Site } from "../platform/render/site.ts";
import { readComparison } from "../tray/comparison-address.ts";

/** @param paddleNamed the slug of the paddle that has this one, or had it earlier */
const comparisonQuery = (paddleNamed: (slug: string) => string | undefined) =>
  query({
    paddles: {
      none: [] as string[],
      read: (typed, name) => readComparison(typed(name), paddleNamed),
      write: (slugs, name) => [[name, slugs.join(",")]],
    },
    ...unitsQuery.fields,
  });

/** How the query of the comparison is written. A form's query leads to it. */
export const comparisonCodec: QueryCodec = {
  parameters: comparisonQuery(() => undefined).parameters,
  canonical(fields, { site }) {
    const { address, isWritten } = readCompared(fields, site);
    return isWritten ? address : notKept;
  },
};

/** Reads what a query compares, the address that links have for it, and whether it names the paddles as they do. */
export function readCompared(fields: URLSearchParams, { library }: Pick<Site, "library">) {
  const compared = comparisonQuery((slug) => library.paddleNamed(slug)?.slug);
  const asked = compared.read(fields);
  const [written = "", ...others] = fields.getAll("paddles");
  return {
    slugs: asked.paddles,
    units: asked.units,
    address: compared.address(addresses.comparisons.path, asked),
    isWritten: others.length === 0 && written === asked.paddles.join(","),
  };
}
