import { mistakeText } from "../../../platform/content/mistake.ts";
import { join } from "node:path";
import { shownInstead, type Unshown } from "../../../platform/content/content-folder.ts";
import { type Finding, findingsOr, ok, problem, size, span, warning } from "./finding.ts";

const MB = 1_000_000;

export interface DiskFacts {
  folder: string;
  /** Free bytes; undefined if the OS doesn't say. */
  free: number | undefined;
  /** Free inodes; undefined if there is no limit. */
  freeFiles: number | undefined;
  /** The size of the store's files, in bytes. */
  store: number;
}

/** Whether there is room for what visitors send, and for a copy of the store. */
export function checkDisk({ folder, free, freeFiles, store }: DiskFacts): Finding[] {
  if (free === undefined) return [ok("The system doesn't report how much space is free.")];
  const remedy = "Free up space on this disk, or move DATA_DIR to a larger one.";
  const room = `${size(free)} are free on the disk of ${folder}`;
  const wanted = Math.max(500 * MB, 2 * store);
  return findingsOr(`${room}.`, [
    free < 100 * MB
      ? problem(`Only ${room}.`, remedy)
      : free < wanted &&
        warning(`Only ${room}: the store and its copies need ${size(wanted)}.`, remedy),
    freeFiles !== undefined &&
      freeFiles < 100 &&
      problem(
        `The disk of ${folder} can hold only ${freeFiles} more files.`,
        "Delete files on this disk.",
      ),
  ]);
}

/** A folder for backups, and what the next one may take. */
export interface RoomFacts {
  folder: string;
  /** Free bytes; undefined if the OS doesn't say, or this user may not look. */
  free: number | undefined;
  /** The size of the last backup, in bytes; 0 if none is known. */
  last: number;
}

/** Whether the next backups fit into their folder. */
export function checkRoom({ folder, free, last }: RoomFacts): Finding[] {
  if (free === undefined) return [];
  const says = `${size(free)} are free in ${folder}, and a backup takes ${size(last)}`;
  const remedy =
    "Free up space there, or set BACKUP_DIR, and the timer's folder, to a larger disk.";
  if (free < Math.max(1.5 * last, 100 * MB)) return [problem(`Only ${says}.`, remedy)];
  return free < 5 * last ? [warning(`Only ${says}.`, remedy)] : [];
}

/** Whether the newest content shows. */
export function checkContent(unshown: Unshown): Finding[] {
  const [first] = unshown.mistakes;
  if (first === undefined) return [ok("The content can be read.")];
  return [
    problem(
      `${shownInstead(unshown)} ${mistakeText(first)}`,
      unshown.leftOut.length > 0
        ? `Correct it at /owner/content; 'content check' lists all mistakes. This doesn't show: ${unshown.leftOut.join(", ")}.`
        : "Correct it; 'content check' lists them all. 'content publish' then shows what the files say.",
    ),
  ];
}

/** What was published in the browser, and lies over the files. */
export interface OverlayFacts {
  /** The content folder. */
  folder: string;
  /** Whether only files say what is published. */
  isReadOnly: boolean;
  /** How many texts differ from their files. */
  unwritten: number;
  /** The paths of files that have changed since. */
  changed: readonly string[];
}

/** Whether the files of the content folder say what the site shows. */
export function checkOverlays({ folder, isReadOnly, unwritten, changed }: OverlayFacts): Finding[] {
  if (unwritten === 0) return [];
  const [first, ...more] = changed;
  const texts = unwritten === 1 ? "One text" : `${unwritten} texts`;
  return [
    isReadOnly
      ? warning(
          `${texts} published in the browser ${unwritten === 1 ? "doesn't" : "don't"} show, because of CONTENT=files.`,
          "Run npm run owner -- content pull, which writes them into the files, or remove CONTENT.",
        )
      : first !== undefined
        ? warning(
            `${join(folder, first)}${more.length > 0 ? ` and ${more.length} more` : ""} changed after something was published over it in the browser: the site shows that.`,
            "Run npm run owner -- content push, which shows both, and publishes the file if you want it.",
          )
        : ok(
            `${texts} published in the browser ${unwritten === 1 ? "isn't" : "aren't"} in ${folder}: they're in the store, and 'content pull' writes them into the files.`,
          ),
  ];
}

/** Whether the available memory (in bytes) is enough to start, which takes up to 150 MB. */
export function checkMemory(available: number): Finding[] {
  const says = `${size(available)} of memory are available`;
  const remedy =
    "Stop other programs, add swap, or take a larger machine. A build needs about 700 MB.";
  if (available < 100 * MB) return [problem(`Only ${says}: the next start may fail.`, remedy)];
  if (available < 250 * MB)
    return [warning(`Only ${says}: a start beside the running site may fail.`, remedy)];
  return [ok(`${says}.`)];
}

/** Whether the project supports this Node.js. */
export function checkNode(version: string, minimum: string): Finding[] {
  const numbers = (text: string) => text.split(".").map(Number);
  const [major = 0, minor = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0] = numbers(minimum);
  const isNewEnough = major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
  return [
    isNewEnough
      ? ok(`Node.js ${version}.`)
      : problem(
          `Node.js ${version} is older than ${minimum}.`,
          "Run npm run setup, which installs it.",
        ),
  ];
}

