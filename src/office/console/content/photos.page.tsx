import "../../../platform/styles/forms.css";
import { type ContentPhoto, photoLicenses, photoViews } from "../../../site/media/content-photo.ts";
import { Photo } from "../../../site/media/photo.tsx";
import { PictureRefused, PicturesBusy } from "../../../site/media/picture.ts";
import { acceptedPhotos } from "../../../site/media/upload-limits.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { addresses } from "../../../addresses.ts";
import { readContentPath } from "../../../library/content-paths.ts";
import type { OpenEntry } from "../../publishing/entries.service.ts";
import { actByForm, notDone } from "../define-console-page.tsx";
import { defineEntryPage, ReadOnly } from "./define-entry-page.tsx";
import { entryAddress, hasPhotos } from "./entry-facts.ts";
import { loadEditor } from "./entry-editor.ts";
import styles from "./content.module.css";

const noPhotos = "Only paddles, balls and articles have photos.";

/** The text that a photo is added to: the person's draft, or what's published. */
const textOf = ({ draft, published }: OpenEntry): string | null => (draft ? draft.text : published);

/** What a text says of its photos. It may have mistakes. */
function photosOf(value: unknown): readonly Partial<ContentPhoto>[] {
  const { photos } = value as { photos?: unknown };
  return Array.isArray(photos) ? (photos as unknown[]).filter((each) => isGroup(each)) : [];
}

const isGroup = (value: unknown): value is object => typeof value === "object" && value !== null;

const licenses = { own: "One of us took it", licensed: "Its owner lets us show it" } as const;

/** What was typed about a photo; or what is wrong with it, as a sentence. */
function readPhoto(form: URLSearchParams): Omit<ContentPhoto, "file"> | string {
  const typed = (name: string) => (form.get(name) ?? "").replaceAll(/\s+/g, " ").trim();
  const [alt, credit, terms] = [typed("alt"), typed("credit"), typed("terms")];
  const license = photoLicenses.find((each) => each === typed("license"));
  const shows = photoViews.find((each) => each === typed("shows"));
  if (alt.length < 10 || alt.length > 200)
    return "Say what the photo shows, in 10 to 200 characters.";
  if (credit === "" || credit.length > 80) return "Say who took the photo, in up to 80 characters.";
  if (!license || !shows) return "Choose what is in the photo, and why we may show it.";
  if (license === "licensed" && terms === "")
    return "Name the license of the photo, and who gave it.";
  if (terms.length > 120) return "Name the license in up to 120 characters.";
  return { alt, credit, license, ...(terms === "" ? {} : { terms }), shows };
}

const unreadable = "This text can't be read. Edit it as text, and then add the photo.";

export default defineEntryPage(addresses.consoleEntryPhotos, {
  title: "Photos",
  heading: ({ title }) => `Photos: ${title}`,
  takesPhotos: true,

  async load({ site }, entry, form) {
    const editor = await loadEditor();
    const text = textOf(entry);
    const fields = text === null ? undefined : await editor.read(entry.path, text);
    const said = fields ? photosOf(fields.value) : [];
    const found = await site.contentPictures.find(said.map(({ file = "" }) => file));
    return {
      isReadOnly: site.content.isReadOnly,
      canAdd: hasPhotos(entry) && fields !== undefined,
      photos: said.map((photo) => ({ ...photo, ...found.get(photo.file ?? "") })),
      typed: (name: string) => form?.get(name) ?? "",
    };
  },

  async action(context, form, entry) {
    const { site, photos: [sent] = [] } = context;
    const { path, draft } = entry;
    const photo = readPhoto(form);
    if (site.content.isReadOnly)
      return notDone("Here, content can only be changed in its files.", 409);
    if (!hasPhotos(entry)) return notDone(noPhotos);
    const editor = await loadEditor();
    const text = textOf(entry);
    const fields = text === null ? undefined : await editor.read(path, text);
    if (text === null || !fields) return notDone(unreadable);
    if (typeof photo === "string") return notDone(photo);
    if (!sent) return notDone("Choose a photo.");
    const { name } = readContentPath(path)!;
    let file: string;
    try {
      file = await site.contentPictures.upload(sent, `${name}-${photo.shows}`);
    } catch (error) {
      if (error instanceof PictureRefused) return notDone(error.message);
      if (error instanceof PicturesBusy)
        return notDone("Many photos are waiting. Please try again in a minute.", 503);
      throw error;
    }
    const added = { file, ...photo };
    const before = photosOf(fields.value);
    const photos = form.has("first") ? [added, ...before] : [...before, added];
    const value = { ...(fields.value as object), photos };
    const written = await editor.write(path, text, { ...fields, value });
    if (written === undefined) return notDone(unreadable);
    const base = (draft ?? entry).base;
    const save = { act: "content save", entry: `${path}@${base}`, text: written };
    return await actByForm(context, new URLSearchParams(save), entryAddress(path));
  },

  Page({ data, entry }) {
    const { photos, isReadOnly, canAdd } = data;
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <a className="tap" href={entryAddress(entry.path)}>
            Back to the entry
          </a>
        </p>
        {photos.length === 0 ? <p>It has no photos yet, so pages show its drawing.</p> : null}
        <ul className={`row gap-4 ${styles.photos}`}>
          {photos.map((photo, index) => (
            <li key={index}>
              <Shown photo={photo} />
            </li>
          ))}
        </ul>
        {isReadOnly ? <ReadOnly /> : canAdd ? <AddPhoto typed={data.typed} /> : <p>{noPhotos}</p>}
      </>
    );
  },
});

