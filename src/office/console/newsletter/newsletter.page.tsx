import { scheduleText } from "../../../platform/weeks.ts";
import { fieldName } from "../../../platform/acts.ts";
import type { ReactNode } from "react";
import { addressWith, parsed, query, text } from "../../../platform/query.ts";
import { capitalized } from "../../../platform/text/grammar.ts";
import { longDate, startOfDay } from "../../../platform/text/dates.ts";
import { Pager } from "../../../platform/ui/pager.tsx";
import { wholeNumber } from "../../../platform/text/money.ts";
import { refusal } from "../../../platform/refusals.ts";
import type { Site } from "../../../platform/render/site.ts";
import { addresses } from "../../../addresses.ts";
import { readersText } from "../../../mail/newsletter/issue.ts";
import type { Issue } from "../../../mail/newsletter/issues.service.ts";
import { issueAddress } from "../../../mail/newsletter/newsletter.ts";
import { Stars } from "../../../site/reviews/ratings/stars.tsx";
import { ActFields } from "../act-form.tsx";
import { ConsoleTime } from "../console-time.tsx";
import {
  actByForm,
  type ConsoleContext,
  defineConsolePage,
  done,
  notDone,
  shown,
} from "../define-console-page.tsx";
import { Said, showAgain } from "../kept.tsx";
import contentStyles from "../content/content.module.css";
import styles from "../console.module.css";

type Acts = Site["console"]["acts"];

type NextIssueData = Awaited<ReturnType<Site["nextIssue"]["read"]>>;

type Candidate = NextIssueData["candidates"][number];

/** The act that changes the draft. The form's other buttons do it first, so that what was typed counts. */
const draftAct = "newsletter draft";

/** How many reviews are shown at first, besides checked ones; the rest is collapsed. */
const shownAtOnce = 8;

/** The button that takes the newest again. Everything else in the form is saved, too. */
const Newest = ({ acts, flag }: { acts: Acts; flag: string }) => (
  <p>
    <button className="quiet" type="submit" name="act" value={`${draftAct} --${flag}`}>
      {acts.get(draftAct)!.options!.find((each) => fieldName(each) === flag)!.button}
    </button>
  </p>
);

/**
 * What a form's boxes are about: the empty value says that they were there, and the other field which ones were checked
 * because they're the newest, and not because someone chose them.
 */
const Checked = ({ name, newest }: { name: string; newest: readonly string[] | undefined }) => (
  <>
    <input type="hidden" name={name} value="" />
    {newest ? <input type="hidden" name={newestOf(name)} value={newest.join(" ")} /> : null}
  </>
);

const newestOf = (list: string) => `${list}-newest`;

interface ChoiceProps<Each> {
  acts: Acts;
  /** The plural of what's chosen, what an issue does with them, and the same of an earlier one. */
  words: readonly [many: string, does: string, done: string];
  /** The name of their boxes, and the act's option for the newest. */
  name: string;
  flag: string;
  list: readonly Each[];
  /** What an issue gets, by the values of their boxes. */
  chosen: readonly string[];
  /** Whether the newest ones are taken, until others are checked. */
  isNewest: boolean;
  isChecked(each: Each): boolean;
  Boxes: (props: { list: readonly Each[]; isChecked: (each: Each) => boolean }) => ReactNode;
}

function Choice<Each>(props: ChoiceProps<Each>) {
  const { acts, words, name, flag, list, chosen, isNewest, isChecked, Boxes } = props;
  const [many, does, past] = words;
  const isFirst = (each: Each, index: number) => index < shownAtOnce || isChecked(each);
  const rest = list.filter((each, index) => !isFirst(each, index));
  return (
    <section className="section" aria-labelledby={many}>
      <h2 id={many}>{capitalized(many)}</h2>
      <div className={`section ${styles.choices}`}>
        <Checked name={name} newest={isNewest ? chosen : undefined} />
        <p>
          {isNewest
            ? `The issue ${does} the newest ${many} that no issue has ${past}, unless you check others.`
            : `The issue ${does} the ${many} that you chose.`}
        </p>
        <Boxes list={list.filter(isFirst)} isChecked={isChecked} />
        {rest.length === 0 ? null : (
          <details className={styles.rest}>
            <summary>
              {rest.length} more {rest.length === 1 ? many.slice(0, -1) : many}
            </summary>
            <Boxes list={rest} isChecked={isChecked} />
          </details>
        )}
        {isNewest ? null : <Newest acts={acts} flag={flag} />}
      </div>
    </section>
  );
}

