import { messageFields } from "../../model/contact-message";
import { answerScript, onlyPost, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import type { Route } from "./+types/submit-message";
import { receiveMessage } from "./receive-message";

/** Where the form's script sends a message. */
export async function action({ request, context }: Route.ActionArgs) {
  const posted = await readForm(request, messageFields, context.get(visitorContext));
  return answerScript(await receiveMessage(siteOf(context), posted));
}

export const loader = onlyPost;
