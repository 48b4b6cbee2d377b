// Draws a paddle from its data, to scale: outline, face, graphic, edge guard and grip. The same facts always give the
// same drawing, so it's rendered once and cached.

import type { ReactNode } from "react";
import { leadPhoto, type WithPhotos } from "../media/content-photo.ts";
import { FramedPhoto } from "../media/entry-photo.tsx";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import type { AnyPaddle, Paddle } from "./paddle.content.ts";
import { gripHalf, headOutline, type PaddleSize } from "./paddle-outline.ts";
import { type Artwork, artworkPlace, artworks, dotStep } from "./paddle-artwork.ts";
import { surfaces } from "./paddle-values.ts";

interface GripProps {
  id: string;
  top: number;
  length: number;
  colourway: Paddle["colourway"];
  detail: Detail;
}

/**
 * How much of a drawing can be seen: 'card' leaves out what's invisible below about 120 px (texture, wrap, fine lines),
 * 'small' what is below 80 (light, too).
 */
type Detail = "full" | "card" | "small";

/** Rounds off the extra digits of binary sums. */
export const at = (value: number) => Math.round(value * 100) / 100;

/** Half the thickness of a core, in inches. */
export const coreHalf = (coreMm: number) => at(coreMm / 50.8);

/** The height of a turn of the wrap, in inches, and its rise from side to side. */
const turn = 0.56;
const climb = 0.3;
/** In inches. What is below a shorter grip is clipped. */
const longestGrip = 8;

/** The wrapped grip with its collar and flared butt cap. */
function Grip({ id, top, length, colourway, detail }: GripProps) {
  const foot = at(top + length);
  const wrap = {
    d: `M${-gripHalf} ${at(top)}H${gripHalf}V${at(foot - 0.9)}L${at(gripHalf + 0.09)} ${at(foot - 0.3)}H${at(-gripHalf - 0.09)}L${-gripHalf} ${at(foot - 0.9)}z`,
  };
  const cap = (
    <path
      d={`M${at(-gripHalf - 0.07)} ${at(foot - 0.42)}H${at(gripHalf + 0.07)}L${at(gripHalf + 0.16)} ${at(foot - 0.12)}Q${at(gripHalf + 0.16)} ${foot} ${gripHalf} ${foot}H${-gripHalf}Q${at(-gripHalf - 0.16)} ${foot} ${at(-gripHalf - 0.16)} ${at(foot - 0.12)}z`}
      fill={colourway.edge}
      stroke={detail === "full" ? outlineColor : undefined}
      strokeWidth={detail === "full" ? 0.05 : undefined}
    />
  );
  const collar = (
    <rect
      x={at(-gripHalf - 0.04)}
      y={at(top - 0.05)}
      width={at(gripHalf * 2 + 0.08)}
      height=".36"
      rx=".08"
      fill={colourway.accent}
    />
  );
  if (detail !== "full")
    return (
      <g stroke={outlineColor} strokeWidth={detail === "small" ? ".2" : ".06"}>
        <path {...wrap} fill={colourway.grip} />
        {detail === "card" ? <path {...wrap} fill="url(#drawn-round)" /> : null}
        {cap}
        {collar}
      </g>
    );
  const outline = <use href={`#${id}g`} />;
  return (
    <>
      <defs>
        <path id={`${id}g`} {...wrap} />
        <clipPath id={`${id}w`}>{outline}</clipPath>
      </defs>
      <g clipPath={`url(#${id}w)`}>
        <g fill={colourway.grip}>{outline}</g>
        <use href="#drawn-wrap" y={at(top)} />
      </g>
      {collar}
      {cap}
      <g fill="url(#drawn-round)" stroke="#8a94a6" strokeWidth=".05">
        {outline}
      </g>
    </>
  );
}

/** The turns of the longest grip, from its top, and the perforations between them. */
function Wrap() {
  const turns = Array.from({ length: Math.ceil(longestGrip / turn) }, (_, index) =>
    at(0.36 + climb + index * turn),
  );
  const lines = turns.map((y) => `M${at(-gripHalf - 0.1)} ${y}l1.52-${climb}`).join("");
  return (
    <g id="drawn-wrap">
      <path id="drawn-turns" d={lines} />
      <use href="#drawn-turns" stroke="#000" strokeOpacity=".55" strokeWidth=".07" />
      <use href="#drawn-turns" y=".06" stroke="#fff" strokeOpacity=".4" strokeWidth=".045" />
      <use
        href="#drawn-turns"
        y=".3"
        stroke="#000"
        strokeOpacity=".5"
        strokeWidth=".06"
        strokeLinecap="round"
        strokeDasharray="0 .17"
      />
    </g>
  );
}

