import { gzipSync } from "node:zlib";
import { pin } from "./load.ts";
import { type BenchNginx, type PageFiles, servesGzip, startCache, startFiles } from "./nginx.ts";
import { type Kind, usualMix } from "./simulation.ts";
import {
  Course,
  type Front,
  fronts,
  oncePerRound,
  type OtherLoads,
  type Tools,
} from "./site-loads.ts";
import { comparedPages, type ComparedSite, type SiteName } from "./sites.ts";
import { visitedSite } from "./visited-site.ts";
import { drawVisits } from "./visits.ts";

type Sites = ReadonlyMap<SiteName, ComparedSite>;

/** More requests than any server answers in a second. */
const perSecond = 30_000;

/** Loads every site in each way it has, in turn, each server on one core with what is in front of it. */
export async function loadInTurn(sites: Sites, tools: Tools) {
  const { nginx, effort, say } = tools;
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
    const draw = (seconds: number, mix = usualMix, firstSeed = 0) =>
      oncePerRound((round) => {
        const seed = firstSeed + round;
        return drawVisits(visited, { seed, count: perSecond * seconds, mix });
      });
    const course = new Course(tools);
    const usual = (front: Front) =>
      // A review that is sent again changes nothing, so each front gets its own.
      draw(effort.visitSeconds, usualMix, 1000 * fronts.indexOf(front));
    const lists = { alone: usual("alone"), "behind nginx": usual("behind nginx") };
    const measured = [...sites].map(
      ([name, site]) => [name, course.addSite(name, site, inFront.get(name), lists)] as const,
    );
    const only = (kind: Kind) => draw(effort.pageSeconds, { ...noMix, [kind]: 1 });
    const rendered = course.addRendered(ours, only("query"), only("unknown"));
    const fromFiles = files && course.addFiles(files, ours, servesGzip(nginx!));

    await course.rounds.run(effort, say);
    const others: OtherLoads = {
      rendered: rendered(),
      ...(fromFiles && { files: fromFiles() }),
    };
    return { loads: new Map(measured.map(([name, results]) => [name, results()])), others };
  } finally {
    for (const each of inFront.values()) await each.stop();
    await files?.stop();
  }
}

const noMix = { page: 0, query: 0, unknown: 0, review: 0 };

/** Our two pages as our server sends them, plain and with gzip. */
async function filesOf(ours: ComparedSite): Promise<PageFiles> {
  const files = comparedPages.map(async (page) => {
    const path = ours.path(page);
    const plain = Buffer.from(await (await fetch(ours.url + path)).arrayBuffer());
    return [path, { plain, gzip: gzipSync(plain, { level: 9 }) }] as const;
  });
  return new Map(await Promise.all(files));
}
