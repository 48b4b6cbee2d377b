// Link preview pictures: text layout, drawings and the route. A picture is an SVG of the page's listing, drawn as PNG;
// text is measured, so it never leaves its box.

import type { ReactNode } from "react";
import { HTTPException } from "hono/http-exception";
import { renderToStaticMarkup } from "react-dom/server";
import { pageOfSocialImage, socialImageSize } from "../../platform/render/head.tsx";
import { defineFile } from "../../platform/render/define-route.tsx";
import { notFound, type PageFacts } from "../../platform/render/route.ts";
import { logFailure } from "../../platform/log.ts";
import { displayFont, drawPicture, type Font } from "./pictures.service.ts";
import { type BallLook, BallPicture } from "../balls/ball-picture.tsx";
import {
  type PaddleLook,
  PaddlePicture,
  pictureFrame,
  SharedParts,
} from "../paddles/paddle-picture.tsx";
import type { SentLine } from "../paddles/own/sent-picture.ts";
import { headOutline, isSized } from "../paddles/paddle-outline.ts";
import { type AnySold, soldSlug } from "../paddles/paddle-facts.ts";
import { comparedAt } from "../comparison/compared-picture.ts";
import { keyDifferences } from "../comparison/comparison.ts";
import type { ShownPhoto } from "../media/content-photo.ts";
import { versionName, versionWidths } from "../media/picture.ts";
import type { Library, Site } from "../../platform/render/site.ts";
import { addresses } from "../../addresses.ts";
import { averageRating, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { isMostlySamples } from "../reviews/ratings/figures.ts";
import type { SubjectReviews } from "../reviews/read-reviews.service.ts";

/** A box for text, all in the same unit. */
export interface TextBox {
  width: number;
  height: number;
  /** The font sizes to try, largest first. */
  sizes: readonly [number, ...number[]];
  /** The line height, as a multiple of the size. */
  leading: number;
}

export interface FittedText {
  size: number;
  lines: string[];
}

/** Measures a text's width, as a multiple of its size. */
type WidthOf = (text: string) => number;

/**
 * Sets a text in balanced lines, as large as its box allows. Text that doesn't fit even in the smallest size is broken
 * inside words and ends with an ellipsis: it never exceeds the box.
 */
export function fitText(text: string, box: TextBox, widthOf: WidthOf): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const size of box.sizes) {
    const widest = box.width / size;
    const lines = wrap(words, widest, widthOf);
    const fits = lines.every((line) => widthOf(line) <= widest);
    if (fits && lines.length <= maxLines(box, size))
      return { size, lines: evenOut(words, lines, widthOf) };
  }
  const size = Math.min(...box.sizes);
  const widest = box.width / size;
  const pieces = words.flatMap((word) => breakWord(word, widest, widthOf));
  const lines = wrap(pieces, widest, widthOf);
  const max = Math.max(1, maxLines(box, size));
  if (lines.length <= max) return { size, lines };
  return { size, lines: [...lines.slice(0, max - 1), cutOff(lines[max - 1]!, widest, widthOf)] };
}

function maxLines({ height, leading }: TextBox, size: number): number {
  return Math.floor(height / (size * leading) + 1e-9);
}

/** Puts as many words on each line as fit. A word that is too wide gets a line of its own. */
function wrap(words: readonly string[], widest: number, widthOf: WidthOf): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= widest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The narrowest column with the same number of lines, so that no single word is left on the last line. */
function evenOut(words: readonly string[], lines: string[], widthOf: WidthOf): string[] {
  if (lines.length < 2) return lines;
  const narrower = Math.max(...lines.map(widthOf)) - 1e-6;
  const evener = wrap(words, narrower, widthOf);
  const fits = evener.every((line) => widthOf(line) <= narrower);
  return fits && evener.length === lines.length ? evenOut(words, evener, widthOf) : lines;
}

