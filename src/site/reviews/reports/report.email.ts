import type { MailContent } from "../../../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../../../platform/email/render-mail.tsx";
import type { Site } from "../../../platform/render/site.ts";
import { fill } from "../../../platform/text/fill.ts";
import { addresses } from "../../../addresses.ts";
import type { ReviewView } from "../read-reviews.service.ts";
import type { ReviewedPage } from "../reviewed-page.ts";
import { sampleIndex } from "./report.ts";
import { reportActs } from "./report-links.ts";
import type { ReportTokens } from "./report-links.service.ts";

/** How many reports of a review an email shows: the newest ones. */
const maxShown = 20;

interface Reported {
  on: ReviewedPage;
  review: ReviewView;
  /** All that are open, oldest first. */
  reports: readonly { reason: string; details: string }[];
  /** The id of the review's photo that they're about, if they are about one. */
  photo?: string | undefined;
}

/**
 * The email with visitors' reports of a review, for those who look after reviews. It includes the command that hides
 * what they're about.
 * @param tokens of its links; none for a sample or a photo
 */
export function reportMail(
  { library, settings: { siteUrl } }: Pick<Site, "library" | "settings">,
  { on, review, reports, photo }: Reported,
  tokens: ReportTokens | undefined,
): MailContent {
  const words = library.mail.report;
  const names: Partial<Record<string, string>> = library.report.reasons;
  const reasons = [...new Set(reports.map(({ reason }) => reason))];
  const isContent = sampleIndex(review.id) !== undefined;
  const remedy = isContent
    ? fill(words.sample, { file: `content/sample-reviews/${on.subject}.yaml` })
    : photo
      ? words.photo.command
      : words.command;
  const named = photo ? `photos hide ${photo}` : `reviews hide ${review.id}`;
  const command = `npm run owner -- ${named} --reason "reported: ${reasons.join(", ")}"`;
  const shown = reports.slice(-maxShown);
  const details = ({ details: text }: { details: string }): MailBlock[] =>
    text === ""
      ? []
      : [
          { kind: "paragraph", text: words.details },
          { kind: "quote", text },
        ];
  const [only] = reports;
  const isOnly = reports.length === 1;
  const reasonFact = ({ reason }: { reason: string }) => ({
    name: words.reason,
    value: names[reason] ?? reason,
  });
  const idFact = photo
    ? { name: words.photo.label, value: photo }
    : { name: words.review, value: review.id };
  const heading = isOnly ? words.heading : words.several.heading;
  const subject = isOnly
    ? fill(words.subject, { reason: names[only!.reason] ?? only!.reason })
    : fill(words.several.subject, { count: reports.length });
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: fill(subject, { name: on.name }),
      blocks: [
        { kind: "heading", text: photo ? words.photo.heading : heading },
        { kind: "facts", facts: isOnly ? [reasonFact(only!), idFact] : [idFact] },
        {
          kind: "quote",
          text: review.reviewText,
          from: `${review.firstName}, DUPR ${review.duprRating}, ${review.rating}/5`,
        },
        ...(isOnly
          ? details(only!)
          : shown.flatMap((report): MailBlock[] => [
              { kind: "facts", facts: [reasonFact(report)] },
              ...details(report),
            ])),
        ...(reports.length > shown.length
          ? [
              {
                kind: "paragraph" as const,
                text: fill(words.several.earlier, { count: reports.length - shown.length }),
              },
            ]
          : []),
        { kind: "entry", title: on.name, url: `${siteUrl}${on.path}#player-reviews` },
        ...(photo
          ? [
              {
                kind: "entry" as const,
                title: words.photo.look,
                url: siteUrl + addresses.consolePhotos.path,
              },
            ]
          : []),
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
