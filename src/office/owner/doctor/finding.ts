import { dayLength } from "../../../platform/today.ts";

/** What's left to do before visitors come, in the order of doing it. */
export const steps = [
  "address",
  "email",
  "contact",
  "backups",
  "proxy",
  "people",
  "samples",
  "team",
  "passkey",
] as const;
export type Step = (typeof steps)[number];

/** `holdsUp`: the steps that aren't done because of it. */
export type Finding = { says: string; holdsUp?: readonly Step[] } & (
  | { state: "ok" }
  /** `remedy`: how to fix it. */
  | { state: "warning" | "problem"; remedy: string }
);

export const ok = (says: string): Finding => ({ state: "ok", says });

/** Something that works, but may not be intended. */
export const warning = (says: string, remedy: string, ...holdsUp: Step[]): Finding => ({
  state: "warning",
  says,
  remedy,
  ...(holdsUp.length > 0 ? { holdsUp } : {}),
});

/** Something that's broken, or that loses or leaks data. */
export const problem = (says: string, remedy: string, ...holdsUp: Step[]): Finding => ({
  ...warning(says, remedy, ...holdsUp),
  state: "problem",
  remedy,
});

/** The findings or, without any, that all is well. */
export function findingsOr(
  well: string,
  found: readonly (Finding | false | undefined)[],
): Finding[] {
  const real = found.filter((each) => each !== false && each !== undefined);
  return real.length > 0 ? real : [ok(well)];
}

/** Joins names: 'A, B and C'. */
export const listed = (names: readonly string[]) =>
  new Intl.ListFormat("en", { style: "long" }).format(names).replace(", and ", " and ");

const units = ["bytes", "KB", "MB", "GB", "TB"];

/** Formats a size: '1.5 GB'. */
export function size(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  const figure = bytes / 1000 ** power;
  return `${figure < 10 && power > 0 ? figure.toFixed(1) : Math.round(figure)} ${units[power]}`;
}

/** Formats a duration in the largest unit that it has two of: '36 hours'. */
export function span(milliseconds: number): string {
  const [name, length] = spans.find(([, each]) => milliseconds >= 2 * each) ?? spans.at(-1)!;
  const count = Math.round(milliseconds / length);
  return `${count} ${count === 1 ? name : `${name}s`}`;
}

const spans = [
  ["day", dayLength],
  ["hour", 3_600_000],
  ["minute", 60_000],
  ["second", 1000],
] as const;
