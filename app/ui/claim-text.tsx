import type { PrintedClaim } from "../../model/claims";
import styles from "./claim-text.module.css";

/** A claim of the site about itself, with the sample mark where nobody has confirmed it. */
export function ClaimText({ claim }: { claim: PrintedClaim }) {
  return (
    <>
      {claim.text}
      {claim.isSample ? <span className={styles.mark}>Sample</span> : null}
    </>
  );
}
