/** '2.1.0' in '## 2.1.0, 2026-12-01'. */
const heading = /^## v?(\d+(?:\.\d+)+)\b/;

const numbersOf = (version: string) => version.split(".").map(Number);

/** Whether a version is newer than another: '2.10.0' than '2.9.1'. */
function isNewer(one: string, other: string): boolean {
  const [these, those] = [numbersOf(one), numbersOf(other)];
  for (let at = 0; at < Math.max(these.length, those.length); at++) {
    const difference = (these[at] ?? 0) - (those[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

/**
 * What a changelog says of the versions after one, newest first. What isn't released yet isn't in it.
 * @param changelog Markdown, with a heading of the second level for each version
 * @param since '2.0.0'
 */
export function changesSince(changelog: string, since: string): string {
  const sections = changelog.replaceAll("\r\n", "\n").split(/^(?=## )/m);
  return sections
    .filter((section) => {
      const [, version] = heading.exec(section) ?? [];
      return version !== undefined && isNewer(version, since);
    })
    .map((section) => section.trim())
    .join("\n\n");
}