function breakWord(word: string, widest: number, widthOf: WidthOf): string[] {
  const pieces = [""];
  for (const character of word) {
    const longer = pieces.at(-1)! + character;
    if (pieces.at(-1) === "" || widthOf(longer) <= widest) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces;
}

function cutOff(line: string, widest: number, widthOf: WidthOf): string {
  const characters = [...line];
  while (characters.length > 0 && widthOf(`${characters.join("").trimEnd()}…`) > widest)
    characters.pop();
  return `${characters.join("").trimEnd()}…`;
}

const margin = 70;
/** Leaves room for kerning, which can make a line slightly wider than its letters. */
const kerning = 0.97;

/** The part of the picture right of the line, for a drawing. */
export interface Side {
  left: number;
  width: number;
  height: number;
}

interface FrameProps {
  brand: string;
  /** Above the title. */
  kicker: string | undefined;
  title: string;
  /** Below the title. */
  note?: string | undefined;
  /** What a picture to send says instead of a note. */
  lines?: readonly SentLine[];
  /** The x of the line between the words and the drawing. */
  line: number;
  /** That of link previews by default. */
  size?: { width: number; height: number };
  font: Font;
  children: (side: Side) => ReactNode;
}

/** The layout of every picture: a court, with words left of its line and a drawing on the right. */
export function Frame(props: FrameProps) {
  const { brand, kicker = "", title, note, lines, line, font, children } = props;
  const { width, height } = props.size ?? socialImageSize;
  /** The y of the court's baseline, above the site's name. */
  const baseline = height - 74;
  const column = line - margin - 46;
  const set = (text: string, box: TextBox) =>
    fitText(
      font.supportedText(text),
      { ...box, width: Math.min(box.width, column) * kerning },
      font.widthOf,
    );
  const above = set(kicker, {
    width: column,
    height: lines ? 82 : 41,
    sizes: [34, 30, 26],
    leading: 1.2,
  });
  const under = lines
    ? inRoom(lines, { width: column, height: 620, sizes: sentSizes, leading: 1.2 }, set)
    : inRoom(
        note ? [{ text: note }] : [],
        { width: column, height: 88, sizes: [36, 32], leading: 1.2 },
        set,
      );
  const underTop = baseline - 44 - under.height;
  const top = kicker ? 146 + Math.max(0, above.lines.length - 1) * above.size * 1.2 : 84;
  const heading = set(title, {
    width: column,
    height: Math.min(underTop - top - (under.height > 0 ? 24 : 0), 430),
    sizes: [104, 96, 88, 80, 72, 66, 60, 54, 48, 42, 36],
    leading: 1.14,
  });
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      <rect width={width} height={height} fill="#123a63" />
      <rect x={line} width={width - line} height={height} fill="#1c6b57" />
      <path d={`M${line} 0V${height}M0 ${baseline}H${width}`} stroke="#ffffff" strokeWidth="8" />
      <g fill="#ffffff" fontFamily="Archivo" fontWeight="700">
        <Lines {...above} top={78} leading={1.2} fill="#dff25a" />
        <Lines {...heading} top={top} leading={1.14} />
        {under.laid.map(({ side, fitted, down }) => {
          const at = underTop + down;
          if (!side) return <Lines key={down} {...fitted} top={at} leading={1.2} fill="#cfe0ee" />;
          return (
            <g key={down}>
              <path
                d={signs[side]}
                transform={`translate(${margin} ${at + fitted.size * 0.37})`}
                stroke={side === "gain" ? "#dff25a" : "#cfe0ee"}
                strokeWidth="6"
              />
              <Lines {...fitted} top={at} left={margin + indent} leading={1.2} />
            </g>
          );
        })}
        <Brand name={font.supportedText(brand)} down={height - socialImageSize.height} />
      </g>
      {children({ left: line + 4, width: width - line - 4, height })}
    </svg>
  );
}

/** What a line begins with: more, only different, less. */
const signs: Record<SentLine["side"], string> = {
  gain: "M0 0H26M13 -13V13",
  change: "M0 -6H26M0 6H26",
  loss: "M0 0H26",
};
const sentSizes = [60, 54, 48, 42, 38, 34, 30, 27] as const;
/** The room for a line's sign, and between lines. */
const indent = 46;
const between = 26;

