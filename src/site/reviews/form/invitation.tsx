import type { ReactNode } from "react";
import type { ReviewWording } from "../review-wording.content.ts";
import { tappedLevels } from "./begun-review.ts";
import styles from "./invitation.module.css";

interface InvitationProps {
  /** The page with the form. */
  path: string;
  words: ReviewWording["taps"];
  /** The form's ratings, from five stars down to one. */
  ratingLabels: readonly string[];
}

/**
 * Three taps that begin a review: stars, level, and what stood out, which opens the form with all three filled in. A
 * plain form that asks for the same page, so it needs no script.
 */
export function Invitation({ path, words, ratingLabels }: InvitationProps) {
  return (
    <form
      className={`screen ${styles.taps}`}
      method="get"
      action={`${path}#write-a-review`}
      aria-labelledby="begin-a-review"
    >
      <div>
        <h2 className="large" id="begin-a-review">
          {words.title}
        </h2>
        <p>{words.note}</p>
      </div>
      <Taps question={words.stars}>
        {ratingLabels.map((label, index) => (
          <Tap key={label} name="rating" value={String(5 - index)} label={label} />
        ))}
      </Taps>
      <Taps question={words.level}>
        {tappedLevels.map((level) => (
          <Tap key={level} name="duprRating" value={level} label={level} />
        ))}
      </Taps>
      <Taps question={words.about}>
        {words.answers.map((answer) => (
          <button key={answer} type="submit" name="about" value={answer}>
            {answer}
          </button>
        ))}
      </Taps>
      <p>
        <a className="tap" href="#write-a-review">
          {words.all}
        </a>
      </p>
    </form>
  );
}

function Taps({ question, children }: { question: string; children: ReactNode }) {
  return (
    <fieldset className={styles.question}>
      <legend>{question}</legend>
      {children}
    </fieldset>
  );
}

function Tap({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <label>
      <input type="radio" name={name} value={value} />
      {label}
    </label>
  );
}
