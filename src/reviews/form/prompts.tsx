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

/** What a review could answer. It's beside the text, never in it. */
export function Prompts({ title, questions }: PromptWords) {
  return (
    <div className={styles.prompts}>
      <p>{title}</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  );
}
