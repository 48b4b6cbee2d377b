import { addresses } from "../../../addresses.ts";
import { shortExcerpt } from "../../../mail/newsletter/issue.ts";
import type { HoldReason } from "../../../site/contributions/hold-reason.ts";
import type { MailedSite } from "../../../mail/newsletter/sign-up.email.ts";
import type { MailContent } from "../../../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../../../platform/email/render-mail.tsx";
import { wholeNumber } from "../../../platform/text/money.ts";
import { reviewedPage } from "../../../site/reviews/reviewed-page.ts";
import { fill } from "../../../platform/text/fill.ts";

interface HeldReview {
  paddle_name: string;
  first_name: string;
  review_text: string;
  held_because: HoldReason | null;
}

/**
 * The email about reviews and photos that wait.
 * @param newest some of the reviews, newest first
 * @param photos how many photos wait
 */
export function heldMail(
  { library, settings: { siteUrl } }: MailedSite,
  { newest, count, photos }: { newest: readonly HeldReview[]; count: number; photos: number },
): MailContent {
  const words = library.mail.held;
  const counted = (text: string, number: number) => fill(text, { count: wholeNumber(number) });
  const ofPhotos = photos === 1 ? words.photos.one : counted(words.photos.several, photos);
  const ofReviews = count === 1 ? words.one : counted(words.several, count);
  const subject = count === 0 ? ofPhotos : ofReviews;
  const others = count - newest.length;
  const quote = (review: HeldReview): MailBlock => {
    const values = {
      name: review.first_name,
      page: reviewedPage(library, review.paddle_name)?.name ?? review.paddle_name,
      // Reviews are part of no series.
      reason: words.reasons[review.held_because as keyof typeof words.reasons],
    };
    const from = fill(words.from, values);
    return { kind: "quote", text: shortExcerpt(review.review_text), from };
  };
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject,
      blocks: [
        { kind: "heading", text: subject },
        ...(count > 0 ? [{ kind: "paragraph" as const, text: words.text }] : []),
        ...newest.map(quote),
        ...(others > 0
          ? [{ kind: "paragraph" as const, text: counted(words.others, others) }]
          : []),
        ...(photos > 0
          ? [{ kind: "paragraph" as const, text: counted(words.photos.text, photos) }]
          : []),
        count > 0
          ? { kind: "button", label: words.queue, url: siteUrl + addresses.consoleQueue.path }
          : {
              kind: "button",
              label: words.photos.queue,
              url: siteUrl + addresses.consolePhotos.path,
            },
      ],
      footer: { text: words.footer },
    },
  );
}
