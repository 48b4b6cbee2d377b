import { addresses } from "../../addresses";
import { allowAnywhere, refuse } from "../../platform/http/rest-answers";
import { defineEndpoint } from "../../platform/render/define-file";

function refuseTable({ params: { table = "" } }: { params: { table?: string } }): Response {
  return allowAnywhere(refuse.table(table).getResponse());
}

/** Every table but that of reviews: there are none. */
export default defineEndpoint(addresses.restTable, {
  query: "all",
  get: refuseTable,
  post: refuseTable,
});
