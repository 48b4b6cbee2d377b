import { FramedPhoto } from "../media/entry-photo.tsx";
import type { VisibleClaim } from "../../platform/content/claims.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import card from "../../platform/ui/card.module.css";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { PaddleImage } from "../paddles/paddle-picture.tsx";
import styles from "./guide-card.module.css";
import type { GuideSummary } from "./listed-guides.ts";

interface GuideCardProps {
  guide: GuideSummary;
  label: string;
  /** The text of the link to the guide. Without it the title is the link. */
  linkText?: string;
  /** A claim about a featured guide, such as 'Popular'. */
  claim?: VisibleClaim | undefined;
}

/** A guide in a list: its first paddle or, without paddles, its icon; category, title, summary and length. */
export function GuideCard(props: GuideCardProps) {
  return <CachedMarkup as="li" frame={{ className: card.card }} inside={Card} props={props} />;
}

function Card({ guide, label, linkText, claim }: GuideCardProps) {
  const { path, title, description, icon, first, photo, count, readTime, featured } = guide;
  return (
    <>
      {photo || first ? (
        <div className={card.picture}>
          {photo ? (
            <FramedPhoto photo={photo} frame="paddle" sizes="5.5rem" />
          ) : (
            <PaddleImage paddle={first!} sizes="5.5rem" />
          )}
        </div>
      ) : (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <div className={card.words}>
        <p className="muted">
          {label}
          {claim && featured ? (
            <span className={styles.claim}>
              <Marked value={claim.text} />
            </span>
          ) : null}
        </p>
        <h3>
          {linkText ? (
            title
          ) : (
            <a className={`${card.title} ${card.whole}`} href={path}>
              {title}
            </a>
          )}
        </h3>
        <p>{description}</p>
        <p className={"bold"}>
          {count}
          {readTime ? <span className="muted regular"> · {readTime}</span> : null}
        </p>
        {linkText ? (
          <a
            className={`bold tall ${card.last} ${card.whole}`}
            href={path}
            aria-label={`${linkText}: ${title}`}
          >
            {linkText}
          </a>
        ) : null}
      </div>
    </>
  );
}
