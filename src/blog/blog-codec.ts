import type { QueryCodec } from "../platform/render/query-codec.ts";
import { blogAddress, readBlogAddress } from "./blog-address.ts";

/** How the blog's query is written. */
export const blogCodec: QueryCodec = {
  parameters: ["search", "category"],
  canonical: (fields) => blogAddress(readBlogAddress(fields)),
};
