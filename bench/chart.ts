/** One path's times on both engines, by size. */
export interface Curve {
  name: string;
  /** By engine: size and milliseconds, smallest size first. */
  lines: Record<string, readonly (readonly [size: number, milliseconds: number])[]>;
}

const panel = { width: 230, height: 130, left: 44, top: 30, right: 12, bottom: 24 };
const columns = 4;
const looks: Record<string, string> = {
  sqlite: 'stroke="#1f6f5c"',
  postgres: 'stroke="#b4552d" stroke-dasharray="6 3"',
};
const engineNames: Record<string, string> = { sqlite: "SQLite", postgres: "PostgreSQL" };

/**
 * Draws a panel for each path: sizes on a logarithmic x-axis, milliseconds from zero on the y-axis. The gray line grows
 * with the logarithm of the size from the start of the higher line. A line below it grows no faster.
 * @param unit what the sizes count
 * @returns SVG
 */
export function drawCurves(title: string, unit: string, curves: readonly Curve[]): string {
  const rows = Math.ceil(curves.length / columns);
  const width = columns * panel.width;
  const height = 44 + rows * panel.height;
  const panels = curves.map((curve, index) => {
    const x = (index % columns) * panel.width;
    const y = 44 + Math.floor(index / columns) * panel.height;
    return `<g transform="translate(${x} ${y})">${drawPanel(curve, unit)}</g>`;
  });
  const engines = Object.keys(looks).map(
    (engine, index) =>
      `<path d="M${width - 220 + index * 110} 16h24" ${looks[engine]} stroke-width="2"/>` +
      `<text x="${width - 190 + index * 110}" y="20">${engineNames[engine]}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="11" fill="#1c2733">
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="12" y="20" font-size="14" font-weight="bold">${title}</text>
${engines.join("\n")}
${panels.join("\n")}
</svg>
`;
}

function drawPanel({ name, lines }: Curve, unit: string): string {
  const points = Object.values(lines).flat();
  const sizes = [...new Set(points.map(([size]) => size))].toSorted((a, b) => a - b);
  const [smallest, largest] = [sizes[0]!, sizes.at(-1)!];
  const begin = Math.max(...Object.values(lines).map((line) => line[0]![1]));
  const logarithm = sizes.map(
    (size) => [size, (begin * Math.log(size)) / Math.log(smallest)] as const,
  );
  const max = niceAbove(Math.max(...points.map(([, time]) => time), logarithm.at(-1)![1]));
  const x = (size: number) =>
    panel.left +
    ((panel.width - panel.left - panel.right) * Math.log(size / smallest)) /
      Math.log(largest / smallest);
  const y = (time: number) =>
    panel.height - panel.bottom - ((panel.height - panel.top - panel.bottom) * time) / max;
  const path = (line: readonly (readonly [number, number])[]) =>
    `M${line.map(([size, time]) => `${x(size).toFixed(1)} ${y(time).toFixed(1)}`).join("L")}`;
  const drawn = Object.entries(lines).map(
    ([engine, line]) => `<path d="${path(line)}" fill="none" ${looks[engine]} stroke-width="2"/>`,
  );
  const end = panel.width - panel.right;
  return `<text x="${panel.left}" y="20" font-weight="bold">${name}</text>
<path d="M${panel.left} ${panel.top}V${y(0)}H${end}" fill="none" stroke="#b6c0cc"/>
<path d="${path(logarithm)}" fill="none" stroke="#c8d0d9" stroke-width="1.5"/>
${drawn.join("\n")}
<text x="${panel.left - 6}" y="${panel.top + 8}" text-anchor="end">${max} ms</text>
<text x="${panel.left - 6}" y="${y(0)}" text-anchor="end">0</text>
<text x="${panel.left}" y="${panel.height - 8}">${short(smallest)}</text>
<text x="${end}" y="${panel.height - 8}" text-anchor="end">${short(largest)} ${unit}</text>`;
}

const short = (size: number) =>
  size >= 1_000_000 ? `${size / 1_000_000} M` : size.toLocaleString("en-US");

/** The next of 1, 2, 5, 10, 20, 50 … */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * [1, 2, 5, 10].find((each) => each * power >= value)!;
}
