import "../../platform/styles/columns.css";
import { guidePath } from "../../addresses.ts";
import type { TextPage } from "./text-page.content.ts";
import { textPageNames, textPages } from "./page-paths.ts";
import { BallPicture } from "../balls/ball-picture.tsx";
import card from "../../platform/ui/card.module.css";
import { CourtDrawing } from "../../platform/ui/court-drawing.tsx";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import type { Ball } from "../balls/ball.content.ts";
import type { Library } from "../../library/library.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import styles from "./page-links.module.css";

export type LinkLook = { paddle: Paddle } | { ball: Ball } | "court" | undefined;

/** The drawings of a page's links, in order. */
export function linkLooks({ links }: TextPage, library: Library): LinkLook[] {
  return (links?.to ?? []).map(({ picture }) => {
    if (picture === undefined || picture === "court") return picture;
    const paddle = library.writtenPaddle(picture);
    const ball = library.ball(picture);
    return paddle ? { paddle } : ball && { ball };
  });
}

/**
 * A page's links as readers see them. A guide describes its own link unless that has a note. A link to something
 * unpublished says so until it's published.
 */
export function visibleLinks({ links }: TextPage, library: Library): TextPage["links"] {
  if (!links) return undefined;
  return {
    ...links,
    to: links.to.map((link) => {
      const guide = library.guides.find(({ slug }) => guidePath(slug) === link.path);
      const name = textPageNames.find((each) => textPages[each].path === link.path);
      const isSoon = guide?.comingSoon ?? (name !== undefined && library.textPage(name).comingSoon);
      const notes = [link.note ?? guide?.cardDescription ?? [], isSoon ? "Coming soon." : []];
      return { ...link, note: notes.flat().join(" ") };
    }),
  };
}

type PageLinksProps = NonNullable<TextPage["links"]> & {
  looks?: readonly LinkLook[] | undefined;
};

/** A text page's links, each with a line about its target. */
export function PageLinks({ title, to, looks }: PageLinksProps) {
  return (
    <nav className={styles.links} aria-labelledby="page-links">
      <h2 id="page-links">{title}</h2>
      <ul className="halves">
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
              {note ? <p className="muted">{note}</p> : null}
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
