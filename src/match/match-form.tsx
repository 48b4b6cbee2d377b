import { addresses } from "../addresses";
import type { MatchWording } from "./match.content";
import { levels } from "../reviews/level/level";
import {
  armAnswers,
  budgets,
  budgetText,
  feels,
  playStyles,
  type Preferences,
} from "./match-address";
import { shortPriceText } from "../platform/text/money";
import styles from "./match-form.module.css";
import { Question, type QuestionOption } from "./question";

/** The five questions, each of which can be left open: a plain form whose URL is that of the results. */
export function MatchForm({
  words,
  preferences,
}: {
  words: MatchWording;
  preferences: Preferences;
}) {
  const { level, style, budgetCents, feel, arm } = preferences;
  return (
    <form className={styles.form} action={addresses.match.path}>
      <Question
        name="level"
        words={words.level}
        chosen={level}
        options={levels.map((value) => ({
          value,
          label: value === "new" ? words.level.new : value,
        }))}
      />
      <Question
        name="style"
        words={words.style}
        chosen={style}
        options={described(playStyles, words.style.options)}
      />
      <Question
        name="budget"
        words={words.budget}
        chosen={budgetCents === undefined ? undefined : budgetText(budgetCents)}
        options={budgets.map((cents) => ({
          value: budgetText(cents),
          label: shortPriceText(cents),
        }))}
      />
      <Question
        name="feel"
        words={words.feel}
        chosen={feel}
        options={described(feels, words.feel.options)}
      />
      <Question
        name="arm"
        words={words.arm}
        chosen={arm}
        options={described(armAnswers, words.arm.options)}
      />
      <div className={styles.submit}>
        <button type="submit">{words.submit}</button>
      </div>
    </form>
  );
}

function described<Name extends string>(
  names: readonly Name[],
  words: Record<Name, Omit<QuestionOption, "value">>,
): QuestionOption[] {
  return names.map((value) => ({ value, ...words[value] }));
}
