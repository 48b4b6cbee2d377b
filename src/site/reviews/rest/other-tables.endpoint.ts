import { addresses } from "../../../addresses.ts";
import { allowAnywhere, refuse } from "../../../platform/http/rest-answers.ts";
import { defineEndpoint } from "../../../platform/render/define-route.tsx";

function refuseTable({ params: { table = "" } }: { params: { table?: string } }): Response {
  return allowAnywhere(refuse.table(table).getResponse());
}

/** There are no tables besides the reviews. */
export default defineEndpoint(addresses.restTable, {
  query: "all",
  get: refuseTable,
  post: refuseTable,
});
