import { addresses } from "../addresses";
import { addressWith } from "../platform/text/address-with";
import { useSiteFacts } from "../platform/render/site-facts";
import { Phrases } from "../platform/ui/lists";
import { isConfirmedPaddle } from "./confirmed";
import type { Paddle } from "./paddle.content";
import styles from "./verdict.module.css";

/**
 * Who should buy it and who shouldn't, then its strengths and weaknesses. Of a paddle we couldn't confirm, that we
 * couldn't, and what is said of it.
 */
export function Verdict({ paddle }: { paddle: Paddle }) {
  if (!isConfirmedPaddle(paddle)) return <NoVerdict paddle={paddle} />;
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="Who it is for">
      <Part title="Buy it if" of={paddle.buyIf} mark="+" className={styles.buy} />
      <Part title="Skip it if" of={paddle.skipIf} mark="−" className={styles.skip} />
      <Part title="Known for" of={paddle.knownFor} />
      <Part title="Criticized for" of={paddle.criticisedFor} />
    </section>
  );
}

function NoVerdict({ paddle: { name, category, knownFor, criticisedFor } }: { paddle: Paddle }) {
  const { unconfirmed } = useSiteFacts();
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="What we know">
      <p className={styles.none}>
        {unconfirmed.page.replace("{name}", () => name)}{" "}
        <a href={addressWith(addresses.paddleFinder.path, new URLSearchParams({ category }))}>
          {unconfirmed.link.replace("{category}", category.toLowerCase())}
        </a>
      </p>
      {knownFor.length > 0 ? <Part title="Known for" of={knownFor} /> : null}
      {criticisedFor.length > 0 ? <Part title="Criticized for" of={criticisedFor} /> : null}
    </section>
  );
}

interface PartProps {
  title: string;
  of: readonly string[];
  mark?: string;
  className?: string | undefined;
}

function Part({ title, of, mark = "·", className = styles.said }: PartProps) {
  return (
    <div className={className}>
      <h2>{title}</h2>
      {of.length === 0 ? <p>Not confirmed</p> : <Phrases of={of} mark={mark} />}
    </div>
  );
}
