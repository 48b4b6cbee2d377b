import { legalPath } from "../../addresses.ts";
import { onDate } from "../../site/paddles/approvals.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, subscriberMail } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import type { ApprovalChange } from "./approval-changes.ts";
import { readerLinks } from "../../addresses.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** The email about what the lists say of a paddle now, and said before if we knew. */
export function approvalsMail(
  site: MailedSite,
  { slug, name }: { slug: string; name: string },
  { changes, unsubscribeKey }: { changes: readonly ApprovalChange[]; unsubscribeKey: string },
): MailContent {
  const words = site.library.mail.approvals.news;
  const values = { name };
  const isFirst = changes.every(({ before }) => before === undefined);
  return subscriberMail(
    site,
    {
      ...words,
      subject: isFirst ? words.firstSubject : words.subject,
      heading: isFirst ? words.firstHeading : words.heading,
    },
    { values, ...readerLinks(unsubscribeKey) },
    [
      ...changes.map(({ list, version, before, after }): MailBlock => ({
        kind: "paragraph",
        text: fill(before ? words.changed : words.first, {
          list: version === null ? list : `${list} (${version})`,
          before: before?.state ?? "",
          // oxlint-disable-next-line unicorn/no-thenable -- that is its placeholder
          then: before ? readOn(before) : "",
          after: after.state,
          now: readOn(after),
        }),
      })),
      { kind: "paragraph", text: words.note },
      { kind: "button", label: words.all, url: site.settings.siteUrl + legalPath(slug) },
    ],
  );
}

/** 'in March 2026'; of what someone else read, with their name. */
const readOn = ({ on, by }: ApprovalChange["after"]) =>
  by === undefined ? onDate(on) : `${onDate(on)}, as ${by} had it`;
