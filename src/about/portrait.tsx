import type { TeamMember } from "./team.content";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { Hair, HairBehind } from "./portrait-hair";

type Look = TeamMember["portrait"];

/** The head's outline; hair and headwear are cut to it. */
const head = "M39 50C39 33 47 25 60 25S81 33 81 50C81 69 72 81 60 81S39 69 39 50Z";

/** A member of the team drawn from data, on a corner of the court. */
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

/** Brows, eyes, nose, a smile and the flush of somebody who has just played. */
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
