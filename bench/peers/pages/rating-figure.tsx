import type { ReactNode } from "react";
import type { Figure, FigureLine } from "./facts.ts";
import { Mark } from "./marked.tsx";

/** How ratings are distributed, as a table with bars. */
export function RatingFigure({ figure, note }: { figure: Figure; note: ReactNode }) {
  return (
    <div>
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
              <td>{line.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="key">{note}</p>
    </div>
  );
}

function Value({ bar, value }: FigureLine) {
  if (!value) return <Bar width={bar} />;
  if (bar === null) return <span className="few">{value.text}</span>;
  return (
    <span className="rating">
      <Bar width={bar} />
      <span>
        <strong>{value.text}</strong>
        <Mark sign={value.mark!} />
      </span>
    </span>
  );
}

/** @param width in percent; null for no bar */
export function Bar({ width }: { width: number | null }) {
  return (
    <svg className="bar" aria-hidden="true">
      {width === null ? null : <rect width={`${width}%`} />}
    </svg>
  );
}
