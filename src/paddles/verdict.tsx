import { addresses } from "../addresses";
import { addressWith } from "../platform/query";
import { useSiteFacts } from "../platform/render/site-facts";
import { Phrases } from "../platform/ui/lists";
import { isConfirmedPaddle } from "./confirmed";
import type { Paddle } from "./paddle.content";
import { pageWords } from "./say";
import styles from "./verdict.module.css";

/**
 * The answer of a paddle's page: what it's like in a line or two, who should buy it and who shouldn't. Of a paddle we
 * couldn't confirm, that we couldn't, and what is said of it.
 */
export function Verdict({ paddle }: { paddle: Paddle }) {
  if (!isConfirmedPaddle(paddle)) return <NoVerdict paddle={paddle} />;
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="Who it's for">
      <p>{paddle.excerpt}</p>
      <Side title={pageWords.buyIf.title} of={paddle.buyIf} mark="+" />
      <Side title={pageWords.skipIf.title} of={paddle.skipIf} mark="−" />
    </section>
  );
}

function NoVerdict({ paddle }: { paddle: Paddle }) {
  const { unconfirmed } = useSiteFacts();
  const { name, category } = paddle;
  return (
    <section id="who-it-is-for" className={styles.verdict} aria-label="What we know">
      <p>
        {unconfirmed.page.replace("{name}", () => name)}{" "}
        <a href={addressWith(addresses.paddleFinder.path, new URLSearchParams({ category }))}>
          {unconfirmed.link.replace("{category}", category.toLowerCase())}
        </a>
      </p>
      <Reputation paddle={paddle} />
    </section>
  );
}

interface ReputationProps {
  paddle: Paddle;
  /** The rank of its headings. */
  as?: "h2" | "h3";
}

/** What players know a paddle for, and what they criticize. */
export function Reputation({ paddle: { knownFor, criticisedFor }, as }: ReputationProps) {
  return (
    <>
      <Side title={pageWords.knownFor.title} of={knownFor} mark="+" as={as} />
      <Side title={pageWords.criticisedFor.title} of={criticisedFor} mark="−" as={as} />
    </>
  );
}

interface SideProps {
  title: string;
  of: readonly string[];
  mark: string;
  as?: "h2" | "h3" | undefined;
}

function Side({ title, of, mark, as: Heading = "h2" }: SideProps) {
  if (of.length === 0) return null;
  return (
    <div className={styles.side}>
      <Heading>{title}</Heading>
      <Phrases of={of} mark={mark} />
    </div>
  );
}
