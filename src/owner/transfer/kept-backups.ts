/** For how many days, weeks and months the last backup of each is kept. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

const dayLength = 86_400_000;

/**
 * The name of a backup in a folder of them.
 * @param time epoch milliseconds; names are to the second
 * @param ending 'sqlite', or 'dump' for PostgreSQL
 */
export function backupName(time: number, ending: "sqlite" | "dump"): string {
  const second = new Date(time).toISOString().slice(0, 19).replaceAll(":", "-");
  return `rallyrank-${second}Z.${ending}`;
}

const names = /^rallyrank-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.(?:sqlite|dump)(\.part)?$/;

interface Backup {
  name: string;
  /** Epoch milliseconds. */
  time: number;
  unfinished: boolean;
}

function readName(name: string): Backup | undefined {
  const [, date, hour, minute, second, part] = names.exec(name) ?? [];
  const time = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : { name, time, unfinished: part !== undefined };
}

/** Weeks begin on Monday; the epoch was a Thursday. Days, weeks and months are those of UTC. */
const periods: Record<keyof Keep, (time: number) => string | number> = {
  days: (time) => Math.floor(time / dayLength),
  weeks: (time) => Math.floor((time / dayLength + 3) / 7),
  months: (time) => new Date(time).toISOString().slice(0, 7),
};

/**
 * The backups in a folder that needn't be kept: all but the last of each of the newest days, weeks and months that have
 * one, and those that were never finished. However old it is, the newest backup stays. Names that aren't of backups are
 * left out.
 * @param files the names in the folder
 */
export function backupsToDelete(files: readonly string[], keep: Keep): string[] {
  const all = files.flatMap((name) => readName(name) ?? []).toSorted((a, b) => b.time - a.time);
  const finished = all.filter(({ unfinished }) => !unfinished);
  const kept = new Set(finished.slice(0, 1));
  for (const period of ["days", "weeks", "months"] as const) {
    const last = new Map<string | number, Backup>();
    for (const backup of finished) {
      const key = periods[period](backup.time);
      if (!last.has(key)) last.set(key, backup);
    }
    for (const backup of [...last.values()].slice(0, keep[period])) kept.add(backup);
  }
  const newest = finished[0]?.time ?? -Infinity;
  return all
    .filter((backup) => (backup.unfinished ? backup.time < newest : !kept.has(backup)))
    .map(({ name }) => name);
}
