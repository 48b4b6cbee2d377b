import { addresses } from "../../model/addresses";
import type { ReviewWording } from "../../model/content/review-wording";
import { readReviewAddress, reviewParameters, votedAddress } from "../../model/review-address";
import { LimitReached } from "../../server/rate-limit/rate-limiter";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";
import { type ActionRefusal, definePage } from "../routing/define-page";
import { redirect } from "../routing/route";
import { readPosted } from "../site/read-posted";
import page from "../ui/page.module.css";
import { reviewedPage } from "./reviewed-page";

export default definePage(addresses.helpfulVotes, {
  listed: "nowhere",
  query: reviewParameters,

  load: ({ site }) => site.library.wording.votes,

  /** Counts a vote and leads back to the review, also if it was already counted today. */
  async action({ request, url, site, visitor }) {
    const { review } = await readPosted(request, ["review"]);
    const counted = await countVote(site, review, visitor);
    if ("reason" in counted) return counted;
    const path = reviewedPage(site.library, counted.subject)?.path ?? addresses.home.path;
    redirect(votedAddress(path, readReviewAddress(url.searchParams), review), 303);
  },

  head: ({ page: { title, text } }) => ({ title, description: text ?? title }),

  /** If a vote was not counted, this says why. */
  Page({ data: words, refused }) {
    return (
      <div className={page.page}>
        <h1>{words.page.title}</h1>
        <p className={page.lead}>{refused ? words[refused.reason] : words.page.text}</p>
        <p>
          <a className="button" href={addresses.paddleReviews.path}>
            Paddle Reviews
          </a>
        </p>
      </div>
    );
  },
});

interface Refusal extends ActionRefusal {
  reason: keyof Pick<ReviewWording["votes"], "gone" | "limit" | "failure">;
}

async function countVote(
  site: Site,
  review: string,
  visitor: string,
): Promise<{ subject: string } | Refusal> {
  try {
    const subject = await site.votes.add(review, visitor);
    return subject === undefined ? { reason: "gone", status: 404 } : { subject };
  } catch (error) {
    if (error instanceof LimitReached)
      return {
        reason: "limit",
        status: 429,
        headers: { "retry-after": String(error.retryAfter) },
      };
    logFailure("storing a vote", error);
    return { reason: "failure", status: 503 };
  }
}
