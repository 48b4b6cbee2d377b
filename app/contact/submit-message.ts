import { messageFields } from "../../model/contact-message";
import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/submit-message";
import { receiveMessage } from "./receive-message";

/** Where the form's script sends a message: 201 with its number, 422 with each field's problem, 503 not stored. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  const received = await receiveMessage(siteOf(context), await readPosted(request, messageFields));
  switch (received.kind) {
    case "stored":
      return Response.json(received.number, { status: 201 });
    case "refused":
      return Response.json(received.problems, { status: 422 });
    case "failed":
      return new Response(null, { status: 503 });
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}
