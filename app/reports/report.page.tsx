import { addresses } from "../../model/addresses";
import { reportAddress, reportedAddress, reportFields } from "../../model/report";
import { ReviewItem } from "../reviews/review-item";
import { definePage } from "../routing/define-page";
import { notFound, redirect } from "../routing/route";
import { readForm, responseHead } from "../site/receive-post";
import page from "../ui/page.module.css";
import { receiveReport } from "./receive-report";
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

  /** Stored, a report leads to what happens next; else the page comes back with what was typed. */
  async action({ request, url, site, visitor }) {
    const { on, review = notFound() } = await readReported(url, site);
    const posted = await readForm(request, reportFields, visitor);
    const received = await receiveReport(site, { on, review }, posted);
    if (received.kind === "stored") redirect(reportedAddress(on.subject), 303);
    return { ...responseHead(received), outcome: received, typed: posted.typed };
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
