import { readPosted, storePost } from "../../platform/forms/receive-post.ts";
import { definePage } from "../../platform/render/define-route.tsx";
import { stored } from "../../platform/render/route.ts";
import page from "../../platform/ui/page.module.css";
import { addresses } from "../../addresses.ts";
import { readReviewAddress, reviewParameters, votedAddress } from "./list/review-query.ts";
import { reviewedPage } from "./reviewed-page.ts";

export default definePage(addresses.helpfulVotes, {
  listed: "nowhere",
  query: reviewParameters,

  load: ({ site }) => site.library.wording.votes,

  /** Counts a vote and leads back to the review, even if it was already counted today. */
  async action({ request, url, site, visitor }) {
    const { review } = await readPosted(request, ["review"]);
    const { answer: subject, refusal } = await storePost(site, "storing a vote", () =>
      site.votes.add(review, visitor),
    );
    if (refusal) return refusal;
    if (subject === undefined) return { status: 404 as const, outcome: { kind: "gone" as const } };
    const path = reviewedPage(site.library, subject)?.path ?? addresses.home.path;
    return stored(votedAddress(path, readReviewAddress(url.searchParams), review));
  },

  head: ({ page: { title, text } }) => ({ title, description: text ?? title }),

  /** The reason, if a vote wasn't counted. */
  Page({ data: words, refused }) {
    const why = { gone: words.gone, rejected: words.limit, failed: words.failure };
    return (
      <div className={page.page}>
        <h1>{words.page.title}</h1>
        <p className="lead">{refused ? why[refused.outcome.kind] : words.page.text}</p>
        <p>
          <a className="button" href={addresses.paddleReviews.path}>
            Paddle Reviews
          </a>
        </p>
      </div>
    );
  },
});
