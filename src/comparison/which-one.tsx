import { addresses } from "../addresses";
import { Phrases } from "../platform/ui/lists";
import type { Paddle } from "../paddles/paddle.content";
import type { Reason } from "./choice-reasons";
import { isConfirmedPaddle } from "../paddles/confirmed";
import { useSiteFacts } from "../platform/render/site-facts";
import page from "../platform/ui/page.module.css";
import styles from "./which-one.module.css";

interface WhichOneProps {
  paddles: readonly Paddle[];
  /** Each paddle's reasons. */
  reasons: readonly (readonly Reason[])[];
  notCompared: string | undefined;
}

/** Which paddle to choose: first the reasons from data, then whom each suits in the words of its own page. */
export function WhichOne({ paddles, reasons, notCompared }: WhichOneProps) {
  return (
    <section aria-labelledby="which-one">
      <h2 id="which-one">Which one?</h2>
      {reasons.every((each) => each.length === 0) ? (
        <p className={page.note}>
          No confirmed spec separates these {paddles.length === 2 ? "two" : paddles.length} enough
          to decide.
        </p>
      ) : null}
      <div className={styles.columns}>
        {paddles.map((paddle, index) => (
          <Choice key={paddle.slug} paddle={paddle} reasons={reasons[index]!} />
        ))}
      </div>
      {notCompared ? <p className={page.note}>{notCompared}</p> : null}
    </section>
  );
}

/** Of a paddle we couldn't confirm its own page gives no advice, so neither does this. */
function Choice({ paddle, reasons }: { paddle: Paddle; reasons: readonly Reason[] }) {
  const { unconfirmed } = useSiteFacts();
  const { slug, name, buyIf } = paddle;
  const link = <a href={addresses.paddle.href({ slug })}>Read the {name} review</a>;
  if (!isConfirmedPaddle(paddle))
    return (
      <div>
        <h3>The {name}</h3>
        <p>{unconfirmed.page.replace("{name}", () => name)}</p>
        {link}
      </div>
    );
  return (
    <div>
      <h3>Choose the {name} if</h3>
      {reasons.length > 0 ? (
        <>
          <Phrases of={reasons.map(({ text }) => text)} />
          <h4>Our review also says to choose it if</h4>
        </>
      ) : null}
      <Phrases of={buyIf} />
      {link}
    </div>
  );
}
