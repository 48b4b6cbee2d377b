/** How long an answer may take, in milliseconds. */
const patience = 15_000;

/** Sends fields by script as a form would; undefined where no answer came whole. */
export async function sendForm(
  endpoint: string,
  fields: Record<string, string>,
): Promise<{ status: number; json: unknown } | undefined> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(patience),
    });
    const isJson = answer.headers.get("content-type")?.startsWith("application/json");
    return { status: answer.status, json: isJson ? await answer.json() : undefined };
  } catch {
    return undefined;
  }
}
