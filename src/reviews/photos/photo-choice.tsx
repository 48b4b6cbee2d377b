import { type ChangeEvent, lazy, Suspense } from "react";
import { acceptedPhotos } from "../../media/picture.ts";
import { Field } from "../../platform/ui/field.tsx";
import { useScripted } from "../../platform/ui/use-scripted.ts";
import type { ReviewWording } from "../review-wording.content.ts";
import { maxPhotos } from "./photo.ts";
import styles from "./photo-choice.module.css";

export type PhotoFormWords = ReviewWording["photos"]["form"];

/** Few reviewers choose any. Without its code, they're sent all the same. */
const ChosenPhotos = lazy(() =>
  import("./chosen-photos.tsx").catch(() => ({ default: () => null })),
);

export interface PhotoChoiceProps {
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
        <Suspense>
          <ChosenPhotos photos={photos} choose={choose} words={words} />
        </Suspense>
      )}
    </div>
  );
}
