declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "own-level": { "data-of": string };
    }
  }
}

/** The HTML pattern of a DUPR field: whatever `readDupr` (level.ts) accepts. */
export const duprPattern = String.raw`\s*([1-5]([.,]\d{1,3})?|6([.,]0{1,3})?)\+?\s*`;

interface DuprFieldProps {
  name: string;
  words: { label: string; title: string; placeholder: string };
  given?: string | undefined;
  /** Whether it has no surrounding label. */
  isAlone?: boolean;
  hintId?: string;
}

/** A field for any DUPR. The browser itself rejects anything else. */
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

/**
 * Fills in a field of the surrounding form with the reader's own level, if they've set one and haven't answered it
 * themselves. Pages are the same for everyone, so the script in the head (level-script.ts) does it while the page is
 * parsed. Goes after the field.
 */
export function OwnLevel({ of }: { of: string }) {
  return <own-level data-of={of} />;
}
