import { addresses } from "../../../addresses.ts";
import { defineFile } from "../../../platform/render/define-route.tsx";
import { notFound } from "../../../platform/render/route.ts";
import { formWords } from "./write-review.tsx";

/**
 * The words of a group's review form, which its code needs and its page has in its HTML. A page with other words, written
 * before they were edited, finds nothing here: its form then works as it does without script.
 */
export default defineFile(addresses.reviewFormWords, {
  get({ params, site: { library } }) {
    const found = formWords(library.wording).find(({ file }) => file === params.file) ?? notFound();
    return Response.json(found.words, {
      headers: {
        "cache-control": "public, max-age=31536000, immutable",
        "x-robots-tag": "noindex",
      },
    });
  },
});
