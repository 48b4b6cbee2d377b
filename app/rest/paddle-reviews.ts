import { answerTableCall } from "../../server/rest/reviews-table";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/paddle-reviews";

export function loader({ request, context }: Route.LoaderArgs) {
  return answerTableCall(request, siteOf(context).reviews, context.get(visitorContext));
}

export function action({ request, context }: Route.ActionArgs) {
  return answerTableCall(request, siteOf(context).reviews, context.get(visitorContext));
}
