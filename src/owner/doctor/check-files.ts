import { type Finding, findingsOr, problem, warning } from "./finding.ts";

/** A file or folder, and who may do what with it. */
export interface FileFacts {
  path: string;
  mode: number;
  /** The number of the user who owns it. */
  owner: number;
}

export interface FilesFacts {
  /** The data folder; undefined if there is none. */
  folder: FileFacts | undefined;
  /** What is in it. */
  inside: readonly FileFacts[];
  /** The settings file, and files of single settings. */
  secrets: readonly FileFacts[];
  /** The last backup, if it's still there. */
  backups: readonly FileFacts[];
  /** The number of the user who runs the command. */
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
