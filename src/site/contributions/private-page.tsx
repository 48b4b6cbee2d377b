import "../../platform/styles/forms.css";
import { noticeLine } from "../../platform/forms/outcome.ts";
import type { Notice } from "../../platform/forms/form-wording.content.ts";
import page from "../../platform/ui/page.module.css";
import styles from "./private-page.module.css";

// Parts of the private pages where people see what they sent, edit it and withdraw it.

interface WithdrawProps {
  /** The URL that it posts to, without an anchor. */
  address: string;
  words: { title: string; text: string; button: string; failure: string };
  /** Why the last attempt deleted nothing. */
  outcome: { kind: string; notice?: Notice } | undefined;
}

/** The form that deletes what was sent. It takes two clicks. */
export function Withdraw({ address, words, outcome }: WithdrawProps) {
  return (
    <details id="withdraw" className={styles.withdraw} open={outcome !== undefined}>
      <summary>{words.title}</summary>
      <form className="stack start gap-4 drop-3" method="post" action={`${address}#withdraw`}>
        <p>{words.text}</p>
        <button className="quiet" type="submit">
          {words.button}
        </button>
        <p className="outcome" role="status">
          {outcome ? noticeLine(outcome.notice ?? { title: words.failure }) : null}
        </p>
      </form>
    </details>
  );
}

interface NothingSentProps {
  words: { title: string; text: string };
  back: { label: string; to: string };
}

/** The message of a link that leads to nothing, or to nothing anymore. */
export function NothingSent({ words, back }: NothingSentProps) {
  return (
    <div className={page.page}>
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{words.text}</p>
      </div>
      <p>
        <a className="button" href={back.to}>
          {back.label}
        </a>
      </p>
    </div>
  );
}

interface LabeledProps {
  /** The fields to show. */
  names: readonly string[];
  labels: Readonly<Partial<Record<string, { label: string }>>>;
  values: Readonly<Record<string, string>>;
}

/** What was typed, field by field. */
export const Labeled = ({ names, labels, values }: LabeledProps) => (
  <dl>
    {names
      .filter((name) => values[name] !== "")
      .map((name) => (
        <div key={name}>
          {/* 'A page about it (optional)' */}
          <dt className="small muted">{labels[name]?.label.split(" (")[0]}</dt>
          <dd dir="auto">{values[name]}</dd>
        </div>
      ))}
  </dl>
);
