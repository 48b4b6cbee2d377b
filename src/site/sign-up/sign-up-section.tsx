import { Island } from "../../platform/islands/island.tsx";
import SignUp, { type SignUpOutcome } from "./sign-up.island.tsx";
import styles from "./sign-up.module.css";
import type { SignUpView } from "./sign-up-view.ts";

interface SignUpSectionProps {
  view: SignUpView;
  /** The server's result, if the form came as a plain post. */
  outcome?: SignUpOutcome | undefined;
  typed?: string | undefined;
}

const untried: SignUpOutcome = { kind: "none" };

/** A full-width sign-up form. Its view's `id` is its anchor. */
export function SignUpSection({ view, outcome = untried, typed = "" }: SignUpSectionProps) {
  return (
    <section id={view.id} className={styles.section} aria-label={view.heading}>
      <Island of={SignUp} when="touch" props={{ view, outcome, typed }} />
    </section>
  );
}
