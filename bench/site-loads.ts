import { addresses } from "../src/addresses.ts";
import type { Effort } from "./effort.ts";
import { type Freshness, measureFreshness } from "./freshness.ts";
import { likeABrowser, load, type LoadResult } from "./load.ts";
import { checkVisits, loadVisits, ourStatuses, type SentVisits } from "./mixed-load.ts";
import type { BenchNginx } from "./nginx.ts";
import { Round } from "./round.ts";
import { ourPages } from "./compared-pages.ts";
import { usualMix } from "./simulation.ts";
import { byPage, type ComparedPage, type ComparedSite, type SiteName } from "./sites.ts";
import type { Visit } from "./visits.ts";

/**
 * How a page is requested, compressed or not: rendered for each request, from our page cache, and from the cache that an
 * owner puts in front.
 */
export const ways = [
  "rendered, plain",
  "rendered, compressed",
  "cached, plain",
  "cached, compressed",
  "behind nginx, plain",
  "behind nginx, compressed",
] as const;
export type Way = (typeof ways)[number];

/** What visitors' requests are sent to: the site itself, or an nginx in front that keeps pages for 5 seconds. */
export const fronts = ["alone", "behind nginx"] as const;
export type Front = (typeof fronts)[number];

/** The shares of what visitors send, by how many of them write. */
export const mixes = {
  "one review in a hundred": usualMix,
  "one review in a thousand": { ...usualMix, page: 0.909, review: 0.001 },
} as const;
export type Mix = keyof typeof mixes;
export const mixNames = Object.keys(mixes) as Mix[];

/** What a site sustained. */
export interface SiteLoads {
  /** A site without a page cache lacks some ways. */
  load: Record<ComparedPage, Partial<Record<Way, LoadResult>>>;
  /** Requests as visitors send them. Absent for a site that stores no reviews, and in older results. */
  visitors?: Record<Mix, Partial<Record<Front, LoadResult>>>;
  /** How soon a review shows. Absent for the same. */
  freshness?: Partial<Record<Front, Freshness>>;
}

/** nginx with our two pages as files: as fast as this machine answers. */
type Files = Record<ComparedPage, { plain: LoadResult; compressed?: LoadResult }>;
/** Ours, plain, each rendered: finder pages with a query, and unknown addresses. */
type Rendered = Record<"finder" | "unknown", LoadResult>;

/** What was measured beside the sites. */
export interface OtherLoads {
  /** Absent without an nginx, and in older results. */
  files?: Files;
  /** Absent in older results. */
  rendered?: Rendered;
}

/** What the loads are made with. */
export interface Tools {
  wrk: string;
  /** Undefined if there is none: its rows are left out. */
  nginx: string | undefined;
  effort: Effort;
  say: (line: string) => void;
}

/** Gives what was measured, once the round is over. */
type Measured<Result> = () => Result;

/** For how long visitors' requests are sent: before a measurement, and in it. */
export type VisitSeconds = Record<"warmUp" | "measured", number>;

/** What visitors of a front send: with a mix before a measurement and in it, and reviews that are waited for. */
export interface Drawn {
  visits: (mix: Mix, front: Front) => Visits;
  reviews: (front: Front) => readonly Visit[];
}

/** What visitors request: before a measurement, and in it. */
export interface Visits {
  warmUp: readonly Visit[];
  measured: readonly Visit[];
  seconds: VisitSeconds;
}

/** All loads of a round, in the order in which they take turns. */
export class Course {
  readonly round = new Round();
  readonly #tools: Tools;
  readonly #isFirst: boolean;

  /** @param isFirst whether answers are checked one by one before they are counted */
  constructor(tools: Tools, { isFirst }: { isFirst: boolean }) {
    this.#tools = tools;
    this.#isFirst = isFirst;
  }

