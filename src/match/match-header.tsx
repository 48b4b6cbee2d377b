import type { MatchWording } from "./match.content";
import { Terms } from "../platform/ui/lists";
import type { Preferences } from "./match-address";
import { shortPriceText } from "../platform/text/money";
import { countedLevel, type OwnLevel } from "../reviews/level/level";
import { Breadcrumb, type Crumb } from "../platform/ui/breadcrumb";
import { PageHeader } from "../platform/ui/page-header";
import styles from "./match-header.module.css";

interface MatchHeaderProps {
  words: MatchWording;
  breadcrumbs: readonly Crumb[];
  /** The answers; undefined before the first one. */
  preferences: Preferences | undefined;
}

/** The page's header: the lead, or the answers once there are any. It is slim, so that questions and matches begin early. */
export function MatchHeader({ words, breadcrumbs, preferences }: MatchHeaderProps) {
  return (
    <PageHeader>
      <Breadcrumb crumbs={breadcrumbs} />
      <h1>{words.heading}</h1>
      {preferences ? <Answers words={words} preferences={preferences} /> : <p>{words.lead}</p>}
    </PageHeader>
  );
}

function Answers({ words, preferences }: { words: MatchWording; preferences: Preferences }) {
  const { level, style, budgetCents, feel, arm } = preferences;
  const answers = {
    Level: level && <LevelAnswer level={level} words={words.level} />,
    Style: style && words.style.options[style].label,
    Budget: budgetCents && `Up to ${shortPriceText(budgetCents)}`,
    Feel: feel && words.feel.options[feel].label,
    "Arm trouble": arm && words.arm.options[arm].label,
  };
  return (
    <section aria-label={words.answers}>
      <Terms
        className={styles.answers}
        of={Object.entries(answers).flatMap(([name, answer]) =>
          answer ? [[name, answer] as const] : [],
        )}
      />
    </section>
  );
}

/** The level as it was given and, if it's between the half points, the one that it counts as. */
function LevelAnswer({ level, words }: { level: OwnLevel; words: MatchWording["level"] }) {
  const counted = countedLevel(level);
  const named = counted === "new" ? words.new : counted;
  if (counted === level) return named;
  return (
    <>
      {level} <span>{words.dupr.counted.replace("{level}", named)}</span>
    </>
  );
}
