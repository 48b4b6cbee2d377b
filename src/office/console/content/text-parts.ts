import { diffLines } from "diff";

/** Lines that two texts share, or those that differ in one place. */
export type Part =
  | { same: readonly string[] }
  | { removed: readonly string[]; added: readonly string[] };

/** Beyond this many lines, changed lines or this time in milliseconds, all lines count as changed. */
const maxLines = 20_000;
const limits = { maxEditLength: 4000, timeout: 100 };

const linesOf = (text: string) => text.replace(/\n$/, "").split("\n");

/** Compares two texts line by line. */
export function partsOf(before: string, after: string): readonly Part[] {
  const isLong = [before, after].some((text) => text.split("\n", maxLines + 1).length > maxLines);
  const changes = (isLong ? undefined : diffLines(before, after, limits)) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  const parts: Part[] = [];
  for (const { value, removed, added } of changes) {
    if (value === "") continue;
    const lines = linesOf(value);
    const last = parts.at(-1);
    if (!removed && !added) parts.push({ same: lines });
    else if (added && last && "removed" in last && last.added.length === 0)
      parts[parts.length - 1] = { ...last, added: lines };
    else parts.push({ removed: removed ? lines : [], added: added ? lines : [] });
  }
  return parts;
}
