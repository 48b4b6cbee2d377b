import { longDate } from "../../platform/text/dates.ts";
import type { BallTest } from "./ball-test.content.ts";
import { ballTestPath } from "../../addresses.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import card from "../../platform/ui/card.module.css";
import { leadPhoto } from "../media/content-photo.ts";
import { FramedPhoto } from "../media/entry-photo.tsx";
import { BallImage, type BallLook } from "../balls/ball-picture.tsx";

export interface ArticleCardProps {
  article: Pick<
    BallTest,
    "slug" | "title" | "description" | "category" | "readMinutes" | "publishDate" | "photos"
  >;
  ball?: BallLook | undefined;
}

/** An article in a list. The whole card is a link. */
export function ArticleCard(props: ArticleCardProps) {
  return <CachedMarkup as="li" frame={{ className: card.card }} inside={Card} props={props} />;
}

function Card({ article, ball }: ArticleCardProps) {
  const { slug, title, description, category, readMinutes, publishDate } = article;
  const photo = leadPhoto(article);
  return (
    <>
      <div className={card.large}>
        {photo ? (
          <FramedPhoto photo={photo} frame="ball" sizes="9.5rem" />
        ) : ball ? (
          <BallImage ball={ball} sizes="9.5rem" />
        ) : null}
      </div>
      <div className={card.words}>
        <p className="muted">{category}</p>
        <h3>
          <a className={`${card.title} ${card.whole}`} href={ballTestPath(slug)}>
            {title}
          </a>
        </h3>
        <p>{description}</p>
        <p className="muted">
          {readMinutes} min read ·{" "}
          <time dateTime={publishDate}>{longDate(Date.parse(publishDate))}</time>
        </p>
      </div>
    </>
  );
}
