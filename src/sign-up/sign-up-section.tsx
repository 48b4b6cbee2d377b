import { Island } from "../platform/islands/island.tsx";
import SignUp, { type SignUpOutcome } from "./sign-up.island.tsx";
import styles from "./sign-up.module.css";
import type { SignUpView } from "./sign-up-view.ts";

interface SignUpSectionProps {
  view: SignUpView;
  /** What the server found when the form came as a plain post. */
  outcome?: SignUpOutcome | undefined;
  typed?: string | undefined;
}

const untried: SignUpOutcome = { kind: "none" };

/** A form that subscribes, across the page. Its view's `id` leads to it. */
export function SignUpSection({ view, outcome = untried, typed = "" }: SignUpSectionProps) {
  return (
    <section id={view.id} className={styles.section} aria-label={view.heading}>
      <Island of={SignUp} when="touch" props={{ view, outcome, typed }} />
    </section>
  );
}
