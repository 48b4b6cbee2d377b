import { readSecret } from "../../model/newsletter-address";
import { logFailure } from "../../server/log";
import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/unsubscribe-page";
import { SecretPage, standing } from "./secret-page";
import styles from "./secret-page.module.css";

export { headers } from "./secret-page";

export const handle = { query: ["key"] };

/** Looking unsubscribes nobody. A key of nobody's is asked and answered like any other. */
export function loader({ request, context }: Route.LoaderArgs) {
  const words = siteOf(context).library.newsletterPages.unsubscribe;
  const key = readSecret(new URL(request.url).searchParams, "key");
  return key === undefined ? standing("gone", words) : standing("asks", words, key);
}

/**
 * The press on one of the buttons; or a mail program's POST to the address in the mail's head, whose body is
 * 'List-Unsubscribe=One-Click' (RFC 8058).
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.unsubscribe;
  const posted = await readPosted(request, ["key", "act"]);
  const key =
    readSecret(new URLSearchParams({ key: posted.key }), "key") ??
    readSecret(new URL(request.url).searchParams, "key");
  if (key === undefined) return standing("gone", words);
  try {
    if (posted.act === "delete") {
      await newsletter.forget(key);
      return standing("deleted", words);
    }
    await newsletter.unsubscribe(key);
    return standing("done", words, key);
  } catch (error) {
    logFailure("ending a subscription", error);
    return standing("failed", words, key);
  }
}

export default function UnsubscribePage({ loaderData, actionData }: Route.ComponentProps) {
  const { is, secret, words } = actionData ?? loaderData;
  const mayPress = is === "asks" || is === "failed";
  return (
    <SecretPage words={is === "asks" ? words : words[is]}>
      {mayPress ? (
        <form method="post" action="/newsletter/unsubscribe">
          <input type="hidden" name="key" value={secret} />
          <button type="submit">{words.button}</button>
        </form>
      ) : null}
      {mayPress || is === "done" ? (
        <form className={styles.second} method="post" action="/newsletter/unsubscribe">
          <input type="hidden" name="key" value={secret} />
          <p>{words.deleteText}</p>
          <button className="quiet" type="submit" name="act" value="delete">
            {words.delete}
          </button>
        </form>
      ) : null}
    </SecretPage>
  );
}
