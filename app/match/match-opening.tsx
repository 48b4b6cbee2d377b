import type { MatchWording } from "../../model/content/match";
import type { Paddle } from "../../model/content/paddle";
import type { Preferences } from "../../model/match-address";
import { shortPriceText } from "../../model/money";
import { Breadcrumb, type Crumb } from "../site/breadcrumb";
import { Opening } from "../ui/opening";
import { PaddleRow } from "../ui/paddle-row";
import styles from "./match-opening.module.css";

interface MatchOpeningProps {
  words: MatchWording;
  breadcrumbs: readonly Crumb[];
  /** What was answered; undefined before anything was. */
  preferences: Preferences | undefined;
  /** What comes first, or what is rated best while nothing is answered. */
  drawn: readonly Paddle[];
}

/** The page's heading, with what it is about or, once the questions are answered, with the answers. */
export function MatchOpening({ words, breadcrumbs, preferences, drawn }: MatchOpeningProps) {
  return (
    <Opening picture={<PaddleRow paddles={drawn} />}>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{words.heading}</h1>
      {preferences ? <Answers words={words} preferences={preferences} /> : <p>{words.lead}</p>}
    </Opening>
  );
}

function Answers({ words, preferences }: { words: MatchWording; preferences: Preferences }) {
  const { level, style, budgetCents, feel, arm } = preferences;
  const answers = {
    Level: level === "new" ? words.level.new : level,
    Style: style && words.style.options[style].label,
    Budget: budgetCents && `Up to ${shortPriceText(budgetCents)}`,
    Feel: feel && words.feel.options[feel].label,
    "Arm trouble": arm && words.arm.options[arm].label,
  };
  return (
    <section aria-label={words.answers}>
      <dl className={styles.answers}>
        {Object.entries(answers).map(([question, answer]) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer ?? <span>Open</span>}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
