import { answerScript, onlyPost } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/submit-message";
import { readPostedMessage, receiveMessage } from "./receive-message";

/** Where the form's script sends a message. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return onlyPost();
  const posted = await readPostedMessage(request, context.get(visitorContext));
  return answerScript(await receiveMessage(siteOf(context), posted));
}

export const loader = onlyPost;
