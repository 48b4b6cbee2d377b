import type { Address } from "../../platform/render/address.ts";
import { type FileRoute, notFound, type RequestContext } from "../../platform/render/route.ts";
import type { Role } from "../../platform/acts.ts";
import {
  type ConsoleContext,
  consoleHeaders,
  enterConsole,
  onlyOwners,
} from "../define-console-page.tsx";
import { addresses } from "../../addresses.ts";

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

/** Nothing in the email runs, is framed or is fetched: it brings its styles, and has no pictures. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The next issue's email as readers get it. */
export default defineConsoleFile(addresses.consoleIssuePreview, {
  access: "owner",
  async get({ site }) {
    const mail = await site.nextIssue.preview();
    if (!mail) notFound();
    return new Response(mail.html, {
      headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy },
    });
  },
});
