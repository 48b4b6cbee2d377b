import { addresses } from "../../../addresses.ts";
import { readPosted, storePost } from "../../../platform/forms/receive-post.ts";
import { definePage } from "../../../platform/render/define-route.tsx";
import { fromStore } from "../../../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../../../platform/render/route.ts";
import page from "../../../platform/ui/page.module.css";
import { fill } from "../../../platform/text/fill.ts";
import { ReviewItem } from "../list/review-item.tsx";
import { reviewedPage } from "../reviewed-page.ts";

const statuses = { done: 200, before: 410, more: 409, changed: 409 } as const;

export default definePage(addresses.reportLink, {
  listed: "nowhere",

  /** A GET changes nothing: link scanners follow every link. */
  async load({ params, site }) {
    const { report, wording } = site.library;
    const read = () => site.reports.links.read(params.token);
    const linked = (await fromStore("reading reports by a link", read)) ?? notFound();
    const on = linked.kind === "open" ? reviewedPage(site.library, linked.subject) : undefined;
    const { link: words, reasons, description } = report;
    return { linked, on, words, reasons, description, wording };
  },

  async action({ params, request, site }) {
    const { version, reports } = await readPosted(request, ["version", "reports"]);
    const read = { version, reports: reports.split(" ") };
    const { answer, refusal } = await storePost(site, "acting on a report", async () => ({
      ended: await site.reports.links.act(params.token, read),
    }));
    if (refusal) return { status: 503, outcome: { kind: "failed" } };
    const { ended: kind = notFound() } = answer;
    return { status: statuses[kind], outcome: { kind } };
  },

  status: ({ linked }) => (linked.kind === "open" ? 200 : 410),

  headers: privateHeaders,

  head: ({ linked, words, description }, { refused }) => ({
    title:
      refused?.outcome.kind === "done"
        ? words[linked.act].done.title
        : linked.kind === "open"
          ? words[linked.act].title
          : words.before.title,
    description,
  }),

  Page({ data: { linked, on, words, reasons, wording }, refused }) {
    const ended = refused?.outcome.kind;
    if (linked.kind === "done") {
      const { title, text } = ended === "done" ? words[linked.act].done : words.before;
      return (
        <div className={page.page}>
          <div>
            <h1>{title}</h1>
            <p className="lead">{text}</p>
          </div>
        </div>
      );
    }
    const { act, review, version, reports, subject } = linked;
    const { title, text, button } = words[act];
    return (
      <div className={page.page}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </div>
        <section className="section" aria-labelledby="reported-review">
          <h2 id="reported-review">{fill(words.reviewTitle, { name: on?.name ?? subject })}</h2>
          <ul>
            <ReviewItem review={review} wording={wording} />
          </ul>
        </section>
        <section className="section" aria-labelledby="reports">
          <h2 id="reports">{words.reportsTitle}</h2>
          <ul className="section">
            {reports.map(({ id, reason, details }) => (
              <li key={id}>
                <strong>{(reasons as Record<string, string>)[reason] ?? reason}</strong>
                {details === "" ? null : <p dir="auto">{details}</p>}
              </li>
            ))}
          </ul>
        </section>
        <form method="post">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="reports" value={reports.map(({ id }) => id).join(" ")} />
          <button type="submit">{button}</button>
          <p role="status">
            {ended === "more" || ended === "changed" || ended === "failed" ? words[ended] : null}
          </p>
        </form>
      </div>
    );
  },
});
