import { addresses } from "../../../addresses.ts";
import { reviewAddress } from "../list/review-query.ts";
import { reviewedPage } from "../reviewed-page.ts";
import { formFields, fromForm } from "./form-fields.ts";
import { readReview } from "../read-review.ts";
import { receivePost } from "../../../platform/forms/receive-post.ts";
import type { RequestContext } from "../../../platform/render/route.ts";

/**
 * The action of a page with a review form, at `path`. A plain form goes to the writer's private page of the review; a
 * script gets the review's id and key.
 */
export function receiveReview(
  context: Pick<RequestContext, "request" | "site" | "visitor">,
  subject: string,
  path: string,
) {
  const { site, visitor } = context;
  const { balls, versions } = reviewedPage(site.library, subject) ?? {};
  return receivePost(context, {
    fields: formFields(site.library.paddle(subject) !== undefined),
    read: (typed) => readReview(fromForm(typed), balls, site.library.site.name, versions),
    doing: `storing a review of ${subject}`,
    store: ({ review }, once) => site.reviews.own.write({ ...review, subject }, visitor, once),
    location: ({ key, isHeld }) =>
      key === null
        ? reviewAddress(path, { thanks: isHeld ? "held" : "stored" })
        : `${addresses.myReview.href({ key })}?done=stored#content`,
  });
}
