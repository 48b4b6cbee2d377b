import { Island } from "../platform/islands/island";
import Newsletter, { type SignUpOutcome } from "./newsletter.island";
import styles from "./newsletter.module.css";
import type { NewsletterView } from "./newsletter-view";

interface NewsletterSectionProps {
  newsletter: NewsletterView;
  /** What the server found when the form came as a plain post. */
  outcome?: SignUpOutcome | undefined;
  typed?: string | undefined;
}

const untried: SignUpOutcome = { kind: "none" };

/** The newsletter's form across the page. `#newsletter` leads to it. */
export function NewsletterSection({
  newsletter,
  outcome = untried,
  typed = "",
}: NewsletterSectionProps) {
  return (
    <section id="newsletter" className={styles.section} aria-label="Newsletter">
      <Island of={Newsletter} when="touch" props={{ newsletter, outcome, typed }} />
    </section>
  );
}
