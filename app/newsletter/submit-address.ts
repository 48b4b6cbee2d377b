import { answerScript, onlyPost, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/submit-address";
import { receiveAddress } from "./receive-address";

/** Where the form's script sends an address. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, ["email"], context.get(visitorContext));
  return answerScript(await receiveAddress(siteOf(context), posted));
}

export const loader = onlyPost;
