// When a draft is published by itself, and why it wasn't.

import { isPlanned, type Plan } from "../../publishing/plan.ts";
import { ConsoleTime } from "../console-time.tsx";

interface PlanProps {
  of: Plan;
  className?: string;
}

/** Why a draft wasn't published as planned; nothing if it was never tried. */
export function FailedPlan({ of: { publish_at: at, failed_why: why }, className }: PlanProps) {
  if (at === null || why === null) return null;
  return (
    <p className={className}>
      <strong>
        It wasn&apos;t published as planned on <ConsoleTime at={at} />.
      </strong>{" "}
      {why}
    </p>
  );
}

/** What someone else's draft will do by itself, in a sentence. */
export function PlanOf({ of }: { of: Plan & { person: string } }) {
  return isPlanned(of) ? (
    <strong>
      {of.person} plans to publish it on <ConsoleTime at={of.publish_at!} />.
    </strong>
  ) : null;
}
