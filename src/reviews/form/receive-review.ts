import { readReview } from "../review";
import { reviewAddress } from "../list/review-address";
import { reviewFields } from "../review-fields";
import { receivePost } from "../../platform/forms/receive-post";
import type { RequestContext } from "../../platform/render/route";

/** The action of a page with a review form; `path` is the page's. */
export function receiveReview(
  context: Pick<RequestContext, "request" | "site" | "visitor">,
  subject: string,
  path: string,
) {
  const { site, visitor } = context;
  return receivePost(context, {
    fields: reviewFields,
    read: readReview,
    doing: `storing a review of ${subject}`,
    async store({ review }) {
      await site.reviews.submit([{ ...review, subject }], visitor);
      return null;
    },
    location: () => reviewAddress(path, { thanks: true }),
  });
}
