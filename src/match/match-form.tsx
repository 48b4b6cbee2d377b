import { addresses } from "../addresses";
import type { MatchWording } from "./match.content";
import { duprField, levels } from "../reviews/level/level";
import { OwnLevel } from "../reviews/level/own-level";
import { DuprField } from "../reviews/level/dupr-field";
import {
  armAnswers,
  budgetText,
  budgets,
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
  isAsked,
}: {
  words: MatchWording;
  preferences: Preferences;
  /** Whether the form was sent: then the visitor has answered, or left open, each question. */
  isAsked: boolean;
}) {
  const { level, style, budgetCents, feel, arm } = preferences;
  const listed = levels.find((each) => each === level);
  const dupr = listed === undefined ? level : undefined;
  const levelOptions: QuestionOption[] = levels.map((value) => ({
    value,
    label: value === "new" ? words.level.new : value,
  }));
  levelOptions.push({
    value: duprField,
    label: words.level.dupr.choice,
    field: <DuprField name={duprField} words={words.level.dupr} given={dupr} isAlone />,
  });
  const budgetOptions = budgets.map((cents) => ({
    value: budgetText(cents),
    label: shortPriceText(cents),
  }));
  const budget = budgetCents && budgetText(budgetCents);
  const ask = (
    name: "level" | "style" | "budget" | "feel" | "arm",
    chosen: string | undefined,
    options: readonly QuestionOption[],
  ) => <Question name={name} words={words[name]} chosen={chosen} options={options} />;
  return (
    <form className={styles.form} action={addresses.match.path}>
      {ask("level", dupr === undefined ? listed : duprField, levelOptions)}
      {isAsked ? null : <OwnLevel of="level" />}
      {ask("style", style, described(playStyles, words.style.options))}
      {ask("budget", budget || undefined, budgetOptions)}
      {ask("feel", feel, described(feels, words.feel.options))}
      {ask("arm", arm, described(armAnswers, words.arm.options))}
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
