/**
 * Reads a posted form. Forms of ours are sent URL-encoded, with script and without: parts and files of other kinds of
 * forms are not looked into.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
  return new URLSearchParams(isForm ? await request.text() : "");
}

/** Reads the fields of a posted form by their names; what is missing is an empty field. */
export async function readPosted<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await readForm(request);
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}
