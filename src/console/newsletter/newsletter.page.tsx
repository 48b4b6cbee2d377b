import { scheduleText } from "../../platform/weeks.ts";
import { parsed, query } from "../../platform/query.ts";
import { longDate, startOfDay } from "../../platform/text/dates.ts";
import { Pager } from "../../platform/ui/pager.tsx";
import { wholeNumber } from "../../platform/text/money.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/render/site.ts";
import { addresses } from "../../addresses.ts";
import { readersText } from "../../newsletter/issue.ts";
import type { Issue } from "../../newsletter/issues.service.ts";
import { issueAddress } from "../../newsletter/newsletter.ts";
import { Stars } from "../../reviews/ratings/stars.tsx";
import { ActForm } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import { actByForm, defineConsolePage } from "../define-console-page.tsx";
import styles from "../console.module.css";

type NextIssueData = Awaited<ReturnType<Site["nextIssue"]["read"]>>;

type Candidate = NextIssueData["candidates"][number];

/** How many reviews are shown at first, besides checked ones; the rest is collapsed. */
const shownAtOnce = 8;

interface ReviewsFormProps {
  acts: Site["console"]["acts"];
  candidates: readonly Candidate[];
  bringsNewest: boolean;
  /** The ids that were checked, if they couldn't be saved. */
  chosen: readonly string[] | undefined;
}

function ReviewsForm({ acts, candidates, bringsNewest, chosen }: ReviewsFormProps) {
  const isChecked = ({ id, isQuoted }: Candidate) => chosen?.includes(id) ?? isQuoted;
  const isFirst = (review: Candidate, index: number) => index < shownAtOnce || isChecked(review);
  const first = candidates.filter(isFirst);
  const rest = candidates.filter((review, index) => !isFirst(review, index));
  return (
    <section className="section" aria-labelledby="reviews">
      <h2 id="reviews">Reviews</h2>
      {candidates.length === 0 ? (
        <p>There&apos;s no player&apos;s review yet that an issue could quote.</p>
      ) : (
        <ActForm
          acts={acts}
          isWide
          offers={[
            { act: "newsletter draft", flag: "--choose", isMain: true },
            ...(bringsNewest ? [] : [{ act: "newsletter draft", flag: "--newest" }]),
          ]}
        >
          <p>
            {bringsNewest
              ? "The issue quotes the newest reviews that no issue has had. They're checked."
              : "The issue quotes the reviews that you chose. They're checked."}
          </p>
          <Candidates list={first} isChecked={isChecked} />
          {rest.length === 0 ? null : (
            <details className={styles.rest}>
              <summary>
                {rest.length} more {rest.length === 1 ? "review" : "reviews"}
              </summary>
              <Candidates list={rest} isChecked={isChecked} />
            </details>
          )}
        </ActForm>
      )}
    </section>
  );
}

