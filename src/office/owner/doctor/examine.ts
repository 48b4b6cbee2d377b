// What `doctor` does: gather the facts of each section, check them, and report one finding per sentence, each with a
// remedy. Gathering and checking are separate files, so that checks are pure. Nothing here changes the site's data.

import { existsSync } from "node:fs";
import { isAbsolute } from "node:path";
import { ContentMistakes, type Unshown } from "../../../platform/content/content-folder.ts";
import { isExplained } from "../../../platform/explained-errors.ts";
import type { Environment } from "../../../platform/settings.ts";
import { lastBackup } from "../../../platform/store/last-backup.ts";
import type { Library } from "../../../library/library.ts";
import { openStore } from "../../../platform/store/connect.ts";
import { isUpToDate } from "../../../platform/store/migrate.ts";
import { CommandError } from "../command.ts";
import { openFiles, openOwnContent, settingsOfStore } from "../context.ts";
import { checkBackups, checkPictures, checkStore } from "./check-store.ts";
import { checkEmail, gatherBounces, gatherMailServer, sendTestMail } from "./email.ts";
import {
  checkClock,
  checkContent,
  checkDisk,
  checkFiles,
  checkMemory,
  checkOverlays,
  checkNode,
  checkRelease,
  checkRoom,
  type OverlayFacts,
} from "./check-machine.ts";
import { checkPeople, checkSettings } from "./check-settings.ts";
import { checkProxy, checkProxyLogs, checkWebsite } from "./check-website.ts";
import { type Finding, ok, problem } from "./finding.ts";
import {
  builtAt,
  gatherDisk,
  gatherFiles,
  gatherOverlays,
  gatherRelease,
  gatherRoom,
  minimumNode,
} from "./gather-machine.ts";
import { gatherProxy, gatherProxyLogs, gatherWebsite } from "./gather-website.ts";
import { checkOutdated, checkUnits, gatherOutdated, gatherUnits } from "./units.ts";
import { gatherStore, type GatheredStore } from "./gather-store.ts";

/** A part of the site, and the findings about it. */
export type Section = [name: string, findings: readonly Finding[]];

export interface Wanted {
  email?: string | undefined;
  /** The origin to request; SITE_URL if it's set. */
  url?: string | undefined;
}

/** Examines the configured site, section by section. It changes no data. */
export async function* examine(
  environment: Environment,
  { email, url }: Wanted,
  now: () => number,
): AsyncGenerator<Section> {
  const { dataDir, contentDir, siteUrl, siteUrlSet, isPublic, databaseUrl } = environment;
  yield ["Settings", checkSettings(environment)];
  const last = lastBackup(dataDir);
  const files = gatherFiles(dataDir, last ? [last.file] : []);
  if (databaseUrl === undefined || files.folder) yield ["Files", checkFiles(files)];
  const shown = await findingOr(() => shownContent(environment, now));
  const release = gatherRelease(process.cwd(), contentDir);
  yield [
    "Content",
    [
      ...(isFinding(shown) ? [shown] : checkContent(shown.unshown)),
      ...(isFinding(shown) || !shown.overlays ? [] : checkOverlays(shown.overlays)),
      ...(release ? checkRelease(release) : []),
    ],
  ];
  const content = isFinding(shown) ? undefined : shown.library;
  const stored = await findingOr(() => gatherStore(environment, content, now));
  yield ["Store", isFinding(stored) ? [stored] : checkStore(stored.store)];
  if (!isFinding(stored) && stored.pictures) yield ["Pictures", checkPictures(stored.pictures)];
  const known: GatheredStore | undefined = isFinding(stored) ? undefined : stored;
  if (content)
    yield [
      "People",
      checkPeople({
        isPublic,
        site: content.site,
        team: content.team,
        withPasskey: known?.withPasskey,
      }),
    ];
  yield ["Disk", checkDisk(await gatherDisk(dataDir))];
  yield [
    "Backups",
    [
      ...checkBackups({
        now: now(),
        last,
        isGone: last !== undefined && isAbsolute(last.file) && !existsSync(last.file),
        isPublic,
        isPostgres: databaseUrl !== undefined,
      }),
      ...(await gatherRoom(environment, last)).flatMap(checkRoom),
    ],
  ];
  const units = gatherUnits(environment);
  if (units?.some(({ isThere }) => isThere))
    yield ["Services", [...checkUnits(units), ...checkOutdated(gatherOutdated(environment))]];
  const server = await gatherMailServer(environment);
  const test =
    email !== undefined && content
      ? await sendTestMail(environment, content.site, email, now())
      : undefined;
  const bounces = await gatherBounces(environment);
  yield ["Email", checkEmail({ server, test, bounces, ...known })];
  const address = url ?? (siteUrlSet ? siteUrl : undefined);
  const answered = address === undefined ? undefined : await gatherWebsite(address, environment);
  yield [
    "Website",
    answered
      ? checkWebsite(answered.website)
      : [ok("Not checked, because SITE_URL isn't set. To check it, add --url.")],
  ];
  const { hostname } = new URL(siteUrl);
  const proxy = await gatherProxy(hostname);
  if (proxy) yield ["Proxy", [...checkProxy(proxy), ...checkProxyLogs(gatherProxyLogs(hostname))]];
  const clock = { now: now(), newest: undefined, database: undefined, ...known?.clock };
  yield ["Clock", checkClock({ ...clock, built: builtAt(), websiteAhead: answered?.ahead })];
  yield [
    "Machine",
    [
      ...checkMemory(process.availableMemory()),
      ...checkNode(process.versions.node, minimumNode(process.cwd())),
    ],
  ];
}

/** What the site shows, and the mistakes that keep newer texts from showing. Without a store, what its files say. */
async function shownContent(
  environment: Environment,
  now: () => number,
): Promise<{ library: Library; unshown: Unshown; overlays?: OverlayFacts }> {
  const fromFiles = async () => {
    const live = await openFiles(environment);
    // What lies over them isn't known, so this must not count as what was shown last.
    await live.refresh();
    return { library: live.current(), unshown: live.unshown() };
  };
  try {
    settingsOfStore();
  } catch {
    return await fromFiles();
  }
  const store = openStore(environment);
  try {
    if (!(await isUpToDate(store.db))) return await fromFiles();
    const content = await openOwnContent(store, now);
    const overlays = await gatherOverlays(store.db, environment);
    return { library: content.current(), unshown: content.unshown(), overlays };
  } catch (error) {
    // What's wrong with the store is found below.
    if (error instanceof ContentMistakes) throw error;
    return await fromFiles();
  } finally {
    await store.close();
  }
}

/** What was gathered, or a finding about why it couldn't be. */
async function findingOr<Gathered>(gather: () => Promise<Gathered>): Promise<Gathered | Finding> {
  try {
    return await gather();
  } catch (error) {
    const { message, code, name } = error as Error & { code?: string };
    // These messages already include a remedy.
    const isSentence = isExplained(error) || error instanceof CommandError;
    return problem(
      message || code || name,
      isSentence
        ? "Fix that, then run this command again."
        : "See 'When something is wrong' in docs/operating.md.",
    );
  }
}

const isFinding = (gathered: object): gathered is Finding => "says" in gathered;
