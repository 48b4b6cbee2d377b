// The files outside the checkout that a live site needs: the shipped ones of deploy/, with the owner's own places and
// domain in them. A file that exists and differs is kept beside the new one.

import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
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

/** nginx doesn't start without its certificate, and doesn't read a file of this name. */
const waiting = `${siteFile}.off`;

/**
 * All files but the settings.
 * @param root the folder they're written below; '/' on a machine of its own
 */
export function shippedFiles(places: Places, root: string): InstalledFile[] {
  const { project, domain } = places;
  const shipped = (name: string) => readFileSync(join(project, "deploy", name), "utf8");
  const units = ["rallyrank@.service", "rallyrank-backup.service", "rallyrank-backup.timer"];
  const hasCertificate = existsSync(join(root, `/etc/letsencrypt/live/${domain}/fullchain.pem`));
  const site = hasCertificate || existsSync(join(root, siteFile)) ? siteFile : waiting;
  const named = (text: string) => text.replaceAll("rallyrank.example", domain);
  const file = (path: string, text: string, mode = 0o644) => ({
    path: join(root, path),
    text,
    mode,
  });
  return [
    file("/usr/local/sbin/rallyrank", ownPlaces(shipped("rallyrank"), places), 0o755),
    ...units.map((unit) =>
      file(`/etc/systemd/system/${unit}`, ownPlaces(shipped(`systemd/${unit}`), places)),
    ),
    file("/etc/nginx/conf.d/rallyrank-http.conf", named(shipped("nginx/rallyrank-http.conf"))),
    file(site, ownPorts(named(shipped("nginx/rallyrank.conf")), places.ports)),
  ];
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
