/** A hole of a ball in its picture, seen from the front: a circle on a sphere becomes an ellipse. */
export interface Hole {
  x: number;
  y: number;
  /** Half its width across and along the line from the picture's middle. */
  across: number;
  along: number;
  /** The direction of that line in degrees. */
  angle: number;
}

/** How far the ball tilts toward us and sideways, so that no ring of holes lies flat. */
const tilt = { x: 0.42, z: 0.3 };

const round = (value: number) => Math.round(value * 10) / 10;

/** Rings of holes from pole to pole, each with as many as fit, exactly as many as the ball has in total. */
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
 * @param size of a hole's half width, as a share of the radius
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
      // Seen from the side a hole is a slit; beyond that it is on the far half.
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
