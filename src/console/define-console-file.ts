import type { Address } from "../platform/render/address";
import type { FileRoute, RequestContext } from "../platform/render/route";
import {
  type ConsoleContext,
  enterConsole,
  consoleHeaders,
  onlyOwners,
} from "./define-console-page";
import type { Role } from "../platform/acts";

/** A file of the owner's console: never cached, and for those alone who are signed in with the role that it needs. */
export function defineConsoleFile<Path extends string>(
  { path }: Address<Path>,
  { access, get }: { access: Role; get(context: ConsoleContext<Path>): Promise<Response> },
): FileRoute {
  return {
    kind: "file",
    path,
    query: [],
    isCached: false,
    // A route that isn't cached is given the request as it came.
    async get(context) {
      const { entered, refused } = await enterConsole(context as RequestContext, access);
      const answer = refused ? new Response(onlyOwners, { status: 403 }) : await get(entered);
      for (const [name, value] of Object.entries(consoleHeaders)) answer.headers.set(name, value);
      return answer;
    },
  };
}
