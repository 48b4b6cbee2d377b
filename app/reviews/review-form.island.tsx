import { startTransition, type FormEvent, useActionState, useEffect, useRef } from "react";
import type { Message, ReviewWording, WordingGroup } from "../../model/content/review-wording";
import { readReview, type ReviewProblems, type TypedReview } from "../../model/review";
import { reviewFields } from "../../model/review-fields";
import { honeypotField } from "../../model/honeypot";
import { Honeypot } from "../ui/honeypot";
import { noticeLine } from "../ui/notice-line";
import { fieldsOf, focusField, sendForm } from "../ui/send-form";
import { showToast } from "../ui/toast";
import { useScripted } from "../ui/use-scripted";
import { fetchPage, forgetPages } from "./fetch-page";
import { refreshRegionsFrom } from "./refresh-regions";
import { ReviewFieldset } from "./review-fields";
import styles from "./review-form.module.css";

export interface ReviewFormProps {
  /** The page's path: where a plain post goes, and what is read anew after a review was stored. */
  path: string;
  /** Where script sends a review. */
  endpoint: string;
  group: WordingGroup;
  wording: Pick<
    ReviewWording,
    "checkFields" | "fields" | "duprPlaceholder" | "duprHint" | "submit" | "submitting"
  >;
  /** What the server found when the form came as a plain post. */
  outcome: Outcome;
  typed: TypedReview;
}

/** How the last try ended. */
export type Outcome =
  | { kind: "none" | "stored" | "failed" }
  | { kind: "invalid"; problems: ReviewProblems }
  | { kind: "rejected"; notice: Message };

export default function ReviewForm(props: ReviewFormProps) {
  const { path, endpoint, group, wording, typed } = props;
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScripted();

  const [outcome, send, sending] = useActionState(submit, props.outcome);

  async function submit(_: Outcome, fields: TypedReview): Promise<Outcome> {
    const read = readReview(fields);
    const result: Outcome = read.problems
      ? { kind: "invalid", problems: read.problems }
      : await sendForm<ReviewProblems>(endpoint, fields);
    const message = messageFor(result, group, wording);
    if (message)
      void showToast({ ...message, kind: result.kind === "stored" ? "success" : "error" });
    if (result.kind === "stored") {
      form.current?.reset();
      await refreshPage(path);
    }
    return result;
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const fields = fieldsOf(event.currentTarget, [...reviewFields, honeypotField]);
    startTransition(() => send(fields));
  }

  const problems = outcome.kind === "invalid" ? outcome.problems : {};
  const firstProblem = reviewFields.find((name) => problems[name]);
  useEffect(() => {
    if (outcome !== props.outcome && firstProblem) focusField(form.current, firstProblem);
  }, [outcome, props.outcome, firstProblem]);

  const message = messageFor(outcome, group, wording);
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={`${path}#write-a-review`}
      noValidate={scripted}
      onSubmit={onSubmit}
    >
      <h2 id="write-a-review-title">{group.formTitle}</h2>
      <ReviewFieldset group={group} wording={wording} typed={typed} problems={problems} />
      <Honeypot />
      <button type="submit" aria-disabled={sending}>
        {sending ? wording.submitting : wording.submit}
      </button>
      <p className={styles.outcome} data-kind={outcome.kind} role="status">
        {noticeLine(message)}
      </p>
    </form>
  );
}

/** What the group says about how a try ended. */
function messageFor(
  outcome: Outcome,
  group: WordingGroup,
  wording: Pick<ReviewWording, "checkFields">,
): Message | undefined {
  switch (outcome.kind) {
    case "none":
      return undefined;
    case "stored":
      return group.success;
    case "failed":
      return group.failure;
    case "rejected":
      return outcome.notice;
    case "invalid":
      return Object.values(outcome.problems).includes("empty")
        ? group.emptyField
        : wording.checkFields;
  }
}

/** Shows the review in the list, and the figures it changed. It is stored whether this succeeds or not. */
async function refreshPage(path: string): Promise<void> {
  forgetPages();
  try {
    refreshRegionsFrom(await fetchPage(path));
  } catch {
    // The next page view shows it.
  }
}
