import { addresses } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailSite, renderMail } from "../../platform/email/render-mail.tsx";
import { utcTime } from "../../platform/text/dates.ts";

/** What wasn't published as planned, and why. */
export interface FailedPlan {
  /** The entry's: "blog/a-story.md". */
  path: string;
  title: string;
  /** Who planned it. */
  person: string;
  /** When it was to be published, in epoch milliseconds. */
  at: number;
  why: string;
}

/** The email about it, to who planned it and to owners. */
export function failedPlanMail(site: MailSite, plan: FailedPlan): MailContent {
  const { path, title, person, at, why } = plan;
  const subject = `Not published as planned: ${title}`;
  return renderMail(site, {
    subject,
    blocks: [
      { kind: "heading", text: subject },
      {
        kind: "paragraph",
        text: `${person || "Someone"} planned to publish ${path} on ${utcTime(at)}. ${why}`,
      },
      { kind: "paragraph", text: "It's a draft still. Open it to fix that, then publish it." },
      {
        kind: "button",
        label: "Open the draft",
        url: `${site.siteUrl}${addresses.consoleEntry.path}?entry=${encodeURIComponent(path)}`,
      },
    ],
    footer: {
      text: `You're getting this email because you planned it, or because you're an owner of ${site.name}.`,
    },
  });
}
