import type { Paddle } from "./paddle.content";
import { type Artwork, artworkPlace, artworks } from "./paddle-artwork";
import { headOutline, type PaddleSize } from "./paddle-outline";
import { CachedMarkup } from "../platform/ui/cached-markup";
import { at, Grip } from "./paddle-grip";
import { FaceLight, FaceTexture } from "./paddle-surface";

type DrawnPaddle = PaddleSize & Pick<Paddle, "surface" | "colourway">;
/** The facts a paddle's picture is drawn from, and its name. */
export type PaddleLook = DrawnPaddle & Pick<Paddle, "name">;

declare module "../platform/render/listing" {
  interface Drawable {
    paddles: Paddle;
  }
}

interface PaddlePictureProps {
  paddle: PaddleLook;
  /** 'small' leaves out what nobody sees below a height of about 80 px: texture, light, wrap. */
  detail?: "full" | "small";
}

/** The drawing's frame in inches: the maximum length and width by the rules, so that all paddles are at one scale. */
export const pictureFrame = { width: 9, height: 17.4 } as const;

/** Visible on white as well as on the dark theme's court. */
const outlineColor = "#8a94a6";
/** The edge guard's width, in inches. */
const guard = 0.2;

/**
 * A paddle drawn from its data, to scale. Colors are attributes rather than classes, so that the same drawing works on
 * pages and in preview pictures.
 */
export function PaddlePicture({ paddle, detail = "full" }: PaddlePictureProps) {
  // Only the drawn facts, so that every use of a paddle shares one cached drawing.
  const { name, shape, lengthIn, widthIn, gripLengthIn, surface, colourway } = paddle;
  const top = (pictureFrame.height - lengthIn) / 2;
  return (
    <CachedMarkup
      as="svg"
      inside={PaddleDrawing}
      props={{ shape, lengthIn, widthIn, gripLengthIn, surface, colourway, detail }}
      frame={{
        viewBox: `${-pictureFrame.width / 2} ${at(-top)} ${pictureFrame.width} ${pictureFrame.height}`,
        role: "img",
        "aria-label": `Drawing of the ${name}`,
      }}
    />
  );
}

interface PaddleDrawingProps extends DrawnPaddle {
  id: string;
  detail: "full" | "small";
}

function PaddleDrawing({ id, detail, ...paddle }: PaddleDrawingProps) {
  const { colourway, lengthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  const isFull = detail === "full";
  const outline = <use href={`#${id}o`} />;
  // Clipped to the face, so that only the inner half of each stroke shows.
  const flush = isFull ? bevelStrokes : [];
  const rim = colourway.rim === "guard" ? guardStrokes(colourway.edge, isFull) : flush;
  return (
    <>
      <defs>
        <path id={`${id}o`} d={headOutline(paddle)} />
        <clipPath id={`${id}c`}>{outline}</clipPath>
        {isFull ? (
          <>
            <FaceTexture id={`${id}t`} surface={paddle.surface} />
            <FaceLight id={`${id}l`} surface={paddle.surface} />
          </>
        ) : null}
      </defs>
      <Grip id={id} top={gripTop} length={gripLengthIn} colourway={colourway} detail={detail} />
      <g clipPath={`url(#${id}c)`}>
        <g fill={colourway.face}>{outline}</g>
        <Graphic paddle={paddle} isFull={isFull} />
        {isFull ? (
          <>
            <g fill={`url(#${id}t)`}>{outline}</g>
            <Throat top={gripTop} color={colourway.edge} />
            <g fill={`url(#${id}l)`}>{outline}</g>
          </>
        ) : null}
        <g fill="none">
          {rim.map(([color, width, opacity]) => (
            <g key={width} stroke={color} strokeOpacity={opacity} strokeWidth={width}>
              {outline}
            </g>
          ))}
        </g>
      </g>
      <g fill="none" stroke={outlineColor} strokeWidth={isFull ? 0.06 : 0.2}>
        {outline}
      </g>
    </>
  );
}

/** The graphic of the face. */
function Graphic({ paddle, isFull }: { paddle: DrawnPaddle; isFull: boolean }) {
  const { colourway } = paddle;
  const { tone, accent, line, fine }: Artwork = artworks[colourway.motif];
  const { middle, scale } = artworkPlace(paddle);
  return (
    <g transform={`translate(0 ${middle}) scale(${scale})`} fillRule="evenodd">
      {tone ? <path d={tone} fill={colourway.tone} /> : null}
      {accent ? <path d={accent} fill={colourway.accent} /> : null}
      {line ? (
        <path d={line.path} fill="none" stroke={colourway.accent} strokeWidth={line.width} />
      ) : null}
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

/** The part of the throat that the grip's wrap ends on. */
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

/** The edge guard: as wide as its strokes' inner halves, with a line of gloss in the middle. */
function guardStrokes(color: string, isFull: boolean): Stroke[] {
  if (!isFull) return [[color, at(guard * 3)]];
  return [
    ["#000", guard * 2 + 0.1, 0.35],
    [color, guard * 2],
    ["#fff", at(guard * 1.3), 0.35],
    [color, at(guard * 0.9)],
  ];
}

/** A rim without a guard is rounded: light along it, and a shadow where it turns away from the face. */
const bevelStrokes: Stroke[] = [
  ["#000", 0.34, 0.3],
  ["#fff", 0.22, 0.35],
];
