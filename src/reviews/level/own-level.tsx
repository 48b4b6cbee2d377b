declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "own-level": { "data-of": string };
    }
  }
}

/**
 * Answers a field of the form around it with the reader's own level, if they've set one and haven't answered it
 * themselves. Pages are the same for everyone, so the script in the head (level-script.ts) does it, as the page is
 * parsed. Goes after the field.
 */
export function OwnLevel({ of }: { of: string }) {
  return <own-level data-of={of} />;
}
