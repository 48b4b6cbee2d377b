import { type ChangeEvent, lazy, Suspense } from "react";
import { acceptedPhotos } from "../../media/upload-limits.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { maxPhotos } from "./photo.ts";
import type { ChosenProps } from "./photo-form.ts";
import styles from "./photo-choice.module.css";

/** Few reviewers choose any. Without its code, they're sent all the same. */
const ChosenPhotos = lazy(() =>
  import("./chosen-photos.tsx").catch(() => ({ default: () => null })),
);

/**
 * The photos that will be sent once the review is stored. Without script, a line in place of the field says that the
 * page after that takes them. It's there before hydration, so that nothing below it moves.
 */
export function PhotoChoice({ photos, choose, words }: ChosenProps) {
  function add({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    choose([...photos, ...(input.files ?? [])].slice(0, maxPhotos));
    // So that one that's removed can be chosen again.
    input.value = "";
  }

  return (
    <div className={styles.choice}>
      <p className="small muted">{words.later}</p>
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
