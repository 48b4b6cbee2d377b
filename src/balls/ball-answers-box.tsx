import { ballPath } from "../addresses";
import { ballsInCold, cheapestPerGame } from "./ball-answers";
import type { BallDatabaseWords } from "./ball-database.content";
import type { Ball } from "./ball.content";
import { priceText } from "../platform/text/money";
import { Terms } from "../platform/ui/lists";
import page from "../platform/ui/page.module.css";
import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import styles from "./balls.module.css";

interface BallAnswersProps {
  balls: readonly Ball[];
  words: Pick<BallDatabaseWords, "cold" | "cost">;
}

/** What players ask most of balls: which one for a cold day, and what a game costs. From the balls' own facts. */
export function BallAnswers({ balls, words: { cold, cost } }: BallAnswersProps) {
  const [soft, cracking] = [ballsInCold(balls, "goes soft"), ballsInCold(balls, "cracks sooner")];
  const cheapest = (["outdoor", "indoor"] as const).flatMap((use) => {
    const found = cheapestPerGame(balls, use);
    return found ? [{ label: cost[use], ...found }] : [];
  });
  return (
    <div className={styles.answers}>
      {soft.length === 0 ? null : (
        <section aria-labelledby="cold-day">
          <h2 id="cold-day">{cold.title}</h2>
          <Terms
            of={[
              [
                cold.take,
                soft.map((ball) => (
                  <p key={ball.slug}>
                    <Names of={[ball]} />. {ball.reputation}
                  </p>
                )),
              ],
              ...(cracking.length === 0
                ? []
                : [
                    [
                      cold.leave,
                      <>
                        <Names of={cracking} />. {cold.why}
                      </>,
                    ] as const,
                  ]),
            ]}
          />
        </section>
      )}
      {cheapest.length === 0 ? null : (
        <section aria-labelledby="per-game">
          <h2 id="per-game">{cost.title}</h2>
          <Terms
            of={cheapest.map(({ label, cents, balls: named }) => [
              label,
              <>
                <Marked value={derived(cents, priceText)} />: <Names of={named} />
              </>,
            ])}
          />
          <p className={page.note}>{cost.note}</p>
        </section>
      )}
    </div>
  );
}

/** The names of balls, each a link to its row. */
function Names({ of }: { of: readonly Ball[] }) {
  return of.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 ? ", " : null}
      <a href={ballPath(slug)}>{name}</a>
    </span>
  ));
}
