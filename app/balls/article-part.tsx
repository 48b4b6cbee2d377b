import type { ArticlePart as PartName } from "../../model/article-parts";
import { type ArticleView, comparedBalls } from "./article-view";
import styles from "./article-part.module.css";
import { Awards, Champions } from "./awards";
import { BallEntries } from "./ball-entries";
import { CostFigure, GamesFigure, VotesFigure, WeightsFigure } from "./ball-figures";
import { CostTable } from "./cost-table";
import { LifespanNote } from "./lifespan-note";

/** A part of an article that is drawn from its fields, where its text asks for it. */
export function ArticlePart({ name, article }: { name: PartName; article: ArticleView }) {
  switch (name) {
    case "community":
      return <Community community={article.community} />;
    case "balls":
      return <BallEntries entries={article.balls} shows={article.shows} />;
    case "games":
      return (
        <>
          <GamesFigure balls={comparedBalls(article)} />
          <LifespanNote />
        </>
      );
    case "weights":
      return <WeightsFigure balls={comparedBalls(article)} />;
    case "awards":
      return <Awards awards={article.awards} />;
    case "votes":
      return <VotesFigure awards={article.awards} />;
    case "champions":
      return <Champions champions={article.champions} />;
    case "cost-table":
      return (
        <>
          <CostTable rows={article.costTable} />
          <LifespanNote />
        </>
      );
    case "cost-chart":
      return <CostFigure balls={article.costTable.map(({ ball }) => ball)} />;
  }
}

/** The figures an article rests on. */
function Community({ community }: { community: ArticleView["community"] }) {
  const { totalVotes, reviews, participatingPlayers, averageGamesPlayed, testingMonths } =
    community;
  const figures: [string, number | string | undefined][] = [
    ["Total votes", totalVotes],
    ["Community reviews", reviews],
    [community.playersAre ?? "Players participated", participatingPlayers],
    ["Average games per ball", averageGamesPlayed],
    ["Testing period", testingMonths && `${testingMonths} months`],
  ];
  return (
    <dl className={styles.community}>
      {figures.map(([label, value]) =>
        value === undefined ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value.toLocaleString("en-US")}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
