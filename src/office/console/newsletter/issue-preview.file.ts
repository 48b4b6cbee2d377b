import { type FileRoute, notFound, type RequestContext } from "../../../platform/render/route.ts";
import { consoleHeaders, enterConsole } from "../define-console-page.tsx";
import { addresses } from "../../../addresses.ts";

/** The email can't run scripts, be framed or fetch anything: its styles are inline, and it has no pictures. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The next issue's email as readers get it, for owners who are signed in. */
const preview: FileRoute = {
  kind: "file",
  path: addresses.consoleIssuePreview.path,
  query: [],
  isCached: false,
  // Uncached routes get the original request.
  async get(context) {
    const { entered, refused } = await enterConsole(context as RequestContext, "owner");
    if (refused) return new Response(refused.text, { status: 403, headers: consoleHeaders });
    const mail = (await entered.site.nextIssue.preview()) ?? notFound();
    const type = "text/html; charset=utf-8";
    return new Response(mail.html, {
      headers: { ...consoleHeaders, "content-type": type, "content-security-policy": policy },
    });
  },
};
export default preview;
