import "../../platform/styles/columns.css";
import { addresses } from "../../addresses.ts";
import { OwnDay } from "../../platform/ui/own-day.tsx";
import { fill } from "../../platform/text/fill.ts";
import type { ReviewWording } from "../reviews/review-wording.content.ts";
import type { QuestionsWording } from "./questions.content.ts";
import { reportHref } from "../reviews/reports/report.ts";
import { answerKind, questionKind } from "./question.ts";
import type { AnswerView, QuestionView } from "./questions.service.ts";
import styles from "./questions.module.css";

export interface ListWords {
  section: QuestionsWording["section"];
  /** How long a paddle was played. */
  times: ReviewWording["stoodOut"]["times"];
}

interface BylineProps {
  by: string;
  of: Pick<AnswerView, "writtenAt" | "edited">;
  words: Pick<QuestionsWording["section"], "edited">;
}

function Byline({ by, of: { writtenAt, edited }, words }: BylineProps) {
  return (
    <p className="row small muted baseline gap-1 wide-3">
      <span dir="auto">{by}</span>
      <OwnDay at={writtenAt} />
      {edited ? <span>{words.edited}</span> : null}
    </p>
  );
}

interface ReportLinkProps {
  kind: typeof questionKind | typeof answerKind;
  id: string;
  name: string;
  text: string;
}

function ReportLink({ kind, id, name, text }: ReportLinkProps) {
  return (
    <a
      className="tap small"
      href={reportHref(addresses.reportQuestion, kind, id)}
      rel="nofollow"
      aria-label={name}
    >
      {text}
    </a>
  );
}

interface AnswerItemProps {
  answer: AnswerView;
  words: ListWords;
  /** Whether it can be reported from here. */
  isPublic?: boolean;
}

/** An owner's answer, with their level and how long they have played the paddle. */
export function AnswerItem({ answer: of, words: { section, times }, isPublic }: AnswerItemProps) {
  const { firstName, duprRating, playedFor, answer, id } = of;
  const by = fill(section.owner, { player: firstName, dupr: duprRating, time: times[playedFor] });
  return (
    <>
      <Byline by={by} of={of} words={section} />
      <p className={styles.text} dir="auto">
        {answer}
      </p>
      {isPublic ? (
        <ReportLink
          kind={answerKind}
          id={id}
          name={fill(section.reportAnswer, { player: firstName })}
          text={section.report}
        />
      ) : null}
    </>
  );
}

interface QuestionItemProps {
  question: QuestionView;
  words: ListWords;
  /** How many answers are shown; all by default. */
  limit?: number;
  /** Whether it can be answered and reported from here. */
  isPublic?: boolean;
}

/** A question and its answers. */
export function QuestionItem({ question: of, words, limit, isPublic }: QuestionItemProps) {
  const { id, firstName, question, answers } = of;
  const { section } = words;
  const path = addresses.answerQuestion.href({ question: id });
  const shown = answers.slice(0, limit);
  return (
    <>
      <p className={styles.question} dir="auto">
        {question}
      </p>
      <Byline by={fill(section.by, { player: firstName })} of={of} words={section} />
      {shown.length === 0 ? null : (
        <ul className={styles.answers}>
          {shown.map((answer) => (
            <li key={answer.id}>
              <AnswerItem answer={answer} words={words} isPublic={isPublic ?? false} />
            </li>
          ))}
        </ul>
      )}
      {isPublic ? (
        <p className="row baseline gap-1 wide-4">
          {shown.length < answers.length ? (
            <a className="tap small" href={path}>
              {fill(section.more, { count: answers.length })}
            </a>
          ) : null}
          <a
            className="tap small"
            href={`${path}#answer`}
            aria-label={fill(section.answerName, { question })}
          >
            {section.answer}
          </a>
          <ReportLink
            kind={questionKind}
            id={id}
            name={fill(section.reportQuestion, { player: firstName })}
            text={section.report}
          />
        </p>
      ) : null}
    </>
  );
}

/** How many answers to a question a list shows. Its own page has the others. */
const shownAnswers = 3;

interface QuestionListProps {
  questions: readonly QuestionView[];
  words: ListWords;
}

export function QuestionList({ questions, words }: QuestionListProps) {
  return (
    <ul className={`entries stack ${styles.list}`}>
      {questions.map((question) => (
        <li key={question.id} id={`question-${question.id}`}>
          <QuestionItem question={question} words={words} limit={shownAnswers} isPublic />
        </li>
      ))}
    </ul>
  );
}

interface QuestionsSectionProps {
  paddle: { slug: string; name: string };
  /** Those with an answer. */
  questions: readonly QuestionView[];
  words: QuestionsWording;
  times: ListWords["times"];
}

/** What owners have answered about a paddle, and where to ask. Without an answer, it's only the line that asks. */
export function QuestionsSection({ paddle, questions, words, times }: QuestionsSectionProps) {
  const { section, ask } = words;
  const path = addresses.askOwners.href(paddle);
  const link = (
    <a className="tap" href={`${path}#ask`} rel="nofollow">
      {ask.link}
    </a>
  );
  if (questions.length === 0) return <p className="screen">{link}</p>;
  return (
    <section className="stack gap-4" aria-labelledby="questions">
      <h2 id="questions">{section.title}</h2>
      <p className="note">{section.note}</p>
      <QuestionList questions={questions} words={{ section, times }} />
      <p className="screen row baseline gap-1 wide-4">
        {link}
        <a className="tap" href={path} rel="nofollow">
          {fill(section.all, { name: paddle.name })}
        </a>
      </p>
    </section>
  );
}

/**
 * Answered questions as schema.org Question, about the page's paddle, which is no Product here: the page
 * has one, if it may. They're suggested answers: nobody accepts one.
 */
export const questionData = (
  questions: readonly QuestionView[],
  { url, name }: { url: string; name: string },
): object[] =>
  questions.map(({ id, question, firstName, writtenAt, answers }) => ({
    "@context": "https://schema.org",
    "@type": "Question",
    "@id": `${url}#question-${id}`,
    name: question,
    text: question,
    about: { "@type": "Thing", name, url },
    author: { "@type": "Person", name: firstName },
    datePublished: new Date(writtenAt).toISOString(),
    answerCount: answers.length,
    suggestedAnswer: answers.slice(0, shownAnswers).map((each) => ({
      "@type": "Answer",
      text: each.answer,
      author: { "@type": "Person", name: each.firstName },
      datePublished: new Date(each.writtenAt).toISOString(),
      url: `${url}#question-${id}`,
    })),
  }));
