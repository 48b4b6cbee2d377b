import { addresses } from "../addresses.ts";
import privatePage from "../contributions/private-page.module.css";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import page from "../platform/ui/page.module.css";
import { readReport, reportFields } from "../reviews/reports/report.ts";
import { ReportForm } from "../reviews/reports/report-form.tsx";
import { AnswerItem, QuestionItem, reportQuestionAddress } from "./question-list.tsx";
import type { ReportedName } from "./questions.service.ts";

/** What the page's URL names. Ends in `notFound()` if it isn't visible: what's hidden can't be reported. */
async function reported({ searchParams }: URL, { library, questions }: Site) {
  const kind = searchParams.has("answer") ? "answer" : "question";
  const name: ReportedName = { kind, id: searchParams.get(kind) ?? "" };
  const read = () => (kind === "answer" ? undefined : questions.one(name.id));
  const question = await fromStore("reading a reported question", async () => read());
  const answer = await fromStore("reading a reported answer", async () =>
    kind === "answer" ? questions.answer(name.id) : undefined,
  );
  const { subject } = question ?? answer ?? notFound();
  const paddle = library.anyPaddleNamed(subject) ?? notFound();
  return { name, question, answer, paddle };
}

/** The page for reporting a question or an answer. */
export default definePage(addresses.reportQuestion, {
  listed: "nowhere",

  query: ["question", "answer", "reported"],

  async load({ url, site }) {
    const { report, questions: words, wording } = site.library;
    const slug = url.searchParams.get("reported");
    if (slug !== null) {
      const paddle = site.library.anyPaddleNamed(slug) ?? notFound();
      return { isReceived: true as const, paddle, words };
    }
    return { isReceived: false as const, ...(await reported(url, site)), report, words, wording };
  },

  async action(context) {
    const { url, site, visitor } = context;
    const { name, paddle } = await reported(url, site);
    return receivePost(context, {
      fields: reportFields,
      read: readReport,
      doing: "storing a report of a question",
      async store({ report }) {
        await site.questions.report(name, report, paddle.slug, visitor);
        return null;
      },
      location: () => `${addresses.reportQuestion.path}?reported=${paddle.slug}`,
    });
  },

  head: ({ isReceived, words: { report } }) => ({
    title: isReceived ? report.received.title : report.title,
    description: report.description,
  }),

  Page({ data, refused }) {
    const { words, paddle } = data;
    const { report: said, section } = words;
    const back = (
      <p>
        <a className="tap" href={addresses.paddle.href(paddle)}>
          {said.back.replace("{name}", () => paddle.name)}
        </a>
      </p>
    );
    const { title, text } = data.isReceived
      ? said.received
      : { title: said.title, text: said.lead };
    const heading = (
      <div>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
      </div>
    );
    if (data.isReceived)
      return (
        <div className={page.page}>
          {heading}
          {back}
        </div>
      );
    const { name, question, answer, report, wording } = data;
    const list = { section, times: wording.stoodOut.times };
    return (
      <div className={page.page}>
        {heading}
        <section className={privatePage.sent} aria-labelledby="what">
          <h2 className="medium" id="what">
            {said.what}
          </h2>
          {question ? <QuestionItem question={{ ...question, answers: [] }} words={list} /> : null}
          {answer ? <AnswerItem answer={answer} words={list} /> : null}
        </section>
        <ReportForm
          address={reportQuestionAddress(name)}
          words={report}
          outcome={refused?.outcome ?? { kind: "none" }}
          typed={{ about: "", ...(refused?.typed ?? { reason: "", details: "" }) }}
          photos={[]}
        />
        {back}
      </div>
    );
  },
});
