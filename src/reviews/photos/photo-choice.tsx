import { type ChangeEvent, useEffect, useRef } from "react";
import { acceptedPhotos } from "../../media/picture.ts";
import { Field } from "../../platform/ui/field.tsx";
import { useScripted } from "../../platform/ui/use-scripted.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { maxPhotos } from "./photo.ts";
import styles from "./photo-choice.module.css";

export type PhotoFormWords = ReviewWording["photos"]["form"];

export const numbered = (text: string, index: number) =>
  text.replace("{number}", String(index + 1));

interface PhotoChoiceProps {
  photos: readonly File[];
  choose: (photos: readonly File[]) => void;
  words: PhotoFormWords;
}

/** The photos that will be sent once the review is stored. Without script, the page after that takes them. */
export function PhotoChoice({ photos, choose, words }: PhotoChoiceProps) {
  if (!useScripted()) return <p className="small muted">{words.later}</p>;

  function add({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    choose([...photos, ...(input.files ?? [])].slice(0, maxPhotos));
    // So that one that's removed can be chosen again.
    input.value = "";
  }

  return (
    <div className={styles.choice}>
      <Field label={words.label} hint={words.hint} problem={undefined}>
        {(tied) => (
          <input
            {...tied}
            type="file"
            accept={acceptedPhotos}
            multiple
            disabled={photos.length >= maxPhotos}
            onChange={add}
          />
        )}
      </Field>
      {photos.length === 0 ? null : (
        <ul>
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.size} ${photo.lastModified}`}>
              <Preview photo={photo} name={numbered(words.photo, index)} />
              <button
                type="button"
                className="quiet"
                onClick={() => choose(photos.filter((each) => each !== photo))}
              >
                {words.remove}
                <span className="unseen"> {numbered(words.photo, index)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How wide a preview is drawn, in pixels. */
const previewWidth = 240;

/** A small drawing of a photo: the content security policy lets pages show no pictures of a visitor's disk. */
function Preview({ photo, name }: { photo: File; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(photo, { resizeWidth: previewWidth }).then(
      (bitmap) => {
        const shown = canvas.current;
        if (shown) Object.assign(shown, { width: bitmap.width, height: bitmap.height });
        return shown?.getContext("2d")?.drawImage(bitmap, 0, 0);
      },
      // What the browser can't read may still be a photo: the server says so.
      () => undefined,
    );
  }, [photo]);
  return <canvas ref={canvas} width={previewWidth} height={180} role="img" aria-label={name} />;
}
