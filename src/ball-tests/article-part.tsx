import type { ArticlePart as PartName } from "./article-parts";
import type { ArticleView } from "./article-view";
import styles from "./article-part.module.css";
import { Awards, Champions } from "./awards";
import { BallEntries } from "./ball-entries";
import { figureOf } from "./ball-figures";
import { BarFigure } from "./bar-figure";
import { CostTable } from "./cost-table";
import { communityFigures } from "./community-figures";
import { LifespanNote } from "../balls/lifespan-note";

/** A part of an article that is drawn from its fields, where its text places it. */
export function ArticlePart({ name, article }: { name: PartName; article: ArticleView }) {
  switch (name) {
    case "community":
      return <Community community={article.community} />;
    case "balls":
      return <BallEntries entries={article.balls} shows={article.shows} />;
    case "games":
      return (
        <>
          <BarFigure {...figureOf(name, article)} />
          <LifespanNote />
        </>
      );
    case "awards":
      return <Awards awards={article.awards} />;
    case "champions":
      return <Champions champions={article.champions} />;
    case "cost-table":
      return (
        <>
          <CostTable rows={article.costTable} />
          <LifespanNote />
        </>
      );
    case "weights":
    case "votes":
    case "cost-chart":
      return <BarFigure {...figureOf(name, article)} />;
  }
}

/** The figures an article is based on. */
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
