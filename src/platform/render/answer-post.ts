import { type ActionRefusal, Stored } from "./route";

/**
 * The answer to a post, after its action. A form's script asks for JSON: it gets a 201 with the answer of what is stored,
 * or else the outcome with its status. A plain form goes on elsewhere once it is stored.
 * @param headers the page's
 * @returns undefined for a plain form whose page is shown again
 */
export function answerPost(
  request: Request,
  ended: Stored | ActionRefusal,
  headers: Readonly<Record<string, string>> = {},
): Response | undefined {
  const isStored = ended instanceof Stored;
  if (!asksForJson(request))
    return isStored
      ? new Response(null, { status: 303, headers: { location: ended.location } })
      : undefined;
  return isStored
    ? Response.json(ended.answer, { status: 201, headers })
    : Response.json(ended.outcome, {
        status: ended.status,
        headers: { ...headers, ...ended.headers },
      });
}

/** No browser asks for JSON when it follows a link or sends a plain form. */
function asksForJson({ headers }: Request): boolean {
  const types = (headers.get("accept") ?? "").split(",");
  return types.some((type) => /^\s*application\/json\s*(?:;|$)/i.test(type));
}