/** Lines below each other, each with how far below the first it is: as large as all fit, or else each cut to its part. */
function inRoom(
  lines: readonly (Omit<SentLine, "side"> & Partial<SentLine>)[],
  box: TextBox,
  set: (text: string, box: TextBox) => FittedText,
) {
  const laidOut = (size: number, height: number) => {
    let down = 0;
    const laid = lines.map(({ side, text }) => {
      const width = box.width - (side ? indent : 0);
      const at = { side, down, fitted: set(text, { ...box, width, height, sizes: [size] }) };
      down += at.fitted.lines.length * size * box.leading + between;
      return at;
    });
    return { laid, height: Math.max(0, down - between) };
  };
  const size = box.sizes.find((each) => laidOut(each, Infinity).height <= box.height + 1e-9);
  const part = (box.height - between * (lines.length - 1)) / lines.length;
  return size ? laidOut(size, Infinity) : laidOut(Math.min(...box.sizes), part);
}

interface LinesProps {
  size: number;
  lines: readonly string[];
  top: number;
  left?: number;
  leading?: number;
  fill?: string;
}

/** Lines of text; the tops of the first line's capitals are at the top. */
export function Lines({ size, lines, top, left = margin, leading = 1, fill }: LinesProps) {
  return lines.map((text, index) => (
    <text
      key={index}
      x={left}
      y={top + size * (0.74 + index * leading)}
      fontSize={size}
      fill={fill}
    >
      {text}
    </text>
  ));
}

/** The site's mark and name, below the baseline. @param down how much further, in pixels */
function Brand({ name, down }: { name: string; down: number }) {
  return (
    <g transform={`translate(0 ${down})`}>
      <circle cx={margin + 15} cy="596" r="15" fill="#dff25a" />
      <g fill="#123a63">
        <circle cx={margin + 9.5} cy="591" r="2.4" />
        <circle cx={margin + 19} cy="589.5" r="2.4" />
        <circle cx={margin + 15} cy="597.5" r="2.4" />
        <circle cx={margin + 8} cy="600.5" r="2.4" />
        <circle cx={margin + 21.5} cy="600" r="2.4" />
      </g>
      <text x={margin + 44} y="607" fontSize="32">
        {name}
      </text>
    </g>
  );
}

/**
 * The layouts of one, two and three paddles: the length of each paddle's frame, and by how many degrees and what share
 * of the side's width each is rotated and shifted.
 */
const fans: Record<number, { long: number; paddles: readonly [turn: number, aside: number][] }> = {
  1: { long: 580, paddles: [[0, 0]] },
  2: {
    long: 460,
    paddles: [
      [-5, -0.2],
      [5, 0.2],
    ],
  },
  3: {
    long: 450,
    paddles: [
      [0, 0],
      [-13, -0.13],
      [13, 0.13],
    ],
  },
};

/** One to three paddles, to one scale: one upright, two side by side, three as a fan with the first in front. */
export function Paddles({ paddles, side }: { paddles: readonly PaddleLook[]; side: Side }) {
  const fan = fans[paddles.length];
  if (!fan) return null;
  const wide = (fan.long * pictureFrame.width) / pictureFrame.height;
  const middle = { x: side.left + side.width / 2, y: side.height / 2 };
  const drawn = fan.paddles.map(([turn, aside], index) => {
    const x = middle.x + aside * side.width;
    return (
      // Rotated around the end of its grip, as if held.
      <g key={index} transform={`rotate(${turn} ${x} ${middle.y + fan.long * 0.4})`}>
        <svg x={x - wide / 2} y={middle.y - fan.long / 2} width={wide} height={fan.long}>
          <PaddlePicture paddle={paddles[index]!} />
        </svg>
      </g>
    );
  });
  return drawn.toReversed();
}

/** In pixels: the room above the baseline, between lines of figures, and the drawings' longest frame. */
const compare = { room: 540, leading: 44, longest: 440 };

interface ComparedProps {
  /** Two to four. */
  paddles: readonly AnySold[];
  side: Side;
  font: Font;
}