const textureOf = (surface: Paddle["surface"]) => `drawn-${surface.toLowerCase().split(" ", 1)[0]}`;
const isGlossy = (surface: Paddle["surface"]) => surface === "Fiberglass";
const lightOf = (surface: Paddle["surface"]) => (isGlossy(surface) ? "drawn-gloss" : "drawn-light");

/** What full drawings share, by the id that they refer to. */
const sharedParts: ReadonlyMap<string, ReactNode> = new Map<string, ReactNode>([
  ["drawn-wrap", <Wrap key="wrap" />],
  [
    "drawn-round",
    <linearGradient key="round" id="drawn-round">
      <stop stopColor="#000" stopOpacity=".5" />
      <stop offset=".3" stopColor="#fff" stopOpacity=".2" />
      <stop offset=".55" stopColor="#000" stopOpacity=".05" />
      <stop offset="1" stopColor="#000" stopOpacity=".6" />
    </linearGradient>,
  ],
  ...surfaces.flatMap((surface): [string, ReactNode][] => [
    [textureOf(surface), <FaceTexture key={surface} id={textureOf(surface)} surface={surface} />],
    [
      lightOf(surface),
      <FaceLight key={lightOf(surface)} id={lightOf(surface)} surface={surface} />,
    ],
  ]),
]);

/**
 * What the drawings in a document share.
 * @param of the ids that they refer to; by default, all there are
 */
export const SharedParts = ({ of }: { of?: readonly string[] }) => (
  <defs>{(of ?? [...sharedParts.keys()]).map((id) => sharedParts.get(id))}</defs>
);

interface SurfaceProps {
  id: string;
  surface: Paddle["surface"];
}

type Line = readonly [d: string, stroke: string, opacity: string, width: string];

/** Carbon is a square weave, aramid a twill, graphite brushed, fiberglass smooth with flecks; others are matte. */
const textures: Record<Paddle["surface"], readonly [width: string, height: string, ...Line[]]> = {
  "Carbon Fiber": [".24", ".24", ["M0 .12L.12 0M.12 .24L.24 .12", "#000", ".16", ".025"]],
  Graphite: [
    "4.3",
    ".28",
    ["M0 .04H2.9M1.2 .11H4.3M0 .2H1.4M2.3 .2H4.3", "#fff", ".2", ".02"],
    ["M.6 .07H3.7M0 .16H2.2M3.1 .25H4.3", "#000", ".16", ".02"],
  ],
  Aramid: [
    ".32",
    ".32",
    ["M-.08 .24L.24-.08M.08 .4L.4 .08M-.08 .4L.4-.08", "#fff", ".16", ".05"],
    ["M-.04 .12L.12 .28M.2 .04L.36 .2", "#000", ".2", ".04"],
  ],
  Other: [".2", ".2", ["M.08 .1h.04", "#000", ".18", ".04"]],
  Fiberglass: [".9", ".8", ["M.1 .15h.05M.55 .45h.05M.3 .7h.04M.75 .2h.03", "#fff", ".3", ".04"]],
};

function FaceTexture({ id, surface }: SurfaceProps) {
  const [width, height, ...lines] = textures[surface];
  return (
    <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
      {surface === "Carbon Fiber" ? (
        <path d="M0 0H.12V.12H0zM.12 .12H.24V.24H.12z" fill="#fff" fillOpacity=".06" />
      ) : null}
      {lines.map(([d, stroke, strokeOpacity, strokeWidth]) => (
        <path key={d} {...{ d, stroke, strokeOpacity, strokeWidth }} />
      ))}
    </pattern>
  );
}

/** Light from the upper left: soft on carbon and graphite, with the edge of a reflection on painted fiberglass. */
function FaceLight({ id, surface }: SurfaceProps) {
  const glossy = isGlossy(surface);
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop stopColor="#fff" stopOpacity=".34" />
      <stop offset=".3" stopColor="#fff" stopOpacity=".04" />
      <stop offset=".44" stopColor="#fff" stopOpacity={glossy ? ".22" : ".14"} />
      <stop offset={glossy ? ".45" : ".6"} stopColor="#fff" stopOpacity="0" />
      <stop offset=".6" stopColor="#000" stopOpacity="0" />
      <stop offset="1" stopColor="#000" stopOpacity=".34" />
    </linearGradient>
  );
}