export interface ReleaseFacts {
  /** The release that the next start and this command run. */
  current: string;
  newest: string;
  /** Whether content differs from what the current release was built with. */
  isContentEdited: boolean;
  /** Whether content is outside of the project: then every release shows its files. */
  hasOwnFolder?: boolean;
  /** Whether someone went back from the newest to the current one. */
  isBack?: boolean;
}

/** Whether the site shows the current content files. */
export function checkRelease(facts: ReleaseFacts): Finding[] {
  const { current, newest, isBack = false, hasOwnFolder = false } = facts;
  const isContentEdited = facts.isContentEdited && !hasOwnFolder;
  if (isBack && newest !== current) {
    const says = `You went back from the release ${newest} to ${current}`;
    return [
      isContentEdited
        ? warning(
            `${says}, which shows content as it was built with: later edits of files don't show.`,
            "Publish at /owner/content, run npm run setup, or update.",
          )
        : ok(`${says}.`),
    ];
  }
  const remedy = `Run npm run releases -- use ${newest}, or build a new one with npm run setup, then restart the site.`;
  const says = `build/current is the release ${current}, and ${newest} is newer`;
  return findingsOr(`The newest release, ${current}, is the current one.`, [
    newest !== current &&
      (isContentEdited
        ? problem(`${says}: later edits of content/ aren't shown.`, remedy)
        : warning(hasOwnFolder ? `${says}.` : `${says}: edits of content/ won't show.`, remedy)),
  ]);
}

/** Times that should be the same, in epoch milliseconds. */
export interface ClockFacts {
  now: number;
  /** When this release was built, if known. */
  built: number | undefined;
  /** The newest time in the store, if any. */
  newest: number | undefined;
  /** The database's clock, read at `now`. */
  database: number | undefined;
  /** How far the clock of the site that answered is ahead, to the second. */
  websiteAhead: number | undefined;
}

/** How far clocks may be apart, in milliseconds: HTTP dates have whole seconds, and requests take time. */
const tolerance = 5000;

/** Whether this machine's clock is right, compared with others. */
export function checkClock({ now, built, newest, database, websiteAhead }: ClockFacts): Finding[] {
  const remedy = "Turn on time synchronization, such as systemd-timesyncd.";
  const apart = (ahead: number | undefined, whose: string) =>
    ahead !== undefined &&
    Math.abs(ahead) > tolerance &&
    warning(`This machine's clock and ${whose} are ${span(Math.abs(ahead))} apart.`, remedy);
  return findingsOr(`It's ${new Date(now).toISOString().slice(0, 19).replace("T", " ")} UTC.`, [
    built !== undefined &&
      now < built - tolerance &&
      problem("This machine's clock is before the time this release was built.", remedy),
    newest !== undefined &&
      newest > now + tolerance &&
      problem(
        `The store has a review from ${span(newest - now)} in the future: the clock was set back.`,
        `${remedy} Limits and email wait until the clock has caught up. If the clock is right now, date the review now: npm run owner -- reviews redate --all`,
      ),
    apart(database && database - now, "the database's"),
    apart(websiteAhead, "the website's"),
  ]);
}

/** A file or folder, its owner and permissions. */
export interface FileFacts {
  path: string;
  mode: number;
  /** The owner's user id. */
  owner: number;
}

export interface FilesFacts {
  /** The data folder; undefined if it doesn't exist. */
  folder: FileFacts | undefined;
  inside: readonly FileFacts[];
  /** The settings file, and files with a single setting each. */
  secrets: readonly FileFacts[];
  /** The last backup, if it still exists. */
  backups: readonly FileFacts[];
  /** The user id that runs the command. */
  user: number | undefined;
}

/** Who can read the data and the settings, and whether the site can write its files. */
export function checkFiles({ folder, inside, secrets, backups, user }: FilesFacts): Finding[] {
  const data = folder ? [folder, ...inside] : [];
  const open = data.filter(({ mode }) => mode & 0o077);
  const foreign = inside.filter(({ owner }) => owner !== folder?.owner);
  const told = secrets.filter(({ mode }) => mode & 0o007);
  const openBackups = backups.filter(({ mode }) => mode & 0o077);
  return findingsOr("Only the site's user can read its data and settings.", [
    open.length > 0 &&
      problem(
        `Other users of this machine have rights to ${names(open)}.`,
        `Run chmod -R go= ${folder!.path}`,
      ),
    foreign.length > 0 &&
      problem(
        `Another user than that of ${folder!.path} owns ${names(foreign)}, so the site may not be able to write.`,
        `Run chown -R --reference=${folder!.path} ${folder!.path}, and run commands as the site's user.`,
      ),
    told.length > 0 &&
      problem(
        `Every user of this machine can read ${names(told)}, passwords included.`,
        `Run chmod o= ${told.map(({ path }) => path).join(" ")}`,
      ),
    openBackups.length > 0 &&
      problem(
        `Other users of this machine have rights to the backup ${names(openBackups)}.`,
        `Run chmod go= ${openBackups.map(({ path }) => path).join(" ")}`,
      ),
    folder !== undefined &&
      user !== undefined &&
      user !== folder.owner &&
      warning(
        `This command runs as user ${user}, and ${folder.path} belongs to user ${folder.owner}.`,
        "Run commands as the site's user: sudo -u rallyrank …",
      ),
  ]);
}

function names(files: readonly FileFacts[]): string {
  const [first = "", second, ...more] = files.map(({ path }) => path);
  if (second === undefined) return first;
  return more.length === 0 ? `${first} and ${second}` : `${first} and ${more.length + 1} more`;
}
