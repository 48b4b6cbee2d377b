import type { ArticlePart as PartName } from "../../model/article-parts";
import { type ArticleView, comparedBalls } from "./article-view";
import styles from "./article-part.module.css";
import { Awards, Champions } from "./awards";
import { BallEntries } from "./ball-entries";
import { costFigure, gamesFigure, votesFigure, weightsFigure } from "./ball-figures";
import { BarFigure } from "./bar-figure";
import { CostTable } from "./cost-table";
import { communityFigures } from "./community-figures";
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
          <BarFigure {...gamesFigure(comparedBalls(article))} />
          <LifespanNote />
        </>
      );
    case "weights":
      return <BarFigure {...weightsFigure(comparedBalls(article))} />;
    case "awards":
      return <Awards awards={article.awards} />;
    case "votes":
      return <BarFigure {...votesFigure(article.awards)} />;
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
      return <BarFigure {...costFigure(article.costTable.map(({ ball }) => ball))} />;
  }
}

/** The figures an article rests on. */
function Community({ community }: { community: ArticleView["community"] }) {
  return (
    <dl className={styles.community}>
      {communityFigures(community).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