type DrawnPaddle = PaddleSize & Pick<Paddle, "surface" | "colourway">;
/** The facts a paddle's picture is drawn from, and its name. Without colors of its own, only its outline is drawn. */
export type PaddleLook = Pick<AnyPaddle, keyof DrawnPaddle | "name"> &
  Partial<Pick<AnyPaddle, "notConfirmed">>;

declare module "../../platform/render/route.ts" {
  interface Drawable {
    paddles: PaddleLook & Pick<Paddle, "slug">;
  }
}

interface PaddlePictureProps {
  paddle: PaddleLook;
  detail?: Detail;
}

/**
 * The drawing's frame in inches: the maximum length and width under the rules, so that all paddles have the same scale.
 */
export const pictureFrame = { width: 9, height: 17.4 } as const;

/** Visible on white as well as on the dark theme's court. */
export const outlineColor = "#8a94a6";
/** The width of the edge guard, in inches. */
const guard = 0.2;

/**
 * A paddle drawn to scale from its data. Colors are attributes rather than classes, so that the drawing also works in
 * preview pictures.
 */
export function PaddlePicture({ paddle, detail = "full" }: PaddlePictureProps) {
  // Only the drawn facts, so that every use of a paddle shares one cached drawing.
  const { name, shape, lengthIn, widthIn, gripLengthIn, surface, colourway } = paddle;
  const isDrawn =
    colourway && surface && shape && lengthIn !== null && widthIn !== null && gripLengthIn !== null;
  if (!isDrawn) return <Outline paddle={paddle} detail={detail} />;
  return (
    <CachedMarkup
      as="svg"
      inside={PaddleDrawing}
      props={{ shape, lengthIn, widthIn, gripLengthIn, surface, colourway, detail }}
      frame={frameOf(lengthIn, `Drawing of the ${name}`)}
    />
  );
}

/** A paddle in a list: its photo if it has one, in the frame of its drawing. @param sizes of the photo */
export function PaddleImage({
  paddle,
  sizes,
  detail = "card",
}: {
  paddle: PaddleLook & Partial<WithPhotos>;
  sizes: string;
  detail?: Detail;
}) {
  const photo = leadPhoto(paddle);
  return photo ? (
    <FramedPhoto photo={photo} frame="paddle" sizes={sizes} />
  ) : (
    <PaddlePicture paddle={paddle} detail={detail} />
  );
}

/** The frame of a paddle's drawing, as attributes of its SVG. */
export const frameOf = (lengthIn: number, label: string) => ({
  viewBox: `${-pictureFrame.width / 2} ${at((lengthIn - pictureFrame.height) / 2)} ${pictureFrame.width} ${pictureFrame.height}`,
  role: "img",
  "aria-label": label,
});

const sizes: ReadonlySet<string> = new Set(["identity", "shape", "lengthIn", "widthIn"]);

/** The size to draw if it isn't known, in inches. */
const usualSize = { shape: "other", lengthIn: 16.5, widthIn: 7.5, gripLengthIn: 5.25 } as const;

/** The neutral outline of a paddle that nobody has drawn, from what is known of its size: dashed if that's nothing. */
function Outline({ paddle, detail = "full" }: PaddlePictureProps) {
  const size = {
    shape: paddle.shape ?? usualSize.shape,
    lengthIn: paddle.lengthIn ?? usualSize.lengthIn,
    widthIn: paddle.widthIn ?? usualSize.widthIn,
    gripLengthIn: paddle.gripLengthIn ?? usualSize.gripLengthIn,
  };
  const { lengthIn, gripLengthIn } = size;
  const isKnown =
    paddle.lengthIn !== null &&
    paddle.widthIn !== null &&
    paddle.shape !== null &&
    (paddle.notConfirmed ?? []).every((fact) => !sizes.has(fact));
  const label = `Outline of the ${paddle.name}${isKnown ? "" : ". We don't know its size"}`;
  const top = at(lengthIn - gripLengthIn);
  return (
    <svg {...frameOf(lengthIn, label)}>
      <path
        d={`${headOutline(size)}M${-gripHalf} ${top}V${lengthIn}H${gripHalf}V${top}`}
        fill={isKnown ? outlineColor : "none"}
        fillOpacity=".35"
        stroke={outlineColor}
        strokeWidth={detail === "small" ? 0.3 : 0.12}
        strokeDasharray={isKnown ? undefined : detail === "small" ? ".9 .6" : ".4 .28"}
      />
    </svg>
  );
}

