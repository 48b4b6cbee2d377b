import { Photo } from "../../media/photo.tsx";
import type { Outcome } from "../../../platform/forms/outcome.ts";
import { Fields } from "../../../platform/forms/fields.tsx";
import { PlainForm } from "../../../platform/forms/plain-form.tsx";
import { fill } from "../../../platform/text/fill.ts";
import type { PlayersPhoto } from "../photos/photo.ts";
import type { ReportWording } from "./report.content.ts";
import {
  maxDetailsLength,
  type ReportProblems,
  reportReasons,
  type TypedReport,
} from "./report.ts";
import styles from "./report-form.module.css";

interface ReportFormProps {
  address: string;
  words: ReportWording;
  outcome: Outcome<ReportProblems>;
  typed: TypedReport & { about: string };
  /** The review's photos: one of them may be what's wrong. */
  photos: readonly PlayersPhoto[];
}

/** What a report is about: the review, or one of its photos. */
function About({ photos, words, typed }: Pick<ReportFormProps, "photos" | "words" | "typed">) {
  const { label, review, photo: named } = words.about;
  const choice = (value: string, text: string, picture?: PlayersPhoto) => (
    <label key={value} className="check">
      <input type="radio" name="about" value={value} defaultChecked={typed.about === value} />
      <span>
        {text}
        {picture ? <Photo picture={picture} alt="" sizes="8rem" /> : null}
      </span>
    </label>
  );
  return (
    <fieldset className={`stack start gap-2 ${styles.about}`}>
      <legend>{label}</legend>
      {choice("", review)}
      {photos.map((photo, index) => choice(photo.id, fill(named, { number: index + 1 }), photo))}
    </fieldset>
  );
}

/** The form of a report: a plain one that needs no script. */
export function ReportForm({ address, words, outcome, typed, photos }: ReportFormProps) {
  return (
    <PlainForm
      id="report"
      address={address}
      title={words.formTitle}
      submit={words.submit}
      words={words}
      outcome={outcome}
    >
      {photos.length > 0 ? <About photos={photos} words={words} typed={typed} /> : null}
      <Fields
        of={{
          reason: {
            required: true,
            options: [
              ["", words.noReason],
              ...reportReasons.map((reason) => [reason, words.reasons[reason]] as const),
            ],
          },
          details: { rows: 4, maxLength: maxDetailsLength, dir: "auto" },
        }}
        words={words.fields}
        typed={typed}
        problems={outcome.kind === "invalid" ? outcome.problems : undefined}
      />
    </PlainForm>
  );
}
