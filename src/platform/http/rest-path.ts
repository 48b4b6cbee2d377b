import { canonicalPath } from "./canonical-path.ts";

/** Whether a path is one of the REST calls, however it is spelled. */
export function isRestPath(pathname: string): boolean {
  return canonicalPath(pathname).startsWith("/rest/");
}
