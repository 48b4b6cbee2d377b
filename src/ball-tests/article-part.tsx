import type { ComponentType, ReactNode } from "react";
import type { ArticlePart as PartName } from "./article-parts";
import type { ArticleView } from "./article-view";
import styles from "./article-part.module.css";
import { Awards, Champions } from "./awards";
import { BallEntries } from "./ball-entries";
import { figureOf } from "./ball-figures";
import { BarFigure, type Figure } from "./bar-figure";
import { CostTable } from "./cost-table";
import { communityFigures } from "./community-figures";
import { LifespanNote } from "../balls/lifespan-note";
import { Marked } from "../platform/ui/marked-text";
import { Terms } from "../platform/ui/lists";

type OfArticle = ComponentType<{ article: ArticleView }>;

/** How the parts of an article look. */
export interface PartLooks {
  Figures: ComponentType<{ of: readonly (readonly [label: string, value: ReactNode])[] }>;
  Balls: OfArticle;
  Awards: OfArticle;
  Champions: OfArticle;
  Bars: ComponentType<Figure>;
}

/** As an article's page shows them. */
const pageLooks: PartLooks = {
  Figures: ({ of }) => <Terms className={styles.community} of={of} />,
  Balls: BallEntries,
  Awards,
  Champions,
  Bars: BarFigure,
};

interface ArticlePartProps {
  name: PartName;
  article: ArticleView;
  looks?: PartLooks;
}

/** A part of an article that is drawn from its fields, where its text places it. */
export function ArticlePart({ name, article, looks = pageLooks }: ArticlePartProps) {
  switch (name) {
    case "community":
      return (
        <looks.Figures
          of={communityFigures(article.community).map(([label, figure]) => [
            label,
            <Marked key={label} value={figure} />,
          ])}
        />
      );
    case "balls":
      return <looks.Balls article={article} />;
    case "awards":
      return <looks.Awards article={article} />;
    case "champions":
      return <looks.Champions article={article} />;
    case "cost-table":
      return (
        <>
          <CostTable rows={article.costTable} />
          <LifespanNote />
        </>
      );
    case "games":
    case "weights":
    case "votes":
    case "cost-chart":
      return (
        <>
          <looks.Bars {...figureOf(name, article)} />
          {name === "games" ? <LifespanNote /> : null}
        </>
      );
  }
}
