export const iconNames = [
  "paddle",
  "ball",
  "drop",
  "drive",
  "spin",
  "target",
  "court",
  "core",
  "grip",
  "tag",
  "bag",
  "shoe",
] as const;
export type IconName = (typeof iconNames)[number];

/** An icon on a 24 by 24 grid: an SVG path and, if it has one, the position of the ball. */
interface IconLines {
  lines: string;
  ball?: readonly [x: number, y: number];
}

const round = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z";

export const icons: Readonly<Record<IconName, IconLines>> = {
  paddle: {
    lines: "M8 2.5h8a3 3 0 0 1 3 3v6a5 5 0 0 1-5 5v5h-4v-5a5 5 0 0 1-5-5v-6a3 3 0 0 1 3-3ZM10 19h4",
  },
  ball: { lines: `${round}M9 8.5h.01M15 8.5h.01M12 12.2h.01M8 14.5h.01M16 14.5h.01M12 17h.01` },
  /** Over the net, and down into the kitchen. */
  drop: { lines: "M2 20.5h20M11 20.5v-6M3 15.5Q11-5 17.5 14", ball: [18, 16.5] },
  drive: { lines: "M2 6h10M5 12h7M2 18h10", ball: [18.5, 12] },
  spin: { lines: "M19.5 12a7.5 7.5 0 1 1-2.6-5.7M17.5 2v4.8h-4.8", ball: [12, 12] },
  target: { lines: `${round}M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10Z`, ball: [12, 12] },
  /** To scale: the kitchens are 7 of 44 feet. */
  court: { lines: "M2.5 5h19v14h-19ZM12 3v18M9 5v14M15 5v14M2.5 12H9M15 12h6.5" },
  /** A honeycomb between two faces. */
  core: {
    lines:
      "M3 5h18M3 19h18M3 10l3-2 3 2 3-2 3 2 3-2 3 2M3 14l3 2 3-2 3 2 3-2 3 2 3-2M6 5v3M12 5v3M18 5v3M6 16v3M12 16v3M18 16v3M9 10v4M15 10v4",
  },
  grip: { lines: "M8.5 2.5h7v19h-7ZM8.5 8.5l7-4M8.5 13.5l7-4M8.5 18.5l7-4" },
  tag: { lines: "M12.5 3H21v8.5L11.5 21 3 12.5ZM16.8 7.2h.01" },
  bag: { lines: "M5 8h14l1.5 13h-17ZM9 8V6a3 3 0 0 1 6 0v2" },
  shoe: {
    lines:
      "M3 6v10.5h18V15c0-1.8-1.2-2.6-3-3.1L13.5 10.5 10.5 6C8.8 7.5 5 7.5 3 6ZM3 20h18M12.5 13l1.8-2.2",
  },
};
