import { addresses } from "../addresses";
import { Phrases } from "../platform/ui/lists";
import { isConfirmedPaddle } from "../paddles/confirmed";
import { say } from "../paddles/say";
import { useSiteFacts } from "../platform/render/site-facts";
import type { Units } from "../platform/text/units";
import page from "../platform/ui/page.module.css";
import type { Choice } from "./choices";
import styles from "./which-one.module.css";

interface WhichOneProps {
  choices: readonly Choice[];
  notCompared: string | undefined;
  units: Units;
}

/** Which paddle to choose: first the reasons from data, then whom each suits in the words of its own page. */
export function WhichOne({ choices, notCompared, units }: WhichOneProps) {
  return (
    <section aria-labelledby="which-one">
      <h2 id="which-one">Which one?</h2>
      {choices.every(({ reasons }) => reasons.length === 0) ? (
        <p className={page.note}>
          No confirmed spec separates these {choices.length === 2 ? "two" : choices.length} enough
          to decide.
        </p>
      ) : null}
      <div className={styles.columns}>
        {choices.map((choice) => (
          <Column key={choice.paddle.slug} choice={choice} units={units} />
        ))}
      </div>
      {notCompared ? <p className={page.note}>{notCompared}</p> : null}
    </section>
  );
}

/** Of a paddle we couldn't confirm its own page gives no advice, so neither does this. */
function Column({ choice, units }: { choice: Choice; units: Units }) {
  const { unconfirmed } = useSiteFacts();
  const { paddle, reasons, advice } = choice;
  const { slug, name } = paddle;
  const link = <a href={addresses.paddle.href({ slug })}>Read the {name} review</a>;
  if (!isConfirmedPaddle(paddle))
    return (
      <div>
        <h3>The {name}</h3>
        <p>{unconfirmed.page.replace("{name}", () => name)}</p>
        {link}
      </div>
    );
  const said = (of: Choice["reasons"]) => (
    <Phrases of={of.map((reason) => say(reason, "if", units))} />
  );
  return (
    <div>
      <h3>Choose the {name} if</h3>
      {reasons.length > 0 ? said(reasons) : null}
      {reasons.length > 0 && advice.length > 0 ? (
        <h4>Our review also says to choose it if</h4>
      ) : null}
      {advice.length > 0 ? said(advice) : null}
      {link}
    </div>
  );
}
