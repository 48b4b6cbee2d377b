import type { ReviewWording } from "../review-wording.content.ts";
import type { AgedFigure } from "./aged.ts";
import { fill } from "../../../platform/text/fill.ts";

interface AgedFiguresProps {
  figures: readonly AgedFigure[];
  words: ReviewWording["aged"];
}

/** How a paddle aged, in a sentence for each time that enough reviewers answered at. Empty if none is. */
export function AgedFigures({ figures, words }: AgedFiguresProps) {
  if (figures.length === 0) return null;
  return (
    <section className="stack gap-2" aria-labelledby="how-it-aged">
      <h2 id="how-it-aged">{words.title}</h2>
      {figures.map(({ months, asked, answered, playing, again }) => (
        <p key={months}>
          {fill(words.figures[months], { asked, answered, playing })}
          {again ? ` ${fill(words.againFigure, { yes: again.yes, count: again.of })}` : null}
        </p>
      ))}
    </section>
  );
}
