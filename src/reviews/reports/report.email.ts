import type { MailContent } from "../../platform/email/mail.ts";
import { addresses } from "../../addresses.ts";
import { type Report, sampleIndex } from "./report.ts";
import { reportActs } from "./report-links.ts";
import type { ReportTokens } from "./report-links.service.ts";
import type { ReviewView } from "../read-reviews.service.ts";
import type { Site } from "../../platform/render/site.ts";
import type { ReviewedPage } from "../reviewed-page.ts";
import { type MailBlock, renderMail } from "../../platform/email/render-mail.tsx";

/**
 * The email with a visitor's report, to the site's own address. It includes the command that hides the review.
 * @param tokens of its links; none for a sample
 */
export function reportMail(
  { library, settings: { siteUrl } }: Site,
  { on, review, report }: { on: ReviewedPage; review: ReviewView; report: Report },
  tokens: ReportTokens | undefined,
): MailContent {
  const words = library.mail.report;
  const reason = library.report.reasons[report.reason];
  const isContent = sampleIndex(review.id) !== undefined;
  const remedy = isContent
    ? words.sample.replace("{file}", `content/sample-reviews/${on.subject}.yaml`)
    : words.command;
  const command = `npm run owner -- reviews hide ${review.id} --reason "reported: ${report.reason}"`;
  const details: MailBlock[] =
    report.details === ""
      ? []
      : [
          { kind: "paragraph", text: words.details },
          { kind: "quote", text: report.details },
        ];
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: words.subject.replace("{reason}", reason).replace("{name}", on.name),
      blocks: [
        { kind: "heading", text: words.heading },
        {
          kind: "facts",
          facts: [
            { name: words.reason, value: reason },
            { name: words.review, value: review.id },
          ],
        },
        {
          kind: "quote",
          text: review.reviewText,
          from: `${review.firstName}, DUPR ${review.duprRating}, ${review.rating}/5`,
        },
        ...details,
        { kind: "entry", title: on.name, url: `${siteUrl}${on.path}#player-reviews` },
        ...(tokens ? reportActs : []).map((act): MailBlock => ({
          kind: "entry",
          title: words[act].label,
          url: siteUrl + addresses.reportLink.href({ token: tokens![act] }),
          text: words[act].text,
        })),
        { kind: "paragraph", text: remedy },
        ...(isContent ? [] : [{ kind: "paragraph" as const, text: command }]),
      ],
      footer: { text: words.footer },
    },
  );
}
