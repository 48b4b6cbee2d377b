import { addresses, unsubscribeAddress } from "../../addresses.ts";
import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, renderMail, unlinked } from "../../platform/email/render-mail.tsx";
import { reviewPermalink } from "../../site/reviews/list/review-address.ts";
import type { PlayersReview } from "./issues.service.ts";
import { ratedLine, shortExcerpt } from "./issue.ts";
import type { MailedSite } from "./sign-up.email.ts";

/**
 * The email with a paddle's new reviews.
 * @param reviews the newest ones; it quotes only those that someone who runs the site has approved
 * @param count how many there are in all
 */
export function reviewsMail(
  { library, settings: { siteUrl } }: MailedSite,
  paddle: Pick<AnyPaddle, "slug" | "name">,
  found: {
    reviews: readonly (PlayersReview & { isApproved: boolean })[];
    count: number;
    unsubscribeKey: string;
  },
): MailContent {
  const words = library.mail.reviews.news;
  const { reviews, count, unsubscribeKey } = found;
  const number = (count === 1 ? words.one : words.many).replace("{count}", String(count));
  const filled = (text: string) =>
    text.replace("{reviews}", number).replace("{name}", () => paddle.name);
  const page = siteUrl + addresses.paddle.href(paddle);
  const unsubscribeUrl = siteUrl + unsubscribeAddress(unsubscribeKey);
  const mail = renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: filled(words.subject),
      blocks: [
        { kind: "heading", text: filled(words.heading) },
        ...(reviews.some(({ isApproved }) => isApproved)
          ? [{ kind: "paragraph" as const, text: words.note }]
          : []),
        ...reviews.flatMap((review): MailBlock[] => {
          const url = siteUrl + reviewPermalink(addresses.paddle.href(paddle), review.id);
          if (!review.isApproved)
            return [
              { kind: "entry", title: words.unread.replace("{stars}", String(review.rating)), url },
            ];
          return [
            { kind: "entry", title: unlinked(ratedLine(library.mail.issue.rated, review)), url },
            { kind: "quote", text: shortExcerpt(review.reviewText) },
          ];
        }),
        ...(count > reviews.length
          ? [
              {
                kind: "paragraph" as const,
                text: words.more.replace("{count}", String(reviews.length)),
              },
            ]
          : []),
        { kind: "button", label: words.all, url: `${page}#player-reviews` },
      ],
      footer: {
        text: filled(words.footer),
        link: { label: words.unsubscribe, url: unsubscribeUrl },
      },
    },
  );
  return { ...mail, unsubscribeUrl };
}
