import { answerTableCall } from "../../server/rest/reviews-table";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/paddle-reviews";

export function loader({ request, context }: Route.LoaderArgs) {
  return answerTableCall(request, siteOf(context).reviews);
}

export function action({ request, context }: Route.ActionArgs) {
  return answerTableCall(request, siteOf(context).reviews);
}
