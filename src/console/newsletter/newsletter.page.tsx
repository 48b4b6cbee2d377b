import { addresses } from "../../addresses";
import { maxIntroLength, readIntro } from "../../newsletter/intro";
import { maxChosen } from "../../newsletter/next-issue.service";
import { readEmailAddress } from "../../platform/email/email-address";
import page from "../../platform/ui/page.module.css";
import { longDate } from "../../platform/text/dates";
import { readSchedule } from "../../platform/weeks";
import type { Site } from "../../site";
import { ConsoleTime } from "../console-time";
import {
  type ConsoleContext,
  defineConsolePage,
  done,
  type Ended,
  notDone,
} from "../define-console-page";
import { IntroForm, ReviewsForm } from "./draft-forms";
import { readersText } from "./readers-text";
import { ScheduleForm } from "./schedule-form";
import { PreviewPart, SendForm, TestForm } from "./sending-parts";
import { SentIssues } from "./sent-issues";
import { wholeNumber } from "../../platform/text/whole-number";

const { path } = addresses.consoleNewsletter;
const nothingNew =
  "There's nothing to send: no intro, and no article or player's review since the last issue.";

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
    switch (form.get("act")) {
      case "intro":
        return await saveIntro(context, form.get("intro") ?? "");
      case "choose":
        return await choose(context, form.getAll("review"));
      case "newest":
        await context.site.nextIssue.choose("newest", noteOf(context));
        return done({ to: path, notice: "newest" });
      case "test":
        return await test(context);
      case "send":
        return await send(context, form.get("even if local") === "yes");
      case "schedule":
        return await schedule(context, form.get("day") ?? "", form.get("hour") ?? "");
      default:
        return notDone("There's no such act.", 400);
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
          {next.hasContent ? null : <p>{nothingNew}</p>}
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

async function saveIntro(context: Context, typed: string): Promise<Ended> {
  const { intro, problems } = readIntro(typed);
  if (intro === undefined)
    return notDone(
      problems.intro === "tooLong"
        ? `An intro has at most ${wholeNumber(maxIntroLength)} characters.`
        : "Please write plain text, without HTML tags.",
    );
  await context.site.nextIssue.setIntro(intro, noteOf(context));
  return done({ to: path, notice: "intro" });
}

async function choose(context: Context, ids: readonly string[]): Promise<Ended> {
  const problem = await context.site.nextIssue.choose(ids, noteOf(context));
  if (problem?.kind === "tooMany") return notDone(`An issue quotes at most ${maxChosen} reviews.`);
  if (problem) return notDone("One of those reviews can't be quoted anymore. Choose again.", 409);
  return done({ to: path, notice: "chosen" });
}

async function test(context: Context): Promise<Ended> {
  const { email } = readEmailAddress(context.person.email);
  if (!email) return notDone("Your own address can't get email.");
  const isQueued = await context.site.nextIssue.sendTest(email, noteOf(context));
  return isQueued ? done({ to: path, notice: "tested" }) : notDone(nothingNew, 409);
}

async function send(context: Context, evenIfLocal: boolean): Promise<Ended> {
  const result = await context.site.nextIssue.send(noteOf(context), { evenIfLocal });
  switch (result.kind) {
    case "sent":
      return done({ to: path, notice: "sent", count: result.issue.recipients });
    case "sentBefore":
      return notDone("This week's issue has been sent. The next one can leave on Monday.", 409);
    case "nobody":
      return notDone("Nobody has confirmed an address yet, so there's nobody to send it to.", 409);
    case "nothingNew":
      return notDone(nothingNew, 409);
    case "notPublic":
      return notDone("Readers can't open this site's address, so nothing was sent.", 409);
  }
}

async function schedule(context: Context, day: string, hour: string): Promise<Ended> {
  const chosen = readSchedule(day, hour);
  if (!chosen && day !== "off") return notDone("Choose a day and an hour.");
  await context.site.nextIssue.setSchedule(chosen, noteOf(context));
  return done({ to: path, notice: chosen ? "scheduled" : "unscheduled" });
}
