import { wholeNumber } from "../../../platform/text/money.ts";
import styles from "./content.module.css";
import { partsOf } from "./text-parts.ts";

/** How many of the same lines are shown beside a change. */
const context = 3;

interface TextDiffProps {
  before: string;
  after: string;
  /** What the texts are, as in 'Published' and 'Your draft'. */
  names: readonly [before: string, after: string];
}

/** What differs between two texts: side by side if there's room. Long stretches without a change are collapsed. */
export function TextDiff({ before, after, names }: TextDiffProps) {
  if (before === after) return <p>Nothing differs.</p>;
  const parts = partsOf(before, after);
  const count = (side: "removed" | "added") =>
    parts.reduce((sum, part) => sum + ("same" in part ? 0 : part[side].length), 0);
  const [removed, added] = [count("removed"), count("added")];
  return (
    <>
      <p className="small muted">
        {linesText(added)} added, {linesText(removed)} removed.
      </p>
      <div className={styles.diff}>
        <p className={styles.sides} aria-hidden="true">
          <span>{names[0]}</span>
          <span>{names[1]}</span>
        </p>
        {parts.map((part, index) => {
          const key = index;
          if ("same" in part)
            return (
              <Same
                key={key}
                lines={part.same}
                before={index === 0 ? 0 : context}
                after={index === parts.length - 1 ? 0 : context}
              />
            );
          return (
            <div key={key} className={`stack fit ${styles.change}`}>
              {part.removed.length === 0 ? null : (
                <del className={styles.removed}>
                  <span className="unseen">{names[0]}, removed: </span>
                  {part.removed.join("\n")}
                </del>
              )}
              {part.added.length === 0 ? null : (
                <ins className={styles.added}>
                  <span className="unseen">{names[1]}, added: </span>
                  {part.added.join("\n")}
                </ins>
              )}
            </div>
          );
        })}
      </div>
    </>
  );
}

const linesText = (count: number) => `${wholeNumber(count)} ${count === 1 ? "line" : "lines"}`;

interface SameProps {
  lines: readonly string[];
  /** How many of the first and of the last lines are shown, because they're beside a change. */
  before: number;
  after: number;
}

function Same({ lines, before, after }: SameProps) {
  const hidden = lines.length - before - after;
  const shown = (some: readonly string[]) =>
    some.length === 0 ? null : <p className={`muted ${styles.same}`}>{some.join("\n")}</p>;
  if (hidden < 2) return shown(lines);
  return (
    <>
      {shown(lines.slice(0, before))}
      <details>
        <summary className="small">{linesText(hidden)} without a change</summary>
        {shown(lines.slice(before, lines.length - after))}
      </details>
      {shown(lines.slice(lines.length - after))}
    </>
  );
}
