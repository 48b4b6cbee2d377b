import type { ReactNode } from "react";
import type { Site } from "../../platform/render/site.ts";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import { longDate } from "../../platform/text/dates.ts";
import type { TeamMember } from "./about.content.ts";
import { addresses } from "../../addresses.ts";
import styles from "./byline.module.css";

/**
 * The author to name to search engines; undefined if it's the site itself. On a public address, a fictional author
 * mustn't pass for a person.
 */
export function creditedAuthor(
  { library, settings }: Pick<Site, "library" | "settings">,
  article: { author: string },
): TeamMember | undefined {
  const author = library.teamMember(article.author);
  return author?.sample && settings.isPublic ? undefined : author;
}

/** An author's name in plain text; a fictional one is marked in it. */
export function signature({ name, sample }: TeamMember): string {
  return sample ? `${name} (fictional author)` : name;
}

type Look = TeamMember["portrait"];

/** Circles that form curls, by center and radius. */
const curls = [
  [41, 40, 8],
  [44, 30, 9],
  [53, 23.5, 9.5],
  [64, 22.5, 9.5],
  [74, 28, 9],
  [79, 38, 8],
  [58, 29, 8],
  [67, 30, 7.5],
] as const;

/** The hair behind head and shoulders. */
export function HairBehind({ look: { hair, hairColor } }: { look: Look }) {
  switch (hair) {
    case "bob":
      return (
        <path
          d="M33 52C32 30 44 18 60 18S88 30 87 52C87 64 88 74 84 82C76 87 44 87 36 82C32 74 33 64 33 52Z"
          fill={hairColor}
        />
      );
    case "bun":
      return (
        <g fill={hairColor}>
          <circle cx="60" cy="15" r="10.5" />
          <path
            d="M53 13Q60 7.5 67 12M54 18Q61 12.5 67 17"
            fill="none"
            stroke="#fff"
            strokeOpacity="0.2"
            strokeWidth="1.5"
          />
          <path d="M36.5 52C35 32 45 20.5 60 20.5S85 32 83.5 52Z" />
        </g>
      );
    case "crop":
    case "curls":
      return null;
  }
}

export function Hair({ look: { hair, hairColor } }: { look: Look }) {
  switch (hair) {
    case "bob":
      return (
        <path
          d="M36.5 58C35 34 46 21 60 21S85 34 83.5 58C80 52 79 44 76.5 38C68 40.5 56 39 50 33C46.5 42 41 47 36.5 58Z"
          fill={hairColor}
        />
      );
    case "bun":
      return (
        <path
          d="M38 51C37 32 46 21.5 60 21.5S83 32 82 51C79.5 43 76 37 66 34C56 34.5 43 38 38 51Z"
          fill={hairColor}
        />
      );
    case "crop":
      return (
        <path
          d="M37.5 51C35 30 45 19 61 18.5C75 18 85 30 82.5 51C80.5 45 79.5 41 77.5 37.5C66 38 54 36.5 46 32.5C42 38 39.5 44 37.5 51Z"
          fill={hairColor}
        />
      );
    case "curls":
      return (
        <g fill={hairColor}>
          {curls.map(([x, y, radius]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
          ))}
          <g fill="none" stroke="#fff" strokeOpacity="0.14" strokeWidth="1.4">
            <path d="M40 32Q44 25 50 27M51 21Q56 16 62 20M65 19Q72 18 75 25M75 33Q81 34 81 40" />
          </g>
        </g>
      );
  }
}

/** The outline of the head, which clips hair and headwear. */
const head = "M39 50C39 33 47 25 60 25S81 33 81 50C81 69 72 81 60 81S39 69 39 50Z";

/** A member of the team, drawn from data, on a corner of the court. */
export function Portrait({ name, look }: { name: string; look: Look }) {
  const frame = { viewBox: "0 0 120 120", role: "img", "aria-label": `Drawing of ${name}` };
  return <CachedMarkup as="svg" inside={PortraitDrawing} props={{ look }} frame={frame} />;
}

function PortraitDrawing({ id, look }: { id: string; look: Look }) {
  const { skin, shirt } = look;
  return (
    <>
      <defs>
        <clipPath id={`${id}frame`}>
          <circle cx="60" cy="60" r="58" />
        </clipPath>
        <clipPath id={`${id}head`}>
          <path d={head} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}frame)`}>
        <rect width="120" height="120" fill="#1f4f86" />
        <path d="M0 84H120V120H0z" fill="#1c6b57" />
        <path d="M0 84H120M96 0V84" stroke="#fff" strokeOpacity="0.85" strokeWidth="2.5" />
        <HairBehind look={look} />
        <path d="M14 124C15 102 31 95 45 92L75 92C89 95 105 102 106 124Z" fill={shirt} />
        <path d="M49 76V91C49 97 54 101 60 101S71 97 71 91V76Z" fill={skin} />
        <path d="M49 84C53 89 67 89 71 84V80H49Z" fill="#000" fillOpacity="0.14" />
        <path
          d="M45 91.5C49 101 54 105 60 105S71 101 75 91.5"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.85"
          strokeWidth="3"
        />
        <circle cx="39" cy="54" r="5.5" fill={skin} />
        <circle cx="81" cy="54" r="5.5" fill={skin} />
        <path d={head} fill={skin} />
        <g clipPath={`url(#${id}head)`}>
          <path d="M81 30C76 62 70 76 56 84H90V30Z" fill="#000" fillOpacity="0.07" />
        </g>
        <Face look={look} />
        <Hair look={look} />
        <Headwear look={look} />
      </g>
      <circle cx="60" cy="60" r="58" fill="none" stroke="#8a94a6" strokeWidth="1.5" />
    </>
  );
}

