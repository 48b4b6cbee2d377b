/**
 * Reads the fields of a posted form by their names; what is missing is an empty field. Forms of ours are sent URL-encoded,
 * with script and without: parts and files of other kinds of forms are not looked into.
 */
export async function readPosted<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = /^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type);
  const form = new URLSearchParams(isForm ? await request.text() : "");
  return Object.fromEntries(names.map((name) => [name, form.get(name) ?? ""])) as Record<
    Name,
    string
  >;
}
