import type { Figure, FigureLine } from "./facts.ts";

/** How ratings are spread, as a table with bars. */
export function RatingFigure({ figure }: { figure: Figure }) {
  return (
    <table className="figure">
      <caption>
        <strong>{figure.title}</strong>
        {figure.text ? <span>{figure.text}</span> : null}
      </caption>
      <tbody>
        {figure.lines.map((line) => (
          <tr key={line.label.text}>
            <th scope="row">
              {line.label.href ? (
                <a href={line.label.href} rel="nofollow">
                  {line.label.text}
                </a>
              ) : (
                line.label.text
              )}
            </th>
            <td>
              <Value {...line} />
            </td>
            <td className="count">{line.count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({ bar, value }: FigureLine) {
  if (value === null) return <Bar hollow={bar} />;
  if (bar === null) return <span className="few">{value}</span>;
  return (
    <span className="rating">
      <Bar hollow={bar} />
      <strong>{value}</strong>
    </span>
  );
}

/** @param hollow how far the outlined bar reaches of 100 */
export function Bar({ hollow, filled }: { hollow: number | null; filled?: number }) {
  return (
    <svg className="bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      {hollow === null ? null : <path className="hollow" d={`M0 1H${hollow}V9H0z`} />}
      {filled === undefined ? null : <path className="filled" d={`M0 1H${filled}V9H0z`} />}
    </svg>
  );
}
