import "../../../platform/styles/forms.css";
import { photoLicenses, photoViews } from "../../../site/media/content-photo.ts";
import { acceptedPhotos } from "../../../site/media/upload-limits.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { actOf, addedNames, type PhotoPlace } from "./added-photo.ts";
import { type EntryKind, hasBody } from "./entry-fields.ts";
import styles from "./entry-form.module.css";

const licenses = { own: "One of us took it", licensed: "Its owner lets us show it" } as const;

/** What is most often in a photo of an entry. */
const usualView: Partial<Record<EntryKind, (typeof photoViews)[number]>> = {
  paddles: "face",
  balls: "ball",
};

/** The id of the part. Links lead to it. */
const addPhotoId = "add-photo";

interface AddPhotoProps {
  kind: EntryKind;
  /** The file of the photo that was added just now, and where it went. */
  added: { file: string; place: PhotoPlace } | undefined;
}

/**
 * The part of an entry's form that takes a photo. Its fields are the form's last: what stands before a file that's refused
 * has been read by then.
 */
export function AddPhoto({ kind, added }: AddPhotoProps) {
  const isText = hasBody(kind);
  const said = {
    text: "It's at the end of the text",
    first: "It's the first photo",
    last: "It's the last photo",
  };
  return (
    <details
      className={styles.fold}
      id={addPhotoId}
      open={added !== undefined}
      data-fold=""
      data-photo=""
      data-added={added?.file}
    >
      <summary>
        <span className="bold">Add a photo</span>
      </summary>
      <div className={`section up-to-46 ${styles.fields}`}>
        <p>
          Only a photo that one of us took, or whose owner lets us show it: never one from a shop or
          a maker that nobody gave us. It&apos;s re-encoded without what the camera noted, such as
          where it was taken.
          {isText ? " You can also paste it into the text, or drop it there." : null}
        </p>
        <Field label="Photo" hint="JPEG, PNG, WebP or AVIF, up to 8 MB. 1600 pixels are enough.">
          {(tied) => <input {...tied} type="file" name={addedNames.file} accept={acceptedPhotos} />}
        </Field>
        <Field label="What it shows" hint="For people who don't see it, in 10 to 200 characters.">
          {(tied) => (
            <input
              {...tied}
              name={addedNames.alt}
              minLength={10}
              maxLength={200}
              autoComplete="off"
            />
          )}
        </Field>
        <Field label="Who took it" hint="Printed below the photo.">
          {(tied) => <input {...tied} name={addedNames.credit} maxLength={80} />}
        </Field>
        <Field label="Why we may show it">
          {(tied) => (
            <select {...tied} name={addedNames.license} defaultValue="own">
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
          hint="For a photo that isn't ours: the license and who gave it. Printed below the photo."
        >
          {(tied) => <input {...tied} name={addedNames.terms} maxLength={120} autoComplete="off" />}
        </Field>
        <Field label="What is in it">
          {(tied) => (
            <select {...tied} name={addedNames.shows} defaultValue={usualView[kind] ?? "other"}>
              {photoViews.map((each) => (
                <option key={each} value={each}>
                  {capitalized(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <p className="row gap-2">
          {isText ? (
            <PlaceButton place="text">Put it into the text</PlaceButton>
          ) : (
            <PlaceButton place="last">Add it</PlaceButton>
          )}
          <PlaceButton place="first">Show it first</PlaceButton>
        </p>
        <p className="small" role="status" data-photo-said="">
          {added ? `${said[added.place]}. Save the draft to keep it.` : null}
        </p>
      </div>
    </details>
  );
}

const PlaceButton = ({ place, children }: { place: PhotoPlace; children: string }) => (
  <button
    type="submit"
    className={place === "first" ? "quiet" : undefined}
    name="act"
    value={actOf(place)}
    formNoValidate
  >
    {children}
  </button>
);
