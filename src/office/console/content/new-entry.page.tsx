import { Field } from "../../../platform/ui/field.tsx";
import { slugOf } from "../../../platform/text/normalize-text.ts";
import type { Site } from "../../../platform/render/site.ts";
import { addresses } from "../../../addresses.ts";
import {
  contentPaths,
  hasEntries,
  pathFor,
  type ContentKind,
} from "../../../library/content-paths.ts";
import { actByForm, defineConsolePage, done, notDone } from "../define-console-page.tsx";
import { AllContent, ReadOnly } from "./define-entry-page.tsx";
import { type Editor, loadEditor } from "./entry-editor.ts";
import { entryAddress, pluralOf } from "./entry-facts.ts";
import consoleStyles from "../console.module.css";

/** The kinds that there can be more of. Text pages have fixed names. */
const kinds = (Object.keys(contentPaths) as ContentKind[]).filter(
  (kind) => hasEntries(kind) && kind !== "textPages",
);

const maxNameLength = 60;

/** The entry to copy, if its kind can be copied. */
async function readCopied({ content }: Site, path: string | null, email: string) {
  const copied = path === null ? undefined : await content.entry(path, email);
  const isCopied = copied && copied.published !== null && kinds.includes(copied.kind);
  return isCopied ? { ...copied, text: copied.published! } : undefined;
}

/** The text of a copy. The addresses that led to the copied one still do. */
async function copyOf(
  { read, write }: Editor,
  { path, text }: { path: string; text: string },
): Promise<string> {
  const fields = await read(path, text);
  const value = fields?.value as { movedFrom?: unknown } | undefined;
  if (!fields || value?.movedFrom === undefined) return text;
  const { movedFrom: _, ...others } = value;
  return (await write(path, text, { ...fields, value: others })) ?? text;
}

export default defineConsolePage(addresses.consoleNewEntry, {
  access: "editor",
  title: "New entry",
  query: ["kind", "from"],

  async load({ site, person, url: { searchParams } }, form) {
    const copied = await readCopied(site, searchParams.get("from"), person.email);
    return {
      isReadOnly: site.content.isReadOnly,
      copied: copied && { title: copied.title, path: copied.path },
      kind: form?.get("kind") ?? searchParams.get("kind") ?? undefined,
      name: form?.get("name") ?? "",
    };
  },

  async action(context, form) {
    const { site, person, url } = context;
    const copied = await readCopied(site, url.searchParams.get("from"), person.email);
    const kindName = copied?.kind ?? form.get("kind");
    const kind = kinds.find((each) => each === kindName);
    if (!kind) return notDone("Choose what it is.");
    const name = (form.get("name") ?? "").trim();
    const slug = slugOf(name);
    if (slug === "" || name.length > maxNameLength)
      return notDone(
        `Give it a name of at most ${maxNameLength} characters, with letters or digits.`,
      );
    const path = pathFor(kind, slug);
    const there = await site.content.entry(path, person.email);
    if (!there) return notDone(`'${slug}' can't be its address. Choose another name.`);
    if (there.isPublished || there.draft || there.others.length > 0)
      return notDone(`There's already one with the address '${slug}'. Choose another name.`, 409);
    const editor = await loadEditor();
    const text = copied
      ? await copyOf(editor, copied)
      : editor.templateOf(editor.contentFiles[kind], name);
    const save = new URLSearchParams({ act: "content save", entry: `${path}@`, text });
    await actByForm(context, save);
    return done({ to: entryAddress(path), said: [["begun"]] });
  },

  Page: ({ data: { isReadOnly, copied, kind, name } }) => (
    <>
      <p className="row middle gap-2 wide-4">
        <AllContent />
      </p>
      {isReadOnly ? (
        <ReadOnly />
      ) : (
        <form method="post" className={consoleStyles.form} data-in-place="">
          {copied ? (
            <p>
              A copy of <a href={entryAddress(copied.path)}>{copied.title}</a>.
            </p>
          ) : (
            <Field label="What it is">
              {(tied) => (
                <select {...tied} name="kind" defaultValue={kind} autoComplete="off">
                  {kinds.map((each) => (
                    <option key={each} value={each}>
                      {pluralOf(each)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field
            label="Its name"
            hint="Its address is made from it: Diadem Hero 2 gets /diadem-hero-2. For sample reviews, it's the address of their paddle."
          >
            {(tied) => (
              <input
                {...tied}
                type="text"
                name="name"
                defaultValue={name}
                maxLength={maxNameLength}
                autoComplete="off"
                required
              />
            )}
          </Field>
          <button type="submit" name="act" value="begin">
            Write it
          </button>
          <p className="note">Visitors don't see it until you publish it.</p>
        </form>
      )}
    </>
  ),
});
