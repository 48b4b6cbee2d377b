import type { ReviewWording } from "../review-wording.content";
import styles from "./review-form.module.css";

/** Questions to write about, and the line above them. */
export interface PromptWords {
  title: string;
  questions: readonly string[];
}

/** The questions for a review of a paddle or a ball. */
export const promptsFor = (
  group: keyof ReviewWording["groups"],
  { prompts }: Pick<ReviewWording, "prompts">,
): PromptWords => ({
  title: prompts.title,
  questions: group === "Ball" ? prompts.ball : prompts.paddle,
});

/** What a review could answer, folded: the form is to fit on a screen. It's beside the text, never in it. */
export function Prompts({ title, questions }: PromptWords) {
  return (
    <details className={styles.prompts}>
      <summary>{title}</summary>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  );
}
