import "../platform/styles/columns.css";
import { addresses } from "../addresses.ts";
import { noKey } from "../contributions/contribution.ts";
import privatePage from "../contributions/private-page.module.css";
import { NothingSent, Withdraw } from "../contributions/private-page.tsx";
import type { Outcome } from "../platform/forms/outcome.ts";
import { PlainForm } from "../platform/forms/plain-form.tsx";
import { receivePost, storePost } from "../platform/forms/receive-post.ts";
import { definePage } from "../platform/render/define-route.tsx";
import { fromStore } from "../platform/render/from-store.ts";
import { notFound, privateHeaders } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import page from "../platform/ui/page.module.css";
import {
  answerFields,
  type AnswerProblems,
  questionFields,
  type QuestionProblems,
  readAnswer,
  readQuestion,
  refusing,
  type TypedAnswer,
  type TypedQuestion,
} from "./question.ts";
import { AnswerFields, QuestionFields } from "./question-fields.tsx";
import styles from "./questions.module.css";

type Sent = NonNullable<Awaited<ReturnType<Site["questions"]["sent"]>>>;

const find = (site: Site, key: string) =>
  fromStore("reading a question by its link", () => site.questions.sent(key));

/** What was typed, by the fields of its form. */
const typedIn = ({ typed }: Sent) => {
  const text = (column: string) => (typed[column] as string | undefined) ?? "";
  return {
    question: { firstName: text("first_name"), question: text("question"), email: "" },
    answer: {
      firstName: text("first_name"),
      duprRating: text("dupr_rating"),
      playedFor: text("played_for"),
      answer: text("answer"),
    },
  } satisfies { question: TypedQuestion; answer: TypedAnswer };
};

/** Whether visitors see it, and if not, why. */
function stateOf({ kind, isHidden, heldBecause, to }: Sent) {
  if (isHidden) return "hidden";
  if (kind === "answer" && to?.hidden_at !== null) return "unasked";
  return heldBecause === null ? "shown" : "held";
}

interface Edited {
  act: "edit";
  outcome: Outcome<QuestionProblems & AnswerProblems>;
  typed: Partial<TypedQuestion & TypedAnswer>;
}

/** The private page of a question or an answer: its state, a form to edit it, and one to delete it. */
export default definePage(addresses.myQuestion, {
  listed: "nowhere",

  query: ["saved", "withdraw"],

  async load({ params, url, site }) {
    const sent = await find(site, params.key);
    return {
      isAgain: params.key === noKey,
      isSaved: url.searchParams.has("saved"),
      sent,
      paddle: sent && site.library.anyPaddleNamed(sent.subject),
      address: addresses.myQuestion.href(params),
      words: site.library.questions,
      wording: site.library.wording,
    };
  },

  /** Two plain forms, told apart by the query: one edits, one deletes. */
  async action(context) {
    const { params, url, site, visitor } = context;
    const address = addresses.myQuestion.href(params);
    if (url.searchParams.has("withdraw")) {
      const { answer, refusal } = await storePost(site, "withdrawing a question", () =>
        site.questions.withdraw(params.key, visitor),
      );
      if (refusal) return { ...refusal, act: "withdraw" as const };
      const outcome = { kind: answer ? ("withdrawn" as const) : ("gone" as const) };
      return {
        status: answer ? (200 as const) : (404 as const),
        outcome,
        act: "withdraw" as const,
      };
    }
    const sent = (await find(site, params.key)) ?? notFound();
    const posted = { request: context.request, site: refusing(site) };
    const siteName = site.library.site.name;
    const location = (result: string) =>
      result === "gone" || result === "hidden" ? `${address}#content` : `${address}?saved#content`;
    const ended =
      sent.kind === "question"
        ? await receivePost(posted, {
            fields: questionFields,
            read: (typed) => readQuestion({ ...typed, email: "" }, siteName),
            doing: "editing a question",
            store: ({ question }) => site.questions.editQuestion(params.key, question, visitor),
            location,
          })
        : await receivePost(posted, {
            fields: answerFields,
            read: (typed) => readAnswer(typed, siteName),
            doing: "editing an answer",
            store: ({ answer }) =>
              site.questions.editAnswer(params.key, answer, sent.to?.id ?? "", visitor),
            location,
          });
    return "outcome" in ended ? { ...ended, act: "edit" as const } : ended;
  },

  status: ({ sent, isAgain }) => (sent || isAgain ? 200 : 404),

  headers: privateHeaders,

  head: ({ sent, paddle, words: { mine } }) => ({
    title: (sent?.kind === "answer" ? mine.answerTitle : mine.questionTitle).replace(
      "{name}",
      () => paddle?.name ?? "",
    ),
    description: mine.description,
  }),

  Page({ data, refused }) {
    const { isAgain, isSaved, sent, paddle, address, words, wording } = data;
    const { mine } = words;
    const isWithdrawn = refused?.outcome.kind === "withdrawn";
    if (!sent || isWithdrawn)
      return (
        <NothingSent
          words={isWithdrawn ? mine.withdrawn : isAgain ? mine.again : mine.gone}
          back={{ label: mine.back, to: addresses.paddles.path }}
        />
      );
    const { kind, alert, to } = sent;
    const state = stateOf(sent);
    const name = paddle?.name ?? sent.subject;
    const named = (text: string) => text.replace("{name}", () => name);
    const { title, text } = state === "shown" ? mine.shown[kind] : mine[state];
    const typed = typedIn(sent);
    const edited = refused?.act === "edit" ? (refused as Edited) : undefined;
    const outcome: Edited["outcome"] = edited?.outcome ?? { kind: "none" };
    const id = kind === "question" ? sent.id : to?.id;
    return (
      <div className={page.page}>
        <div>
          <h1>{title}</h1>
          <p className="lead">{named(text)}</p>
        </div>
        {isSaved && !refused ? <p role="status">{mine.edit.saved}</p> : null}
        <section className={privatePage.sent} aria-labelledby="what">
          <h2 className="medium" id="what">
            {named(kind === "question" ? mine.questionTitle : mine.answerTitle)}
          </h2>
          {to?.hidden_at === null ? (
            <p className="muted" dir="auto">
              {to.question}
            </p>
          ) : null}
          <p className={styles.text} dir="auto">
            {kind === "question" ? typed.question.question : typed.answer.answer}
          </p>
          {alert === "pending" ? <p className="bold">{mine.oneMoreStep}</p> : null}
          {alert === "confirmed" ? <p>{mine.hears}</p> : null}
        </section>
        {state === "shown" && id !== undefined ? (
          <p>
            <a className="button" href={addresses.answerQuestion.href({ question: id })}>
              {mine.see}
            </a>
          </p>
        ) : null}
        <p className="muted measure">{mine.private}</p>
        {state === "hidden" || state === "unasked" ? null : (
          <PlainForm
            id="edit"
            address={address}
            title={mine.edit.title}
            note={mine.edit.note}
            submit={mine.edit.save}
            words={mine.edit}
            outcome={outcome}
          >
            {kind === "question" ? (
              <QuestionFields
                words={words.ask.fields}
                wording={wording}
                typed={{ ...typed.question, ...edited?.typed }}
                outcome={outcome}
                asksForEmail={false}
              />
            ) : (
              <AnswerFields
                words={words.answer.fields}
                wording={wording}
                typed={{ ...typed.answer, ...edited?.typed }}
                outcome={outcome}
              />
            )}
          </PlainForm>
        )}
        <Withdraw
          address={`${address}?withdraw`}
          words={mine.withdraw}
          outcome={refused?.act === "withdraw" ? refused.outcome : undefined}
        />
      </div>
    );
  },
});
