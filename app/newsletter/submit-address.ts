import { readPosted } from "../site/read-posted";
import { siteOf } from "../site/site-context";
import type { Route } from "./+types/submit-address";
import { receiveAddress } from "./receive-address";

/** Where the form's script sends an address: 201 stored, 422 with what is wrong with it, 503 not stored. */
export async function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  const { email } = await readPosted(request, ["email"]);
  const received = await receiveAddress(siteOf(context), email);
  switch (received.kind) {
    case "stored":
      return new Response(null, { status: 201 });
    case "refused":
      return Response.json(received.problem, { status: 422 });
    case "failed":
      return new Response(null, { status: 503 });
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}
