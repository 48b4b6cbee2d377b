import type { Backup } from "../../platform/store/last-backup.ts";
import { type Finding, ok, problem, size, span, warning } from "./finding.ts";

export interface BackupFacts {
  now: number;
  last: Backup | undefined;
  isPublic: boolean;
  isPostgres: boolean;
}

const day = 86_400_000;

/** Whether the last backup is recent. */
export function checkBackups({ now, last, isPublic, isPostgres }: BackupFacts): Finding[] {
  const daily =
    "Run npm run owner -- data backup FOLDER each day, by the timer in deploy/ or by cron.";
  const remedy = isPostgres
    ? `${daily} If your provider makes backups, note one with data backed-up FILE.`
    : daily;
  if (!last) return [(isPublic && !isPostgres ? problem : warning)("No backup is known.", remedy)];
  const age = Math.max(now - last.at, 0);
  const says = `The last backup is ${span(age)} old`;
  // A daily backup may start late and take its time.
  if (age > 1.5 * day) return [(age > 7 * day ? problem : warning)(`${says}.`, remedy)];
  return [ok(`${says}: ${last.file}, ${size(last.bytes)}.`)];
}
