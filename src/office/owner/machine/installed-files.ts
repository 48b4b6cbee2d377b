// The files outside the checkout that a live site needs: the shipped ones of deploy/, with the owner's own places and
// domain in them. A file that exists and differs is kept beside the new one.

import { X509Certificate } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

/** Where a site lives, and under which name it's reached. */
export interface Places {
  domain: string;
  project: string;
  user: string;
  dataDir: string;
  backupDir: string;
  ports: readonly number[];
}

export interface InstalledFile {
  path: string;
  text: string;
  mode: number;
  /** Whose group may read it; root's alone if left out. */
  group?: number;
}

export const settingsPath = "/etc/rallyrank.env";
const siteFile = "/etc/nginx/conf.d/rallyrank.conf";
const unitFolder = "/etc/systemd/system";

const nginxFile = "/etc/nginx/nginx.conf";
const connectionLimitPath = "/etc/rallyrank.nft";

/** nginx doesn't start without its certificate, and doesn't read a file of this name. */
const waiting = `${siteFile}.off`;

/**
 * All files but the settings.
 * @param root the folder they're written below; '/' on a machine of its own
 */
export function shippedFiles(places: Places, root: string): InstalledFile[] {
  const main = join(root, nginxFile);
  return [
    ...copiedFiles(places, root),
    ...(existsSync(main) ? [limitedMain(realpathSync(main))] : []),
  ];
}

/** Those made from a file in deploy/. */
function copiedFiles(places: Places, root: string): (InstalledFile & { from: string })[] {
  const { project, domain } = places;
  const units = globSync("rallyrank*", { cwd: join(project, "deploy/systemd") });
  const certificate = join(root, `/etc/letsencrypt/live/${domain}/fullchain.pem`);
  const site = existsSync(certificate) || existsSync(join(root, siteFile)) ? siteFile : waiting;
  const otherName = domain.startsWith("www.") ? domain.slice(4) : `www.${domain}`;
  // The domain may have the example's name in it.
  const named = (text: string) =>
    text.replaceAll(/(www\.)?rallyrank\.example/g, (_, www) => (www ? otherName : domain));
  const ofSite = (text: string) =>
    ownPorts(named(isFor(certificate, otherName) ? text : withoutOtherName(text)), places.ports);
  const placed = (text: string) => ownPlaces(text, places);
  const file = (path: string, name: string, own: (text: string) => string, mode = 0o644) => {
    const from = join(project, "deploy", name);
    return { path: join(root, path), text: own(readFileSync(from, "utf8")), mode, from };
  };
  return [
    file("/usr/local/sbin/rallyrank", "rallyrank", placed, 0o755),
    ...units.map((unit) => file(`${unitFolder}/${unit}`, `systemd/${unit}`, placed)),
    file("/etc/nginx/conf.d/rallyrank-http.conf", "nginx/rallyrank-http.conf", named),
    file(site, "nginx/rallyrank.conf", ofSite),
    file(connectionLimitPath, "nftables/rallyrank.nft", String),
  ];
}

/**
 * The installed files, if this machine has any, that aren't what the project ships, although that is newer: an owner's
 * later edits are meant. Units that are missing are among them, but not those that were masked.
 */
export function outdatedFiles(places: Omit<Places, "ports">, root: string): string[] {
  if (!existsSync(join(root, unitFolder, "rallyrank@.service"))) return [];
  return copiedFiles({ ...places, ports: [] }, root).flatMap(({ path, text, from }) => {
    const installed = statSync(path, { throwIfNoEntry: false });
    if (!installed) return path.startsWith(join(root, unitFolder)) ? path : [];
    const isOlder = installed.isFile() && installed.mtimeMs < statSync(from).mtimeMs;
    return isOlder && common(readFileSync(path, "utf8")) !== common(text) ? path : [];
  });
}

/** A file without what this user can't know of it: how many ports, and whether the certificate has the other name. */
const common = (text: string) => ownPorts(withoutOtherName(text), []);

/** Whether a certificate is there and has a name. */
function isFor(certificate: string, name: string): boolean {
  try {
    return new X509Certificate(readFileSync(certificate)).checkHost(name) !== undefined;
  } catch {
    return false;
  }
}

/**
 * nginx's file without the server of the other name. It would only lead to a browser's warning if the certificate lacks
 * the name, and the owner may have a server for it.
 */
