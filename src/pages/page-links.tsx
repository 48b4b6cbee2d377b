import type { TextPage } from "./text-page.content";
import { BallPicture } from "../balls/ball-picture";
import card from "../platform/ui/card.module.css";
import { CourtDrawing } from "../platform/ui/court-drawing";
import { PaddlePicture } from "../paddles/paddle-picture";
import type { LinkLook } from "./link-looks";
import styles from "./page-links.module.css";

type PageLinksProps = NonNullable<TextPage["links"]> & {
  /** What is drawn beside each. */
  looks?: readonly LinkLook[];
};

/** Where a page of text leads: each link with a line on what is found there. */
export function PageLinks({ title, to, looks }: PageLinksProps) {
  return (
    <nav className={styles.links} aria-labelledby="page-links">
      <h2 id="page-links">{title}</h2>
      <ul>
        {to.map(({ path, text, note }, index) => (
          <li key={path}>
            {looks?.[index] ? (
              <div className={styles.picture} aria-hidden="true">
                <Drawing look={looks?.[index]} />
              </div>
            ) : null}
            <div>
              <a className={card.whole} href={path}>
                {text}
              </a>
              {note ? <p>{note}</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const rally = {
  players: [],
  ball: [
    [30, 14],
    [12, 6],
  ],
} as const;

function Drawing({ look }: { look: NonNullable<LinkLook> }) {
  if (look === "court") return <CourtDrawing play={rally} />;
  return "paddle" in look ? (
    <PaddlePicture paddle={look.paddle} />
  ) : (
    <BallPicture ball={look.ball} />
  );
}
