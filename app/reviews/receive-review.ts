import { readReview } from "../../model/review";
import { reviewAddress } from "../../model/review-address";
import { reviewFields } from "../../model/review-fields";
import { receivePost } from "../forms/receive-post";
import type { RequestContext } from "../routing/route";

/**
 * The action of a page with a review form.
 * @param path the page's
 */
export function receiveReview(
  { request, site, visitor }: Pick<RequestContext, "request" | "site" | "visitor">,
  subject: string,
  path: string,
) {
  return receivePost(
    { request, site },
    {
      fields: reviewFields,
      read: readReview,
      doing: `storing a review of ${subject}`,
      async store({ review }) {
        await site.reviews.submit([{ ...review, subject }], visitor);
        return null;
      },
      location: () => reviewAddress(path, { thanks: true }),
    },
  );
}
