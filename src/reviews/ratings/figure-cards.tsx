import { Terms } from "../../platform/ui/lists";
import { Marked } from "../../platform/ui/marked-text";
import type { ReviewFigures } from "./review-figures";

/** The figures of a page: 'Total Reviews 21'. Those that count samples are marked. */
export function FigureCards({ of }: { of: ReviewFigures["cards"] }) {
  return <Terms of={of.map(({ label, value }) => [label, <Marked key={label} value={value} />])} />;
}
