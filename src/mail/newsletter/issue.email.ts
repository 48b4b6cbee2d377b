import { readParagraphs } from "../../platform/content/markdown.ts";
import { longDate } from "../../platform/text/dates.ts";
import { addresses, choicesAddress, unsubscribeAddress } from "../../addresses.ts";
import { issueAddress } from "./newsletter.ts";
import { issueArticles, type IssueContent, ratedLine, shortExcerpt, weekLine } from "./issue.ts";
import type { IssueMailParts, PlayersReview } from "./issues.service.ts";
import type { CountedWeek } from "../../site/reviews/list/latest-reviews.service.ts";
import { reviewedPage } from "../../site/reviews/reviewed-page.ts";
import { type MailBlock, renderMail, unlinked } from "../../platform/email/render-mail.tsx";
import type { MailedSite } from "./sign-up.email.ts";
import { bareValue, isSample, markedText } from "../../platform/text/sample.ts";
import { fill } from "../../platform/text/fill.ts";

/**
 * An issue's email, with `keyPlaceholder` instead of the reader's own key in its unsubscribe link, and the week before
 * the issue's, if it has reviews.
 */
export function issueMail(
  site: MailedSite,
  date: string,
  { subject, intro, articles, pick, week }: IssueContent & { week: CountedWeek | undefined },
  reviews: readonly PlayersReview[],
  keyPlaceholder: string,
): IssueMailParts {
  const { library } = site;
  const { siteUrl } = site.settings;
  const brought = issueArticles(library, articles);
  const words = library.mail.issue;
  const part = (heading: string, blocks: MailBlock[], url?: string): MailBlock[] =>
    blocks.length === 0 ? [] : [{ kind: "subheading", text: heading, url }, ...blocks];

  const reviewBlocks = reviews.flatMap((review): MailBlock[] => {
    const page = reviewedPage(library, review.subject);
    if (!page) return [];
    const url = `${siteUrl}${page.path}#player-reviews`;
    return [
      { kind: "entry", title: page.name, url, text: unlinked(ratedLine(words.rated, review)) },
      { kind: "quote", text: shortExcerpt(review.reviewText) },
    ];
  });
  const lead = brought[0] && bareValue(brought[0].title);
  const first = lead ?? pick?.name ?? longDate(Date.parse(date));
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: subject ?? fill(words.subject, { title: first }),
      blocks: [
        { kind: "heading", text: words.heading },
        { kind: "paragraph", text: longDate(Date.parse(date)) },
        ...readParagraphs(intro ?? "").map((spans): MailBlock => ({
          kind: "marked",
          spans: spans.map((span) =>
            span.href?.startsWith("/") ? { ...span, href: siteUrl + span.href } : span,
          ),
        })),
        ...part(words.articles, [
          ...brought.map(({ title, path, text }): MailBlock => ({
            kind: "entry",
            title: markedText(title),
            url: siteUrl + path,
            text,
          })),
          ...(brought.some(({ title }) => isSample(title))
            ? [{ kind: "paragraph" as const, text: words.samplesNote }]
            : []),
        ]),
        ...part(
          words.reviews,
          reviewBlocks.length === 0
            ? []
            : [
                ...(week ? [{ kind: "paragraph" as const, text: weekLine(words.week, week) }] : []),
                { kind: "paragraph", text: words.reviewsNote },
                ...reviewBlocks,
              ],
          week && siteUrl + addresses.week.href(week),
        ),
        ...part(
          words.pick,
          pick
            ? [
                {
                  kind: "entry",
                  title: pick.name,
                  url: `${siteUrl}/${pick.slug}`,
                  text: pick.text,
                },
                { kind: "facts", facts: pick.facts },
                { kind: "paragraph", text: words.pickNote },
              ]
            : [],
        ),
        { kind: "button", label: words.archive, url: siteUrl + issueAddress(date) },
      ],
      footer: {
        text: words.footer,
        links: [
          { label: library.mail.choose, url: siteUrl + choicesAddress(keyPlaceholder) },
          { label: words.unsubscribe, url: siteUrl + unsubscribeAddress(keyPlaceholder) },
        ],
        postalAddress: library.site.postalAddress,
      },
    },
  );
}