/** Brows, eyes, nose, a smile and the flush of someone who just played. */
function Face({ look }: { look: Look }) {
  const line = { fill: "none", strokeLinecap: "round" } as const;
  return (
    <g>
      <path
        d="M46.5 47.5Q50.5 44.6 54.5 46.8M65.5 46.8Q69.5 44.6 73.5 47.5"
        stroke={look.hairColor}
        strokeWidth="2.2"
        {...line}
      />
      <circle cx="50.8" cy="53.2" r="2.5" fill="#1d1b22" />
      <circle cx="69.2" cy="53.2" r="2.5" fill="#1d1b22" />
      <path d="M51.2 52.2h.6M69.6 52.2h.6" stroke="#fff" strokeWidth="1.3" {...line} />
      <path
        d="M60.4 54.5C62.2 58.5 62.6 60.4 59.4 61"
        stroke="#000"
        strokeOpacity="0.35"
        strokeWidth="1.8"
        {...line}
      />
      <circle cx="46.4" cy="61.5" r="4" fill="#e2574c" fillOpacity="0.26" />
      <circle cx="73.6" cy="61.5" r="4" fill="#e2574c" fillOpacity="0.26" />
      <path d="M51.5 66.4Q60 75.6 68.5 66.4Q60 69.2 51.5 66.4Z" fill="#fff" />
      <path d="M51.5 66.4Q60 75.6 68.5 66.4" stroke="#5b2320" strokeWidth="1.8" {...line} />
    </g>
  );
}

function Headwear({ look: { wears, shirt } }: { look: Look }) {
  switch (wears) {
    case "visor":
      return (
        <g>
          <path d="M37.6 44Q60 33.5 82.4 44L81.6 36.5Q60 26.5 38.4 36.5Z" fill={shirt} />
          <path
            d="M38 43.4Q60 33.6 82 43.4C87 46 87 50.6 82 50Q60 41.4 38 50C33 50.6 33 46 38 43.4Z"
            fill={shirt}
          />
          <path d="M36 49Q60 39.6 84 49L82 50Q60 41.4 38 50Z" fill="#000" fillOpacity="0.22" />
          <path d="M37.6 44Q60 34 82.4 44" fill="none" stroke="#000" strokeOpacity="0.3" />
        </g>
      );
    case "headband":
      return <path d="M38.2 43.2Q60 35.5 81.8 43.2L81 37.2Q60 29.8 39 37.2Z" fill={shirt} />;
    case "glasses":
      return (
        <g fill="#fff" fillOpacity="0.16" stroke="#20242c" strokeWidth="1.9">
          <rect x="43.6" y="47.8" width="14" height="11.4" rx="5" />
          <rect x="62.4" y="47.8" width="14" height="11.4" rx="5" />
          <path d="M57.6 52.4Q60 50.8 62.4 52.4M43.6 51.6L38.6 50.4M76.4 51.6L81.4 50.4" />
        </g>
      );
    case "none":
      return null;
  }
}

interface BylineProps {
  /** Undefined if the author isn't shown. */
  author: TeamMember | undefined;
  /** Year-month-day, like `updated`. */
  published: string;
  updated?: string | undefined;
  readMinutes: number;
  /** What follows on the same line. */
  children?: ReactNode;
}

/** Who wrote an article, when, and how long it takes to read. A fictional author is marked as such. */
export function Byline({ author, published, updated, readMinutes, children }: BylineProps) {
  return (
    <div className={`line middle gap-3 above-2 ${styles.byline}`}>
      {author ? <Portrait name={author.name} look={author.portrait} /> : null}
      <div>
        {author ? (
          <p>
            By <a href={`${addresses.about.path}#${author.slug}`}>{author.name}</a>
            {author.sample ? <span className="small muted"> · fictional author</span> : null}
          </p>
        ) : null}
        <p className="small muted">
          <Day of={published} />
          {updated ? (
            <>
              {" "}
              · updated <Day of={updated} />
            </>
          ) : null}{" "}
          · {readMinutes} min read{children ? <>&ensp;{children}</> : null}
        </p>
      </div>
    </div>
  );
}

function Day({ of }: { of: string }) {
  return <time dateTime={of}>{longDate(Date.parse(of))}</time>;
}
