import { legalPath } from "../../addresses.ts";
import { onDate } from "../../site/paddles/approvals.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../../platform/email/render-mail.tsx";
import type { ApprovalChange } from "./approval-changes.ts";
import { unsubscribeAddress } from "../../addresses.ts";
import type { MailedSite } from "./sign-up.email.ts";

/** The email about what the lists say of a paddle now, and said before if we knew. */
export function approvalsMail(
  { library, settings: { siteUrl } }: MailedSite,
  { slug, name }: { slug: string; name: string },
  { changes, unsubscribeKey }: { changes: readonly ApprovalChange[]; unsubscribeKey: string },
): MailContent {
  const words = library.mail.approvals.news;
  const filled = (text: string) => text.replace("{name}", () => name);
  const isFirst = changes.every(({ before }) => before === undefined);
  const unsubscribeUrl = siteUrl + unsubscribeAddress(unsubscribeKey);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(isFirst ? words.firstSubject : words.subject),
      blocks: [
        { kind: "heading", text: filled(isFirst ? words.firstHeading : words.heading) },
        ...changes.map(({ list, version, before, after }): MailBlock => ({
          kind: "paragraph",
          text: (before ? words.changed : words.first)
            .replace("{list}", () => (version === null ? list : `${list} (${version})`))
            .replace("{before}", () => before?.state ?? "")
            .replace("{then}", () => (before ? onDate(before.on) : ""))
            .replace("{after}", () => after.state)
            .replace("{now}", () => onDate(after.on)),
        })),
        { kind: "paragraph", text: words.note },
        { kind: "button", label: words.all, url: siteUrl + legalPath(slug) },
      ],
      footer: {
        text: filled(words.footer),
        link: { label: words.unsubscribe, url: unsubscribeUrl },
      },
    },
  );
  return { ...mail, unsubscribeUrl };
}
