import { rate } from "./tables.ts";

/** One bar and its number. */
export interface Bar {
  name: string;
  value: number;
  isOurs: boolean;
}

const width = 760;
const left = 230;
const right = 70;
const line = 22;
const heading = 40;

/**
 * Draws groups of horizontal bars. Each group has a scale of its own, from zero to its largest value. The colors follow
 * the reader's color scheme.
 * @param title what the picture shows, in words
 * @returns SVG
 */
export function drawBars(
  title: string,
  groups: readonly { title: string; bars: readonly Bar[] }[],
): string {
  let y = 0;
  const drawn = groups.flatMap(({ title: groupTitle, bars }) => {
    const head = `<text class="title" x="12" y="${y + 26}">${escape(groupTitle)}</text>`;
    const max = Math.max(...bars.map(({ value }) => value));
    y += heading;
    const rows = bars.map(({ name, value, isOurs }) => {
      const length = ((width - left - right) * value) / max;
      const row = `<text x="${left - 8}" y="${y + 14}" text-anchor="end">${escape(name)}</text>
<rect class="${isOurs ? "ours" : "other"}" x="${left}" y="${y + 2}" width="${length.toFixed(1)}" height="${line - 6}" rx="2"/>
<text x="${(left + length + 6).toFixed(1)}" y="${y + 14}">${rate(value)}</text>`;
      y += line;
      return row;
    });
    return [head, ...rows];
  });
  const height = y + 14;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escape(title)}" font-family="sans-serif" font-size="12">
<style>
text { fill: #1c2733 } .title { font-size: 14px; font-weight: bold } .paper { fill: #fff } .ours { fill: #1f6f5c } .other { fill: #8592a1 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .paper { fill: #0d1117 } .ours { fill: #4cc2a0 } .other { fill: #6b7888 } }
</style>
<rect class="paper" width="${width}" height="${height}"/>
${drawn.join("\n")}
</svg>
`;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
