import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Curve, drawCurves } from "./chart.ts";
import { paths } from "./growth-paths.ts";
import type { GrowthStep, Series } from "./growth.ts";
import { measuredOn, type Result } from "./results.ts";
import { milliseconds, table, times } from "./tables.ts";

const seriesTitles: Record<Series, string> = {
  reviews: "From 1,000 to 1,000,000 reviews, half of them for one paddle, one in 101 with a photo",
  paddles: "From 26 to 1,000 paddles, with 1,000 reviews",
  listed: "26 paddles beside 1,000 that are only listed, with 500 published revisions of content",
};

/** The paths that were measured: older results may have fewer. */
const pathsIn = (steps: readonly GrowthStep[]) =>
  paths.filter(({ name }) => steps.every((step) => name in step.times));

/** The growth of all paths, as paragraphs; writes their charts. */
export function growth(result: Result<"growth">): string[] {
  const steps = result.found;
  mkdirSync(join(import.meta.dirname, "results"), { recursive: true });
  return [
    measuredOn(result),
    "A site of each size runs beside the smallest one, and both do the same work in turn, so other work on the machine slows both. Times are lower quartiles. In parentheses: the ratio to the smallest site at that moment. A path that grows with the logarithm may reach 2 × with reviews and 2.1 × with paddles.",
    ...(["reviews", "paddles", "listed"] as const).flatMap((series) => {
      // Older results have none of these.
      if (!steps.some((step) => step.series === series)) return [];
      // Two sizes make no curve.
      if (series === "listed") return [`### ${seriesTitles[series]}`, largestTable(steps, series)];
      const file = `growth-${series}.svg`;
      const curves = pathsIn(steps).map(({ name }): Curve => ({
        name,
        lines: linesOf(steps, series, name),
      }));
      writeFileSync(
        join(import.meta.dirname, "results", file),
        drawCurves(seriesTitles[series], series, curves),
      );
      return [
        `### ${seriesTitles[series]}`,
        `![Time of each path by the number of ${series}](results/${file})`,
        largestTable(steps, series),
      ];
    }),
  ];
}

/** Times on the smallest site multiplied by the measured ratio. */
function linesOf(steps: readonly GrowthStep[], series: Series, name: string): Curve["lines"] {
  const of = (engine: GrowthStep["engine"]) => {
    const all = steps.filter((step) => step.series === series && step.engine === engine);
    const base = all[0]!.times[name]!.smallest;
    return all.map(({ size, times: { [name]: time } }) => {
      return [size, (base * time!.here) / time!.smallest] as const;
    });
  };
  return { sqlite: of("sqlite"), postgres: of("postgres") };
}

function largestTable(steps: readonly GrowthStep[], series: Series): string {
  const largest = (["sqlite", "postgres"] as const).map((engine) =>
    steps
      .filter((step) => step.series === series && step.engine === engine)
      .reduce((a, b) => (b.size > a.size ? b : a)),
  );
  const cell = ({ here, smallest }: { here: number; smallest: number }) =>
    `${milliseconds(here)} (${times(here / smallest)})`;
  const size = largest[0]!.size.toLocaleString("en-US");
  return table(
    ["Path", `SQLite, ${size}`, `PostgreSQL, ${size}`],
    [
      ...pathsIn(steps).map(({ name, listsAll }) => [
        listsAll === series ? `${name}, a list of all` : name,
        ...largest.map((step) => cell(step.times[name]!)),
      ]),
      ["first page after a start", ...largest.map(firstAnswerText)],
      ["memory of the server", ...largest.map(memoryText)],
      ...(series === "reviews"
        ? [
            [
              "the store, for each review",
              ...largest.map((step) => `${step.bytesPerReview.toFixed(0)} B`),
            ],
          ]
        : []),
    ],
  );
}

const firstAnswerText = ({ firstAnswer }: GrowthStep) =>
  firstAnswer === undefined ? "not measured" : milliseconds(firstAnswer);
const memoryText = ({ memory }: GrowthStep) =>
  `${memory.resident.toFixed(0)} MiB, at most ${memory.peak.toFixed(0)} MiB`;

/** The same for sizes that `npm run bench` doesn't reach by default. */
export function growthByHand(result: Result<"growth-by-hand">): string[] {
  const engines = { sqlite: "SQLite", postgres: "PostgreSQL" };
  const byEngine = Map.groupBy(result.found, ({ engine }) => engine);
  return [
    `${measuredOn(result)} Each number is the ratio to the smallest site, measured beside it.`,
    ...[...byEngine].map(([engine, steps]) => ratioTable(engines[engine], steps)),
  ];
}

function ratioTable(engine: string, steps: readonly GrowthStep[]): string {
  return table(
    [`${engine}, reviews`, ...steps.map(({ size }) => size.toLocaleString("en-US"))],
    [
      ...pathsIn(steps).map(({ name }) => [
        name,
        ...steps.map(({ times: { [name]: time } }) => times(time!.here / time!.smallest)),
      ]),
      ["first page after a start", ...steps.map(firstAnswerText)],
      ["memory of the server", ...steps.map(memoryText)],
      ["the store, for each review", ...steps.map((step) => `${step.bytesPerReview.toFixed(0)} B`)],
    ],
  );
}
