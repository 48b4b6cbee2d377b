import { siteOf } from "../site/site-context";
import type { Route } from "./+types/submit-review";
import { readPostedFields, receiveReview } from "./receive-review";

/** Where the form's script sends a review: 201 stored, 422 with the problem of each field, 503 not stored. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const site = siteOf(context);
  if (request.method !== "POST")
    return new Response(null, { status: 405, headers: { allow: "POST" } });
  if (!site.reviews.isSubject(params.subject)) return new Response(null, { status: 404 });
  const received = await receiveReview(site, params.subject, await readPostedFields(request));
  switch (received.kind) {
    case "stored":
      return new Response(null, { status: 201 });
    case "refused":
      return Response.json(received.problems, { status: 422 });
    case "failed":
      return new Response(null, { status: 503 });
  }
}

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}
