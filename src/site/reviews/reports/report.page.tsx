import page from "../../../platform/ui/page.module.css";
import type { Site } from "../../../platform/render/site.ts";
import { notFound } from "../../../platform/render/route.ts";
import { fromStore } from "../../../platform/render/from-store.ts";
import { receivePost } from "../../../platform/forms/receive-post.ts";
import { definePage } from "../../../platform/render/define-route.tsx";
import { fill } from "../../../platform/text/fill.ts";
import type { ReportWording } from "./report.content.ts";
import {
  readReport,
  readReportAddress,
  reportAddress,
  reportedAddress,
  reportFields,
} from "./report.ts";
import { type ReviewedPage, reviewedPage } from "../reviewed-page.ts";
import type { ReviewView } from "../read-reviews.service.ts";
import { addresses } from "../../../addresses.ts";
import type { PlayersPhoto } from "../photos/photo.ts";
import { reportMail } from "./report.email.ts";
import { ReportForm } from "./report-form.tsx";
import { ReviewItem } from "../list/review-item.tsx";
import styles from "./report-form.module.css";

interface ReportReceivedProps {
  on: ReviewedPage;
  words: ReportWording["received"];
}

export function ReportReceived({ on, words }: ReportReceivedProps) {
  return (
    <div className={page.page}>
      <div>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </div>
      <section aria-labelledby="next">
        <h2 id="next">{words.nextTitle}</h2>
        <ol className={styles.next}>
          {words.next.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <p>
        <a className="button quiet" href={`${on.path}#player-reviews`}>
          {fill(words.back, { name: on.name })}
        </a>
      </p>
    </div>
  );
}

/** The review in the report page's URL; undefined after it was reported. Ends in `notFound()` if it isn't visible. */
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

/** The public photos of the review in the URL. */
const photosOf = async (
  site: Site,
  { on, review }: { on: ReviewedPage; review: ReviewView | undefined },
): Promise<PlayersPhoto[]> =>
  review && !review.sample
    ? await fromStore("reading a review's photos", () => site.photos.shownOf(on.subject, review.id))
    : [];

export default definePage(addresses.reportReview, {
  listed: "nowhere",

  query: ["of", "review", "reported"],

  /** The review must exist and be visible: a hidden one can't be reported. */
  async load({ url, site }) {
    const { report, wording } = site.library;
    const reported = await readReported(url, site);
    return { ...reported, photos: await photosOf(site, reported), words: report, wording };
  },

  /** A stored report leads to what happens next. */
  async action(context) {
    const { url, site, visitor } = context;
    const { on, review = notFound() } = await readReported(url, site);
    const photos = await photosOf(site, { on, review });
    return receivePost(context, {
      fields: [...reportFields, "about"],
      read: (typed) => ({ ...readReport(typed), about: typed.about }),
      doing: "storing a report",
      async store({ report, about }) {
        // If the photo is gone by now, it's a report of its review.
        const photoId = photos.find(({ id }) => id === about)?.id;
        const reported = { ...report, subject: on.subject, reviewId: review.id, photoId };
        await site.reports.add(
          reported,
          (tokens) => reportMail(site, { on, review, reports: [report], photo: photoId }, tokens),
          visitor,
        );
        return null;
      },
      location: () => reportedAddress(on.subject),
    });
  },

  head: ({ review, words: { title, description, received } }) => ({
    title: review ? title : received.title,
    description,
  }),

  Page({ data: { on, review, photos, words, wording }, refused }) {
    if (!review) return <ReportReceived on={on} words={words.received} />;
    return (
      <div className={page.page}>
        <div>
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </div>
        <section aria-labelledby="reported-review">
          <h2 id="reported-review">{fill(words.reviewTitle, { name: on.name })}</h2>
          <ul>
            <ReviewItem review={review} wording={wording} />
          </ul>
        </section>
        <ReportForm
          address={reportAddress({ subject: on.subject, id: review.id })}
          words={words}
          outcome={refused?.outcome ?? { kind: "none" }}
          typed={refused?.typed ?? { reason: "", details: "", about: "" }}
          photos={photos}
        />
      </div>
    );
  },
});
