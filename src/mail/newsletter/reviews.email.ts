import { addresses, readerLinks } from "../../addresses.ts";
import type { AnyPaddle } from "../../site/paddles/paddle.content.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, subscriberMail, unlinked } from "../../platform/email/render-mail.tsx";
import { fill } from "../../platform/text/fill.ts";
import { nearText, type OwnLevel } from "../../site/reviews/level/level.ts";
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
  site: MailedSite,
  paddle: Pick<AnyPaddle, "slug" | "name">,
  found: {
    reviews: readonly (PlayersReview & { isApproved: boolean })[];
    count: number;
    unsubscribeKey: string;
    /** Near which level's players, if the reader chose one. */
    level: OwnLevel | undefined;
  },
): MailContent {
  const {
    library,
    settings: { siteUrl },
  } = site;
  const words = library.mail.reviews.news;
  const { reviews, count, unsubscribeKey, level } = found;
  const counted = fill(count === 1 ? words.one : words.many, { count });
  const values = { reviews: counted, name: paddle.name };
  const page = siteUrl + addresses.paddle.href(paddle);
  return subscriberMail(site, words, { values, ...readerLinks(unsubscribeKey) }, [
    ...(reviews.some(({ isApproved }) => isApproved)
      ? [{ kind: "paragraph" as const, text: words.note }]
      : []),
    ...reviews.flatMap((review): MailBlock[] => {
      const url = siteUrl + reviewPermalink(addresses.paddle.href(paddle), review.id);
      if (!review.isApproved)
        return [{ kind: "entry", title: fill(words.unread, { stars: review.rating }), url }];
      return [
        { kind: "entry", title: unlinked(ratedLine(library.mail.issue.rated, review)), url },
        { kind: "quote", text: shortExcerpt(review.reviewText) },
      ];
    }),
    ...(level === undefined
      ? []
      : [{ kind: "paragraph" as const, text: fill(words.near, { near: nearText(level) }) }]),
    ...(count > reviews.length
      ? [
          {
            kind: "paragraph" as const,
            text: fill(words.more, { count: reviews.length }),
          },
        ]
      : []),
    { kind: "button", label: words.all, url: `${page}#player-reviews` },
  ]);
}
