import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import type { Message, ReviewField, ReviewFormWords } from "./facts.ts";
import { type ReviewProblems, reviewProblems, type TypedReview } from "./review-problems.ts";

/** The review form: it checks what was typed, then sends it by fetch. */
export function ReviewForm({ path, endpoint, group, wording }: ReviewFormWords) {
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [message, setMessage] = useState<Message>();
  const [sending, setSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as TypedReview & { website?: string };
    const { website: _, ...review } = typed;
    const found = reviewProblems(review);
    setProblems(found);
    const kinds = Object.values(found);
    if (kinds.length > 0)
      return setMessage(kinds.includes("empty") ? group.emptyField : wording.checkFields);
    setSending(true);
    const stored = await fetch(endpoint, { method: "POST", body: new URLSearchParams(typed) }).then(
      ({ status }) => status === 201,
      () => false,
    );
    setSending(false);
    setMessage(stored ? group.success : group.failure);
    if (stored) form.reset();
  }

  const field = (
    name: ReviewField,
    control: (tied: object) => ReactNode,
    hint?: string,
  ): ReactNode => {
    const words = wording.fields[name];
    const problem = problems[name];
    return (
      <Field label={words.label} problem={problem && words[problem]} hint={hint}>
        {(tied) => control({ ...tied, name, required: true })}
      </Field>
    );
  };

  return (
    <form
      className="form"
      method="post"
      action={`${path}#write-a-review`}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="write-a-review-title">{group.formTitle}</h2>
      {field("firstName", (tied) => (
        <input {...tied} type="text" autoComplete="given-name" dir="auto" />
      ))}
      {field(
        "duprRating",
        (tied) => (
          <input
            {...tied}
            type="text"
            inputMode="decimal"
            placeholder={wording.duprPlaceholder}
            autoComplete="off"
          />
        ),
        wording.duprHint,
      )}
      {field("rating", (tied) => (
        <select {...tied}>
          <option value="">Select a rating</option>
          {group.ratingLabels.map((label, index) => (
            <option key={label} value={5 - index}>
              {label}
            </option>
          ))}
        </select>
      ))}
      {field("reviewText", (tied) => (
        <textarea {...tied} rows={4} maxLength={4000} dir="auto" />
      ))}
      <p className="unseen" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" tabIndex={-1} autoComplete="off" name="website" />
        </label>
      </p>
      <button type="submit" disabled={sending}>
        {sending ? wording.submitting : wording.submit}
      </button>
      <p className="outcome" role="status">
        {message ? (
          <>
            <strong>{message.title}</strong> {message.text}
          </>
        ) : null}
      </p>
    </form>
  );
}

interface FieldProps {
  label: string;
  problem: string | undefined;
  hint: string | undefined;
  children: (tied: object) => ReactNode;
}

function Field({ label, problem, hint, children }: FieldProps) {
  const id = useId();
  const described = [problem && `${id}problem`, hint && `${id}hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        "aria-invalid": problem ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      {hint ? (
        <p className="hint" id={`${id}hint`}>
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p className="problem" id={`${id}problem`}>
          {problem}
        </p>
      ) : null}
    </div>
  );
}
