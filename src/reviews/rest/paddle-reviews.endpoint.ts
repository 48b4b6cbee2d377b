import { addresses } from "../../addresses.ts";
import { answerTableCall } from "./reviews-table.service.ts";
import { defineEndpoint } from "../../platform/render/define-route.tsx";
import type { RequestContext } from "../../platform/render/route.ts";

function answer({ request, site, visitor }: RequestContext): Promise<Response> {
  return answerTableCall(request, site.reviews, visitor);
}

/** The table of reviews. Where reviews can't be added, the server refuses a POST before it gets here. */
export default defineEndpoint(addresses.restReviews, { query: "all", get: answer, post: answer });
