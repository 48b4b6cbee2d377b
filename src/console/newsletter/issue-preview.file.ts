import { type FileRoute, notFound, type RequestContext } from "../../platform/render/route.ts";
import { consoleHeaders, enterConsole, onlyOwners } from "../define-console-page.tsx";
import { addresses } from "../../addresses.ts";

/** Nothing in the email runs, is framed or is fetched: it brings its styles, and has no pictures. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The next issue's email as readers get it, for owners who are signed in. */
const preview: FileRoute = {
  kind: "file",
  path: addresses.consoleIssuePreview.path,
  query: [],
  isCached: false,
  // A route that isn't cached is given the request as it came.
  async get(context) {
    const { entered, refused } = await enterConsole(context as RequestContext, "owner");
    if (refused) return new Response(onlyOwners, { status: 403, headers: consoleHeaders });
    const mail = (await entered.site.nextIssue.preview()) ?? notFound();
    const type = "text/html; charset=utf-8";
    return new Response(mail.html, {
      headers: { ...consoleHeaders, "content-type": type, "content-security-policy": policy },
    });
  },
};
export default preview;
