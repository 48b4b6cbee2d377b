import { addresses } from "../../model/addresses";
import { answerTableCall } from "../../server/rest/reviews-table";
import { defineEndpoint } from "../routing/define-file";
import type { RequestContext } from "../routing/route";

function answer({ request, site, visitor }: RequestContext): Promise<Response> {
  return answerTableCall(request, site.reviews, visitor);
}

/** The table of reviews. Where reviews can't be added, the server refuses a POST before it gets here. */
export default defineEndpoint(addresses.restReviews, { query: "all", get: answer, post: answer });
