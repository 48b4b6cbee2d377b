import { addresses } from "../../model/addresses";
import type { NewsletterPagesWording } from "../../model/content/newsletter-pages";
import { readToken } from "../../model/newsletter-address";
import { logFailure } from "../../server/log";
import { definePage } from "../routing/define-page";
import { readPosted } from "../site/read-posted";
import { linkResponse, tokenHeaders, TokenPage, tokenPageHead } from "./token-page";

export default definePage(addresses.newsletterConfirm, {
  listed: "nowhere",

  query: ["token"],

  /** Looking confirms nobody: programs that check the links of emails look at them all. */
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

  /** The button. Clicked again, it answers the same. */
  async action({ request, site: { newsletter, library } }) {
    const words = library.newsletterPages.confirm;
    const { token } = await readPosted(request, ["token"]);
    try {
      return linkResponse((await newsletter.confirm(token)) ? "done" : "gone", words);
    } catch (error) {
      logFailure("confirming an address", error);
      return linkResponse("failed", words, token);
    }
  },

  status: ({ status }) => status,
  headers: tokenHeaders,
  head: (data, { refused }) => tokenPageHead(endingOf(refused ?? data)),

  Page({ data, refused }) {
    const { state, token } = refused ?? data;
    return (
      <TokenPage words={endingOf(refused ?? data)}>
        {state === "ready" || state === "failed" ? (
          <form method="post" action={addresses.newsletterConfirm.path}>
            <input type="hidden" name="token" value={token} />
            <button type="submit">{data.words.button}</button>
          </form>
        ) : null}
      </TokenPage>
    );
  },
});

function endingOf({
  state,
  words,
}: {
  state: "ready" | "done" | "gone" | "failed";
  words: NewsletterPagesWording["confirm"];
}) {
  return state === "ready" ? words : words[state];
}
