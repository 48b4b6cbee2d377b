import { readToken } from "../../model/newsletter-address";
import { logFailure } from "../../server/log";
import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/unsubscribe-page";
import { TokenPage, linkResponse } from "./token-page";
import styles from "./token-page.module.css";

export { headers } from "./token-page";

export const handle = { query: ["key"] };

/** A GET unsubscribes nobody. An unknown key gets the same page as any other. */
export function loader({ request, context }: Route.LoaderArgs) {
  const words = siteOf(context).library.newsletterPages.unsubscribe;
  const key = readToken(new URL(request.url).searchParams, "key");
  return key === undefined ? linkResponse("gone", words) : linkResponse("ready", words, key);
}

/**
 * Handles both buttons, and an email program's one-click POST (RFC 8058) to the URL of the List-Unsubscribe header,
 * whose body is 'List-Unsubscribe=One-Click'.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.unsubscribe;
  const posted = await readPosted(request, ["key", "act"]);
  const key =
    readToken(new URLSearchParams({ key: posted.key }), "key") ??
    readToken(new URL(request.url).searchParams, "key");
  if (key === undefined) return linkResponse("gone", words);
  try {
    if (posted.act === "delete") {
      await newsletter.forget(key);
      return linkResponse("deleted", words);
    }
    await newsletter.unsubscribe(key);
    return linkResponse("done", words, key);
  } catch (error) {
    logFailure("ending a subscription", error);
    return linkResponse("failed", words, key);
  }
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, token, words } = actionData ?? loaderData;
  const canAct = state === "ready" || state === "failed";
  return (
    <TokenPage words={state === "ready" ? words : words[state]}>
      {canAct ? (
        <form method="post" action="/newsletter/unsubscribe">
          <input type="hidden" name="key" value={token} />
          <button type="submit">{words.button}</button>
        </form>
      ) : null}
      {canAct || state === "done" ? (
        <form className={styles.second} method="post" action="/newsletter/unsubscribe">
          <input type="hidden" name="key" value={token} />
          <p>{words.deleteText}</p>
          <button className="quiet" type="submit" name="act" value="delete">
            {words.delete}
          </button>
        </form>
      ) : null}
    </TokenPage>
  );
}
