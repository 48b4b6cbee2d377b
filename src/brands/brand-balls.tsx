import { ballPath } from "../addresses";
import type { Ball } from "../balls/ball.content";
import { Fact } from "../balls/ball-fact";
import { useText } from "../balls/ball-facts";
import { BallPicture } from "../balls/ball-picture";
import card from "../platform/ui/card.module.css";
import page from "../platform/ui/page.module.css";
import { shortPriceText } from "../platform/text/money";

/** The balls of a brand as cards. Each leads to its row in the database. */
export function BrandBalls({ name, balls }: { name: string; balls: readonly Ball[] }) {
  if (balls.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby="balls">
      <h2 id="balls">{name} balls</h2>
      <ul className={page.grid}>
        {balls.map((ball) => (
          <BallItem key={ball.slug} ball={ball} />
        ))}
      </ul>
    </section>
  );
}

function BallItem({ ball }: { ball: Ball }) {
  const use = useText(ball.use);
  return (
    <li className={card.card}>
      <div className={card.picture}>
        <BallPicture ball={ball} />
      </div>
      <div className={card.words}>
        <p className={card.muted}>
          {use} ·{" "}
          <Fact
            ball={ball}
            fact="pricePerBallCents"
            text={`${shortPriceText(ball.pricePerBallCents ?? 0)} a ball`}
          />
        </p>
        <h3>
          <a className={`${card.title} ${card.whole}`} href={ballPath(ball.slug)}>
            {ball.name}
          </a>
        </h3>
        <p>{ball.reputation}</p>
      </div>
    </li>
  );
}
