import { useId } from "react";
import type { Paddle } from "../paddles/paddle.content";
import { isConfirmed } from "../paddles/paddle-facts";
import { gripHalf, headOutline } from "../paddles/paddle-outline";
import { listed } from "./pair-in-words";
import { figureText, type Units } from "../platform/text/units";
import { pictureFrame } from "../paddles/paddle-picture";
import styles from "./outlines.module.css";

const { width, height } = pictureFrame;

/** The grid's squares, in inches. */
const squares = {
  us: { side: 1, text: "an inch" },
  metric: { side: 1 / 2.54, text: "a centimeter" },
};

/** The outlines of paddles at one scale, on top of each other, aligned at the ends of their grips. */
export function Outlines({ paddles, units }: { paddles: readonly Paddle[]; units: Units }) {
  const id = useId();
  const square = squares[units];
  return (
    <section className={styles.outlines} aria-labelledby="outlines">
      <h2 id="outlines">Outlines to scale</h2>
      <div className={styles.columns}>
        <svg
          viewBox={`${-width / 2 - 0.1} -0.1 ${width + 0.2} ${height + 0.2}`}
          role="img"
          aria-labelledby={`${id}title ${id}text`}
        >
          <title id={`${id}title`}>
            {`Outlines of the ${listed(paddles.map(({ name }) => name))}`}
          </title>
          <desc id={`${id}text`}>
            Drawn over one another, their grips ending at one height. The numbers stand beside it.
          </desc>
          <pattern
            id={`${id}grid`}
            x={-width / 2}
            y={height}
            width={square.side}
            height={square.side}
            patternUnits="userSpaceOnUse"
          >
            <path className={styles.grid} d={`M0 ${square.side}V0H${square.side}`} />
          </pattern>
          <rect x={-width / 2} width={width} height={height} fill={`url(#${id}grid)`} />
          {paddles.map((paddle) => (
            <Outline key={paddle.slug} paddle={paddle} />
          ))}
        </svg>
        <div>
          <ul>
            {paddles.map((paddle) => (
              <li key={paddle.slug}>
                <svg viewBox="0 0 1.6 0.6" aria-hidden="true">
                  <path d="M0 .3H1.6" />
                </svg>
                <p>
                  <strong>{paddle.name}</strong> {sizeInWords(paddle, units)}
                </p>
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            The side of a square is {square.text}. A dashed line follows from a size or shape that
            nobody could confirm. How corners and edges are rounded is our drawing, not the maker's.
          </p>
        </div>
      </div>
    </section>
  );
}

function Outline({ paddle }: { paddle: Paddle }) {
  const { lengthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  return (
    <g transform={`translate(0 ${height - lengthIn})`}>
      <path
        d={headOutline(paddle)}
        strokeDasharray={dashes(areConfirmed(paddle, ["lengthIn", "widthIn", "shape"]))}
      />
      <path
        d={`M${-gripHalf} ${gripTop}V${lengthIn}H${gripHalf}V${gripTop}`}
        strokeDasharray={dashes(areConfirmed(paddle, ["lengthIn", "gripLengthIn"]))}
      />
    </g>
  );
}

const sizes = [
  { fact: "lengthIn", words: "long" },
  { fact: "widthIn", words: "wide" },
  { fact: "gripLengthIn", words: "of grip" },
] as const;

function areConfirmed(paddle: Paddle, facts: readonly Parameters<typeof isConfirmed>[1][]) {
  return facts.every((fact) => isConfirmed(paddle, fact));
}

function dashes(confirmed: boolean): string | undefined {
  return confirmed ? undefined : "0.5 0.3";
}

/** '16.3 in long, 7.7 in wide (not confirmed), 5.2 in of grip; hybrid shape.' */
function sizeInWords(paddle: Paddle, units: Units): string {
  const unsure = (fact: Parameters<typeof isConfirmed>[1]) =>
    isConfirmed(paddle, fact) ? "" : " (not confirmed)";
  const figures = sizes.map(
    ({ fact, words }) => `${figureText(paddle[fact], "in", units)} ${words}${unsure(fact)}`,
  );
  return `${figures.join(", ")}; ${paddle.shape} shape${unsure("shape")}.`;
}
