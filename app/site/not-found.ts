import { data } from "react-router";
import { log } from "../../server/log";

/** Ends a loader whose address leads nowhere, and notes the address. */
export function notFound(request: Request): never {
  log("warn", `404: ${new URL(request.url).pathname.slice(0, 500)}`);
  throw data(null, { status: 404 });
}
