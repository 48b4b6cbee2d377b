import { data } from "react-router";
import { readReportAddress, type ReviewName } from "../../model/report";
import { logFailure } from "../../server/log";
import type { ShownReview } from "../../server/reviews/find-reviews";
import type { Site } from "../../server/site";
import { type ReviewedPage, reviewedPage } from "../reviews/reviewed-page";
import { notFound } from "../site/not-found";

/** What an address asks of the page for reports; where it names nothing that is shown, there is no such page. */
export async function readReported(
  request: Request,
  site: Site,
): Promise<{ on: ReviewedPage; review: ShownReview | undefined }> {
  const { subject, id, reported } = readReportAddress(new URL(request.url).searchParams);
  const on = reviewedPage(site, subject) ?? notFound(request);
  if (reported) return { on, review: undefined };
  const review = id === undefined ? undefined : await readReview(site, { subject, id });
  return { on, review: review ?? notFound(request) };
}

/** Without the store nobody can tell whether the review is shown. */
async function readReview(site: Site, name: ReviewName): Promise<ShownReview | undefined> {
  try {
    return await site.reviews.one(name);
  } catch (error) {
    logFailure(`reading a review of ${name.subject}`, error);
    throw data(null, { status: 503 });
  }
}
