import { allowAnywhere, preflight, refuse } from "../../server/rest/answers";
import type { Route } from "./+types/other-tables";

export function loader({ params }: Route.LoaderArgs) {
  return allowAnywhere(refuse.table(params["*"]).toResponse());
}

export function action({ request, params }: Route.ActionArgs) {
  if (request.method === "OPTIONS") return preflight(request);
  return allowAnywhere(refuse.table(params["*"]).toResponse());
}
