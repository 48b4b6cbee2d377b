import type { MatchWording } from "./match.content";
import { Terms } from "../platform/ui/lists";
import type { Paddle } from "../paddles/paddle.content";
import type { Preferences } from "./match-address";
import { shortPriceText } from "../platform/text/money";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { PageHeader } from "../platform/ui/page-header";
import { PaddleRow } from "../paddles/paddle-row";
import styles from "./match-header.module.css";

interface MatchHeaderProps {
  words: MatchWording;
  breadcrumbs: readonly Crumb[];
  /** The answers; undefined before the first one. */
  preferences: Preferences | undefined;
  /** The best matches, or the top-rated paddles before the first answer. */
  drawn: readonly Paddle[];
}

/** The page's header: the lead, or the answers once there are any. */
export function MatchHeader({ words, breadcrumbs, preferences, drawn }: MatchHeaderProps) {
  return (
    <PageHeader picture={<PaddleRow paddles={drawn} />}>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{words.heading}</h1>
      {preferences ? <Answers words={words} preferences={preferences} /> : <p>{words.lead}</p>}
    </PageHeader>
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
      <Terms
        className={styles.answers}
        of={Object.entries(answers).map(([name, answer]) => [
          name,
          answer ?? <span key={name}>Open</span>,
        ])}
      />
    </section>
  );
}
