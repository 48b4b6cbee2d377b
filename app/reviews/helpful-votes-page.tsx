import { data, redirect } from "react-router";
import type { ReviewWording } from "../../model/content/review-wording";
import { readReviewAddress, reviewParameters, votedAddress } from "../../model/review-address";
import { LimitReached } from "../../server/rate-limit/rate-limiter";
import { logFailure } from "../../server/log";
import type { Site } from "../../server/site";
import { Head } from "../site/head";
import { readPosted } from "../site/read-posted";
import { postHeaders } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/helpful-votes-page";
import { reviewedPage } from "./reviewed-page";

export const handle = { query: reviewParameters };

export function loader({ context }: Route.LoaderArgs) {
  return siteOf(context).library.wording.votes;
}

/** Counts a vote and leads back to the review. Voted again on one day, it leads back all the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context);
  const { review } = await readPosted(request, ["review"]);
  const counted = await countVote(site, review, context.get(visitorContext));
  if ("refused" in counted) return data(counted.refused, counted.head);
  const { path } = reviewedPage(site, counted.subject) ?? { path: "/" };
  const asked = readReviewAddress(new URL(request.url).searchParams);
  return redirect(votedAddress(path, asked, review), 303);
}

export const headers = postHeaders;

type Refusal = keyof Pick<ReviewWording["votes"], "gone" | "limit" | "failure">;

async function countVote(
  site: Site,
  review: string,
  visitor: string,
): Promise<{ subject: string } | { refused: Refusal; head: ResponseInit }> {
  try {
    const subject = await site.votes.add(review, visitor);
    return subject === undefined ? { refused: "gone", head: { status: 404 } } : { subject };
  } catch (error) {
    if (error instanceof LimitReached)
      return {
        refused: "limit",
        head: { status: 429, headers: { "retry-after": String(error.retryAfter) } },
      };
    logFailure("storing a vote", error);
    return { refused: "failure", head: { status: 503 } };
  }
}

/** Where a vote was not counted, this says why. */
export default function HelpfulVotesPage({ loaderData: words, actionData }: Route.ComponentProps) {
  const text = actionData ? words[actionData] : words.page.text;
  return (
    <div className={page.page}>
      <Head title={words.page.title} description={words.page.text ?? words.page.title} />
      <h1>{words.page.title}</h1>
      <p className={page.lead}>{text}</p>
      <p>
        <a className="button" href="/paddle-reviews">
          Paddle Reviews
        </a>
      </p>
    </div>
  );
}
