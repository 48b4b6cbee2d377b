import { addresses } from "../../addresses.ts";
import { defineKindPage } from "../contributions/define-kind-page.tsx";
import { fromStore } from "../../platform/render/from-store.ts";
import { notFound, redirect } from "../../platform/render/route.ts";
import { questionKind, refusing, sentAddress } from "./question.ts";
import { questionForm } from "./question-forms.ts";
import { QuestionList } from "./question-list.tsx";

/** What was asked about a paddle, and the form to ask. */
export default defineKindPage(addresses.askOwners, {
  kind: questionKind,
  id: "ask",

  about({ params: { slug }, site: { library } }) {
    const paddle = library.paddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.askOwners.href(paddle), 301);
    return { slug, name: paddle.name, path: addresses.paddle.href(paddle) };
  },
  more: ({ questions }, { slug }) =>
    fromStore(`reading the questions about ${slug}`, () => questions.all(slug)),

  words: ({ questions: { ask } }) => ask,
  form: questionForm,
  on: ({ site }) => ({ siteName: site.name }),
  given: ({ slug }, read) => ({ ...read, subject: slug }),
  address: ({ slug }) => addresses.askOwners.href({ slug }),
  sentAddress,
  refusing,

  Below: ({ library: { questions: words, wording }, more: questions }) => (
    <section className="stack gap-4" aria-labelledby="asked">
      <h2 id="asked">{words.ask.listTitle}</h2>
      {questions.length === 0 ? (
        <p>{words.ask.none}</p>
      ) : (
        <QuestionList
          questions={questions}
          words={{ section: words.section, times: wording.stoodOut.times }}
        />
      )}
    </section>
  ),
});
