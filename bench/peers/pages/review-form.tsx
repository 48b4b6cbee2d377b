import { type ReactNode, type SyntheticEvent, useId, useState } from "react";
import type {
  Choice,
  Message,
  Product,
  RequiredField,
  ReviewFormWords,
  TextField,
} from "./facts.ts";
import facts from "./facts/form.json";
import { type ReviewProblems, reviewProblems, type TypedReview } from "./review-problems.ts";

const words: ReviewFormWords = facts;

/** The review form: it checks what was typed, then sends it by fetch. */
export function ReviewForm({ path, shortName }: Pick<Product, "path" | "shortName">) {
  const [problems, setProblems] = useState<ReviewProblems>({});
  const [message, setMessage] = useState<Message>();
  const [sending, setSending] = useState(false);

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = Object.fromEntries(new FormData(form)) as TypedReview;
    const found = reviewProblems(typed);
    setProblems(found);
    const kinds = Object.values(found);
    if (kinds.length > 0)
      return setMessage(kinds.includes("empty") ? words.emptyField : words.checkFields);
    setSending(true);
    const stored = await fetch(`/player-reviews${path}`, {
      method: "POST",
      body: new URLSearchParams(typed),
    }).then(
      ({ status }) => status === 201,
      () => false,
    );
    setSending(false);
    setMessage(stored ? words.success : words.failure);
    if (stored) form.reset();
  }

  const required = (
    name: RequiredField,
    control: (tied: object) => ReactNode,
    more?: { hint?: string; above?: ReactNode },
  ): ReactNode => {
    const field = words.fields[name];
    const problem = problems[name];
    return (
      <Field label={field.label} problem={problem && field[problem]} {...more}>
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
      <h2 id="write-a-review-title">{words.title}</h2>
      {required("firstName", (tied) => (
        <input {...tied} type="text" autoComplete="given-name" dir="auto" />
      ))}
      {required(
        "duprRating",
        (tied) => (
          <input
            {...tied}
            type="text"
            inputMode="decimal"
            placeholder={words.duprPlaceholder}
            autoComplete="off"
          />
        ),
        { hint: words.duprHint },
      )}
      {required("rating", (tied) => (
        <select {...tied}>
          <Options of={words.ratings} />
        </select>
      ))}
      {required(
        "reviewText",
        (tied) => (
          <textarea {...tied} rows={4} maxLength={4000} dir="auto" />
        ),
        { above: <Prompts /> },
      )}
      <StoodOut />
      <Measured />
      <Field label={words.photos.label} hint={words.photos.hint}>
        {(tied) => <input {...tied} type="file" accept={words.photos.accept} multiple />}
      </Field>
      <p className="unseen" aria-hidden="true">
        <label>
          Leave this field empty
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      <button type="submit" disabled={sending}>
        {sending ? words.submitting : words.submit}
      </button>
      <p className="outcome" role="status">
        {message ? (
          <>
            <strong>{message.title}</strong> {message.text?.replace("{paddle}", shortName)}
          </>
        ) : null}
      </p>
    </form>
  );
}

/** Questions a review could answer. */
function Prompts() {
  const { title, questions } = words.prompts;
  return (
    <details className="prompts">
      <summary>{title}</summary>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}

/** Optional questions about the paddle. */
function StoodOut() {
  const { title, note, themes, answers, choices, texts } = words.stoodOut;
  return (
    <details className="more">
      <summary>{title}</summary>
      <p className="hint">{note}</p>
      {themes.map((theme) => (
        <fieldset key={theme.name}>
          <legend>{theme.title}</legend>
          {answers.map(({ value, text }) => (
            <label key={value}>
              <input type="radio" name={theme.name} value={value} />
              {text}
            </label>
          ))}
        </fieldset>
      ))}
      <Choices of={choices} />
      <TextFields of={texts} />
    </details>
  );
}

/** Optional fields for what an owner measured. */
function Measured() {
  const { title, note, texts, choices } = words.measured;
  return (
    <details className="more">
      <summary>{title}</summary>
      <p className="hint">{note}</p>
      <TextFields of={texts} />
      <Choices of={choices} />
    </details>
  );
}

function TextFields({ of }: { of: TextField[] }) {
  return of.map(({ label, name, maxLength }) => (
    <Field key={name} label={label}>
      {(tied) => (
        <input
          {...tied}
          type="text"
          name={name}
          maxLength={maxLength}
          autoComplete="off"
          dir="auto"
        />
      )}
    </Field>
  ));
}

function Choices({ of }: { of: Choice[] }) {
  return of.map(({ label, name, options }) => (
    <Field key={name} label={label}>
      {(tied) => (
        <select {...tied} name={name}>
          <Options of={options} />
        </select>
      )}
    </Field>
  ));
}

function Options({ of }: { of: Choice["options"] }) {
  return of.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

interface FieldProps {
  label: string;
  problem?: string | undefined;
  hint?: string;
  /** Between the label and the control. */
  above?: ReactNode;
  children: (tied: object) => ReactNode;
}

function Field({ label, problem, hint, above, children }: FieldProps) {
  const id = useId();
  const described = [problem && `${id}problem`, hint && `${id}hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {above}
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
