import { readSecret } from "../../model/newsletter-address";
import { logFailure } from "../../server/log";
import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/confirm-page";
import { SecretPage, standing } from "./secret-page";

export { headers } from "./secret-page";

export const handle = { query: ["token"] };

/** Looking confirms nobody: programs that check the links of mails look at them all. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.confirm;
  const token = readSecret(new URL(request.url).searchParams, "token");
  if (token === undefined) return standing("gone", words);
  try {
    return standing((await newsletter.isConfirmable(token)) ? "asks" : "gone", words, token);
  } catch (error) {
    logFailure("looking up a confirmation", error);
    return standing("failed", words, token);
  }
}

/** The press. Pressed again, it answers the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.confirm;
  const { token } = await readPosted(request, ["token"]);
  try {
    return standing((await newsletter.confirm(token)) ? "done" : "gone", words);
  } catch (error) {
    logFailure("confirming an address", error);
    return standing("failed", words, token);
  }
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { is, secret, words } = actionData ?? loaderData;
  return (
    <SecretPage words={is === "asks" ? words : words[is]}>
      {is === "asks" || is === "failed" ? (
        <form method="post" action="/newsletter/confirm">
          <input type="hidden" name="token" value={secret} />
          <button type="submit">{words.button}</button>
        </form>
      ) : null}
    </SecretPage>
  );
}
