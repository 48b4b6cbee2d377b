import { addresses } from "../addresses.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound, redirect } from "../platform/render/route.ts";
import page from "../platform/ui/page.module.css";
import { questionKind, refusing, sentAddress } from "./question.ts";
import { QuestionFields } from "./question-fields.tsx";
import { QuestionList } from "./question-list.tsx";

/** What was asked about a paddle, and the form to ask. */
export default definePage(addresses.askOwners, {
  listed: "nowhere",

  async load({ params: { slug }, site }) {
    const { library, questions } = site;
    const paddle = library.anyPaddleNamed(slug) ?? notFound();
    if (paddle.slug !== slug) redirect(addresses.askOwners.href(paddle), 301);
    return {
      paddle: { slug, name: paddle.name },
      questions: await fromStore(`reading the questions about ${slug}`, () => questions.all(slug)),
      words: library.questions,
      wording: library.wording,
    };
  },

  action(context) {
    const { params, request, site, visitor } = context;
    const paddle = site.library.anyPaddleNamed(params.slug) ?? notFound();
    return receivePost(
      { request, site: refusing(site) },
      {
        fields: questionKind.names,
        read: (typed) => questionKind.read(typed, { siteName: site.library.site.name }),
        doing: "storing a question",
        async store({ read }) {
          const { key } = await site.questions.ask(read, paddle.slug, visitor);
          return { key };
        },
        location: ({ key }) => sentAddress(key),
      },
    );
  },

  head: ({ words: { ask }, paddle: { name } }) => ({
    title: ask.title.replace("{name}", () => name),
    description: ask.description.replace("{name}", () => name),
  }),

  Page({ data: { paddle, questions, words, wording }, refused }) {
    const { ask, section } = words;
    const named = (text: string) => text.replace("{name}", () => paddle.name);
    const outcome = refused?.outcome ?? { kind: "none" };
    return (
      <div className={page.page}>
        <div>
          <h1>{named(ask.title)}</h1>
          <p className="lead">{ask.lead}</p>
        </div>
        <PlainForm
          id="ask"
          address={addresses.askOwners.href(paddle)}
          title={ask.formTitle}
          submit={ask.submit}
          words={ask}
          outcome={outcome}
        >
          <QuestionFields
            words={ask.fields}
            wording={wording}
            typed={refused?.typed ?? questionKind.empty}
            outcome={outcome}
          />
        </PlainForm>
        <section className="stack gap-4" aria-labelledby="asked">
          <h2 id="asked">{ask.listTitle}</h2>
          {questions.length === 0 ? (
            <p>{ask.none}</p>
          ) : (
            <QuestionList
              questions={questions}
              words={{ section, times: wording.stoodOut.times }}
            />
          )}
        </section>
        <p>
          <a className="tap" href={addresses.paddle.href(paddle)}>
            {named(ask.back)}
          </a>
        </p>
      </div>
    );
  },
});
