import { Fragment } from "react";
import { sampleSign } from "../text/sample-sign";
import { SampleMark } from "./sample-mark";

/** A text of content, with a mark wherever it has the sign of samples. */
export function MarkedText({ text }: { text: string }) {
  return text.split(sampleSign).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <SampleMark /> : null}
      {part}
    </Fragment>
  ));
}
