import { addresses } from "../addresses.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import page from "../platform/ui/page.module.css";
import { answerKind, refusing, sentAddress } from "./question.ts";
import { AnswerFields } from "./question-fields.tsx";
import { QuestionItem } from "./question-list.tsx";

/** The visible question of a URL, and its paddle. Ends in `notFound()` if there is none. */
async function asked(id: string, { library, questions }: Site) {
  const question = (await fromStore("reading a question", () => questions.one(id))) ?? notFound();
  const paddle = library.anyPaddleNamed(question.subject) ?? notFound();
  return { question, paddle: { slug: paddle.slug, name: paddle.name } };
}

/** A question with all its answers, and the form to answer it. */
export default definePage(addresses.answerQuestion, {
  listed: "nowhere",

  async load({ params, site }) {
    const { questions: words, wording } = site.library;
    return { ...(await asked(params.question, site)), words, wording };
  },

  async action(context) {
    const { params, request, site, visitor } = context;
    const { question } = await asked(params.question, site);
    return receivePost(
      { request, site: refusing(site) },
      {
        fields: answerKind.names,
        read: (typed) => answerKind.read(typed, { siteName: site.library.site.name }),
        doing: "storing an answer",
        async store({ read }) {
          const { key } = await site.questions.reply(read, question, visitor);
          return { key };
        },
        location: ({ key }) => sentAddress(key),
      },
    );
  },

  head: ({ words: { answer }, paddle: { name } }) => ({
    title: answer.title.replace("{name}", () => name),
    description: answer.description.replace("{name}", () => name),
  }),

  Page({ data: { question, paddle, words, wording }, refused }) {
    const { answer, section, ask } = words;
    const named = (text: string) => text.replace("{name}", () => paddle.name);
    const outcome = refused?.outcome ?? { kind: "none" };
    return (
      <div className={page.page}>
        <div>
          <h1>{named(answer.title)}</h1>
          <p className="lead">{answer.lead}</p>
        </div>
        <div>
          <QuestionItem
            question={question}
            words={{ section, times: wording.stoodOut.times }}
            isPublic
          />
        </div>
        <PlainForm
          id="answer"
          address={addresses.answerQuestion.href({ question: question.id })}
          title={answer.formTitle}
          submit={answer.submit}
          words={answer}
          outcome={outcome}
        >
          <AnswerFields
            words={answer.fields}
            wording={wording}
            typed={refused?.typed ?? answerKind.empty}
            outcome={outcome}
          />
        </PlainForm>
        <p>
          <a className="tap" href={addresses.paddle.href(paddle)}>
            {named(ask.back)}
          </a>
        </p>
      </div>
    );
  },
});
