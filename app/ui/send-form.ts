import type { Notice } from "../../model/content/form-wording";

/** The time limit for a response, in milliseconds. */
const timeout = 15_000;

/** The server's result for fields sent by script; see app/site/receive-post.ts. */
export type SentForm<Problems, Answer> =
  | { kind: "stored"; answer: Answer }
  | { kind: "invalid"; problems: Problems }
  | { kind: "rejected"; notice: Notice }
  | { kind: "failed" };

/** The statuses of a post that is rejected as a whole. */
const rejected = new Set([400, 409, 429]);

/** Sends fields by script as a form would. Without a complete response it has failed. */
export async function sendForm<Problems, Answer = null>(
  endpoint: string,
  fields: Record<string, string>,
): Promise<SentForm<Problems, Answer>> {
  try {
    const answer = await fetch(endpoint, {
      method: "POST",
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.status === 201) return { kind: "stored", answer: (await answer.json()) as Answer };
    if (answer.status === 422)
      return { kind: "invalid", problems: (await answer.json()) as Problems };
    if (rejected.has(answer.status))
      return { kind: "rejected", notice: (await answer.json()) as Notice };
  } catch {
    // No connection, a timeout, or no JSON.
  }
  return { kind: "failed" };
}

/** The values of a form's fields, by name. None of our forms has a file field. */
export function fieldsOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, data.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}

/** Focuses a field of a form. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  (form?.elements.namedItem(name) as HTMLElement | null)?.focus();
}
