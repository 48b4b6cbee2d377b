import type { TeamMember } from "./team.content";

type Look = TeamMember["portrait"];

/** Circles that make up curls, by their middle and radius. */
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

/** The hair that falls behind head and shoulders. */
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

/** The hair over the forehead. */
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
