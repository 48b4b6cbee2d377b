import { Terms } from "../../platform/ui/lists";
import { SampleMark } from "../../platform/ui/sample-mark";
import type { ReviewFigures } from "./review-figures";

/** The figures of a page: 'Total Reviews 21'. Those that count samples are marked. */
export function FigureCards({ of }: { of: ReviewFigures["cards"] }) {
  return (
    <Terms
      of={of.map(({ label, value, isSample }) => [
        label,
        <>
          {value}
          {isSample ? <SampleMark /> : null}
        </>,
      ])}
    />
  );
}
