import { addresses } from "../../addresses";
import { readReport, reportAddress, reportedAddress, reportFields } from "./report";
import { receivePost } from "../../platform/forms/receive-post";
import { reportMail } from "./report.email";
import { ReviewItem } from "../list/review-item";
import { definePage } from "../../platform/render/define-page";
import { notFound } from "../../platform/render/route";
import page from "../../platform/ui/page.module.css";
import { ReportForm } from "./report-form";
import { ReportReceived } from "./report-received";
import { readReported } from "./reported-review";

export default definePage(addresses.reportReview, {
  listed: "nowhere",

  query: ["of", "review", "reported"],

  /** The review must exist and be shown: a hidden one cannot be reported either. */
  async load({ url, site }) {
    const { report, wording } = site.library;
    return { ...(await readReported(url, site)), words: report, wording };
  },

  /** Stored, a report leads to what happens next. */
  async action(context) {
    const { url, site, visitor } = context;
    const { on, review = notFound() } = await readReported(url, site);
    return receivePost(context, {
      fields: reportFields,
      read: readReport,
      doing: "storing a report",
      async store({ report }) {
        const reported = { ...report, subject: on.subject, reviewId: review.id };
        await site.reports.add(
          reported,
          (tokens) => reportMail(site, { on, review, report }, tokens),
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

  Page({ data: { on, review, words, wording }, refused }) {
    if (!review) return <ReportReceived on={on} words={words.received} />;
    return (
      <div className={page.page}>
        <div>
          <h1>{words.title}</h1>
          <p className={page.lead}>{words.lead}</p>
        </div>
        <section aria-labelledby="reported-review">
          <h2 id="reported-review">{words.reviewTitle.replace("{name}", on.name)}</h2>
          <ul>
            <ReviewItem review={review} wording={wording} />
          </ul>
        </section>
        <ReportForm
          address={reportAddress({ subject: on.subject, id: review.id })}
          words={words}
          outcome={refused?.outcome ?? { kind: "none" }}
          typed={refused?.typed ?? { reason: "", details: "" }}
        />
      </div>
    );
  },
});
