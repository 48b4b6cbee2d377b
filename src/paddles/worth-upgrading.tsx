import { addresses } from "../addresses";
import { MarkedText } from "../platform/ui/marked-text";
import { Phrases } from "../platform/ui/lists";
import { pairPath } from "../tray/comparison-address";
import { isConfirmedPaddle } from "./confirmed";
import type { Paddle } from "./paddle.content";
import type { Generation, UpgradeAnswer } from "./upgrade";
import styles from "./worth-upgrading.module.css";

interface WorthUpgradingProps {
  paddle: Paddle;
  generations: readonly (Generation & UpgradeAnswer)[];
}

/** The models after and before a paddle, and for each whether the newer one is worth upgrading to. */
export function WorthUpgrading({ paddle, generations }: WorthUpgradingProps) {
  const { name, changed } = paddle.replaces ?? {};
  if (generations.length === 0 && name === undefined) return null;
  return (
    <section className={styles.upgrades} aria-labelledby="worth-upgrading">
      <h2 id="worth-upgrading">Worth upgrading?</h2>
      {generations.map(({ newer, older, answer, because }) => (
        <div key={newer.slug} className={styles.models}>
          <h3>
            {older === paddle ? "Newer" : "Earlier"} model:{" "}
            <Name of={older === paddle ? newer : older} />
          </h3>
          <p className={styles.answer}>{answer}</p>
          <Phrases of={because} />
          {[newer, older].every(isConfirmedPaddle) ? (
            <a href={pairPath(newer.slug, older.slug)}>
              The {older.shortName} and the {newer.shortName} side by side
            </a>
          ) : null}
        </div>
      ))}
      {name === undefined ? null : (
        <div className={styles.models}>
          <h3>Earlier model: {name}</h3>
          <p>
            <MarkedText text={changed!} />
          </p>
        </div>
      )}
    </section>
  );
}

function Name({ of: { slug, name, year, notConfirmed } }: { of: Paddle }) {
  return (
    <>
      <a href={addresses.paddle.href({ slug })}>{name}</a>
      {notConfirmed.includes("year") ? null : ` (${year})`}
    </>
  );
}
