import type { ReviewWording } from "../review-wording.content";
import type { ReviewProblems } from "../review";
import { rulesOf } from "../review-fields";
import { playingTimes } from "../playing-time";
import { themeNames, themes } from "../themes/themes";
import { Field, problemText } from "../../platform/ui/field";
import { formFields, type TypedForm } from "./form-fields";
import styles from "./stood-out.module.css";

interface StoodOutProps {
  words: ReviewWording["stoodOut"];
  labels: Pick<ReviewWording["fields"], "playedFor" | "playedBefore">;
  typed: TypedForm;
  problems: ReviewProblems;
}

/** What a player may add about a paddle: folded until it's opened, or has answers. */
export function StoodOut({ words, labels, typed, problems }: StoodOutProps) {
  const isAnswered = formFields(true)
    .filter((name) => !formFields(false).includes(name))
    .some((name) => typed[name]);
  const isRefused = Boolean(problems.playedFor ?? problems.playedBefore);
  const field = (name: "playedFor" | "playedBefore") => ({
    label: labels[name].label,
    problem: problemText(problems[name], labels[name]),
  });
  return (
    <details className={styles.more} open={isAnswered || isRefused}>
      <summary>{words.summary}</summary>
      <p className={styles.note}>{words.note}</p>
      <div className={styles.themes}>
        {themes.map((theme) => (
          <Chips
            key={theme}
            name={`chip-${theme}`}
            title={themeNames[theme]}
            words={words.chips}
            chosen={typed[`chip-${theme}`]}
          />
        ))}
      </div>
      <Field {...field("playedFor")}>
        {(tied) => (
          <select {...tied} name="playedFor" defaultValue={typed.playedFor}>
            <option value="">{words.notChosen}</option>
            {playingTimes.map((time) => (
              <option key={time} value={time}>
                {words.times[time].replace(/^./, (letter) => letter.toUpperCase())}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field {...field("playedBefore")}>
        {(tied) => (
          <input
            {...tied}
            type="text"
            name="playedBefore"
            defaultValue={typed.playedBefore}
            maxLength={rulesOf("playedBefore").maxLength}
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
    </details>
  );
}

interface ChipsProps {
  name: string;
  title: string;
  words: ReviewWording["stoodOut"]["chips"];
  chosen: string;
}

/**
 * One theme and its choices. None is made at first: when React hydrates a form, it goes back to a choice that was made
 * for the visitor, even if they've made another one since.
 */
function Chips({ name, title, words, chosen }: ChipsProps) {
  return (
    <fieldset className={styles.theme}>
      <legend>{title}</legend>
      {(["liked", "disliked", "neither"] as const).map((choice) => {
        const value = choice === "neither" ? "" : choice;
        return (
          <label key={choice} className={styles.chip} data-choice={choice}>
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={Boolean(chosen) && value === chosen}
            />
            {words[choice]}
          </label>
        );
      })}
    </fieldset>
  );
}
