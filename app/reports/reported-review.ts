import { readReportAddress } from "../../model/report";
import type { ReviewView } from "../../server/reviews/find-reviews";
import type { Site } from "../../server/site";
import { type ReviewedPage, reviewedPage } from "../reviews/reviewed-page";
import { notFound } from "../routing/route";
import { fromStore } from "../site/from-store";

/** The review that the report page's address names; none once it was reported. Ends in `notFound()` if it is not shown. */
export async function readReported(
  url: URL,
  site: Site,
): Promise<{ on: ReviewedPage; review: ReviewView | undefined }> {
  const { subject, id, reported } = readReportAddress(url.searchParams);
  const on = reviewedPage(site.library, subject) ?? notFound();
  if (reported) return { on, review: undefined };
  if (id === undefined) notFound();
  const read = () => site.reviews.one({ subject, id });
  const review = await fromStore(`reading a review of ${subject}`, read);
  return { on, review: review ?? notFound() };
}
