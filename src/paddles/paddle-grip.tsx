import type { Paddle } from "./paddle.content";
import { gripHalf } from "./paddle-outline";

interface GripProps {
  id: string;
  top: number;
  length: number;
  colourway: Paddle["colourway"];
  detail: "full" | "small";
}

/** Without the digits that a sum in binary adds. */
export const at = (value: number) => Math.round(value * 100) / 100;

/** The height of a turn of the wrap, in inches, and how far it climbs from one side to the other. */
const turn = 0.56;
const climb = 0.3;

/** The wrapped grip with its collar and flared butt cap. */
export function Grip({ id, top, length, colourway, detail }: GripProps) {
  const foot = at(top + length);
  const wrap = {
    d: `M${-gripHalf} ${at(top)}H${gripHalf}V${at(foot - 0.9)}L${at(gripHalf + 0.09)} ${at(foot - 0.3)}H${at(-gripHalf - 0.09)}L${-gripHalf} ${at(foot - 0.9)}z`,
  };
  const cap = (
    <path
      d={`M${at(-gripHalf - 0.07)} ${at(foot - 0.42)}H${at(gripHalf + 0.07)}L${at(gripHalf + 0.16)} ${at(foot - 0.12)}Q${at(gripHalf + 0.16)} ${foot} ${gripHalf} ${foot}H${-gripHalf}Q${at(-gripHalf - 0.16)} ${foot} ${at(-gripHalf - 0.16)} ${at(foot - 0.12)}z`}
      fill={colourway.edge}
      stroke="#8a94a6"
      strokeWidth={detail === "small" ? 0.2 : 0.05}
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
  if (detail === "small")
    return (
      <g stroke="#8a94a6" strokeWidth=".2">
        <path {...wrap} fill={colourway.grip} />
        {cap}
        {collar}
      </g>
    );
  const turns = Array.from({ length: Math.ceil((length - 0.5) / turn) }, (_, index) =>
    at(top + 0.36 + climb + index * turn),
  ).filter((y) => y < foot - 0.4);
  const lines = (down: number) =>
    turns.map((y) => `M${at(-gripHalf - 0.1)} ${at(y + down)}l1.52-${climb}`).join("");
  return (
    <>
      <defs>
        <linearGradient id={`${id}r`}>
          <stop stopColor="#000" stopOpacity=".5" />
          <stop offset=".3" stopColor="#fff" stopOpacity=".2" />
          <stop offset=".55" stopColor="#000" stopOpacity=".05" />
          <stop offset="1" stopColor="#000" stopOpacity=".6" />
        </linearGradient>
        <clipPath id={`${id}w`}>
          <path {...wrap} />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}w)`}>
        <path {...wrap} fill={colourway.grip} />
        <path d={lines(0)} stroke="#000" strokeOpacity=".55" strokeWidth=".07" />
        <path d={lines(0.06)} stroke="#fff" strokeOpacity=".4" strokeWidth=".045" />
        <path
          d={lines(0.3)}
          stroke="#000"
          strokeOpacity=".5"
          strokeWidth=".06"
          strokeLinecap="round"
          strokeDasharray="0 .17"
        />
      </g>
      {collar}
      {cap}
      <path {...wrap} fill={`url(#${id}r)`} stroke="#8a94a6" strokeWidth=".05" />
    </>
  );
}
