import type { MailedSite } from "../../../mail/newsletter/sign-up.email.ts";
import type { NewMail } from "../../../platform/email/outbox.store.ts";
import { publishDue } from "../../publishing/content-acts.service.ts";
import type { FailedPlan } from "../../publishing/failed-plan.email.ts";
import { peopleOf, roleOf } from "../../publishing/people.ts";

type Publishing = Parameters<typeof publishDue>[0];

/** Publishes the drafts that are due, for those who may edit still. @param now epoch milliseconds */
export const publishPlanned = (on: Publishing, site: MailedSite, now: number): Promise<void> =>
  publishDue(
    on,
    now,
    (email) => roleOf(email, site.library.site),
    (plan, email) => mailsOfFailedPlan(site, plan, email),
  );

/** The emails about what wasn't published as planned: to who planned it, and to owners. @param email who planned it */
export async function mailsOfFailedPlan(
  { library: { site }, settings: { siteUrl } }: MailedSite,
  plan: FailedPlan,
  email: string,
): Promise<readonly NewMail[]> {
  // Loads React, once there is such an email.
  const { failedPlanMail } = await import("../../publishing/failed-plan.email.ts");
  const content = failedPlanMail({ name: site.name, siteUrl }, plan);
  return peopleOf(site)
    .filter((each) => each.email === email || each.role === "owner")
    .map(({ email: recipient }) => ({ kind: "plan", recipient, content }));
}
