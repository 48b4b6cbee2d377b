/** A Markdown table with columns as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(3, ...all.map((row) => row[column]!.length)));
  const isNumber = (column: number) => column > 0;
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (isNumber(at) ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join(" | ")} |`;
  const rule = widths.map((width, at) => "-".repeat(width - 1) + (isNumber(at) ? ":" : "-"));
  return [line(head), `| ${rule.join(" | ")} |`, ...rows.map(line)].join("\n");
}

/** A ratio with as many digits as are meaningful. */
export const milliseconds = (value: number) =>
  value >= 100 ? `${Math.round(value)} ms` : `${value.toFixed(1)} ms`;
export const kibibytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;
export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)} ×`;
export const rate = (perSecond: number) => Math.round(perSecond).toLocaleString("en-US");
