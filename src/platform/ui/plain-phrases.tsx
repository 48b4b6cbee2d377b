import { Phrases } from "./lists";

/** Phrases under their title, in markup that needs no styles; nothing if there are none. */
export function PlainPhrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  if (phrases.length === 0) return null;
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Phrases of={phrases} />
    </>
  );
}