/** Paddles side by side, to scale, under the outlines of the others, with the figures that differ below each. */
export function Compared({ paddles, side, font }: ComparedProps) {
  const told = keyDifferences(paddles, 3);
  const column = side.width / paddles.length;
  const under = told[0]!.length * compare.leading;
  const { width, height } = pictureFrame;
  const long = Math.min(compare.longest, compare.room - under - 60, (column * height) / width);
  const scale = long / height;
  const top = (compare.room - long - under) / 2;
  const box = { width: column * 0.92, height: 30, leading: 1 };
  const sizes = told[0]!.map((_, line) =>
    Math.min(
      ...told.map((texts) => {
        const words = font.supportedText(texts[line]!);
        return fitText(words, { ...box, sizes: [30, 28, 26, 24, 22, 20, 18, 16] }, font.widthOf)
          .size;
      }),
    ),
  );
  return paddles.map((paddle, index) => {
    const middle = side.left + (index + 0.5) * column;
    const others = paddles.filter((other) => other !== paddle);
    return (
      <g key={soldSlug(paddle)}>
        <Upright paddle={paddle} others={others} middle={middle} top={top} scale={scale} />
        <g fill="#fff" fontFamily="Archivo" fontWeight="700" textAnchor="middle">
          {told[index]!.map((text, line) => (
            <text
              key={line}
              x={middle}
              y={top + long + (line + 0.9) * compare.leading}
              fontSize={sizes[line]}
            >
              {font.supportedText(text)}
            </text>
          ))}
        </g>
      </g>
    );
  });
}

interface UprightProps {
  paddle: AnySold;
  /** Whose outlines are drawn over it, as far as their sizes are known. */
  others: readonly AnySold[];
  /** The x of its middle and the y of its frame's top, in pixels, and how many of them an inch has. */
  middle: number;
  top: number;
  scale: number;
  /** The width of the outlines, in pixels. */
  line?: number;
}

/** An upright paddle under the outlines of others, to scale. */
export function Upright({ paddle, others, middle, top, scale, line = 2 }: UprightProps) {
  const { width, height } = pictureFrame;
  return (
    <>
      {/* The picture centers a paddle in its frame; here, all grips end on one line. */}
      <svg
        x={middle - (width * scale) / 2}
        y={top + belowFrame(paddle) * scale * 0.5}
        width={width * scale}
        height={height * scale}
      >
        <PaddlePicture paddle={paddle} />
      </svg>
      {others.filter(isSized).map((other) => (
        <path
          key={soldSlug(other)}
          d={headOutline(other)}
          transform={`translate(${middle} ${top + belowFrame(other) * scale}) scale(${scale})`}
          fill="none"
          stroke="#fff"
          strokeOpacity={line > 2 ? 1 : 0.7}
          strokeWidth={line / scale}
          strokeDasharray={`${(line * 4.5) / scale} ${(line * 3) / scale}`}
        />
      ))}
    </>
  );
}

/** How far a paddle's top is below that of its frame, in inches, if its grip ends at the frame's foot. */
const belowFrame = ({ lengthIn }: AnySold) =>
  lengthIn === null ? 0 : pictureFrame.height - lengthIn;

/** The centers and widths of one to three balls, as shares of the side. */
const places: Record<number, readonly { x: number; y: number; width: number }[]> = {
  1: [{ x: 0.5, y: 0.48, width: 0.78 }],
  2: [
    { x: 0.42, y: 0.3, width: 0.64 },
    { x: 0.62, y: 0.71, width: 0.5 },
  ],
  3: [
    { x: 0.46, y: 0.27, width: 0.62 },
    { x: 0.71, y: 0.62, width: 0.46 },
    { x: 0.27, y: 0.74, width: 0.4 },
  ],
};

/** One to three balls, the first one nearest. */
export function Balls({ balls, side }: { balls: readonly BallLook[]; side: Side }) {
  return (places[balls.length] ?? []).map(({ x, y, width }, index) => {
    const across = width * side.width;
    return (
      <svg
        key={index}
        x={side.left + x * side.width - across / 2}
        y={y * side.height - across / 2}
        width={across}
        height={across}
      >
        <BallPicture ball={balls[index]!} />
      </svg>
    );
  });
}

/** The ball in the site's own mark, not a brand's. */
const opticYellow: BallLook = {
  name: "ball",
  use: "outdoor",
  holes: 40,
  colors: { ball: "#dff25a", inside: "#123a63" },
  construction: null,
};

/** Half a court from above, and a ball that has just landed in it, for pages without a subject to draw. */
export function Court({ side }: { side: Side }) {
  const { left, width } = side;
  const ball = { x: left + width * 0.56, y: 360 };
  return (
    <>
      <path
        d={`M${left} 190H${left + width}M${left + width / 2} 190V552`}
        stroke="#ffffff"
        strokeWidth="8"
      />
      <ellipse cx={ball.x + 12} cy={ball.y + 16} rx="62" ry="60" fill="#000" fillOpacity="0.25" />
      <svg x={ball.x - 65} y={ball.y - 65} width="130" height="130">
        <BallPicture ball={opticYellow} />
      </svg>
    </>
  );
}