  addSite(
    name: SiteName,
    site: ComparedSite,
    nginx: BenchNginx | undefined,
    drawn: Drawn,
  ): Measured<SiteLoads> {
    const alone = first(site);
    const front = nginx && {
      url: nginx.url,
      pids: () => [...nginx.pids(), ...alone.pids()],
    };
    const servers: Record<string, Server | undefined> = {
      rendered: rendering(site),
      cached: site.keepsPages ? alone : undefined,
      "behind nginx": front,
    };
    const pages = byPage((page) =>
      ways.flatMap((way) => {
        const server = servers[way.split(",")[0]!];
        if (server === undefined) return [];
        const path = way.startsWith("cached")
          ? site.visit({ kind: "page", path: ourPages[page], body: "" }).path
          : site.path(page);
        return [[way, this.#page(`${page}, ${way}`, server, path)]] as const;
      }),
    );
    const loaded = () => byPage((page) => resultsOf(pages[page]));
    // A folder of files takes no posts, and has the same page for every address.
    if (name === "vite-spa") return () => ({ load: loaded() });
    const { statuses, visit } = site;
    const perFront = <Found>(add: (front: Front, server: Server) => Measured<Found>) =>
      fronts.flatMap((each) => {
        const server = each === "alone" ? alone : front;
        return server ? [[each, add(each, server)] as const] : [];
      });
    // Before the loads: after many reviews at once, ours shows more of them at a pace.
    const freshness = perFront((each, { url, pids }) =>
      this.round.add(`freshness, ${each}`, {
        pids,
        run: async () => await measureFreshness({ url, visit, statuses }, drawn.reviews(each)),
      }),
    );
    const visitors = mixNames.map((mix) => {
      const loads = perFront((each, server) =>
        this.#visits(`visitors, ${mix}, ${each}`, server, { statuses }, () =>
          changed(drawn.visits(mix, each), (all) => all.map(visit)),
        ),
      );
      return [mix, loads] as const;
    });
    return () => ({
      load: loaded(),
      visitors: Object.fromEntries(
        visitors.map(([mix, loads]) => [mix, resultsOf(loads)]),
      ) as NonNullable<SiteLoads["visitors"]>,
      freshness: resultsOf(freshness),
    });
  }

  addRendered(
    ours: ComparedSite,
    queries: () => Visits,
    unknown: () => Visits,
  ): Measured<Rendered> {
    const finders = (visits: readonly Visit[]) =>
      visits.filter(({ path }) => path.startsWith(addresses.paddleFinder.path));
    const server = rendering(ours);
    const sent = { statuses: ourStatuses, headers: {} };
    const finder = this.#visits("article, rendered, plain", server, sent, () =>
      changed(queries(), finders),
    );
    const others = this.#visits("unknown", server, sent, unknown);
    return () => ({ finder: finder(), unknown: others() });
  }

  addFiles(nginx: BenchNginx, ours: ComparedSite, isGzipped: boolean): Measured<Files> {
    const loads = byPage((page) => {
      const ask = (coding: string) =>
        this.#page(`${page}, cached, ${coding}`, nginx, ours.path(page));
      return { plain: ask("plain"), compressed: isGzipped ? ask("compressed") : undefined };
    });
    return () =>
      byPage((page) => {
        const { plain, compressed } = loads[page];
        return { plain: plain(), ...(compressed && { compressed: compressed() }) };
      });
  }

  #page(kind: string, { url, pids }: Server, path: string): Measured<LoadResult> {
    const { wrk, effort } = this.#tools;
    const headers = kind.endsWith("compressed") ? likeABrowser : {};
    const { rendered, kept } = effort.warmUpSeconds;
    const loadFor = (seconds: number) => load(wrk, url + path, { headers, seconds });
    return this.round.add(kind, {
      pids,
      async run() {
        await loadFor(kind.includes("rendered") ? rendered : kept);
        return await loadFor(effort.pageSeconds);
      },
    });
  }

  #visits(
    kind: string,
    { url, pids }: Server,
    sent: Omit<SentVisits, "url" | "visits" | "seconds">,
    draw: () => Visits,
  ): Measured<LoadResult> {
    const { wrk } = this.#tools;
    return this.round.add(kind, {
      pids,
      run: async () => {
        // Hundreds of thousands, so no more than one list at a time.
        const { warmUp, measured: visits, seconds } = draw();
        if (this.#isFirst) await checkVisits({ ...sent, url, visits: warmUp });
        await loadVisits(wrk, { ...sent, url, visits: warmUp, seconds: seconds.warmUp });
        return await loadVisits(wrk, { ...sent, url, visits, seconds: seconds.measured });
      },
    });
  }
}

/** The same change to the requests before a measurement and in it. */
const changed = (visits: Visits, change: (all: readonly Visit[]) => readonly Visit[]): Visits => ({
  ...visits,
  warmUp: change(visits.warmUp),
  measured: change(visits.measured),
});

/** What answers, and the ids of its processes. */
interface Server {
  url: string;
  pids: () => number[];
}

/** A site as visitors have it. */
const first = ({ url, pids }: ComparedSite): Server => ({ url, pids: () => pids()[0]! });
/** A site that renders each page. */
const rendering = ({ renderedUrl: url, pids }: ComparedSite): Server => ({
  url,
  pids: () => pids().at(-1)!,
});

function resultsOf<Name extends string, Found>(
  measured: readonly (readonly [Name, Measured<Found>])[],
): Partial<Record<Name, Found>> {
  return Object.fromEntries(measured.map(([name, result]) => [name, result()])) as never;
}
