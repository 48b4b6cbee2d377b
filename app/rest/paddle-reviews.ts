import { allowAnywhere, refuse } from "../../server/rest/answers";
import { answerTableCall } from "../../server/rest/reviews-table";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/paddle-reviews";

export function loader({ request, context }: Route.LoaderArgs) {
  return answerTableCall(request, siteOf(context).reviews, context.get(visitorContext));
}

export function action({ request, context }: Route.ActionArgs) {
  const { reviews, environment } = siteOf(context);
  // The router also takes spellings of the path that the server's own check does not, such as /REST/.
  if (!environment.restWrites)
    return allowAnywhere(refuse.verb(request.method, false).toResponse());
  return answerTableCall(request, reviews, context.get(visitorContext));
}
