/**
 * A graphic for a paddle's face, as SVG paths. The center of the hitting area is (0, 0); the face is 8 wide and extends
 * from about -5 at the top to 4 at the throat and 6.5 at the grip. Anything beyond is clipped.
 */
export interface Artwork {
  /** Filled with the second color, below the rest. */
  tone: string;
  accent: string;
  /** Stroked with the accent color. */
  line?: { path: string; width: number };
  /** Lines that are stroked as dots, `dotStep` apart. */
  dots?: readonly { path: string; width: string }[];
  /** Hairlines, only in large pictures. */
  fine?: string;
}

/** In the artwork's units. */
export const dotStep = 1.4;

const at = (value: number) => String(Math.round(value * 100) / 100);

function disc(x: number, y: number, radius: number): string {
  return `M${at(x - radius)} ${at(y)}a${at(radius)} ${at(radius)} 0 1 0 ${at(2 * radius)} 0a${at(radius)} ${at(radius)} 0 1 0 ${at(-2 * radius)} 0z`;
}

/** Two concentric discs make a ring under the even-odd rule. */
function ring(x: number, y: number, outer: number, inner: number): string {
  return disc(x, y, outer) + disc(x, y, inner);
}

function hexagons(...middles: [x: number, y: number][]): string {
  return middles.map(([x, y]) => `M${x} ${y}m0-.92l.8.46v.92l-.8.46-.8-.46v-.92z`).join("");
}

/** A ray from (0, `y`) between two directions, in degrees from straight up. */
function ray(y: number, from: number, to: number): string {
  const end = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180;
    return `${at(12 * Math.sin(turn))} ${at(y - 12 * Math.cos(turn))}`;
  };
  return `M0 ${y}L${end(from)} ${end(to)}z`;
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Rows of dots that grow smaller toward the top, every other one shifted by half a step. */
function dots(): NonNullable<Artwork["dots"]> {
  return numbers(8).map((row) => {
    const count = 6 + (row % 2);
    const from = (-2.5 - (row % 2) / 2) * dotStep;
    return {
      path: `M${at(from)} ${at(4.4 - row * 1.15)}h${at((count - 1) * dotStep + 0.1)}`,
      width: at(2 * (0.64 - row * 0.07)),
    };
  });
}

/** The position of a paddle's graphic in inches below the top edge, centered on the sweet spot, and its size. */
export function artworkPlace(size: { lengthIn: number; gripLengthIn: number; widthIn: number }) {
  const { lengthIn, gripLengthIn, widthIn } = size;
  return {
    middle: Math.round((lengthIn - gripLengthIn) * 47) / 100,
    scale: Math.round((widthIn / 8) * 1000) / 1000,
  };
}

