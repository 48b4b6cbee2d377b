import { type ReactNode, useId } from "react";
import { addresses } from "../../addresses.ts";
import { useSiteFacts } from "../../platform/render/site-facts.ts";
import { priceText, wholeNumber } from "../../platform/text/money.ts";
import { figureText, keepUnits } from "../../platform/text/units.ts";
import { knownFact } from "./paddle-facts.ts";
import type { Listed } from "./paddle.content.ts";
import styles from "./listed-group.module.css";

interface ListedGroupProps {
  /** The heading level: one below the list's own. */
  heading: "h2" | "h3";
  /** Those on this page. */
  listed: readonly Listed[];
  /** How many there are on all pages. */
  count: number;
}

/** The heading of listed paddles at the end of a list, which marks them as such. */
export function ListedHeading(props: {
  heading: "h2" | "h3";
  count?: number;
  children: ReactNode;
}) {
  const { heading: Heading, count, children } = props;
  const { listed: words } = useSiteFacts();
  const id = useId();
  return (
    <section className="stack fit gap-2 drop-6" aria-labelledby={id}>
      <Heading id={id}>{words.mark}</Heading>
      <p className="note">
        {count === undefined
          ? null
          : `${wholeNumber(count)} ${count === 1 ? "paddle" : "paddles"}. `}
        {words.note}
      </p>
      {children}
    </section>
  );
}

/** The listed paddles at the end of a list, under their own heading: their names, and what is known. */
export function ListedGroup({ heading, listed, count }: ListedGroupProps) {
  if (listed.length === 0) return null;
  return (
    <ListedHeading heading={heading} count={count}>
      <ul className={styles.list}>
        {listed.map((paddle) => (
          <li key={paddle.slug}>
            <a className="tap" href={addresses.paddle.href(paddle)}>
              {paddle.name}
            </a>{" "}
            <span className="small muted">{knownInWords(paddle)}</span>
          </li>
        ))}
      </ul>
    </ListedHeading>
  );
}

/** What is known of a listed paddle, in a few words: 'elongated, 16 mm, 8.1 oz, $149.99'. Empty if it's nothing. */
export function knownInWords(paddle: Listed): string {
  const shape = knownFact(paddle, "shape");
  const coreMm = knownFact(paddle, "coreMm");
  const weightOz = knownFact(paddle, "weightOz");
  const { listPriceCents } = paddle;
  return [
    shape === "other" ? undefined : shape,
    coreMm === undefined ? undefined : keepUnits(figureText(coreMm, "mm", "us")),
    weightOz === undefined ? undefined : keepUnits(figureText(weightOz, "oz", "us")),
    listPriceCents === null ? undefined : priceText(listPriceCents),
  ]
    .filter((fact) => fact !== undefined)
    .join(", ");
}
