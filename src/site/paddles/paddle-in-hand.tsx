import type { Paddle } from "./paddle.content.ts";
import { isConfirmedPaddle, knownFact } from "./paddle-facts.ts";
import { gripHalf } from "./paddle-outline.ts";
import {
  at,
  coreHalf,
  frameOf,
  outlineColor,
  type PaddleLook,
  PaddlePicture,
} from "./paddle-picture.tsx";
import styles from "./paddle-in-hand.module.css";

/** An unconfirmed paddle without the look we gave it elsewhere, and with only the size that is confirmed. */
const outlineOf = (paddle: Paddle): PaddleLook => ({
  name: paddle.name,
  shape: knownFact(paddle, "shape") ?? null,
  lengthIn: knownFact(paddle, "lengthIn") ?? null,
  widthIn: knownFact(paddle, "widthIn") ?? null,
  gripLengthIn: knownFact(paddle, "gripLengthIn") ?? null,
  surface: null,
  colourway: null,
});

/**
 * A paddle's picture that turns over with a tap or the arrow keys: face, back and, if its core's thickness is confirmed,
 * edge, all to one scale. It's radio buttons, so it needs no script. Of an unconfirmed paddle it's only the outline.
 */
export function PaddleInHand({ paddle }: { paddle: Paddle }) {
  if (!isConfirmedPaddle(paddle)) return <PaddlePicture paddle={outlineOf(paddle)} />;
  const coreMm = knownFact(paddle, "coreMm");
  const sides = [
    { side: "face", turn: "Face", note: undefined },
    { side: "back", turn: "Turn over", note: "We draw the back like the face." },
    ...(coreMm === undefined
      ? []
      : [{ side: "edge", turn: "Edge", note: `${coreMm}\u00A0mm core, to scale` }]),
  ];
  return (
    <div className={styles.hand} role="radiogroup" aria-label="Side of the paddle">
      {sides.map(({ side, turn }) => (
        <input
          key={side}
          type="radio"
          name="side"
          id={`side-${side}`}
          value={side}
          aria-label={turn}
          defaultChecked={side === "face"}
        />
      ))}
      <div className={styles.paddle}>
        <PaddlePicture paddle={paddle} />
        {coreMm === undefined ? null : <Edge paddle={paddle} coreMm={coreMm} />}
      </div>
      {sides.map(({ side, note }, index) => {
        const next = sides[(index + 1) % sides.length]!;
        return (
          <p key={side} className="screen small" data-side={side}>
            {note === undefined ? null : <span>{note} </span>}
            <label htmlFor={`side-${next.side}`}>{next.turn}</label>
          </p>
        );
      })}
    </div>
  );
}

/** The edge, as thick as the core, in the frame of the picture. */
function Edge({ paddle, coreMm }: { paddle: Paddle; coreMm: number }) {
  const { name, lengthIn, gripLengthIn, colourway } = paddle;
  const half = coreHalf(coreMm);
  const grip = at(lengthIn - gripLengthIn);
  const wrap = `M${-half} ${at(grip - 0.7)}L${-gripHalf} ${grip}V${lengthIn}H${gripHalf}V${grip}L${half} ${at(grip - 0.7)}z`;
  return (
    <svg {...frameOf(lengthIn, `Edge of the ${name}, with its ${coreMm} mm core`)}>
      <g stroke={outlineColor} strokeWidth=".06">
        <rect x={-half} width={at(half * 2)} height={grip} rx={half} fill={colourway.edge} />
        <path d={wrap} fill={colourway.grip} />
      </g>
    </svg>
  );
}
