import type { ReactNode } from "react";
import { Field, problemText } from "../../../platform/ui/field.tsx";
import { bareChoices, measurementNames } from "../measurements.ts";
import type { ReviewWording, WordingGroup } from "../review-wording.content.ts";
import {
  type BallChoice,
  playingTimes,
  type RequiredReviewField,
  type ReviewField,
  type ReviewProblems,
  rulesOf,
} from "../review.ts";
import { commonFormFields, measuredFields, playedFields, type TypedForm } from "./form-fields.ts";
import { asNumberText, duprRange } from "../level/level.ts";
import { OwnLevel } from "../level/dupr-field.tsx";
import { themeNames, themes } from "../themes/themes.ts";
import styles from "./review-form.module.css";
import stoodOutStyles from "./stood-out.module.css";

/** Questions to write about, and the line above them. */
export interface PromptWords {
  title: string;
  questions: readonly string[];
}

/** The questions for a review of a paddle or ball. */
export const promptsFor = (
  group: keyof ReviewWording["groups"],
  { prompts }: Pick<ReviewWording, "prompts">,
): PromptWords => ({
  title: prompts.title,
  questions: group === "Ball" ? prompts.ball : prompts.paddle,
});

/**
 * Questions a review could answer, collapsed so that the form fits on a screen. They're beside the text, never in it.
 */
function Prompts({ title, questions }: PromptWords) {
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

interface ReviewFieldsProps {
  group: Pick<WordingGroup, "ratingLabels" | "duprInput">;
  wording: Pick<ReviewWording, "fields" | "duprPlaceholder" | "duprHint" | "optional" | "measured">;
  /** The words of 'What stood out?'; undefined except for paddles. */
  stoodOut: ReviewWording["stoodOut"] | undefined;
  /** What the review can be about; empty for paddles, whose form doesn't ask. */
  balls: readonly BallChoice[];
  /** The names of the paddle's versions, besides its page's. */
  versions: readonly string[];
  typed: TypedForm;
  problems: ReviewProblems;
  prompts: PromptWords;
  /** The form's button. It's there again below optional parts. */
  button: ReactNode;
  /** Beside the button. */
  draft?: ReactNode;
  /** Below the button: what came of the post. */
  outcome: ReactNode;
  /** More that may be left out. */
  children?: ReactNode;
}

type Control = (described: object) => ReactNode;

/**
 * A review form's fields, which keep what was typed: what a review needs and the button fit on a laptop's screen, and
 * what may be left out comes after them.
 */
export function ReviewFields(props: ReviewFieldsProps) {
  const { wording, stoodOut, balls, typed, problems, button } = props;
  const field = (name: CommonField) => commonField(name, props);
  const optional = commonFormFields.filter(
    (name) => !rulesOf(name).isRequired && (name !== "ball" || balls.length > 0),
  );
  return (
    <>
      <div className="room">
        <div className={styles.who}>
          {field("firstName")}
          {field("duprRating")}
        </div>
      </div>
      <OwnLevel of="duprRating" />
      {field("rating")}
      {field("reviewText")}
      <div className="room">
        <div className={styles.send}>
          {button}
          {props.draft}
        </div>
      </div>
      {props.outcome}
      <div className={`stack fit gap-3 ${styles.optional}`}>
        <p className="small muted">{wording.optional}</p>
        {optional.map(field)}
        {stoodOut ? (
          <div>
            <StoodOut words={stoodOut} typed={typed} />
            <Played words={stoodOut} labels={wording.fields} typed={typed} problems={problems} />
            <MeasuredPart {...props} />
          </div>
        ) : null}
        {props.children}
        <div className={styles.again}>{button}</div>
      </div>
    </>
  );
}

type CommonField = (typeof commonFormFields)[number];

/** A field that the form has for every subject. */
function commonField(name: CommonField, props: ReviewFieldsProps): ReactNode {
  const { group, wording, balls, typed, problems, prompts } = props;
  const asNumber = {
    type: "number",
    min: duprRange.lowest / 1000,
    max: duprRange.highest / 1000,
    step: 0.001,
    defaultValue: asNumberText(typed.duprRating),
    // Handled by src/site/layout/late-script.ts, which accepts '3,5'.
    "data-focusin": "field",
  };
  const controls: Record<RequiredReviewField, Control> & Partial<Record<ReviewField, Control>> = {
    firstName: (described) => (
      <input {...described} type="text" autoComplete="given-name" dir="auto" />
    ),
    duprRating: (described) => (
      <input
        {...described}
        {...(group.duprInput === "number" ? asNumber : { type: "text", inputMode: "decimal" })}
        placeholder={wording.duprPlaceholder}
        autoComplete="off"
      />
    ),
    rating: (described) => (
      <select {...described}>
        <option value="">Select a rating</option>
        {group.ratingLabels.map((label, index) => (
          <option key={label} value={5 - index}>
            {label}
          </option>
        ))}
      </select>
    ),
    reviewText: textBox("reviewText"),
    ball: (described) => (
      <select {...described}>
        {balls.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ),
  };
  const control = (controls as Partial<Record<ReviewField, Control>>)[name] ?? textBox(name);
  return (
    <Field
      key={name}
      label={wording.fields[name].label}
      problem={problemText(problems[name], wording.fields[name])}
      hint={name === "duprRating" ? wording.duprHint : undefined}
      above={name === "reviewText" ? <Prompts {...prompts} /> : undefined}
    >
      {(tied) => {
        const required = rulesOf(name).isRequired;
        return control({ ...tied, name, defaultValue: typed[name], required });
      }}
    </Field>
  );
}

/** A text box with one or more lines, the default control of optional fields. */
function textBox(name: ReviewField): Control {
  const { lines = 1, maxLength } = rulesOf(name);
  return (described) =>
    lines > 1 ? (
      <textarea {...described} rows={lines} maxLength={maxLength} dir="auto" />
    ) : (
      <input {...described} type="text" maxLength={maxLength} dir="auto" />
    );
}

interface StoodOutProps {
  words: ReviewWording["stoodOut"];
  typed: TypedForm;
}

/** What a player may like about a paddle and what they may not: a tap each. On a phone, they come when asked for. */
function StoodOut({ words, typed }: StoodOutProps) {
  const isOpen = themes.some((theme) => typed[`chip-${theme}`]);
  return (
    <details className={`folded ${stoodOutStyles.more}`} open={isOpen}>
      <summary>{words.summary}</summary>
      <fieldset className={stoodOutStyles.themes}>
        <legend>{words.summary}</legend>
        <p className={stoodOutStyles.note}>{words.note}</p>
        <div>
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
      </fieldset>
    </details>
  );
}

interface PlayedProps extends StoodOutProps {
  labels: Pick<ReviewWording["fields"], (typeof playedFields)[number]>;
  problems: ReviewProblems;
}

/** Optional questions about a player and a paddle: collapsed until opened or answered. */
function Played({ words, labels, typed, problems }: PlayedProps) {
  const isOpen = playedFields.some((name) => typed[name] || problems[name]);
  const field = (name: (typeof playedFields)[number]) => ({
    label: labels[name].label,
    problem: problemText(problems[name], labels[name]),
  });
  return (
    <details className={stoodOutStyles.more} open={isOpen}>
      <summary>{words.played}</summary>
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
      <div className={styles.paid}>
        <Field {...field("paid")}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              name="paid"
              inputMode="decimal"
              defaultValue={typed.paid}
              maxLength={rulesOf("paid").maxLength}
              autoComplete="off"
            />
          )}
        </Field>
        <Field {...field("paidIn")}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              name="paidIn"
              defaultValue={typed.paidIn}
              maxLength={rulesOf("paidIn").maxLength}
              autoComplete="off"
            />
          )}
        </Field>
      </div>
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
 * One theme and its choices. None is preselected: hydration would reset a choice the visitor has made since to the one
 * made for them. The last one lies over the one that is chosen: a second tap takes it back.
 */
