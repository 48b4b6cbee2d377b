import { Phrases } from "./lists";

/** Phrases under their title, in markup that needs no styles. */
export function PlainPhrases({ title, phrases }: { title: string; phrases: readonly string[] }) {
  return (
    <>
      <p>
        <strong>{title}</strong>
      </p>
      <Phrases of={phrases} />
    </>
  );
}
