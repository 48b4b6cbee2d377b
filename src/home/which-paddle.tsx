import { addresses } from "../addresses";
import type { PublishedHome } from "../library/published";
import { DuprField } from "../reviews/level/dupr-field";
import { OwnLevel } from "../reviews/level/own-level";
import type { MatchWording } from "../match/match.content";
import { budgets, budgetText } from "../match/match-address";
import { shortPriceText } from "../platform/text/money";
import styles from "./which-paddle.module.css";

interface WhichPaddleProps {
  words: PublishedHome["question"];
  match: MatchWording;
  /** What to write without a DUPR. */
  duprHint: string;
}

/**
 * The question that most visitors come with: level, arm and budget, straight to the match. The prices are its buttons,
 * which saves a tap. Enter is the first one: any price.
 */
export function WhichPaddle({ words, match, duprHint }: WhichPaddleProps) {
  return (
    <form className={styles.question} action={addresses.match.path} aria-labelledby="which-paddle">
      <h2 id="which-paddle">{words.heading}</h2>
      <label className={styles.level}>
        {match.level.dupr.label}
        <DuprField name="level" words={match.level.dupr} hintId="dupr-hint" />
        <OwnLevel of="level" />
      </label>
      <label className={styles.arm}>
        <input type="checkbox" name="arm" value="yes" />
        {words.arm}
      </label>
      <p className={styles.hint} id="dupr-hint">
        {duprHint}
      </p>
      <fieldset className={styles.budget}>
        <legend>{words.budget}</legend>
        <button type="submit" name="budget" value="">
          {match.budget.open}
        </button>
        {budgets.map((cents) => (
          <button key={cents} type="submit" name="budget" value={budgetText(cents)}>
            {shortPriceText(cents)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
