import { rmSync } from "node:fs";
import type { Engine } from "../src/platform/store/dialect.ts";
import { largeCatalog } from "../tests/support/invented.ts";
import { type Path, paths } from "./growth-paths.ts";
import { type GrowingStore, growingStore, type RunningSite } from "./growth-site.ts";
import { memoryOf } from "../tests/support/process-memory.ts";
import { lowerQuartile } from "./statistics.ts";

/**
 * What grows: reviews of 26 paddles, with photos of one in a hundred; or paddles that have a page of their own, with the
 * first number of reviews; or paddles that are only listed, with content that was published often.
 */
export type Series = "reviews" | "paddles" | "listed";

/** The results for a site of one size beside the smallest of its series, measured request by request in turn. */
export interface GrowthStep {
  series: Series;
  engine: Engine;
  /** Reviews or paddles. */
  size: number;
  /** The server's memory after all measurements, in MiB: now, and at its peak. */
  memory: { resident: number; peak: number };
  bytesPerReview: number;
  /** From a start to the first page of the busiest paddle, in milliseconds. Absent in older results. */
  firstAnswer?: number;
  /** By path: milliseconds here, and on the smallest site at the same time. */
  times: Record<string, { here: number; smallest: number }>;
}

const minReviews = 1000;
/** Our own catalog. */
const minPaddles = 26;
const paddleSizes = [minPaddles, 100, 300, 1000];
/** Of listed paddles beside these. */
const maxListed = 1000;
const maxRevisions = 500;

/** The default number of measured turns for a path, and of warm-up turns before. */
const turns = 40;
const warmUp = 5;

/**
 * Grows the reviews tenfold, repeatedly, up to a number. @param postgres the URL of a PostgreSQL server, to use that
 */
export async function growReviews(
  maxReviews: number,
  postgres: string | undefined,
  say: (line: string) => void,
): Promise<GrowthStep[]> {
  const { slugs, folder } = largeCatalog(minPaddles);
  const [small, large] = [await growingStore(postgres), await growingStore(postgres)];
  await small.grow(minReviews, slugs);
  const steps: GrowthStep[] = [];
  const measure = measureBeside(small);
  for (let size = minReviews; size <= maxReviews; size *= 10) {
    const begin = Date.now();
    await large.grow(size, slugs);
    say(`${size} reviews are there after ${Math.round((Date.now() - begin) / 1000)} s`);
    const bytesPerReview = await large.bytesPerReview();
    steps.push({
      ...(await measure(await large.serve())),
      size,
      series: "reviews",
      engine: engineOf(postgres),
      bytesPerReview,
    });
  }
  small.remove();
  large.remove();
  rmSync(folder, { recursive: true });
  return steps;
}

/**
 * Grows the catalog up to 1,000 paddles, and by 1,000 that are only listed, with 500 revisions of content.
 * @param postgres the URL of a PostgreSQL server, to use that
 */
export async function growPaddles(postgres: string | undefined): Promise<GrowthStep[]> {
  const steps: GrowthStep[] = [];
  const catalogs = [
    ...paddleSizes.map((size) => ({
      size,
      series: "paddles" as const,
      revisions: 0,
      ...largeCatalog(size),
    })),
    ...[0, maxListed].map((listed) => ({
      size: minPaddles + listed,
      series: "listed" as const,
      revisions: listed === 0 ? 0 : maxRevisions,
      ...largeCatalog(minPaddles, listed),
    })),
  ];
  const stores = await Promise.all(
    catalogs.map(async ({ slugs, folder, revisions }) => {
      const store = await growingStore(postgres);
      await store.grow(minReviews, slugs);
      await store.publish(folder, revisions);
      return store;
    }),
  );
  const smallStore = await growingStore(postgres);
  await smallStore.grow(minReviews, catalogs[0]!.slugs);
  const measure = measureBeside(smallStore);
  for (const [index, store] of stores.entries()) {
    const bytesPerReview = await store.bytesPerReview();
    const measured = await measure(await store.serve(catalogs[index]!.folder));
    steps.push({
      ...measured,
      size: catalogs[index]!.size,
      series: catalogs[index]!.series,
      engine: engineOf(postgres),
      bytesPerReview,
    });
    store.remove();
  }
  smallStore.remove();
  for (const { folder } of catalogs) rmSync(folder, { recursive: true });
  return steps;
}

const engineOf = (postgres: string | undefined): Engine =>
  postgres === undefined ? "sqlite" : "postgres";

type Measurements = Pick<GrowthStep, "memory" | "times" | "firstAnswer">;

/**
 * Measures each path on a site and on the smallest one in turn, so that both run under the same conditions, then stops
 * the site. The smallest is started again for each, because a process that has answered more is faster: V8 has
 * optimized more of its code.
 */
function measureBeside(small: GrowingStore) {
  const taken = new Map<Path, number>();
  return async ({ site, server, firstAnswer }: RunningSite): Promise<Measurements> => {
    const smallest = await small.serve();
    const times: GrowthStep["times"] = {};
    for (const path of paths) {
      const here: number[] = [];
      const there: number[] = [];
      const first = path.turns === undefined ? -warmUp : 0;
      for (let count = first; count < (path.turns ?? turns); count++) {
        const turn = taken.get(path) ?? 0;
        taken.set(path, turn + 1);
        for (const [measured, into] of [
          [smallest.site, there],
          [site, here],
        ] as const) {
          const begin = performance.now();
          await path.run(measured, turn);
          if (count >= 0) into.push(performance.now() - begin);
        }
      }
      times[path.name] = { here: lowerQuartile(here), smallest: lowerQuartile(there) };
    }
    const memory = memoryOf(server.pid);
    await Promise.all([server.stop(), smallest.server.stop()]);
    return { times, memory, firstAnswer };
  };
}