type Found = Partial<ContentPhoto> & { refused?: string | undefined };

function Shown({ photo: { file, alt = "", credit, picture, refused } }: { photo: Found }) {
  return (
    <>
      {picture ? (
        <Photo
          picture={picture}
          alt={alt}
          sizes="10rem"
          base={addresses.consoleEntryPhoto.href({ version: "" })}
        />
      ) : null}
      <p className="small">
        {file}
        <br />
        <span className="muted">
          {refused ?? (picture ? `Photo: ${credit}` : "It's being prepared, or it's missing.")}
        </span>
      </p>
    </>
  );
}

function AddPhoto({ typed }: { typed(name: string): string }) {
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className={`stack fit gap-4 ${styles.form}`}
      aria-labelledby="add-photo"
      noValidate
    >
      <h2 id="add-photo">Add a photo</h2>
      <p>
        Only a photo that one of us took, or whose owner lets us show it: never one from a shop or a
        maker that nobody gave us. It&apos;s re-encoded without what the camera noted, such as where
        it was taken, and becomes part of your draft. Save your other changes first.
      </p>
      <Field
        label="What it shows"
        problem={undefined}
        hint="For people who don't see it, in 10 to 200 characters."
      >
        {(tied) => <input {...tied} name="alt" maxLength={200} defaultValue={typed("alt")} />}
      </Field>
      <Field label="Who took it" problem={undefined} hint="Printed below the photo.">
        {(tied) => <input {...tied} name="credit" maxLength={80} defaultValue={typed("credit")} />}
      </Field>
      <Field label="Why we may show it" problem={undefined}>
        {(tied) => (
          <select {...tied} name="license" defaultValue={typed("license") || "own"}>
            {photoLicenses.map((each) => (
              <option key={each} value={each}>
                {licenses[each]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="License (optional)"
        problem={undefined}
        hint="For a photo that isn't ours: the license and who gave it. Printed below the photo."
      >
        {(tied) => <input {...tied} name="terms" maxLength={120} defaultValue={typed("terms")} />}
      </Field>
      <Field label="What is in it" problem={undefined}>
        {(tied) => (
          <select {...tied} name="shows" defaultValue={typed("shows") || photoViews[0]}>
            {photoViews.map((each) => (
              <option key={each} value={each}>
                {capitalized(each)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Photo"
        problem={undefined}
        hint="JPEG, PNG, WebP or AVIF, up to 8 MB. 1600 pixels are enough."
      >
        {(tied) => (
          <input {...tied} type="file" name="photo" accept={acceptedPhotos} data-focusin="field" />
        )}
      </Field>
      <label className="check">
        <input type="checkbox" name="first" defaultChecked />
        <span>Show it before the others</span>
      </label>
      <div>
        <button type="submit">Add to my draft</button>
      </div>
    </form>
  );
}