/** A photo's JPEG in a URL of its own, as wide as the preview picture shows it; undefined if it can't be read. */
async function embedded({ media }: Pick<Site, "media">, { picture: of }: ShownPhoto) {
  const width = versionWidths(of).find((each) => each >= 640) ?? of.width;
  const found = await media
    .open(versionName(of.name, width, "jpg"))
    .catch((error: unknown) => logFailure("reading a photo for a preview picture", error));
  return found && `data:image/jpeg;base64,${Buffer.from(found.body).toString("base64")}`;
}

/** A photo that fills the side. */
function Embedded({ photo, side: { left, width, height } }: { photo: string; side: Side }) {
  return (
    <image
      href={photo}
      x={left}
      y="0"
      width={width}
      height={height}
      preserveAspectRatio="xMidYMid slice"
    />
  );
}

/** The paddle that a page is about, if it's about one. */
const onlyPaddle = ({ paddle }: Pick<Library, "paddle">, { subjects = [] }: PageFacts) =>
  paddle(subjects[0] ?? "")?.slug;

/** In seconds. Pages are shared for months; a day's cache is fresh enough. */
const lifetime = 24 * 60 * 60;

/** What a picture of paddles without a page of their own together says. */
const comparisonFacts = (paddles: readonly AnySold[]): PageFacts => ({
  kicker: "Side by side",
  title: paddles.map(({ name }) => name).join(" vs "),
  drawn: { paddles },
});

/** An SVG as a PNG that may be kept, or 503 if too many others wait for theirs. */
export async function pictureAnswer(svg: string): Promise<Response> {
  const png = await drawPicture(svg);
  if (png === undefined) throw new HTTPException(503);
  const headers = { "content-type": "image/png", "cache-control": `public, max-age=${lifetime}` };
  return new Response(new Uint8Array(png), { headers });
}

/** A page's link preview picture, as PNG. Only existing pages have one, and comparisons. */
export default defineFile(addresses.socialImage, {
  isCached: false,

  async get({ url, site, pages }) {
    const path = pageOfSocialImage(url.pathname) ?? notFound();
    const paddlesCompared = comparedAt(path, site.library);
    const facts =
      pages.find(path) ?? (paddlesCompared && comparisonFacts(paddlesCompared)) ?? notFound();
    const { drawn, kicker, title } = facts;
    const paddles = drawn && "paddles" in drawn ? drawn.paddles : [];
    const photo = drawn && "photos" in drawn ? await embedded(site, drawn.photos[0]!) : undefined;
    const slug = drawn && "photos" in drawn ? onlyPaddle(site.library, facts) : paddles[0]?.slug;
    const reviews =
      slug !== undefined && paddles.length < 2 ? await site.reviews.of(slug) : undefined;
    const font = await displayFont();
    const svg = renderToStaticMarkup(
      <Frame
        brand={site.library.site.name}
        kicker={kicker}
        title={title}
        note={reviews ? ratingText(reviews) : facts.note}
        line={paddlesCompared ? 560 : paddles.length > 1 ? 720 : 820}
        font={font}
      >
        {(side) =>
          drawn === undefined ? (
            <Court side={side} />
          ) : "photos" in drawn ? (
            photo ? (
              <Embedded photo={photo} side={side} />
            ) : (
              <Court side={side} />
            )
          ) : "balls" in drawn ? (
            <Balls balls={drawn.balls} side={side} />
          ) : (
            <>
              <SharedParts />
              {paddlesCompared ? (
                <Compared paddles={paddlesCompared} side={side} font={font} />
              ) : (
                <Paddles paddles={drawn.paddles} side={side} />
              )}
            </>
          )
        }
      </Frame>,
    );
    return await pictureAnswer(svg);
  },
});

/** A paddle's average. Left out if most of its reviews are samples: a preview has no room for the note that says so. */
function ratingText({ totals, players }: SubjectReviews): string | undefined {
  const average = isMostlySamples(totals, players) ? undefined : averageRating(totals);
  return average === undefined ? undefined : `${toOneDecimal(average)} / 5`;
}