interface PaddleDrawingProps extends DrawnPaddle {
  id: string;
  detail: Detail;
}

function PaddleDrawing({ id, detail, ...paddle }: PaddleDrawingProps) {
  const { colourway, lengthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  const isFull = detail === "full";
  const outline = `#${id}o`;
  // Clipped to the face, so only the inner half of each stroke shows.
  const flush = detail === "small" ? [] : bevelStrokes;
  const rim = colourway.rim === "guard" ? guardStrokes(colourway.edge, detail) : flush;
  return (
    <>
      <defs>
        <path id={`${id}o`} d={headOutline(paddle)} />
        <clipPath id={`${id}c`}>
          <use href={outline} />
        </clipPath>
      </defs>
      <Grip id={id} top={gripTop} length={gripLengthIn} colourway={colourway} detail={detail} />
      <g clipPath={`url(#${id}c)`}>
        <use href={outline} fill={colourway.face} />
        <Graphic paddle={paddle} isFull={isFull} />
        {isFull ? <use href={outline} fill={`url(#${textureOf(paddle.surface)})`} /> : null}
        {detail === "small" ? null : (
          <>
            <Throat top={gripTop} color={colourway.edge} />
            <use href={outline} fill={`url(#${lightOf(paddle.surface)})`} />
          </>
        )}
        {rim.map(([color, width, opacity]) => (
          <use
            key={width}
            href={outline}
            fill="none"
            stroke={color}
            strokeOpacity={opacity}
            strokeWidth={width}
          />
        ))}
      </g>
      <use
        href={outline}
        fill="none"
        stroke={outlineColor}
        strokeWidth={detail === "small" ? 0.2 : 0.06}
      />
    </>
  );
}

function Graphic({ paddle, isFull }: { paddle: DrawnPaddle; isFull: boolean }) {
  const { colourway } = paddle;
  const { tone, accent, line, dots = [], fine }: Artwork = artworks[colourway.motif];
  const { middle, scale } = artworkPlace(paddle);
  return (
    <g transform={`translate(0 ${middle}) scale(${scale})`} fillRule="evenodd">
      {tone ? <path d={tone} fill={colourway.tone} /> : null}
      {accent ? <path d={accent} fill={colourway.accent} /> : null}
      {line ? (
        <path d={line.path} fill="none" stroke={colourway.accent} strokeWidth={line.width} />
      ) : null}
      {dots.map(({ path, width }) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke={colourway.accent}
          strokeWidth={width}
          strokeLinecap="round"
          strokeDasharray={`0 ${dotStep}`}
        />
      ))}
      {fine && isFull ? (
        <path
          d={fine}
          fill="none"
          stroke={colourway.accent}
          strokeOpacity="0.6"
          strokeWidth="0.06"
        />
      ) : null}
    </g>
  );
}

/** The part of the throat where the grip's wrap ends. */
function Throat({ top, color }: { top: number; color: string }) {
  return (
    <>
      <path
        d={`M-2.4 ${at(top + 0.3)}Q0 ${at(top - 1.7)} 2.4 ${at(top + 0.3)}z`}
        fill="#000"
        opacity="0.3"
      />
      <path d={`M-2.4 ${at(top + 0.4)}Q0 ${at(top - 1.5)} 2.4 ${at(top + 0.4)}z`} fill={color} />
    </>
  );
}

type Stroke = readonly [color: string, width: number, opacity?: number];

/** The edge guard: as wide as the inner halves of its strokes, with a line of gloss in the middle. */
function guardStrokes(color: string, detail: Detail): Stroke[] {
  if (detail === "small") return [[color, at(guard * 3)]];
  if (detail === "card") return [[color, guard * 2]];
  return [
    ["#000", guard * 2 + 0.1, 0.35],
    [color, guard * 2],
    ["#fff", at(guard * 1.3), 0.35],
    [color, at(guard * 0.9)],
  ];
}

/** Without a guard, the rim is rounded: a highlight along it, and a shadow where it turns away from the face. */
const bevelStrokes: Stroke[] = [
  ["#000", 0.34, 0.3],
  ["#fff", 0.22, 0.35],
];
