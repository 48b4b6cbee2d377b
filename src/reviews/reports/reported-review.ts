import { readReportAddress } from "./report";
import type { ReviewView } from "../list/find-reviews.service";
import type { Site } from "../../platform/render/site";
import { type ReviewedPage, reviewedPage } from "../reviewed-page";
import { notFound } from "../../platform/render/route";
import { fromStore } from "../../platform/render/from-store";

/** The review that the report page's address names; none once it was reported. Ends in `notFound()` if it is not shown. */
export async function readReported(
  url: URL,
  site: Site,
): Promise<{ on: ReviewedPage; review: ReviewView | undefined }> {
  const { subject: named, id, reported } = readReportAddress(url.searchParams);
  const subject = site.library.subjectNamed(named) ?? notFound();
  const on = reviewedPage(site.library, subject) ?? notFound();
  if (reported) return { on, review: undefined };
  if (id === undefined) notFound();
  const read = () => site.reviews.one({ subject, id });
  const review = await fromStore(`reading a review of ${subject}`, read);
  return { on, review: review ?? notFound() };
}
