import { data, redirect } from "react-router";
import { reportAddress, reportedAddress, reportFields } from "../../model/report";
import { ReviewItem } from "../reviews/review-item";
import { Head } from "../site/head";
import { notFound } from "../site/not-found";
import { answerHead, postHeaders, readForm } from "../site/receive-post";
import { siteOf, visitorContext } from "../site/site-context";
import page from "../ui/page.module.css";
import type { Route } from "./+types/report-page";
import { receiveReport } from "./receive-report";
import { type Outcome, ReportForm } from "./report-form";
import { ReportReceived } from "./report-received";
import { readReported } from "./reported-review";

export const handle = { query: ["of", "review", "reported"] };

/** The review must be there and shown: one that is hidden has no page for reports either. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const site = siteOf(context);
  const { report, wording } = site.library;
  return { ...(await readReported(request, site)), words: report, wording };
}

/** Stored, a report leads to what happens next; else the page comes back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const site = siteOf(context);
  const { on, review = notFound(request) } = await readReported(request, site);
  const posted = await readForm(request, reportFields, context.get(visitorContext));
  const received = await receiveReport(site, { on, review }, posted);
  if (received.kind === "stored") return redirect(reportedAddress(on.subject), 303);
  const outcome: Outcome = received;
  return data({ outcome, typed: posted.typed }, answerHead(received));
}

export const headers = postHeaders;

export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { on, review, words, wording } = loaderData;
  if (!review) return <ReportReceived on={on} words={words} />;
  return (
    <div className={page.page}>
      <Head title={words.title} description={words.description} />
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
        outcome={actionData?.outcome ?? { kind: "none" }}
        typed={actionData?.typed ?? { reason: "", details: "" }}
      />
    </div>
  );
}
