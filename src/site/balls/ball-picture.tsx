import { leadPhoto, type WithPhotos } from "../media/content-photo.ts";
import { FramedPhoto } from "../media/entry-photo.tsx";
import { CachedMarkup } from "../../platform/ui/cached-markup.tsx";
import type { Ball } from "./ball.content.ts";

/** A hole of a ball seen from the front: a circle on a sphere becomes an ellipse. */
export interface Hole {
  x: number;
  y: number;
  /** Half its width across and along the line from the picture's center. */
  across: number;
  along: number;
  /** The direction of that line in degrees. */
  angle: number;
}

/** How far the ball tilts toward the viewer and sideways, so that no ring of holes is horizontal. */
const tilt = { x: 0.42, z: 0.3 };

const round = (value: number) => Math.round(value * 10) / 10;

/** Rings of holes from pole to pole, spaced evenly, exactly as many as the ball has in total. */
function rings(holes: number): { latitude: number; holes: number }[] {
  const count = Math.max(3, Math.round(Math.sqrt((holes * Math.PI) / 4)));
  const latitudes = Array.from(
    { length: count },
    (_, index) => ((index + 0.5) / count) * Math.PI - Math.PI / 2,
  );
  const room = latitudes.map(Math.cos);
  const whole = room.reduce((sum, each) => sum + each, 0);
  let placed = 0;
  let owed = 0;
  return latitudes.map((latitude, index) => {
    owed += ((room[index] ?? 0) / whole) * holes;
    const here = Math.round(owed) - placed;
    placed += here;
    return { latitude, holes: here };
  });
}

/**
 * The visible holes of a ball.
 * @param radius of the ball in the picture
 * @param size half a hole's width, as a share of the radius
 */
export function visibleHoles(holes: number, radius: number, size: number): Hole[] {
  // A hole's rim lies in a plane slightly below the surface.
  const depth = Math.sqrt(1 - size * size);
  return rings(holes).flatMap((ring, row) =>
    Array.from({ length: ring.holes }, (_, index) => {
      const longitude = ((index + (row % 2) / 2) / ring.holes) * 2 * Math.PI;
      const flat = Math.cos(ring.latitude);
      const [x0, y0, z0] = [
        flat * Math.sin(longitude),
        Math.sin(ring.latitude),
        flat * Math.cos(longitude),
      ];
      const y1 = y0 * Math.cos(tilt.x) - z0 * Math.sin(tilt.x);
      const z = y0 * Math.sin(tilt.x) + z0 * Math.cos(tilt.x);
      const x = x0 * Math.cos(tilt.z) - y1 * Math.sin(tilt.z);
      const y = x0 * Math.sin(tilt.z) + y1 * Math.cos(tilt.z);
      return { x, y, z };
    })
      // At the edge a hole is a slit; beyond that it's on the far side.
      .filter(({ z }) => z > 0.16)
      .map(({ x, y, z }) => ({
        x: round(x * radius * depth),
        y: round(y * radius * depth),
        across: round(radius * size),
        along: round(radius * size * z),
        angle: Math.round((Math.atan2(y, x) * 180) / Math.PI),
      })),
  );
}

declare module "../../platform/render/route.ts" {
  interface Drawable {
    balls: BallLook;
  }
}

type DrawnBall = Pick<Ball, "use" | "holes" | "colors" | "construction">;
/** The facts a ball's picture is drawn from, and its name. */
export type BallLook = DrawnBall & Pick<Ball, "name">;

const radius = 96;
/** The usual number of holes, for balls whose number is unconfirmed. */
const usualHoles = { indoor: 26, outdoor: 40, both: 32 } as const;
/** Half a hole's width as a share of the ball's radius: indoor balls have fewer and larger holes. */
const holeSizes = { indoor: 0.165, outdoor: 0.118, both: 0.138 } as const;

/**
 * A ball drawn from its data: as many holes as it has, larger on indoor balls, and a weld if it has two halves. Colors
 * are attributes rather than classes, so that the drawing also works in preview pictures.
 */
export function BallPicture({ ball }: { ball: BallLook }) {
  // Only the drawn facts, so that every use of a ball shares one cached drawing.
  const { name, use, holes, colors, construction } = ball;
  return (
    <CachedMarkup
      as="svg"
      inside={BallDrawing}
      props={{ use, holes, colors, construction }}
      frame={{
        viewBox: "-100 -100 200 200",
        role: "img",
        "aria-label": `Drawing of the ${name}`,
      }}
    />
  );
}

/** A ball in a list: its photo if it has one, in the frame of its drawing. @param sizes of the photo */
export function BallImage({
  ball,
  sizes,
}: {
  ball: BallLook & Partial<WithPhotos>;
  sizes: string;
}) {
  const photo = leadPhoto(ball);
  return photo ? (
    <FramedPhoto photo={photo} frame="ball" sizes={sizes} />
  ) : (
    <BallPicture ball={ball} />
  );
}

function BallDrawing({ id, ...ball }: { id: string } & DrawnBall) {
  const { use, colors, construction } = ball;
  const holes = visibleHoles(ball.holes ?? usualHoles[use], radius, holeSizes[use])
    .map(
      ({ x, y, across, along, angle }) =>
        `M${arm(x, y, along, angle)}A${along} ${across} ${angle} 1 0 ${arm(x, y, -along, angle)}A${along} ${across} ${angle} 1 0 ${arm(x, y, along, angle)}Z`,
    )
    .join("");
  return (
    <>
      <defs>
        <path id={`${id}h`} d={holes} />
        <clipPath id={`${id}c`}>
          <use href={`#${id}h`} />
        </clipPath>
        <radialGradient id={`${id}l`} cx="0.34" cy="0.28" r="0.82">
          <stop stopColor="#fff" stopOpacity="0.75" />
          <stop offset="0.16" stopColor="#fff" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.55" stopColor="#000" stopOpacity="0" />
          <stop offset="0.93" stopColor="#000" stopOpacity="0.4" />
          <stop offset="1" stopColor="#000" stopOpacity="0.28" />
        </radialGradient>
      </defs>
      <circle r={radius} fill={colors.ball} />
      {construction?.includes("two pieces") ? (
        <g fill="none" strokeWidth="2.5">
          <path d="M-92 -28C-40 26 40 50 92 28" stroke={colors.inside} strokeOpacity="0.45" />
          <path d="M-92 -25C-40 29 40 53 92 31" stroke="#fff" strokeOpacity="0.5" />
        </g>
      ) : null}
      <circle r={radius} fill={`url(#${id}l)`} />
      {/* The wall's thickness shows on the lit side of each hole. */}
      <use href={`#${id}h`} fill={colors.ball} stroke="#000" strokeOpacity="0.22" strokeWidth="3" />
      <g clipPath={`url(#${id}c)`}>
        <use href={`#${id}h`} x="-2.5" y="-3.5" fill={colors.inside} />
      </g>
      <circle r={radius} fill="none" stroke={colors.inside} strokeWidth="2" />
    </>
  );
}

/** The end of an ellipse's axis, from its center. */
function arm(x: number, y: number, length: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (value: number) => Math.round(value * 10) / 10;
  return `${at(x + length * Math.cos(turn))} ${at(y + length * Math.sin(turn))}`;
}