const quotedOf = (list: readonly Candidate[]) => list.filter(({ isQuoted }) => isQuoted);

const Candidates: ChoiceProps<Candidate>["Boxes"] = ({ list, isChecked }) => (
  <ul className={styles.entries}>
    {list.map((review) => (
      <li key={review.id}>
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="choose"
            value={review.id}
            defaultChecked={isChecked(review)}
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

type Article = NextIssueData["articles"][number];

const Articles: ChoiceProps<Article>["Boxes"] = ({ list, isChecked }) => (
  <ul>
    {list.map((article) => (
      <li key={article.path}>
        <label className="check">
          <input
            type="checkbox"
            name="articles"
            value={article.path}
            defaultChecked={isChecked(article)}
          />
          <span>
            {article.title} <span className="small muted">{longDate(Date.parse(article.day))}</span>
          </span>
        </label>
      </li>
    ))}
  </ul>
);

const broughtOf = (list: readonly Article[]) => list.filter(({ isIncluded }) => isIncluded);

/** What is saved, for someone whose page is older: below it is what they typed. */
function Saved({ next }: { next: NextIssueData }) {
  const paddle = next.paddles.find(({ slug }) => slug === next.pick)?.name;
  return (
    <section className={contentStyles.notes} aria-labelledby="saved">
      <h2 id="saved">What&apos;s saved now</h2>
      <ul className="stack gap-2">
        <li>Subject: {next.subject || "the usual one"}</li>
        <li>Paddle of the week: {paddle ?? "the next confirmed one in turn"}</li>
        <li>
          Articles:{" "}
          {broughtOf(next.articles)
            .map(({ title }) => title)
            .join("; ") || "none"}
        </li>
        <li>Reviews: {quotedOf(next.candidates).length}</li>
      </ul>
      <p>{next.intro === "" ? "It has no intro." : "Its intro:"}</p>
      {next.intro === "" ? null : (
        <pre className={styles.pre} dir="auto">
          {next.intro}
        </pre>
      )}
      <p>What you typed is below, and isn&apos;t saved. Saving it now replaces what&apos;s here.</p>
    </section>
  );
}

const asked = query({
  // The issue that a page of past ones starts below.
  before: parsed((typed) => (startOfDay(typed) === undefined ? undefined : typed)),
  // A schedule that was chosen, and isn't saved.
  weekday: text(),
  time: text(),
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

/** Saves what was typed, as someone's change of what they read. @throws Refusal */
async function save({ site, person }: ConsoleContext, form: URLSearchParams, how: string) {
  const asSaved = new URLSearchParams(form);
  const isBack = how === "newest" || how === "latest";
  asSaved.set("act", isBack ? `${draftAct} --${how}` : draftAct);
  for (const list of ["choose", "articles"]) {
    const checked = form.getAll(list).filter((each) => each !== "");
    const newest = form
      .get(newestOf(list))
      ?.split(" ")
      .filter((each) => each !== "");
    if (newest && new Set(newest).symmetricDifference(new Set(checked)).size === 0)
      asSaved.delete(list);
  }
  const { said } = await site.console.act(asSaved, person);
  // If what follows isn't done, the page shows what is saved by now.
  for (const name of ["intro", "subject", "paddle", "choose", "articles", versionField])
    form.delete(name);
  return said[0]!;
}

/** The field with the version of the draft that a form was made from. */
const versionField = "read";

export default defineConsolePage(addresses.consoleNewsletter, {
  access: "owner",
  title: "Newsletter",
  query: asked.parameters,

  async load({ site, person, url }, form) {
    const { before, weekday, time } = asked.read(url.searchParams);
    const next = await site.nextIssue.read();
    const issues = await site.issues.list();
    const listed = issues.filter(({ date }) => before === undefined || date < before);
    const [newest] = issues;
    const schedule = scheduleValues(next.schedule);
    /** What was typed stays, even if it can't be saved. */
    const typed = (name: string, otherwise: string) => form?.get(name) ?? otherwise;
    const listOf = (name: string) => (form?.has(name) ? new Set(form.getAll(name)) : undefined);
    return {
      next,
      acts: site.console.acts,
      intro: typed("intro", next.intro),
      subject: typed("subject", next.subject),
      paddle: typed("paddle", next.pick ?? ""),
      articles: listOf("articles"),
      chosen: listOf("choose"),
      schedule: {
        weekday: typed("weekday", weekday || schedule.weekday),
        time: typed("time", time || schedule.time),
      },
      isStale: form?.has(versionField) === true && form.get(versionField) !== next.version,
      isUnsaved: form?.has("intro") === true,
      text: (await site.nextIssue.preview())?.text,
      testTo: person.email,
      whyNot: await site.nextIssue.whyNot(),
      newest: newest && { date: newest.date, ...(await site.issues.undelivered(newest.date)) },
      issues: listed.slice(0, issuesShown),
      older: listed.length > issuesShown ? listed[issuesShown - 1]!.date : undefined,
    };
  },

  async action(context, form) {
    const { site } = context;
    if (form.has(showAgain)) return shown;
    const [act = "", how = ""] = (form.get("act") ?? "").split(" --");
    if (!site.console.acts.has(act)) throw refusal("noAct");
    // Without a version, it isn't the page's form.
    if (!form.has(versionField) && act !== "newsletter send") return await actByForm(context, form);
    const saved = form.has(versionField) ? await save(context, form, how) : ([act] as const);
    if (how === "preview") {
      if (!(await site.nextIssue.preview())) throw refusal("nothingNew");
      return done({ to: addresses.consoleIssuePreview.path });
    }
    if (act === "newsletter send") {
      const whyNot = await site.nextIssue.whyNot();
      return whyNot === undefined
        ? done({ to: addresses.consoleIssueSending.path })
        : notDone(whyNot, 409);
    }
    if (act === "newsletter schedule")
      return await actByForm(context, form, addresses.consoleNewsletter.path);
    const to = withSchedule(form, (await site.nextIssue.read()).schedule);
    return act === draftAct ? done({ to, said: [saved] }) : await actByForm(context, form, to);
  },

  Page({ data }) {
    const isBegun = data.next.sent?.queuedAt === null;
    const { acts, next, text: plainText, newest, issues, older } = data;
    const draft = acts.get(draftAct)!;
    return (
      <>
        <div>
          <p className="lead">
            The next issue is for the week of {longDate(Date.parse(next.date))}. It goes to{" "}
            {readersText(next.readers)}.
          </p>
          {next.leavesAt === undefined ? null : (
            <p>
              It leaves by itself on <ConsoleTime at={next.leavesAt} />. Of reviews, it then quotes
              only those that someone approved.
            </p>
          )}
          {next.hasContent ? null : <p>{refusal("nothingNew").message}</p>}
        </div>
        {data.isStale ? <Saved next={next} /> : null}
        <form
          method="post"
          className="stack fit gap-12"
          aria-label="The next issue"
          autoComplete="off"
          data-in-place=""
          data-entry=""
          data-unsaved={data.isUnsaved ? "" : undefined}
        >
          {/* What the Enter key presses: the first button of a form. */}
          <button className={styles.usual} type="submit" name="act" value={draftAct}>
            {draft.button}
          </button>
          <input type="hidden" name={versionField} value={next.version} data-version="" />
          <input type="hidden" name="address" value={data.testTo} />
          <section className="section" aria-labelledby="intro">
            <h2 id="intro">Intro, subject and paddle of the week</h2>
            <div className={styles.form}>
              <ActFields
                act={draft}
                fields={["intro", "subject", "paddle"]}
                values={{ intro: data.intro, subject: data.subject, paddle: data.paddle }}
                choices={{
                  paddle: [
                    ["", "The next confirmed one in turn"],
                    ...next.paddles.map(
                      ({ slug, name, isConfirmed }) =>
                        [slug, isConfirmed ? name : `${name} (not confirmed)`] as const,
                    ),
                  ],
                }}
              />
            </div>
          </section>
          {next.articles.length === 0 ? null : (
            <Choice
              acts={acts}
              words={["articles", "includes", "included"]}
              name="articles"
              flag="latest"
              list={next.articles}
              chosen={broughtOf(next.articles).map(({ path }) => path)}
              isNewest={next.bringsNewestArticles}
              isChecked={({ path, isIncluded }) => data.articles?.has(path) ?? isIncluded}
              Boxes={Articles}
            />
          )}
          {next.candidates.length === 0 ? (
            <p>There&apos;s no player&apos;s review yet that an issue could quote.</p>
          ) : (
            <Choice
              acts={acts}
              words={["reviews", "quotes", "quoted"]}
              name="choose"
              flag="newest"
              list={next.candidates}
              chosen={quotedOf(next.candidates).map(({ id }) => id)}
              isNewest={next.bringsNewest}
              isChecked={({ id, isQuoted }) => data.chosen?.has(id) ?? isQuoted}
              Boxes={Candidates}
            />
          )}
          <section className="section" aria-labelledby="try">
            <h2 id="try">Save and try it</h2>
            <p>Each button of this page saves what you typed and chose above first.</p>
            <p className="row end gap-2 wide-3">
              <button type="submit" name="act" value={draftAct} id="save">
                {draft.button}
              </button>
              <button className="quiet" type="submit" name="act" value={`${draftAct} --preview`}>
                Look at the email
              </button>
              <button className="quiet" type="submit" name="act" value="newsletter test">
                Send a test to {data.testTo}
              </button>
            </p>
            <Said />
            <p className="note">
              You get the same email, marked as a test. Nobody else does, and it doesn&apos;t count.
            </p>
            {plainText === undefined ? null : (
              <details className={styles.rest}>
                <summary>Its plain text, as saved</summary>
                <pre className={styles.pre} dir="auto">
                  {plainText}
                </pre>
              </details>
            )}
          </section>
          <section className="section" aria-labelledby="send">
            <h2 id="send">Send</h2>
            <p>
              {data.whyNot ??
                (isBegun
                  ? "Sending this week's issue was interrupted. Nobody gets it twice."
                  : "Every reader who has confirmed gets it. You see the whole email first.")}
            </p>
            {data.whyNot === undefined || !next.hasContent ? (
              <p>
                <button type="submit" name="act" value="newsletter send">
                  {isBegun
                    ? "Send it to the other readers…"
                    : `Send to ${readersText(next.readers)}…`}
                </button>
              </p>
            ) : null}
          </section>
          <section className="section" aria-labelledby="schedule">
            <h2 id="schedule">Schedule</h2>
            <p>
              On that day of each week the issue leaves by itself, if there&apos;s anything new for
              readers.
            </p>
            <div className={styles.form}>
              <ActFields
                act={acts.get("newsletter schedule")!}
                fields={["weekday", "time"]}
                values={data.schedule}
              />
              <p>
                <button className="quiet" type="submit" name="act" value="newsletter schedule">
                  {acts.get("newsletter schedule")!.button}
                </button>
              </p>
            </div>
          </section>
        </form>
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

/** The page's address with the schedule that a form has, if it's another than the saved one: it stays chosen. */
function withSchedule(form: URLSearchParams, schedule: NextIssueData["schedule"]): string {
  const fields = Object.entries(scheduleValues(schedule)).flatMap(([name, value]) => {
    const typed = form.get(name) ?? value;
    return typed === value ? [] : [[name, typed]];
  });
  return addressWith(addresses.consoleNewsletter.path, new URLSearchParams(fields));
}
