import { readToken } from "../../model/newsletter-address";
import { logFailure } from "../../server/log";
import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/confirm-page";
import { TokenPage, linkResponse } from "./token-page";

export { headers } from "./token-page";

export const handle = { query: ["token"] };

/** A GET confirms nothing, because mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.confirm;
  const token = readToken(new URL(request.url).searchParams, "token");
  if (token === undefined) return linkResponse("gone", words);
  try {
    return linkResponse((await newsletter.isConfirmable(token)) ? "ready" : "gone", words, token);
  } catch (error) {
    logFailure("looking up a confirmation", error);
    return linkResponse("failed", words, token);
  }
}

/** Confirms the address. A second click gets the same answer. */
export async function action({ request, context }: Route.ActionArgs) {
  const { newsletter, library } = siteOf(context);
  const words = library.newsletterPages.confirm;
  const { token } = await readPosted(request, ["token"]);
  try {
    return linkResponse((await newsletter.confirm(token)) ? "done" : "gone", words);
  } catch (error) {
    logFailure("confirming an address", error);
    return linkResponse("failed", words, token);
  }
}

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const { state, token, words } = actionData ?? loaderData;
  return (
    <TokenPage words={state === "ready" ? words : words[state]}>
      {state === "ready" || state === "failed" ? (
        <form method="post" action="/newsletter/confirm">
          <input type="hidden" name="token" value={token} />
          <button type="submit">{words.button}</button>
        </form>
      ) : null}
    </TokenPage>
  );
}
