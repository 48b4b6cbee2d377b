import { reviewFields } from "../../model/review";
import { answerScript, onlyPost, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/submit-review";
import { receiveReview } from "./receive-review";

/** Where the form's script sends a review. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = siteOf(context);
  if (!site.reviews.isSubject(params.subject)) return new Response(null, { status: 404 });
  const posted = await readForm(request, reviewFields, context.get(visitorContext));
  return answerScript(await receiveReview(site, params.subject, posted));
}

export const loader = onlyPost;
