import { notKept, type QueryCodec } from "../platform/render/query-codec.ts";
import { inUnits, readUnits, unitsParameters } from "../platform/text/units.ts";
import type { Site } from "../platform/render/site.ts";
import { comparisonAddress, readComparison } from "../tray/comparison-address.ts";

/** How the query of a pair's page is written. */
export const pairCodec: QueryCodec = {
  parameters: unitsParameters,
  canonical: (fields) => inUnits("", readUnits(fields)),
};

/** How the query of the comparison is written. A form's query leads to it. */
export const comparisonCodec: QueryCodec = {
  parameters: ["paddles", ...unitsParameters],
  canonical(fields, { site }) {
    const { address, isWritten } = readCompared(fields, site);
    return isWritten ? address : notKept;
  },
};

/** Reads what a query compares, the address that links have for it, and whether it names the paddles as they do. */
export function readCompared(fields: URLSearchParams, { library }: Pick<Site, "library">) {
  const units = readUnits(fields);
  const slugs = readComparison(fields, (slug) => library.paddleNamed(slug)?.slug);
  const [written = "", ...others] = fields.getAll("paddles");
  return {
    slugs,
    units,
    address: inUnits(comparisonAddress(slugs), units),
    isWritten: others.length === 0 && written === slugs.join(","),
  };
}