/** All graphics: our own designs, not any manufacturer's. Their large shapes are visible even in a 48 px picture. */
export const artworks = {
  chevron: {
    tone: "M-5 -.2L0 4 5-.2V9H-5z",
    accent: "M-5-2.2L0 2 5-2.2V-.4L0 3.8-5-.4z",
    fine: "M-5-2.7L0 1.5 5-2.7M-5-3.2L0 1 5-3.2M-5-3.7L0 .5 5-3.7",
  },
  diamonds: {
    tone: "M-5-5.6L-2.6-.8-5 4zM5-5.6L2.6-.8 5 4z",
    accent: "M0-4.8L2.2-.8 0 3.2-2.2-.8zM0-2.4L-.9-.8 0 .8.9-.8z",
    fine: "M-5 4.8L1-7M5 4.8L-1-7M-5-6.4L2 7M5-6.4L-2 7",
  },
  ring: {
    tone: disc(0, -0.9, 1.25),
    accent: ring(0, -0.9, 3.1, 1.95),
    fine: ring(0, -0.9, 3.35, 3.55) + ring(0, -0.9, 1.5, 1.7),
  },
  stripes: {
    tone: "M-2.8-9H-.6V9H-2.8z",
    accent: "M-.1-9H1V9H-.1zM1.5-9H1.95V9H1.5z",
    fine: "M-3-9V9M2.3-9V9M2.5-9V9",
  },
  diagonal: {
    tone: "M-5 4.6L5-3V9H-5z",
    accent: "M-5 1.2L5-6.4V-3.6L-5 4z",
    fine: "M-5 .8L5-6.8M-5 .4L5-7.2M-5 5L5-2.6",
  },
  arcs: {
    tone: ring(-4, 3.6, 4, 2.6) + ring(-4, 3.6, 9.6, 8),
    accent: disc(-4, 3.6, 1.5) + ring(-4, 3.6, 6.8, 5.2),
    fine: ring(-4, 3.6, 7.1, 7.3) + ring(-4, 3.6, 4.3, 4.5),
  },
  court: {
    tone: "M-2.7-2.5H2.7V.9H-2.7z",
    accent: "",
    line: {
      path: "M-2.7-4.8H2.7V3.2H-2.7zM-2.7-2.5H2.7M-2.7.9H2.7M0-4.8V-2.5M0 .9V3.2M-4-.8H4",
      width: 0.3,
    },
    fine: "M-4-.95H4M-4-.65H4",
  },
  sunburst: {
    tone: [-80, -48, -16, 16, 48, 80].map((turn) => ray(2.4, turn - 8, turn + 8)).join(""),
    accent: disc(0, 2.4, 1.7),
    fine: [-64, -32, 0, 32, 64].map((turn) => ray(2.4, turn, turn)).join(""),
  },
  halftone: { tone: "", accent: "", dots: dots() },
  hexagons: {
    tone: hexagons(
      [0, -3.4],
      [-1.74, -3.4],
      [0.87, -1.9],
      [2.61, -1.9],
      [3.48, -0.4],
      [-2.61, -4.9],
    ),
    accent: hexagons([3.48, -3.4], [1.74, -3.4], [2.61, -4.9], [0.87, -4.9], [-0.87, -4.9]),
    fine: hexagons([-0.87, -1.9], [0, -0.4], [1.74, -0.4], [2.61, 1.1], [0.87, 1.1], [1.74, 2.6]),
  },
  zigzag: {
    tone: "M-5 1.8l2.5-2L0 1.8l2.5-2 2.5 2V4.2l-2.5-2L0 4.2l-2.5-2-2.5 2z",
    accent: "M-5-2.2l2.5-2L0-2.2l2.5-2 2.5 2V-.2l-2.5-2L0-.2l-2.5-2-2.5 2z",
    fine: "M-5 .6l2.5-2L0 .6l2.5-2 2.5 2M-5 1l2.5-2L0 1l2.5-2 2.5 2",
  },
  horizon: {
    tone: "M-5 .9H5V9H-5z",
    accent:
      "M-2.7.5A2.7 2.7 0 0 1-2.6-.3H2.6A2.7 2.7 0 0 1 2.7.5zM-2.5-.7A2.7 2.7 0 0 1 2.5-.7zM-2 1.6H2V2.1H-2zM-1.3 2.7H1.3V3.1H-1.3zM-.7 3.7H.7V4H-.7z",
    fine: "M-5 .7H5",
  },
  panels: {
    tone: "M-5-9H-.9V-.6H-5zM1.6 1.2H5V9H1.6z",
    accent: "M-.5-2.4H5V.8H-.5zM-5-.2H-.9V1.6H-5z",
    fine: "M-.7-9V9M-5-.4H-.5M1.4 1V9",
  },
  ball: {
    tone: "M-5-7L-.4-2.9-2-.4-5-2.6z",
    accent:
      disc(0.9, 0, 3.3) +
      [
        [0.9, 0],
        [2.2, -1.2],
        [-0.2, -1.5],
        [-0.7, 0.9],
        [1.1, 1.7],
        [2.7, 0.7],
        [1, -2.5],
        [-1.7, -0.4],
      ]
        .map(([x, y]) => disc(x!, y!, 0.44))
        .join(""),
    fine: "M-5-5L-1.2-2M-5-4.2L-1.6-1.4",
  },
  waves: {
    tone: "M-5 1.2c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0V9H-5z",
    accent: "M-5-2.4c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0v1.9c-1.7 1.7-3.3 1.7-5 0s-3.3-1.7-5 0z",
    fine: "M-5 .5c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0M-5-3.1c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0M-5 2.4c1.7-1.7 3.3-1.7 5 0s3.3 1.7 5 0",
  },
  quarters: {
    tone: "M-3.4-.8V-4.2A3.4 3.4 0 0 1 0-.8zM3.4-.8V2.6A3.4 3.4 0 0 1 0-.8z",
    accent: "M0-4.2H3.4A3.4 3.4 0 0 1 0-.8zM0 2.6H-3.4A3.4 3.4 0 0 1 0-.8z",
    fine: "M-3.4-4.2H3.4V2.6H-3.4z",
  },
  net: {
    tone: "M-5-9H5V-3.1H-5z",
    accent: "M-5-2.6H5V-1.2H-5z",
    line: {
      path: numbers(9)
        .map((index) => `M${at(index * 2 - 12)}-1.3l8 8M${at(index * 2 - 4)}-1.3l-8 8`)
        .join(""),
      width: 0.2,
    },
    fine: "M-5-2.35H5M-5-1.45H5",
  },
  blades: {
    tone: "M5-8L-4.4 4.6 5 .8z",
    accent: "M5-9L-5 1.4-3-9zM5 2.4L-1.4 5 5 4.6z",
    fine: "M5-8.4L-4.8 3",
  },
  petals: {
    tone: numbers(6)
      .map((index) => petal(index * 60 + 30, 3.6))
      .join(""),
    accent: numbers(6)
      .map((index) => petal(index * 60, 3.5))
      .join(""),
    fine: disc(0, -0.9, 3.9) + disc(0, -0.9, 4.1),
  },
  peaks: {
    tone: "M-5 3.4L-1.3-4 .9.4 2.6-1.8 5 2V9H-5z",
    accent: "M-1.3-4L.3-.8-.6-1.3-1.3-.2-2.1-1.5-2.9-.8zM2.6-1.8L3.9.3 3.1 0 2.5.8 1.7-.6z",
    fine: "M-5 2.6L-1.3-4.8.9-.4 2.6-2.6 5 1.2",
  },
  steps: {
    tone: "M-5 4.4H-2.4V2.2H0V0H2.4V-2.2H5V9H-5z",
    accent: "M-5 2.4H-3.4V.2H-1V-2H1.4V-4.2H5V-2.6H2.8V-.4H.4V1.8H-2V4H-5z",
    fine: "M-5 1.9H-3.8V-.3H-1.4V-2.5H1V-4.7H5",
  },
  links: {
    tone: ring(-0.9, -2, 2.9, 1.8),
    accent: ring(0.9, 0.8, 2.9, 1.8),
    fine: ring(-0.9, -2, 3.1, 1.6) + ring(0.9, 0.8, 3.1, 1.6),
  },
  scales: {
    tone: [
      [-3, -3],
      [0, -3],
      [3, -3],
      [-3, 2.2],
      [0, 2.2],
      [3, 2.2],
    ]
      .map(([x, y]) => `M${x! - 1.5} ${y}a1.5 1.7 0 0 0 3 0z`)
      .join(""),
    accent: [-4.5, -1.5, 1.5, 4.5].map((x) => `M${x - 1.5}-.4a1.5 1.7 0 0 0 3 0z`).join(""),
    fine: "M-5-3.2H5M-5-.6H5M-5 2H5",
  },
  bowtie: {
    tone: "M-5-6.4L0-.8-5 4.8z",
    accent: "M5-6.4L0-.8 5 4.8zM5-3.2L2.2-.8 5 1.6z",
    fine: "M-5-7.4L5 5.8M5-7.4L-5 5.8",
  },
  facets: {
    tone: "M-1.2-1.4L-5-6V1.2zM-1.2-1.4L5 2.8-.4 9z",
    accent: "M-1.2-1.4L-1-9H3.2zM-1.2-1.4L5-3.4V-.6z",
    fine: "M-1.2-1.4L-3-9M-1.2-1.4L5-6.4M-1.2-1.4L-5 3.6",
  },
  weave: {
    tone: "M-3.6-4.4H-.2V-1H-3.6zM.2-.6H3.6V2.8H.2z",
    accent:
      "M.2-4.4H1.1V-1H.2zM1.45-4.4H2.35V-1H1.45zM2.7-4.4H3.6V-1H2.7zM-3.6-.6H-2.7V2.8H-3.6zM-2.35-.6H-1.45V2.8H-2.35zM-1.1-.6H-.2V2.8H-1.1z",
    fine: "M-3.6-3.3H-.2M-3.6-2.1H-.2M.2.5H3.6M.2 1.7H3.6",
  },
} satisfies Record<string, Artwork>;

/** A petal from the center in a direction in degrees. */
function petal(degrees: number, length: number): string {
  const turn = (degrees * Math.PI) / 180;
  const point = (along: number, aside: number) =>
    `${at(along * Math.sin(turn) + aside * Math.cos(turn))} ${at(-0.9 - along * Math.cos(turn) + aside * Math.sin(turn))}`;
  return `M0-.9C${point(length * 0.4, 1)} ${point(length * 0.8, 0.9)} ${point(length, 0)} ${point(length * 0.8, -0.9)} ${point(length * 0.4, -1)} 0-.9z`;
}
