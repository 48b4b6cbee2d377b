import type { VisibleClaim } from "../content/claims";
import { SampleMark } from "./sample-mark";

/** A claim of the site about itself, with the sample mark if it's unconfirmed. */
export function ClaimText({ claim }: { claim: VisibleClaim }) {
  return (
    <>
      {claim.text}
      {claim.isSample ? <SampleMark /> : null}
    </>
  );
}
