import { Field } from "../../platform/ui/field.tsx";
import page from "../../platform/ui/page.module.css";
import { readSchedule, type Schedule, weekdays } from "../../platform/weeks.ts";
import { longDate } from "../../platform/text/dates.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Site } from "../../platform/render/site.ts";
import { addresses } from "../../addresses.ts";
import { IntroForm, type NextIssueData, ReviewsForm } from "./draft-forms.tsx";
import { readersText } from "./readers-text.ts";
import type { Issue } from "../../newsletter/issues.service.ts";
import { issueAddress } from "../../newsletter/newsletter.ts";
import { ConsoleTime } from "../console-time.tsx";
import {
  type ConsoleContext,
  defineConsolePage,
  done,
  type Ended,
} from "../define-console-page.tsx";
import styles from "../console.module.css";

const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);

/** When issues leave by themselves. */
export function ScheduleForm({ schedule }: { schedule: Schedule | undefined }) {
  return (
    <section className={page.section} aria-labelledby="schedule">
      <h2 id="schedule">Schedule</h2>
      <p>
        On that day of each week the issue leaves by itself, if there&apos;s anything new for
        readers.
      </p>
      <form method="post" className={styles.form}>
        <Field label="Day" problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="day"
              defaultValue={schedule ? weekdays[schedule.weekday] : "off"}
              autoComplete="off"
            >
              <option value="off">Off: I send each issue</option>
              {weekdays.map((day) => (
                <option key={day}>{day}</option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Hour (UTC)" problem={undefined}>
          {(tied) => (
            <select
              {...tied}
              name="hour"
              defaultValue={hours[schedule?.hour ?? 14]}
              autoComplete="off"
            >
              {hours.map((hour) => (
                <option key={hour}>{hour}</option>
              ))}
            </select>
          )}
        </Field>
        <button type="submit" name="act" value="schedule">
          Save the schedule
        </button>
      </form>
    </section>
  );
}

/** The issue as readers get it. */
export function PreviewPart({ text }: { text: string }) {
  return (
    <section className={page.section} aria-labelledby="preview">
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
  );
}

export function TestForm({ to }: { to: string }) {
  return (
    <section className={page.section} aria-labelledby="test">
      <h2 id="test">Test</h2>
      <p>You get the same email, marked as a test. Nobody else does, and it doesn&apos;t count.</p>
      <form method="post">
        <button type="submit" name="act" value="test">
          Send a test to {to}
        </button>
      </form>
    </section>
  );
}

interface SendFormProps {
  next: NextIssueData;
  /** Whether it's the second step: the button sends. */
  isSending: boolean;
  isPublic: boolean;
}

/** Sends this week's issue, in two steps. */
export function SendForm({
  next: { sent, hasContent, readers },
  isSending,
  isPublic,
}: SendFormProps) {
  return (
    <section className={page.section} aria-labelledby="send">
      <h2 id="send">Send</h2>
      {sent && sent.queuedAt === null ? (
        <>
          <p>Sending this week&apos;s issue was interrupted. Nobody gets it twice.</p>
          <Button isPublic={isPublic}>Send it to the other readers</Button>
        </>
      ) : sent ? (
        <p>This week&apos;s issue has been sent. The next one can leave on Monday.</p>
      ) : readers === 0 ? (
        <p>Nobody has confirmed an address yet, so there&apos;s nobody to send it to.</p>
      ) : !hasContent ? (
        <p>There&apos;s nothing to send yet.</p>
      ) : isSending ? (
        <>
          <p>Every reader who has confirmed gets it. You can&apos;t call it back.</p>
          <Button isPublic={isPublic}>Send to {readersText(readers)}</Button>
        </>
      ) : (
        <p>
          <a className="button" href={`${addresses.consoleNewsletter.path}?step=send#send`}>
            Send it now …
          </a>
        </p>
      )}
    </section>
  );
}

function Button({ isPublic, children }: { isPublic: boolean; children: React.ReactNode }) {
  return (
    <form method="post" className={styles.form}>
      {isPublic ? null : (
        <label className={styles.choice}>
          <input type="checkbox" name="even if local" value="yes" />
          <span>
            Send it even though readers can&apos;t open its links: SITE_URL isn&apos;t a public
            address.
          </span>
        </label>
      )}
      <button type="submit" name="act" value="send">
        {children}
      </button>
    </form>
  );
}

interface SentIssuesProps {
  issues: readonly Issue[];
  /** How the mails of the newest issue stand. */
  newest: { date: string; waiting: number; failed: number } | undefined;
  /** The date of the last issue shown, if there are older ones. */
  older: string | undefined;
}

/** The issues that were sent, newest first. */
export function SentIssues({ issues, newest, older }: SentIssuesProps) {
  return (
    <section className={page.section} aria-labelledby="sent">
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
              <p className={styles.facts}>
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
      {older === undefined ? null : (
        <p>
          <a href={`${addresses.consoleNewsletter.path}?before=${older}#sent`}>Older issues</a>
        </p>
      )}
    </section>
  );
}

function Delivery({ waiting, failed }: { waiting: number; failed: number }) {
  const parts = [
    waiting > 0 ? `${wholeNumber(waiting)} waiting to be delivered` : "",
    failed > 0 ? `${wholeNumber(failed)} failed` : "",
  ].filter(Boolean);
  return (
    <p className={styles.facts}>
      {parts.length === 0 ? "Nothing of it is waiting." : `Email: ${parts.join(", ")}.`}
    </p>
  );
}

const { path } = addresses.consoleNewsletter;

/** How many past issues the page shows at once. */
const issuesShown = 20;

export default defineConsolePage(addresses.consoleNewsletter, {
  access: "owner",
  title: "Newsletter",
  // The second step of sending, and the issue before which past ones begin.
  query: ["step", "before"],
  notices: {
    intro: "The intro is saved.",
    chosen: "Your choice of reviews is saved.",
    newest: "The issue quotes the newest reviews.",
    tested: "The test is on its way.",
    sent: "The issue is on its way. Readers: {count}.",
    scheduled: "The schedule is saved.",
    unscheduled: "Issues leave when you send them.",
  },

  async load({ site, person, url }, form) {
    const before = url.searchParams.get("before");
    const next = await site.nextIssue.read();
    const issues = await site.issues.list();
    const listed = issues.filter(({ date }) => before === null || date < before);
    const [newest] = issues;
    return {
      next,
      /** What was typed stays, even if it can't be saved. */
      intro: form?.get("intro") ?? next.intro,
      chosen: form?.has("review") ? form.getAll("review") : undefined,
      text: (await site.nextIssue.preview())?.text,
      testTo: person.email,
      isSending: url.searchParams.get("step") === "send",
      isPublic: site.settings.isPublic,
      newest: newest && { date: newest.date, ...(await site.issues.undelivered(newest.date)) },
      issues: listed.slice(0, issuesShown),
      older: listed.length > issuesShown ? listed[issuesShown - 1]!.date : undefined,
    };
  },

  async action(context, form) {
    const { nextIssue } = context.site;
    const note = noteOf(context);
    switch (form.get("act")) {
      case "intro":
        await nextIssue.setIntro(form.get("intro") ?? "", note);
        return done({ to: path, notice: "intro" });
      case "choose":
        await nextIssue.choose(form.getAll("review"), note);
        return done({ to: path, notice: "chosen" });
      case "newest":
        await nextIssue.choose("newest", note);
        return done({ to: path, notice: "newest" });
      case "test": {
        const { email } = readEmailAddress(context.person.email);
        if (!email) throw refusal("notAnAddress", context.person.email);
        await nextIssue.sendTest(email, note);
        return done({ to: path, notice: "tested" });
      }
      case "send": {
        const evenIfLocal = form.get("even if local") === "yes";
        const { issue } = await nextIssue.sendNow(note, { evenIfLocal });
        return done({ to: path, notice: "sent", count: issue.recipients });
      }
      case "schedule":
        return await saveSchedule(context, form.get("day") ?? "", form.get("hour") ?? "");
      default:
        throw refusal("noAct");
    }
  },

  Page({ data }) {
    const { next, intro, chosen, text, newest, issues, older } = data;
    return (
      <>
        <div>
          <p className={page.lead}>
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
        <IntroForm intro={intro} />
        <ReviewsForm
          candidates={next.candidates}
          bringsNewest={next.bringsNewest}
          chosen={chosen}
        />
        {text === undefined ? null : <PreviewPart text={text} />}
        {text === undefined ? null : <TestForm to={data.testTo} />}
        <SendForm next={next} isSending={data.isSending} isPublic={data.isPublic} />
        <ScheduleForm schedule={next.schedule} />
        <SentIssues issues={issues} newest={newest} older={older} />
      </>
    );
  },
});

type Context = Pick<ConsoleContext, "person"> & { site: Site };

const noteOf = ({ site, person }: Context) => site.console.note(person);

async function saveSchedule(context: Context, day: string, hour: string): Promise<Ended> {
  const chosen = readSchedule(day, hour);
  if (!chosen && day !== "off") throw refusal("noSchedule", weekdays);
  await context.site.nextIssue.setSchedule(chosen, noteOf(context));
  return done({ to: path, notice: chosen ? "scheduled" : "unscheduled" });
}
