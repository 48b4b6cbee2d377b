import { useId } from "react";
import type { Paddle } from "../../model/content/paddle";
import { gripHalf, headOutline, type PaddleSize } from "../../model/paddle-outline";

/** What a paddle's picture is drawn from. */
export type PaddleLook = PaddleSize & Pick<Paddle, "surface" | "colourway" | "name">;

/** The drawing's frame in inches: as long and as wide as the rules of the sport allow, so that all are to one scale. */
export const pictureFrame = { width: 9, height: 17.4 } as const;

/**
 * A paddle drawn from its data, to scale. Colors stand in attributes, not in classes, so that the same drawing serves
 * pages and social images.
 */
export function PaddlePicture({ paddle }: { paddle: PaddleLook }) {
  const id = useId();
  const { colourway, surface, lengthIn, widthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  const top = (pictureFrame.height - lengthIn) / 2;
  return (
    <svg
      viewBox={`${-pictureFrame.width / 2} ${-top} ${pictureFrame.width} ${pictureFrame.height}`}
      role="img"
      aria-label={`Drawing of the ${paddle.name}`}
    >
      <defs>
        <clipPath id={`${id}face`}>
          <path d={headOutline(paddle, 0.16)} />
        </clipPath>
        <linearGradient id={`${id}light`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff" stopOpacity="0.3" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0.04" />
          <stop offset="1" stopColor="#000" stopOpacity="0.24" />
        </linearGradient>
        <Texture id={`${id}texture`} surface={surface} />
      </defs>
      <Grip top={gripTop - 0.05} length={gripLengthIn} colourway={colourway} />
      <path d={headOutline(paddle)} fill={colourway.edge} stroke="#8a94a6" strokeWidth="0.07" />
      <g clipPath={`url(#${id}face)`}>
        <rect x={-widthIn / 2} y="0" width={widthIn} height={gripTop} fill={colourway.face} />
        <rect x={-widthIn / 2} y="0" width={widthIn} height={gripTop} fill={`url(#${id}texture)`} />
        <Motif motif={colourway.motif} color={colourway.accent} width={widthIn} foot={gripTop} />
        <rect x={-widthIn / 2} y="0" width={widthIn} height={gripTop} fill={`url(#${id}light)`} />
      </g>
    </svg>
  );
}

/** Carbon is woven, graphite brushed, fiberglass smooth with a fleck. */
function Texture({ id, surface }: { id: string; surface: Paddle["surface"] }) {
  const weave = surface === "Carbon Fiber";
  const size = weave ? 0.34 : surface === "Graphite" ? 0.5 : 0.7;
  return (
    <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse">
      {weave ? (
        <>
          <path d="M0 0H.17V.17H0zM.17 .17H.34V.34H.17z" fill="#fff" fillOpacity="0.07" />
          <path
            d="M0 .17L.17 0M.17 .34L.34 .17"
            stroke="#000"
            strokeOpacity="0.28"
            strokeWidth=".03"
          />
        </>
      ) : surface === "Graphite" ? (
        <path
          d="M0 .1H.5M0 .26H.3M.12 .4H.5"
          stroke="#fff"
          strokeOpacity="0.16"
          strokeWidth=".04"
        />
      ) : (
        <path
          d="M.1 .15h.06M.45 .4h.06M.25 .6h.04"
          stroke="#fff"
          strokeOpacity="0.35"
          strokeWidth=".05"
        />
      )}
    </pattern>
  );
}

interface GripProps {
  top: number;
  length: number;
  colourway: Paddle["colourway"];
}

/** The wrapped grip, its collar and its butt cap. */
function Grip({ top, length, colourway }: GripProps) {
  const wraps = Math.round(length / 0.62);
  const step = (length - 0.5) / wraps;
  return (
    <g>
      <rect
        x={-gripHalf}
        y={top}
        width={gripHalf * 2}
        height={length}
        rx="0.22"
        fill={colourway.grip}
        stroke="#8a94a6"
        strokeWidth="0.07"
      />
      {Array.from({ length: wraps }, (_, index) => {
        const y = top + 0.3 + index * step;
        return (
          <path
            key={index}
            d={`M${-gripHalf} ${y + 0.34}L${gripHalf} ${y}`}
            stroke="#000"
            strokeOpacity="0.45"
            strokeWidth="0.07"
          />
        );
      })}
      <rect x={-gripHalf} y={top} width={gripHalf * 2} height="0.3" fill={colourway.accent} />
      <rect
        x={-gripHalf - 0.08}
        y={top + length - 0.32}
        width={gripHalf * 2 + 0.16}
        height="0.42"
        rx="0.16"
        fill={colourway.edge}
        stroke="#8a94a6"
        strokeWidth="0.06"
      />
    </g>
  );
}

interface MotifProps {
  motif: Paddle["colourway"]["motif"];
  color: string;
  width: number;
  /** Where the face ends. */
  foot: number;
}

/** Our own stripes and figures in the colorway's accent, no maker's mark. */
function Motif({ motif, color, width, foot }: MotifProps) {
  const half = width / 2;
  const line = { fill: "none", stroke: color, strokeWidth: 0.32 };
  switch (motif) {
    case "chevron":
      return (
        <path
          d={[3.2, 4.1, 5].map((y) => `M${-half} ${y + 2}L0 ${y}L${half} ${y + 2}`).join("")}
          {...line}
        />
      );
    case "diamonds":
      return (
        <path
          d={[2.4, 4.9, 7.4].map((y) => `M0 ${y - 1}L.75 ${y}L0 ${y + 1}L-.75 ${y}Z`).join("")}
          fill={color}
        />
      );
    case "ring":
      return <circle cx="0" cy={foot * 0.44} r={half * 0.56} {...line} />;
    case "stripes":
      return <path d={`M${-half * 0.5} 0V${foot}M${-half * 0.28} 0V${foot}`} {...line} />;
    case "diagonal":
      return (
        <path
          d={`M${-half} ${foot * 0.72}L${half} ${foot * 0.2}M${-half} ${foot * 0.84}L${half} ${foot * 0.32}`}
          {...line}
        />
      );
    case "arc":
      return (
        <path
          d={`M${-half} ${foot * 0.66}Q0 ${foot * 0.34} ${half} ${foot * 0.66}M${-half} ${foot * 0.76}Q0 ${foot * 0.44} ${half} ${foot * 0.76}`}
          {...line}
        />
      );
    case "court":
      return (
        <path
          d={`M${-half * 0.62} 1.6H${half * 0.62}V${foot * 0.74}H${-half * 0.62}ZM${-half * 0.62} ${foot * 0.42}H${half * 0.62}M0 ${foot * 0.42}V${foot * 0.74}`}
          {...line}
          strokeWidth={0.16}
        />
      );
  }
}
