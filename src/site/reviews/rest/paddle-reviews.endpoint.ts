import { addresses } from "../../../addresses.ts";
import { answerTableCall } from "./reviews-table.service.ts";
import { defineEndpoint } from "../../../platform/render/define-route.tsx";
import type { RequestContext } from "../../../platform/render/route.ts";

function answer({ request, site, visitor }: RequestContext): Promise<Response> {
  return answerTableCall(request, site.reviews, visitor);
}

/** The table of reviews. If it's read-only, the server rejects POSTs before they get here. */
export default defineEndpoint(addresses.restReviews, { query: "all", get: answer, post: answer });
