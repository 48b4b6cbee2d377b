import { addresses } from "../../addresses.ts";
import { shortExcerpt } from "../../newsletter/issue.ts";
import type { HoldReason } from "../../contributions/hold-reason.ts";
import type { MailedSite } from "../../newsletter/sign-up.email.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../../platform/email/render-mail.tsx";
import { wholeNumber } from "../../platform/text/money.ts";
import { reviewedPage } from "../../reviews/reviewed-page.ts";

interface HeldReview {
  paddle_name: string;
  first_name: string;
  review_text: string;
  held_because: HoldReason | null;
}

/** The email about reviews that wait. @param newest some of them, newest first */
export function heldMail(
  { library, settings: { siteUrl } }: MailedSite,
  { newest, count }: { newest: readonly HeldReview[]; count: number },
): MailContent {
  const words = library.mail.held;
  const counted = (text: string, number: number) => text.replace("{count}", wholeNumber(number));
  const subject = count === 1 ? words.one : counted(words.several, count);
  const others = count - newest.length;
  const quote = (review: HeldReview): MailBlock => {
    const values = {
      name: review.first_name,
      page: reviewedPage(library, review.paddle_name)?.name ?? review.paddle_name,
      reason: words.reasons[review.held_because!],
    };
    const from = words.from.replace(
      /\{(name|page|reason)\}/g,
      (_, name: keyof typeof values) => values[name],
    );
    return { kind: "quote", text: shortExcerpt(review.review_text), from };
  };
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject,
      blocks: [
        { kind: "heading", text: subject },
        { kind: "paragraph", text: words.text },
        ...newest.map(quote),
        ...(others > 0
          ? [{ kind: "paragraph" as const, text: counted(words.others, others) }]
          : []),
        { kind: "button", label: words.queue, url: siteUrl + addresses.consoleQueue.path },
      ],
      footer: { text: words.footer },
    },
  );
}
