/** What a field for a DUPR accepts, as an HTML pattern: whatever `readDupr` (level.ts) reads. */
export const duprPattern = String.raw`\s*([1-5]([.,]\d{1,3})?|6([.,]0{1,3})?)\+?\s*`;

interface DuprFieldProps {
  name: string;
  words: { label: string; title: string; placeholder: string };
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
