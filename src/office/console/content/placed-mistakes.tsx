import type { EntryMistake } from "./entry-mistakes.ts";

interface PlacedMistakesProps {
  of: readonly EntryMistake[];
  /** The page with the form, unless it's this one. */
  path?: string;
  className?: string;
}

/** Mistakes in the words of the form: the fields that have nothing first, in one line, then what's wrong in others. */
export function PlacedMistakes({ of, path = "", className }: PlacedMistakesProps) {
  const missing = of.filter(({ isMissing, at }) => isMissing && at !== undefined);
  const wrong = of.filter((each) => !missing.includes(each));
  const link = ({ at, label }: EntryMistake) => <a href={`${path}#${fieldId(at!)}`}>{label}</a>;
  return (
    <ul className={className}>
      {missing.length === 0 ? null : (
        <li>
          Missing:{" "}
          {missing.map((each, index) => (
            <span key={each.at}>
              {index === 0 ? "" : "; "}
              {link(each)}
            </span>
          ))}
        </li>
      )}
      {wrong.map((each) => (
        <li key={`${each.at} ${each.sentence}`}>
          {each.at === undefined ? (
            each.sentence
          ) : (
            <>
              {link(each)}: {each.sentence}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The id of a field in the form, by its dotted path. */
export const fieldId = (at: string) => `field-${at}`;
