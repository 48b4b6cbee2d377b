import { type ReactNode, useId } from "react";
import { addresses } from "../../addresses.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { SummaryRating } from "./paddle-card.tsx";
import { knownInWords } from "./card-facts.ts";
import type { PaddleSummary } from "./paddle-summary.ts";
import styles from "./listed-group.module.css";

interface ListedGroupProps {
  /** The heading level: one below the list's own. */
  heading: "h2" | "h3";
  listed: readonly PaddleSummary[];
}

/** The heading of listed paddles at the end of a list, which marks them as such. */
export function ListedHeading(props: { heading: "h2" | "h3"; children: ReactNode }) {
  const { heading: Heading, children } = props;
  const { listed: words } = useSiteFacts();
  const id = useId();
  return (
    <section className="stack fit gap-2 drop-6" aria-labelledby={id}>
      <Heading id={id}>{words.mark}</Heading>
      <p className="note">{words.note}</p>
      {children}
    </section>
  );
}

/** Listed paddles as lines under their own heading: their names, what is known, and their rating. */
export function ListedGroup({ heading, listed }: ListedGroupProps) {
  if (listed.length === 0) return null;
  return (
    <ListedHeading heading={heading}>
      <ul className={styles.list}>
        {listed.map((summary) => (
          <li key={summary.paddle.slug}>
            <a className="tap" href={addresses.paddle.href(summary.paddle)}>
              {summary.paddle.name}
            </a>{" "}
            <span className="small muted">{knownInWords(summary.paddle)}</span>
            {summary.average === undefined ? null : <SummaryRating summary={summary} />}
          </li>
        ))}
      </ul>
    </ListedHeading>
  );
}
