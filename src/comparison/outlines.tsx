import { useId } from "react";
import type { Paddle } from "../paddles/paddle.content.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import { gripHalf, headOutline } from "../paddles/paddle-outline.ts";
import { figureText, type Units } from "../platform/text/units.ts";
import { pictureFrame } from "../paddles/paddle-picture.tsx";
import styles from "./outlines.module.css";

const { width, height } = pictureFrame;

/** The squares of the grid, in inches. */
const squares = {
  us: { side: 1, text: "an inch" },
  metric: { side: 1 / 2.54, text: "a centimeter" },
};

/** A drawing for each paddle, all to one scale: its own outline over those of the others, grip ends aligned. */
export function Outlines({ paddles, units }: { paddles: readonly Paddle[]; units: Units }) {
  const id = useId();
  const square = squares[units];
  return (
    <section aria-labelledby="outlines">
      <h2 id="outlines">Outlines to scale</h2>
      <div className={styles.drawings}>
        {paddles.map((paddle, index) => (
          <figure key={paddle.slug}>
            <svg
              viewBox={`${-width / 2 - 0.1} -0.1 ${width + 0.2} ${height + 0.2}`}
              role="img"
              aria-label={`Outline of the ${paddle.name}, over the ${paddles.length > 2 ? "others" : "other"}`}
            >
              <defs>
                <OutlinePaths id={`${id}${index}`} paddle={paddle} />
              </defs>
              <pattern
                id={`${id}${index}grid`}
                x={-width / 2}
                y={height}
                width={square.side}
                height={square.side}
                patternUnits="userSpaceOnUse"
              >
                <path className={styles.grid} d={`M0 ${square.side}V0H${square.side}`} />
              </pattern>
              <rect x={-width / 2} width={width} height={height} fill={`url(#${id}${index}grid)`} />
              <g className={styles.others}>
                {paddles.map((other, at) =>
                  at === index ? null : (
                    <g key={other.slug}>
                      <use href={`#${id}${at}head`} />
                      <use href={`#${id}${at}grip`} />
                    </g>
                  ),
                )}
              </g>
              <g className={styles.own}>
                <use
                  href={`#${id}${index}head`}
                  strokeDasharray={dashes(paddle, ["lengthIn", "widthIn", "shape"])}
                />
                <use
                  href={`#${id}${index}grip`}
                  strokeDasharray={dashes(paddle, ["lengthIn", "gripLengthIn"])}
                />
              </g>
            </svg>
            <figcaption>
              <strong>{paddle.name}</strong> {sizeInWords(paddle, units)}
            </figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.note}>
        The thick line is the paddle named below it.{" "}
        {paddles.length > 2 ? "Thin lines are the others" : "The thin line is the other one"}. Each
        square is {square.text} wide. A dashed line means we couldn't confirm a size or shape. We
        rounded the corners and edges ourselves, so don't take those as the maker's.
      </p>
    </section>
  );
}

function OutlinePaths({ id, paddle }: { id: string; paddle: Paddle }) {
  const { lengthIn, gripLengthIn } = paddle;
  const gripTop = lengthIn - gripLengthIn;
  const transform = `translate(0 ${height - lengthIn})`;
  return (
    <>
      <path id={`${id}head`} transform={transform} d={headOutline(paddle)} />
      <path
        id={`${id}grip`}
        transform={transform}
        d={`M${-gripHalf} ${gripTop}V${lengthIn}H${gripHalf}V${gripTop}`}
      />
    </>
  );
}

const sizes = [
  { fact: "lengthIn", words: "long" },
  { fact: "widthIn", words: "wide" },
  { fact: "gripLengthIn", words: "grip" },
] as const;

/** Solid if the facts behind a line are confirmed. */
function dashes(paddle: Paddle, facts: readonly Parameters<typeof isConfirmed>[1][]) {
  return facts.every((fact) => isConfirmed(paddle, fact)) ? undefined : "0.5 0.3";
}

/** '16.3 in long, 7.7 in wide (not confirmed), 5.2 in grip; hybrid shape.' */
function sizeInWords(paddle: Paddle, units: Units): string {
  const unsure = (fact: Parameters<typeof isConfirmed>[1]) =>
    isConfirmed(paddle, fact) ? "" : " (not confirmed)";
  const figures = sizes.map(
    ({ fact, words }) => `${figureText(paddle[fact], "in", units)} ${words}${unsure(fact)}`,
  );
  return `${figures.join(", ")}; ${paddle.shape === "other" ? "a shape of its own" : `${paddle.shape} shape`}${unsure("shape")}.`;
}
