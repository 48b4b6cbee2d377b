import { CourtDrawing, type Play } from "../../platform/ui/court-drawing.tsx";
import { readMinutes } from "../../platform/text/sections.ts";
import { longDate } from "../../platform/text/dates.ts";
import card from "../../platform/ui/card.module.css";
import { Icon } from "../../platform/ui/icon.tsx";
import { PaddleRow } from "../paddles/paddle-row.tsx";
import { leadPhoto, type ShownPhoto } from "../media/content-photo.ts";
import { FramedPhoto, leadSizes } from "../media/entry-photo.tsx";
import type { BlogArticle } from "./blog.content.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import type { Library } from "../../library/library.ts";
import { articlePath } from "../../addresses.ts";
import styles from "./article-card.module.css";

/** What an article's picture shows: a play on the court, or else the first paddles it mentions. */
export interface ArticleLook {
  play: (Play & { shows: string }) | undefined;
  paddles: Paddle[];
  /** Shown in place of both. */
  photo: ShownPhoto | undefined;
}

/** Three paddles fill a picture; more would be too small to tell apart. */
const maxPaddles = 3;

function linkedPaddles({ html }: BlogArticle, library: Library): Paddle[] {
  const linked = new Set([...html.matchAll(/href="\/([^"/]+)"/g)].map(([, path = ""]) => path));
  return [...linked].flatMap((path) => library.writtenPaddle(path) ?? []).slice(0, maxPaddles);
}

/** An article's play, if it has one, and the paddles it mentions. */
export function articleLook(article: BlogArticle, library: Library): ArticleLook {
  return {
    play: article.play,
    paddles: linkedPaddles(article, library),
    photo: leadPhoto(article),
  };
}

/** An article's picture in a list. Empty if it has neither a photo nor a play nor a paddle. */
export function ArticleDrawing({ look: { play, paddles, photo } }: { look: ArticleLook }) {
  if (photo) return <FramedPhoto photo={photo} frame="article" sizes={leadSizes} />;
  return play ? <CourtDrawing play={play} label={play.shows} /> : <PaddleRow paddles={paddles} />;
}

export type ListedArticle = Pick<
  BlogArticle,
  "slug" | "title" | "excerpt" | "category" | "date" | "icon" | "words"
> & {
  /** Undefined if the author isn't shown. */
  author: string | undefined;
  look: ArticleLook;
};

/** An article in a list. The whole entry is a link. */
export function ArticleCard({ article }: { article: ListedArticle }) {
  const { slug, title, excerpt, category, icon, look } = article;
  return (
    <li className={styles.card}>
      <div className={styles.picture}>
        <ArticleDrawing look={look} />
      </div>
      <div className="stack start top gap-2">
        <p className="small muted">
          <Icon name={icon} /> {category}
        </p>
        <h3>{title}</h3>
        <p>{excerpt}</p>
        <ArticleFacts article={article} />
        <a className={`bold tall ${card.whole}`} href={articlePath(slug)}>
          Read More <span className="unseen">of {title}</span>
        </a>
      </div>
    </li>
  );
}

/** Author, date and reading time in a line. */
export function ArticleFacts({ article }: { article: ListedArticle }) {
  const { author, date, words } = article;
  return (
    <p className={`row small wide-4 ${styles.facts}`}>
      {author === undefined ? null : <span>{author}</span>}
      <time dateTime={date}>{longDate(Date.parse(date))}</time>
      <span>{readMinutes(words)} min read</span>
    </p>
  );
}
