import type { Outcome, Refused } from "./outcome.ts";

/** How long an answer may take, in milliseconds. */
const timeout = 15_000;

/**
 * Posts a form's fields with fetch to the page that also takes them without script, and asks for JSON. Never throws:
 * without a complete answer, the outcome is 'failed'.
 * @param path the page's
 */
export async function sendForm(
  path: string,
  fields: Record<string, string>,
): Promise<Outcome<object, unknown>> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    });
    const json: unknown = await response.json();
    if (response.status === 201) return { kind: "stored", answer: json };
    if (isRefused(json)) return json;
  } catch {
    // No connection, a timeout, or not JSON.
  }
  return { kind: "failed" };
}

/** A proxy in front of the site may answer with its own JSON. */
function isRefused(json: unknown): json is Refused<object> {
  const { kind, problems, notice } = (json ?? {}) as Record<string, unknown>;
  if (kind === "invalid") return typeof problems === "object" && problems !== null;
  if (kind === "rejected") return typeof notice === "object" && notice !== null;
  return kind === "failed";
}
