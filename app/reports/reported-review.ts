import { readReportAddress } from "../../model/report";
import type { ShownReview } from "../../server/reviews/find-reviews";
import type { Site } from "../../server/site";
import { type ReviewedPage, reviewedPage } from "../reviews/reviewed-page";
import { fromStore } from "../site/from-store";
import { notFound } from "../site/not-found";

/** What an address asks of the page for reports; where it names nothing that is shown, there is no such page. */
export async function readReported(
  request: Request,
  site: Site,
): Promise<{ on: ReviewedPage; review: ShownReview | undefined }> {
  const { subject, id, reported } = readReportAddress(new URL(request.url).searchParams);
  const on = reviewedPage(site, subject) ?? notFound(request);
  if (reported) return { on, review: undefined };
  if (id === undefined) notFound(request);
  const read = () => site.reviews.one({ subject, id });
  const review = await fromStore(`reading a review of ${subject}`, read);
  return { on, review: review ?? notFound(request) };
}
