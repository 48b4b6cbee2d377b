import { oncePer } from "../../platform/once-per.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { placeAmong } from "../paddles/profile.ts";
import { placeInWords } from "../paddles/say.ts";

/** A paddle's place in the picture of power and control. */
export interface Point {
  paddle: AnyPaddle;
  /** From 0, the least power or control among all, to 1. */
  power: number;
  control: number;
  /** What its page says of both: 'among the most powerful'. */
  words: { power: string; control: string };
}

/** The paddles that we know enough about, the most powerful first. */
export const pointsOf = oncePer((paddles: readonly AnyPaddle[]): Point[] =>
  paddles
    .flatMap((paddle): Point[] => {
      const power = placeAmong(paddles, paddle, "power");
      const control = placeAmong(paddles, paddle, "control");
      if (!power || !control) return [];
      const words = {
        power: placeInWords("power", power),
        control: placeInWords("control", control),
      };
      return [{ paddle, power: power.place, control: control.place, words }];
    })
    .toSorted((a, b) => b.power - a.power || a.paddle.name.localeCompare(b.paddle.name, "en")),
);

/** Where a name is written beside its dot. */
export interface Label {
  point: Point;
  /** In units of the drawing. */
  x: number;
  y: number;
  anchor: "start" | "end";
}

/** The drawing's size, and the room around the dots. */
export const drawing = { width: 400, height: 400, edge: 24 } as const;

export const xOf = ({ power }: Point) => drawing.edge + power * (drawing.width - 2 * drawing.edge);
export const yOf = ({ control }: Point) =>
  drawing.height - drawing.edge - control * (drawing.height - 2 * drawing.edge);

/** The height of a line of names, and about how wide a letter is. */
const line = 13;
const letter = 6.3;
/** The radius of a dot. */
const dot = 4;

/**
 * The names that fit without covering each other or a dot, in the given order: beside their own dot, towards the middle of
 * the drawing.
 */
export function labelsOf(points: readonly Point[]): Label[] {
  const taken: { left: number; right: number; y: number }[] = [];
  return points.flatMap((point): Label[] => {
    const isLeft = point.power < 0.55;
    const x = xOf(point) + (isLeft ? 7 : -7);
    const width = point.paddle.shortName.length * letter;
    const [left, right] = isLeft ? [x, x + width] : [x - width, x];
    const y = yOf(point) + 3.5;
    const isFree = taken.every(
      (other) => right < other.left || left > other.right || Math.abs(other.y - y) >= line,
    );
    const coversDot = points.some(
      (other) =>
        other !== point &&
        xOf(other) + dot > left &&
        xOf(other) - dot < right &&
        Math.abs(yOf(other) - yOf(point)) < line / 2 + dot,
    );
    if (!isFree || coversDot || left < 0 || right > drawing.width) return [];
    taken.push({ left, right, y });
    return [{ point, x, y, anchor: isLeft ? "start" : "end" }];
  });
}
