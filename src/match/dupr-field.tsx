import { duprPattern } from "./match-address";
import type { MatchWording } from "./match.content";

interface DuprFieldProps {
  name: string;
  words: MatchWording["level"]["dupr"];
  /** The DUPR that is there from the start. */
  given?: string | undefined;
  /** True where no label is around it. */
  isAlone?: boolean;
  /** The id of a hint. */
  hintId?: string;
}

/** A field for any DUPR. The browser itself asks for one if it's anything else. */
export function DuprField({ name, words, given, isAlone = false, hintId }: DuprFieldProps) {
  return (
    <input
      type="text"
      name={name}
      inputMode="decimal"
      autoComplete="off"
      pattern={duprPattern}
      title={words.title}
      placeholder={words.placeholder}
      defaultValue={given}
      aria-label={isAlone ? words.label : undefined}
      aria-describedby={hintId}
    />
  );
}
