import { addresses } from "../../addresses";
import { notFound } from "../../platform/render/route";
import { defineConsoleFile } from "../define-console-file";

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