function Chips({ name, title, words, chosen }: ChipsProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {(["liked", "disliked", "neither"] as const).map((choice) => {
        const value = choice === "neither" ? "" : choice;
        return (
          <label key={choice}>
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

/** Optional fields for what an owner measured: collapsed until opened or answered. */
function MeasuredPart({ wording, versions, typed, problems }: ReviewFieldsProps) {
  const { measured: words, fields } = wording;
  const isOpen = measuredFields.some((name) => typed[name] || problems[name]);
  const field = (name: (typeof measuredFields)[number]) => ({
    label: fields[name].label,
    problem: problemText(problems[name], fields[name]),
  });
  return (
    <details className={stoodOutStyles.more} open={isOpen}>
      <summary>{words.summary}</summary>
      <p className={stoodOutStyles.note}>{words.note}</p>
      {([...measurementNames, "measuredWith"] as const).map((name) => (
        <Field key={name} {...field(name)}>
          {(tied) => (
            <input
              {...tied}
              type="text"
              name={name}
              defaultValue={typed[name]}
              maxLength={rulesOf(name).maxLength}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
      ))}
      <Field {...field("measuredBare")}>
        {(tied) => (
          <select {...tied} name="measuredBare" defaultValue={typed.measuredBare}>
            <option value="">{words.notChosen}</option>
            {bareChoices.map((choice) => (
              <option key={choice} value={choice}>
                {words.bare[choice]}
              </option>
            ))}
          </select>
        )}
      </Field>
      {versions.length === 0 ? null : (
        <Field {...field("measuredVersion")}>
          {(tied) => (
            <select {...tied} name="measuredVersion" defaultValue={typed.measuredVersion}>
              <option value="">{words.thisVersion}</option>
              {versions.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </details>
  );
}
