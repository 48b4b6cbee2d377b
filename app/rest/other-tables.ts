import { allowAnywhere, refuse } from "../../server/rest/answers";
import type { Route } from "./+types/other-tables";

function answer({ params }: Route.LoaderArgs | Route.ActionArgs): Response {
  return allowAnywhere(refuse.table(params["*"]).toResponse());
}

export const loader = (args: Route.LoaderArgs) => answer(args);
export const action = (args: Route.ActionArgs) => answer(args);
