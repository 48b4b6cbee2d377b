import { addresses } from "../../addresses.ts";
import { Fields, type FormControl } from "../../platform/forms/fields.tsx";
import { Island } from "../../platform/islands/island.tsx";
import { problemText } from "../../platform/ui/field.tsx";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { OwnLevel } from "../reviews/level/dupr-field.tsx";
import { levels } from "../reviews/level/level.ts";
import KeptVotes from "./kept-votes.island.tsx";
import { answerText, type TriedPair } from "./pair.ts";
import type { SideBySideWords } from "./side-by-side.content.ts";
import {
  type Answer,
  type Question,
  questions,
  type Side,
  sides,
  triedFor,
  voteAddress,
  voteKind,
} from "./vote.ts";
import styles from "./vote.module.css";

/** The two in the order that was drawn. */
const inOrder = (first: Side): readonly [Side, Side] =>
  first === "one" ? ["one", "other"] : ["other", "one"];

interface DrawnPair {
  pair: TriedPair;
  first: Side;
}

/** Both paddles above the columns of the choices. */
export function PairPictures({ pair, first }: DrawnPair) {
  return (
    <div className={styles.pictures}>
      {inOrder(first).map((side) => (
        <div key={side}>
          <PaddlePicture paddle={pair[side]} detail="card" />
        </div>
      ))}
    </div>
  );
}

interface VoteInputsProps extends DrawnPair {
  words: SideBySideWords;
  typed: Readonly<Partial<Record<string, string>>>;
  problems: Readonly<Partial<Record<string, string>>>;
}

/** What the form has besides what's asked: how it was shown, and by whom it's counted. */
const unasked = ["shownFirst", "phone", "day"] as const;

/** Three questions with a tap each, the level, and what may be left out. */
export function VoteInputs(props: VoteInputsProps) {
  const { pair, words, typed, problems } = props;
  const { ask } = words;
  const { sending, failure, kept, sent, see } = ask;
  const chosen = <Value extends string>(
    values: readonly Value[],
    label: (value: Value) => string,
  ): NonNullable<FormControl["options"]> => [
    ["", ask.notChosen],
    ...values.map((value) => [value, label(value)] as const),
  ];
  const { level, ...folded } = voteKind.controls({
    level: {
      options: chosen(levels, (each) => (each === "new" ? ask.newLevel : each)),
      autoComplete: "off",
    },
    triedFor: { options: chosen(triedFor, (each) => ask.times[each]) },
    playedFirst: { options: chosen(sides, (each) => answerText(pair, each, words)) },
  });
  const more = { triedFor: folded.triedFor, playedFirst: folded.playedFirst, owns: folded.owns };
  const wrong = Object.keys(more).some((name) => problems[name] !== undefined);
  return (
    <>
      {questions.map((question) => (
        <Taps key={question} question={question} {...props} />
      ))}
      <div className={styles.level}>
        <Fields of={{ level }} words={ask.fields} typed={typed} problems={problems} />
        <OwnLevel of="level" />
      </div>
      <details className={styles.more} open={wrong}>
        <summary className="bold">{ask.fold}</summary>
        <div className="stack gap-4 drop-3">
          <Fields of={more} words={ask.fields} typed={typed} problems={problems} />
        </div>
      </details>
      {unasked.map((name) => (
        <input key={name} type="hidden" name={name} value={typed[name] ?? ""} />
      ))}
      <Island
        of={KeptVotes}
        when="idle"
        props={{
          path: voteAddress(...pair.slugs),
          fields: [...questions, ...voteKind.form.slice(questions.length), ...unasked],
          sentAt: addresses.myVote.href({ key: "" }),
          words: { sending, failed: failure.title, kept, sent, see },
        }}
      />
    </>
  );
}

interface TapsProps extends VoteInputsProps {
  question: Question;
}

/** A question, with the first, the second, or no difference. */
function Taps({ question, pair, first, words, typed, problems }: TapsProps) {
  const label = words.ask.fields[question];
  const problem = problemText(problems[question], label);
  const choices: readonly Answer[] = [...inOrder(first), "same"];
  return (
    <fieldset className={styles.taps} aria-describedby={problem && `${question}-problem`}>
      <legend className="bold">{label.label}</legend>
      <div>
        {choices.map((answer) => (
          <label key={answer}>
            <input
              type="radio"
              name={question}
              value={answer}
              required
              defaultChecked={typed[question] === answer}
            />
            {answerText(pair, answer, words)}
          </label>
        ))}
      </div>
      {problem ? (
        <p className="outcome" id={`${question}-problem`}>
          {problem}
        </p>
      ) : null}
    </fieldset>
  );
}