function Candidates({
  list,
  isChecked,
}: {
  list: readonly Candidate[];
  isChecked: (review: Candidate) => boolean;
}) {
  return (
    <ul className={styles.entries}>
      {list.map((review) => (
        <li key={review.id}>
          <label className={styles.choice}>
            <input
              type="checkbox"
              name="choose"
              value={review.id}
              defaultChecked={isChecked(review)}
              autoComplete="off"
            />
            <span className={`row middle small muted gap-1 wide-3 ${styles.byline}`}>
              <Stars rating={review.rating} />
              <strong dir="auto">{review.firstName}</strong>
              <span>{review.on.name}</span>
              <span>{longDate(review.createdAt)}</span>
              {review.wasSent ? <span>in an earlier issue</span> : null}
            </span>
            <span className={styles.text} dir="auto">
              {review.reviewText}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}

type Article = NextIssueData["articles"][number];

interface ArticlesFormProps {
  acts: Site["console"]["acts"];
  articles: readonly Article[];
  bringsNewest: boolean;
  /** The paths that were checked, if they couldn't be saved. */
  chosen: readonly string[] | undefined;
}

function ArticlesForm({ acts, articles, bringsNewest, chosen }: ArticlesFormProps) {
  const isChecked = ({ path, isIncluded }: Article) => chosen?.includes(path) ?? isIncluded;
  const isFirst = (article: Article, index: number) => index < shownAtOnce || isChecked(article);
  const rest = articles.filter((article, index) => !isFirst(article, index));
  const boxes = (list: readonly Article[]) => (
    <ul>
      {list.map((article) => (
        <li key={article.path}>
          <label className="check">
            <input
              type="checkbox"
              name="articles"
              value={article.path}
              defaultChecked={isChecked(article)}
              autoComplete="off"
            />
            <span>
              {article.title}{" "}
              <span className="small muted">{longDate(Date.parse(article.day))}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
  if (articles.length === 0) return null;
  return (
    <section className="section" aria-labelledby="articles">
      <h2 id="articles">Articles</h2>
      <ActForm
        acts={acts}
        isWide
        offers={[
          { act: "newsletter draft", flag: "--articles", isMain: true },
          ...(bringsNewest ? [] : [{ act: "newsletter draft", flag: "--latest" }]),
        ]}
      >
        <p>
          {bringsNewest
            ? "The issue brings the newest articles that no issue has had. They're checked."
            : "The issue brings the articles that you chose. They're checked."}
        </p>
        {boxes(articles.filter(isFirst))}
        {rest.length === 0 ? null : (
          <details className={styles.rest}>
            <summary>
              {rest.length} more {rest.length === 1 ? "article" : "articles"}
            </summary>
            {boxes(rest)}
          </details>
        )}
      </ActForm>
    </section>
  );
}

const asked = query({
  // The issue that a page of past ones starts below.
  before: parsed((typed) => (startOfDay(typed) === undefined ? undefined : typed)),
});

interface SentIssuesProps {
  issues: readonly Issue[];
  /** The undelivered emails of the latest issue. */
  newest: { date: string; waiting: number; failed: number } | undefined;
  /** The date of the last issue shown, if there are older ones. */
  older: string | undefined;
}

export function SentIssues({ issues, newest, older }: SentIssuesProps) {
  return (
    <section className="section" aria-labelledby="sent">
      <h2 id="sent">Past issues</h2>
      {issues.length === 0 ? (
        <p>None has been sent yet.</p>
      ) : (
        <ul className={styles.entries}>
          {issues.map(({ date, subject, recipients, queuedAt }) => (
            <li key={date}>
              <h3>
                <a href={issueAddress(date)}>{subject}</a>
              </h3>
              <p className="small muted">
                Week of {longDate(Date.parse(date))}, {readersText(recipients)}
                {queuedAt === null ? (
                  ", not all of them yet"
                ) : (
                  <>
                    , <ConsoleTime at={queuedAt} />
                  </>
                )}
              </p>
              {newest?.date === date ? <Delivery {...newest} /> : null}
            </li>
          ))}
        </ul>
      )}
      <Pager
        next={older && `${asked.address(addresses.consoleNewsletter.path, { before: older })}#sent`}
        nextText="Older issues"
      />
    </section>
  );
}

function Delivery({ waiting, failed }: { waiting: number; failed: number }) {
  const parts = [
    waiting > 0 ? `${wholeNumber(waiting)} waiting to be delivered` : "",
    failed > 0 ? `${wholeNumber(failed)} failed` : "",
  ].filter(Boolean);
  return (
    <p className="small muted">
      {parts.length === 0 ? "No email is waiting." : `Email: ${parts.join(", ")}.`}
    </p>
  );
}

const issuesShown = 20;

export default defineConsolePage(addresses.consoleNewsletter, {
  access: "owner",
  title: "Newsletter",
  query: asked.parameters,

  async load({ site, person, url }, form) {
    const { before } = asked.read(url.searchParams);
    const next = await site.nextIssue.read();
    const issues = await site.issues.list();
    const listed = issues.filter(({ date }) => before === undefined || date < before);
    const [newest] = issues;
    return {
      next,
      acts: site.console.acts,
      /** What was typed stays, even if it can't be saved. */
      intro: form?.get("intro") ?? next.intro,
      subject: form?.get("subject") ?? next.subject,
      articles: form?.has("articles") ? form.getAll("articles") : undefined,
      chosen: form?.has("choose") ? form.getAll("choose") : undefined,
      text: (await site.nextIssue.preview())?.text,
      testTo: person.email,
      isPublic: site.settings.isPublic,
      whyNot: await site.nextIssue.whyNot(),
      newest: newest && { date: newest.date, ...(await site.issues.undelivered(newest.date)) },
      issues: listed.slice(0, issuesShown),
      older: listed.length > issuesShown ? listed[issuesShown - 1]!.date : undefined,
    };
  },

  action: actByForm,

  Page({ data }) {
    const isBegun = data.next.sent?.queuedAt === null;
    const { acts, next, intro, chosen, text, newest, issues, older } = data;
    return (
      <>
        <div>
          <p className="lead">
            The next issue is for the week of {longDate(Date.parse(next.date))}. It goes to{" "}
            {readersText(next.readers)}.
          </p>
          {next.leavesAt === undefined ? null : (
            <p>
              It leaves by itself on <ConsoleTime at={next.leavesAt} />.
            </p>
          )}
          {next.hasContent ? null : <p>{refusal("nothingNew").message}</p>}
        </div>
        <section className="section" aria-labelledby="intro">
          <h2 id="intro">Intro</h2>
          <ActForm
            acts={acts}
            values={{ intro }}
            offers={[{ act: "newsletter draft", flag: "--intro", fields: ["intro"], isMain: true }]}
          />
        </section>
        <section className="section" aria-labelledby="subject">
          <h2 id="subject">Subject and paddle of the week</h2>
          <ActForm
            acts={acts}
            values={{ subject: data.subject, paddle: next.pick ?? "" }}
            choices={{
              paddle: [
                ["", "The next confirmed one in turn"],
                ...next.paddles.map(
                  ({ slug, name, isConfirmed }) =>
                    [slug, isConfirmed ? name : `${name} (not confirmed)`] as const,
                ),
              ],
            }}
            offers={[
              {
                act: "newsletter draft",
                flag: "--subject",
                fields: ["subject", "paddle"],
                isMain: true,
              },
            ]}
          />
        </section>
        <ArticlesForm
          acts={acts}
          articles={next.articles}
          bringsNewest={next.bringsNewestArticles}
          chosen={data.articles}
        />
        <ReviewsForm
          acts={acts}
          candidates={next.candidates}
          bringsNewest={next.bringsNewest}
          chosen={chosen}
        />
        {text === undefined ? null : (
          <>
            <section className="section" aria-labelledby="preview">
              <h2 id="preview">Preview</h2>
              <p>
                <a className="button quiet" href={addresses.consoleIssuePreview.path}>
                  Look at the email
                </a>
              </p>
              <details className={styles.rest}>
                <summary>Its plain text</summary>
                <pre className={styles.pre} dir="auto">
                  {text}
                </pre>
              </details>
            </section>
            <section className="section" aria-labelledby="test">
              <h2 id="test">Test</h2>
              <p>
                You get the same email, marked as a test. Nobody else does, and it doesn&apos;t
                count.
              </p>
              <ActForm
                acts={acts}
                of={[["address", data.testTo]]}
                offers={[
                  { act: "newsletter test", button: `Send a test to ${data.testTo}`, isMain: true },
                ]}
              />
            </section>
          </>
        )}
        <section className="section" aria-labelledby="send">
          <h2 id="send">Send</h2>
          <p>
            {data.whyNot ??
              (isBegun
                ? "Sending this week's issue was interrupted. Nobody gets it twice."
                : "Every reader who has confirmed gets it.")}
          </p>
          {data.whyNot === undefined ? (
            <ActForm
              acts={acts}
              offers={[
                {
                  act: "newsletter send",
                  button: isBegun
                    ? "Send it to the other readers"
                    : `Send to ${readersText(next.readers)}`,
                  fields: data.isPublic ? [] : ["yes"],
                },
              ]}
            />
          ) : null}
        </section>
        <section className="section" aria-labelledby="schedule">
          <h2 id="schedule">Schedule</h2>
          <p>
            On that day of each week the issue leaves by itself, if there&apos;s anything new for
            readers.
          </p>
          <ActForm
            acts={acts}
            values={scheduleValues(next.schedule)}
            offers={[{ act: "newsletter schedule", fields: ["weekday", "time"], isMain: true }]}
          />
        </section>
        <SentIssues issues={issues} newest={newest} older={older} />
      </>
    );
  },
});

/** The values of a schedule's fields, with a default hour if there is no schedule. */
function scheduleValues(schedule: NextIssueData["schedule"]) {
  const [weekday = "off", time = "14:00"] = schedule ? scheduleText(schedule).split(" at ") : [];
  return { weekday, time };
}
