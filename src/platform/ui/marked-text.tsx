import { Fragment } from "react";
import { keepUnits } from "../text/keep-units";
import { sampleSign } from "../text/sample-sign";
import { SampleMark } from "./sample-mark";

/** A text of content or of a rule, with a mark wherever it has the sign of samples. No line ends before a unit. */
export function MarkedText({ text }: { text: string }) {
  return keepUnits(text)
    .split(sampleSign)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 ? <SampleMark /> : null}
        {part}
      </Fragment>
    ));
}
