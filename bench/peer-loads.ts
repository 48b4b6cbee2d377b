import { gzipSync } from "node:zlib";
import { pin } from "./load.ts";
import { type BenchNginx, type PageFiles, servesGzip, startCache, startFiles } from "./nginx.ts";
import type { Kind } from "./simulation.ts";
import {
  Course,
  type Drawn,
  fronts,
  mixes,
  mixNames,
  type OtherLoads,
  type Tools,
  type Visits,
  type VisitSeconds,
} from "./site-loads.ts";
import { comparedPages, type ComparedSite, perSite, type SiteName, type Sites } from "./sites.ts";
import { visitsPerSecond } from "./mixed-load.ts";
import { visitedSite } from "./visited-site.ts";
import { drawVisits } from "./visits.ts";

/**
 * Loads every site in each way it has, in turn, each server on one core with what is in front of it.
 * @param round its number, from 0: each has other visits
 */
export async function loadInTurn(sites: Sites, tools: Tools, round: number) {
  const { nginx, effort } = tools;
  const ours = sites.get("ours")!;
  const inFront = new Map<SiteName, BenchNginx>();
  let files: BenchNginx | undefined;
  try {
    if (nginx !== undefined) {
      files = await startFiles(nginx, await filesOf(ours));
      for (const [name, { url }] of sites) inFront.set(name, await startCache(nginx, url));
    }
    pin(
      [...sites.values()].flatMap((site) => site.pids().flat()),
      0,
    );
    pin(
      [...inFront.values(), ...(files ? [files] : [])].flatMap((each) => each.pids()),
      0,
    );

    const visited = await visitedSite(ours.url);
    const draw = (seconds: VisitSeconds, mix: Record<Kind, number>, firstSeed = 0): Visits => {
      const before = visitsPerSecond * seconds.warmUp;
      const count = before + visitsPerSecond * seconds.measured;
      const all = drawVisits(visited, { seed: firstSeed + round, count, mix });
      return { warmUp: all.slice(0, before), measured: all.slice(before), seconds };
    };
    const course = new Course(tools, { isFirst: round === 0 });
    const seconds = { warmUp: effort.warmUpSeconds.visits, measured: effort.visitSeconds };
    // A review that is sent again changes nothing, so each front gets its own.
    const drawn: Drawn = {
      visits: (mix, front) =>
        draw(
          seconds,
          mixes[mix],
          1000 * (mixNames.indexOf(mix) * fronts.length + fronts.indexOf(front)),
        ),
      reviews: (front) =>
        drawVisits(visited, {
          seed: 1000 * (mixNames.length * fronts.length + fronts.indexOf(front)) + round,
          count: 2 * effort.awaited[front],
          mix: onlyOf("review"),
        }),
    };
    const loads = perSite(sites, (site, name) =>
      course.addSite(name, site, inFront.get(name), drawn),
    );
    const rendering = { warmUp: effort.warmUpSeconds.rendered, measured: effort.pageSeconds };
    const only = (kind: Kind) => () => draw(rendering, onlyOf(kind));
    const rendered = course.addRendered(ours, only("query"), only("unknown"));
    const fromFiles = files && course.addFiles(files, ours, servesGzip(nginx!));

    await course.round.run();
    const others: OtherLoads = {
      rendered: rendered(),
      ...(fromFiles && { files: fromFiles() }),
    };
    return { loads: perSite(sites, (_, name) => loads[name]()), others };
  } finally {
    for (const each of inFront.values()) await each.stop();
    await files?.stop();
  }
}

const onlyOf = (kind: Kind) => ({ page: 0, query: 0, unknown: 0, review: 0, [kind]: 1 });

/** Our two pages as our server sends them, plain and with gzip. */
async function filesOf(ours: ComparedSite): Promise<PageFiles> {
  const files = comparedPages.map(async (page) => {
    const path = ours.path(page);
    const plain = Buffer.from(await (await fetch(ours.url + path)).arrayBuffer());
    return [path, { plain, gzip: gzipSync(plain, { level: 9 }) }] as const;
  });
  return new Map(await Promise.all(files));
}
