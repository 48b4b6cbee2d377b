import { addresses } from "../addresses";
import { themeNames } from "../reviews/themes/themes";
import type { PaddlePageWording } from "./paddle-page.content";
import styles from "./score-bars.module.css";
import type { UseScore } from "./play";
import { lexicon } from "./reasons";
import { sayEach } from "./say";

interface ScoreBarsProps {
  scores: readonly UseScore[];
  words: PaddlePageWording["scores"];
}

/** A paddle's scores by use: a bar against the catalog for each, which opens its reasons. */
export function ScoreBars({ scores, words }: ScoreBarsProps) {
  const count = Math.max(...scores.map(({ among }) => among?.of ?? 0));
  if (count === 0) return <p>{words.none}</p>;
  return (
    <div className={styles.scores}>
      <h3>{words.title}</h3>
      {scores.map((score) => (
        <Score key={score.use} score={score} words={words} />
      ))}
      <p>
        {words.note.replace("{count}", `${count}`)} {words.middle}{" "}
        <a href={`${addresses.howItWorks.path}#on-scores-by-use`}>{words.how}</a>
      </p>
    </div>
  );
}

function Score({ score, words }: { score: UseScore; words: ScoreBarsProps["words"] }) {
  const { use, among, reasons, unknown } = score;
  const name = <span>{themeNames[use]}</span>;
  if (!among)
    return (
      <p className={styles.row} data-score={use}>
        {name}
        <span>
          {words.unknown.replace("{facts}", unknown.map((fact) => lexicon[fact].noun).join(", "))}
        </span>
      </p>
    );
  const bar = (
    <>
      {name}
      <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 5H100" />
        {/* The lowest of all has a bar, too. */}
        <path d={`M0 5H${Math.max(2, Math.round(among.place * 100))}`} />
        <path d={`M${Math.round(among.middle * 100)} 0V10`} />
      </svg>
      <strong>
        {words.rank.replace("{rank}", `${among.rank}`).replace("{count}", `${among.of}`)}
      </strong>
    </>
  );
  if (reasons.length === 0)
    return (
      <div className={styles.row} data-score={use}>
        {bar}
      </div>
    );
  const said = (mark: "+" | "−") =>
    sayEach(reasons.filter(({ isFor }) => isFor === (mark === "+"))).map((reason) => (
      <li key={reason} data-mark={mark}>
        {reason}
      </li>
    ));
  return (
    <details data-score={use}>
      <summary className={styles.row}>{bar}</summary>
      <ul>
        {said("+")}
        {said("−")}
      </ul>
    </details>
  );
}
