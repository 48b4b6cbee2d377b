import { z } from "zod";
import {
  field,
  fileName,
  groups,
  report,
  webAddress,
  words,
} from "../../platform/content/fields.ts";
import { sourceKinds } from "../../platform/text/fact-source.ts";

/** How many pages can be named: at one request a minute a host, far more would be read in an hour. */
const maxPages = 100;

const pages = groups("the pages that are read once a week, or none", {
  name: words(
    120,
    "whose page it is, as it's named as the source of what it says",
    "Arrowhead's shop",
  ),
  kind: field(
    z.enum(sourceKinds).optional(),
    "what they are: its maker, a shop or another kind of source; without it, what the page says isn't part of the open data",
    "maker",
  ),
  url: field(
    webAddress.refine((text) => (URL.parse(text)?.port ?? "") === "", {
      error: "names a port. Only the usual one is read",
    }),
    "its address, starting with https://: with .json at the end for one product of a shop, or /products.json for all",
    "https://shop.example/products/drift.json",
  ),
  reads: field(
    z.enum(["shop JSON", "table"]),
    "what it is: a shop's products as JSON, as shops on Shopify serve them in US dollars, or a table, as part of a web page, CSV or .xlsx, with headings as in a spreadsheet to import",
    "shop JSON",
  ),
  brand: words(
    60,
    "the brand of what it has, if it doesn't say so in our words; leave it out otherwise",
    "Arrowhead",
  ).optional(),
  paddle: field(
    fileName.max(80).optional(),
    "the address of the paddle that it's about, if it's about one; otherwise they're found by their names",
    "arrowhead-drift",
  ),
})
  .max(maxPages)
  .superRefine((all, context) => {
    for (const [index, { url }] of all.entries())
      if (all.findIndex((each) => each.url === url) !== index)
        report(context, [index, "url"], "is listed twice. Keep one of the two");
  });

/** Pages of makers that are read once a week: content/watch.yaml. */
export const watchFile = z.strictObject({ pages });

/** A page that is read once a week. */
export type WatchedPage = z.infer<typeof watchFile>["pages"][number];
