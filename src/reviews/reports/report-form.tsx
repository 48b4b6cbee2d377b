import type { ReportWording } from "./report.content";
import { maxDetailsLength, reportReasons, type ReportProblems, type TypedReport } from "./report";
import { Honeypot } from "../../platform/forms/honeypot";
import { noticeLine } from "../../platform/forms/notice-line";
import { noticeOf, type Outcome } from "../../platform/forms/outcome";
import { Field, problemText } from "../../platform/ui/field";
import styles from "./report-form.module.css";

interface ReportFormProps {
  address: string;
  words: ReportWording;
  outcome: Outcome<ReportProblems>;
  typed: TypedReport;
}

/** The form of a report: a plain one, it needs no script. */
export function ReportForm({ address, words, outcome, typed }: ReportFormProps) {
  const { fields } = words;
  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  return (
    <form id="report" className={styles.form} method="post" action={`${address}#report`}>
      <h2>{words.formTitle}</h2>
      <Field label={fields.reason.label} problem={problemText(problems.reason, fields.reason)}>
        {(tied) => (
          <select {...tied} name="reason" defaultValue={typed.reason} required>
            <option value="">{words.noReason}</option>
            {reportReasons.map((reason) => (
              <option key={reason} value={reason}>
                {words.reasons[reason]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={fields.details.label} problem={problemText(problems.details, fields.details)}>
        {(tied) => (
          <textarea
            {...tied}
            name="details"
            defaultValue={typed.details}
            rows={4}
            maxLength={maxDetailsLength}
            dir="auto"
          />
        )}
      </Field>
      <Honeypot />
      <div>
        <button type="submit">{words.submit}</button>
      </div>
      <p className={styles.outcome} role="status">
        {noticeLine(noticeOf(outcome, words))}
      </p>
    </form>
  );
}
