// What doctor finds from inside the running site: the same checks, without running programs, without the network, and
// without reading the whole store. What takes longer is gathered at most once a minute.

import project from "../../../../package.json" with { type: "json" };
import { basename } from "node:path";
import { listPasskeys } from "../../console/sign-in/sign-in.store.ts";
import type { ContentService } from "../../publishing/content.service.ts";
import type { Site } from "../../../platform/render/site.ts";
import { TaggedCache } from "../../../platform/cache.ts";
import { arrivalOf } from "../../../platform/http/proxy.ts";
import { ownRelease } from "../../../platform/releases.ts";
import { lastRounds, type RoundEnd } from "../../../platform/rounds.ts";
import type { Environment } from "../../../platform/settings.ts";
import type { Store } from "../../../platform/store/connect.ts";
import { lastBackup } from "../../../platform/store/last-backup.ts";
import {
  checkContent,
  checkDisk,
  checkMemory,
  checkOverlays,
  checkRelease,
  checkRoom,
} from "./check-machine.ts";
import { checkPeople, checkSettings } from "./check-settings.ts";
import { checkBackups, checkStore } from "./check-store.ts";
import { checkArrival } from "./check-website.ts";
import { checkEmail } from "./email.ts";
import { type Finding, findingsOr, listed, ok, problem, span } from "./finding.ts";
import {
  gatherDisk,
  gatherOverlays,
  gatherRelease,
  gatherRoom,
  lastEdit,
} from "./gather-machine.ts";
import { goingLive } from "./going-live.ts";
import { mailFacts, postgresFacts } from "./store-facts.store.ts";
import { checkOutdated, gatherOutdated } from "./units.ts";

interface Examined {
  store: Store;
  environment: Environment;
  content: Pick<Site, "library">;
  published: Pick<ContentService, "unshown" | "readAt">;
  clock: () => number;
  /** Why the store can't be written; undefined if it can. */
  writeProblem: () => Promise<string | undefined>;
}

/** What a page of the console knows of the site. */
interface Seen {
  /** How its request came: see `RequestContext`. */
  request: Request;
  remote: string;
  /** How many emails failed. */
  failedMail: number;
}

/** How long slow facts are kept, in milliseconds. */
const keptFor = 60_000;

export function openDoctor(examined: Examined) {
  const { store, environment, content, published, clock, writeProblem } = examined;
  const { dataDir, contentDir, isPublic, siteUrl, siteUrlSet } = environment;
  const startedAt = clock();
  const slow = new TaggedCache<Awaited<ReturnType<typeof gather>>>({ max: 1, ttl: keptFor });

  async function gather() {
    return {
      disk: await gatherDisk(dataDir),
      room: await gatherRoom(environment, lastBackup(dataDir)),
      release: gatherRelease(process.cwd(), contentDir),
      // In development, edits show at once.
      lastEdit: import.meta.env.DEV ? undefined : lastEdit(contentDir),
      postgres: await postgresFacts(store),
      overlays: await gatherOverlays(store.db, environment),
      mail: await mailFacts(store.db, clock()),
      outdated: gatherOutdated(environment),
    };
  }

  return {
    /** Examines the site for its owners. Throws if the store can't be read. */
    async examine({ request, remote, failedMail }: Seen) {
      const now = clock();
      const { mail, ...facts } = await slow.getOrStart("", gather);
      const { site, team } = content.library;
      const withPasskey = (await listPasskeys(store.db)).map(({ person }) => person);
      const people = { site, team, withPasskey };
      const backups = {
        now,
        last: lastBackup(dataDir),
        isPostgres: environment.databaseUrl !== undefined,
      };
      const arrival = {
        ...arrivalOf(request.headers, remote, environment.trustedProxies),
        contentAt: published.readAt(),
      };
      const longestWait = mail.oldest === undefined ? undefined : now - mail.oldest;
      const sections = {
        backups: [...checkBackups({ ...backups, isPublic }), ...facts.room.flatMap(checkRoom)],
        disk: checkDisk(facts.disk),
        email: checkEmail({
          server: environment.smtpUrl === undefined ? undefined : "not asked",
          test: undefined,
          outbox: { failed: failedMail, longestWait },
          readers: mail.readers,
        }),
        rounds: checkRounds(lastRounds(), Date.now()),
      };
      const others: (Finding | false)[] = [
        ...checkSettings(environment),
        ...checkPeople({ ...people, isPublic }),
        ...(facts.release ? checkRelease(facts.release) : []),
        ...checkContent(published.unshown()),
        ...checkOverlays(facts.overlays),
        ...checkStore({
          name: "The store",
          isUpToDate: true,
          unwritable: await writeProblem(),
          damage: undefined,
          orphaned: [],
          postgres: facts.postgres,
        }),
        ...checkOutdated(facts.outdated),
        ...checkMemory(process.availableMemory()),
        ...(siteUrlSet ? checkArrival({ url: siteUrl, arrival, lastEdit: facts.lastEdit }) : []),
      ];
      return {
        version: project.version,
        /** Undefined when running from source. */
        release: ownRelease && basename(ownRelease),
        /** In epoch milliseconds. */
        startedAt,
        sections,
        /** Other problems. The steps list what's left to do before going live. */
        others: others
          .filter((each) => each !== false)
          .filter((each) => each.state !== "ok" && !each.holdsUp),
        steps: goingLive({
          environment,
          people,
          backups,
          arrival: siteUrlSet ? arrival : undefined,
        }),
      };
    },
  };
}

/** Whether background work runs and succeeds. @param now epoch milliseconds */
export function checkRounds(rounds: ReadonlyMap<string, RoundEnd>, now: number): Finding[] {
  if (rounds.size === 0) return [ok("No background work has finished yet.")];
  const last = Math.max(...[...rounds.values()].map(({ endedAt }) => endedAt));
  const failed = [...rounds].flatMap(([doing, round]) => (round.failed ? [doing] : []));
  return findingsOr(`Background work last finished ${span(Math.max(now - last, 0))} ago.`, [
    failed.length > 0 &&
      problem(
        `The last run of ${listed(failed)} failed.`,
        "The log has the reason. The next run tries again.",
      ),
  ]);
}
