import type { Case } from "./facts.ts";

/** Points for and against, each under a heading of this level. */
export function Cases({ cases, heading: Heading }: { cases: Case[]; heading: "h2" | "h3" }) {
  return cases.map(({ title, mark, points }) => (
    <div className="case" key={title}>
      <Heading>{title}</Heading>
      <ul data-mark={mark}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  ));
}
