import { addresses, choicesAddress } from "../../addresses.ts";
import { readToken } from "./newsletter.ts";
import { readPosted, storePost } from "../../platform/forms/receive-post.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { linkResponse, TokenPage, tokenPage } from "./token-page.tsx";
import styles from "./unsubscribe.module.css";

export default definePage(addresses.newsletterUnsubscribe, {
  ...tokenPage,

  query: ["key"],

  /** A GET unsubscribes no one. An unknown key gets the same question and answers as a known one. */
  load({ url, site: { library } }) {
    const words = library.newsletterPages.unsubscribe;
    const key = readToken(url.searchParams, "key");
    return key === undefined ? linkResponse("gone", words) : linkResponse("ready", words, key);
  },

  /** From the button, or an email program's POST, whose body is 'List-Unsubscribe=One-Click' (RFC 8058). */
  async action({ request, url, site }) {
    const words = site.library.newsletterPages.unsubscribe;
    const posted = await readPosted(request, ["key", "act"]);
    const key =
      readToken(new URLSearchParams({ key: posted.key }), "key") ??
      readToken(url.searchParams, "key");
    if (key === undefined) return linkResponse("gone", words);
    const isDeletion = posted.act === "delete";
    const { refusal } = await storePost(site, "ending a subscription", () =>
      isDeletion ? site.newsletter.purge(key) : site.newsletter.unsubscribe(key),
    );
    if (refusal) return linkResponse("failed", words, key);
    return isDeletion ? linkResponse("deleted", words) : linkResponse("done", words, key);
  },

  Page({ data, refused }) {
    const { outcome, token, words, shown } = refused ?? data;
    const canUnsubscribe = outcome.kind === "ready" || outcome.kind === "failed";
    return (
      <TokenPage words={shown}>
        {canUnsubscribe ? (
          <form method="post" action={addresses.newsletterUnsubscribe.path}>
            <input type="hidden" name="key" value={token} />
            <button type="submit">{words.button}</button>
          </form>
        ) : null}
        {canUnsubscribe || outcome.kind === "done" ? (
          <a href={choicesAddress(token)}>{words.choices}</a>
        ) : null}
        {canUnsubscribe || outcome.kind === "done" ? (
          <form
            className={styles.second}
            method="post"
            action={addresses.newsletterUnsubscribe.path}
          >
            <input type="hidden" name="key" value={token} />
            <p>{words.deleteText}</p>
            <button className="quiet" type="submit" name="act" value="delete">
              {words.delete}
            </button>
          </form>
        ) : null}
      </TokenPage>
    );
  },
});
