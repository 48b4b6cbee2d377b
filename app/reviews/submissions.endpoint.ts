import { addresses } from "../../model/addresses";
import { reviewFields } from "../../model/review-fields";
import { defineEndpoint } from "../routing/define-file";
import { answerScript, readForm } from "../site/receive-post";
import { receiveReview } from "./receive-review";

/** Where the form's script sends a review. */
export default defineEndpoint(addresses.playerReviews, {
  async post({ request, params, site, visitor }) {
    if (!site.reviews.isSubject(params.subject)) return new Response(null, { status: 404 });
    const posted = await readForm(request, reviewFields, visitor);
    return answerScript(await receiveReview(site, params.subject, posted));
  },
});
