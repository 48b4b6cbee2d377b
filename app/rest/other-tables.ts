import { allowAnywhere, preflight, refuse } from "../../server/rest/answers";
import type { Route } from "./+types/other-tables";

function answer({ request, params }: Route.LoaderArgs | Route.ActionArgs): Response {
  if (request.method === "OPTIONS") return preflight(request);
  return allowAnywhere(refuse.table(params["*"]).toResponse());
}

export const loader = (args: Route.LoaderArgs) => answer(args);
export const action = (args: Route.ActionArgs) => answer(args);
