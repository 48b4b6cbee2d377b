/** Reads the fields of a posted form by their names; what is missing or a file is an empty field. */
export async function readPosted<Name extends string>(
  request: Request,
  names: readonly Name[],
): Promise<Record<Name, string>> {
  const form = await request.formData().catch(() => new FormData());
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
