import { addresses } from "../../addresses.ts";
import { readToken } from "./newsletter.ts";
import { logFailure } from "../../platform/log.ts";
import { readPosted, storePost } from "../../platform/forms/receive-post.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { linkResponse, TokenPage, tokenPage } from "./token-page.tsx";

export default definePage(addresses.newsletterConfirm, {
  ...tokenPage,

  query: ["token"],

  /** A GET confirms nothing: email scanners follow every link. */
  async load({ url, site: { newsletter, library } }) {
    const words = library.newsletterPages.confirm;
    const token = readToken(url.searchParams, "token");
    if (token === undefined) return linkResponse("gone", words);
    try {
      return linkResponse((await newsletter.isConfirmable(token)) ? "ready" : "gone", words, token);
    } catch (error) {
      logFailure("looking up a confirmation", error);
      return linkResponse("failed", words, token);
    }
  },

  /** The button. A second click gets the same answer. */
  async action({ request, site }) {
    const words = site.library.newsletterPages.confirm;
    const { token } = await readPosted(request, ["token"]);
    const { answer: isConfirmed, refusal } = await storePost(site, "confirming an address", () =>
      site.newsletter.confirm(token),
    );
    if (refusal) return linkResponse("failed", words, token);
    return linkResponse(isConfirmed ? "done" : "gone", words);
  },

  Page({ data, refused }) {
    const { outcome, token, words, shown } = refused ?? data;
    return (
      <TokenPage words={shown}>
        {outcome.kind === "ready" || outcome.kind === "failed" ? (
          <form method="post" action={addresses.newsletterConfirm.path}>
            <input type="hidden" name="token" value={token} />
            <button type="submit">{words.button}</button>
          </form>
        ) : null}
      </TokenPage>
    );
  },
});
