import { acceptedPhotos } from "../../media/upload-limits.ts";
import { Photo } from "../../media/photo.tsx";
import { noticeLine } from "../../../platform/forms/outcome.ts";
import type { Notice } from "../../../platform/forms/form-wording.content.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { fill } from "../../../platform/text/fill.ts";
import type { MyReviewWording } from "../own/my-review.content.ts";
import { maxPhotos } from "./photo.ts";
import type { OwnPhoto } from "./photos.service.ts";
import styles from "./own-photos.module.css";

interface OwnPhotosProps {
  /** The private page's path. */
  address: string;
  photos: readonly OwnPhoto[];
  words: MyReviewWording["photos"];
  /** What became of what was just sent. */
  notice: Notice | undefined;
}

/** A review's photos for its writer: what became of each, and plain forms that remove one and add others. */
export function OwnPhotos({ address, photos, words, notice }: OwnPhotosProps) {
  const numbered = (text: string, index: number) => fill(text, { number: index + 1 });
  return (
    <section id="photos" className={styles.own} aria-labelledby="photos-title">
      <h2 className="large" id="photos-title">
        {words.title}
      </h2>
      <p>{words.note}</p>
      {photos.length === 0 ? null : (
        <ul className={styles.ownList}>
          {photos.map(({ id, picture, state }, index) => (
            <li key={id}>
              <Photo
                picture={picture}
                alt={numbered(words.alt, index)}
                sizes="(width < 40rem) 45vw, 12rem"
                base={`${address}/photos/`}
              />
              <p className="small">{words.states[state]}</p>
              <form method="post" action={`${address}?remove#photos`}>
                <input type="hidden" name="photo" value={id} />
                <button className="quiet" type="submit">
                  {words.remove}
                  <span className="unseen"> {numbered(words.alt, index)}</span>
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {photos.length >= maxPhotos ? (
        <p className="muted">{words.full}</p>
      ) : (
        <form method="post" encType="multipart/form-data" action={`${address}?photos#photos`}>
          <Field label={words.choose} hint={words.hint} problem={undefined}>
            {(tied) => (
              <input
                {...tied}
                type="file"
                name="photo"
                accept={acceptedPhotos}
                multiple
                required
                data-focusin="field"
              />
            )}
          </Field>
          <div>
            <button type="submit">{words.add}</button>
          </div>
        </form>
      )}
      <p className="outcome" role="status">
        {noticeLine(notice)}
      </p>
    </section>
  );
}