function withoutOtherName(text: string): string {
  return text.replace(/# The other name that visitors try.*\nserver \{\n(?: .*\n)+\}\n\n/, "");
}

/** nginx.conf with our limits. */
function limitedMain(path: string): InstalledFile {
  // What Debian's includes, and not ours.
  const others = globSync(["conf.d/*.conf", "sites-enabled/*"], { cwd: dirname(path) })
    .filter((file) => !file.startsWith("conf.d/rallyrank"))
    .map((file) => join(dirname(path), file));
  const texts = others
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .map((file) => readFileSync(file, "utf8"));
  return { path, text: withLimits(readFileSync(path, "utf8"), texts.join("\n")), mode: 0o644 };
}

/** Whether the file for HTTPS still has to be put in place. */
export const isWaiting = (files: readonly InstalledFile[], root: string) =>
  files.some(({ path }) => path === join(root, waiting));

/** How to put the file for HTTPS in place. */
export const putInPlace = `mv ${waiting} ${siteFile}`;

/** A unit, or the command's wrapper, with a site's own folders and user. */
export function ownPlaces(text: string, { project, user, dataDir, backupDir }: Places): string {
  // systemd makes the folders in /var/lib; others it only has to let the site write to.
  const own = (folders: readonly string[]) => {
    const made = folders.flatMap((folder) => /^\/var\/lib\/([\w.-]+)$/.exec(folder)?.[1] ?? []);
    const others = folders.filter((folder) => !/^\/var\/lib\/[\w.-]+$/.test(folder));
    return [
      ...(made.length > 0 ? [`StateDirectory=${made.join(" ")}`] : []),
      ...(others.length > 0 ? [`ReadWritePaths=${others.join(" ")}`] : []),
    ].join("\n");
  };
  return text
    .replace(/^StateDirectory=rallyrank$/m, () => own([dataDir]))
    .replace(/^StateDirectory=rallyrank rallyrank-backups$/m, () => own([dataDir, backupDir]))
    .replaceAll("/var/lib/rallyrank-backups", () => backupDir)
    .replaceAll("/var/lib/rallyrank/asked", () => join(dataDir, "asked"))
    .replaceAll("/srv/rallyrank/site", () => project)
    .replace(/^User=rallyrank$/m, () => `User=${user}`)
    .replace("runuser -u rallyrank ", () => `runuser -u ${user} `);
}

/** nginx's file with a line for each process. */
function ownPorts(text: string, ports: readonly number[]): string {
  const line = (port: number) => `  server 127.0.0.1:${port} max_fails=0;\n`;
  return text.replace(/(?: {2}server 127\.0\.0\.1:\d+ max_fails=0;\n)+/, () =>
    ports.map(line).join(""),
  );
}

/**
 * How many connections and open files a process of nginx may have. A half-sent request over TLS takes 43 KB, so two
 * processes full of them take 700 MB: more connections than these wouldn't fit on a machine with 2 GB.
 */
export const enoughConnections = { worker_connections: 8192, worker_rlimit_nofile: 40_000 };

/**
 * nginx.conf with enough connections, and with a time for headers that also holds for other sites, which take the same
 * connections; the same text if it has both. Connections can only be in that file: nginx takes no second `events`.
 * @param others what else is in its `http` block, where nginx takes no directive twice
 */
export function withLimits(text: string, others = ""): string {
  const { worker_connections: connections, worker_rlimit_nofile: files } = enoughConnections;
  let limited = raise(text, "worker_connections", connections, (set) => `events {\n\t${set}`);
  limited = raise(limited, "worker_rlimit_nofile", files, (set) => `${set}\n\nevents {`);
  return /(?<!#.*)\bclient_header_timeout\b/.test(text + others)
    ? limited
    : limited.replace(/(?<!#.*)\bhttp\s*\{/, "http {\n\tclient_header_timeout 10s;");
}

/** Raises a number that's lower. @param added where `events` begins, with the directive, if there is none */
function raise(text: string, name: string, to: number, added: (set: string) => string): string {
  const set = RegExp(`(?<!#.*)\\b${name}\\s+(\\d+)\\s*;`);
  const is = set.exec(text)?.[1];
  const wanted = `${name} ${to};`;
  if (is === undefined) return text.replace(/(?<!#.*)\bevents\s*\{/, () => added(wanted));
  return Number(is) < to ? text.replace(set, wanted) : text;
}

/**
 * Writes a file whole. One that was there and differs stays beside it.
 * @param now epoch milliseconds, for the name of the former one
 * @returns what was done
 */
export function installFile(
  { path, text, mode, group }: InstalledFile,
  now: number,
): { state: "written" | "unchanged"; kept?: string } {
  const before = existsSync(path) ? readFileSync(path, "utf8") : undefined;
  if (before === text) return { state: "unchanged" };
  mkdirSync(dirname(path), { recursive: true });
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const kept = before === undefined ? undefined : `${path}.before-${time}`;
  const next = `${path}.part`;
  writeFileSync(next, text, { mode: 0o600 });
  if (group !== undefined && process.getuid?.() === 0) chownSync(next, 0, group);
  chmodSync(next, mode);
  if (kept !== undefined) linkSync(path, kept);
  renameSync(next, path);
  return { state: "written", ...(kept !== undefined && { kept }) };
}
