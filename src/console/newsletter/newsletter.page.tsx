import { addresses } from "../../addresses";
import { readEmailAddress } from "../../platform/email/email-address";
import page from "../../platform/ui/page.module.css";
import { longDate } from "../../platform/text/dates";
import { refusal } from "../../platform/refusals";
import { readSchedule, weekdays } from "../../platform/weeks";
import type { Site } from "../../platform/render/site";
import { ConsoleTime } from "../console-time";
import { type ConsoleContext, defineConsolePage, done, type Ended } from "../define-console-page";
import { IntroForm, ReviewsForm } from "./draft-forms";
import { readersText } from "./readers-text";
import { ScheduleForm } from "./schedule-form";
import { PreviewPart, SendForm, TestForm } from "./sending-parts";
import { SentIssues } from "./sent-issues";

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
        return await schedule(context, form.get("day") ?? "", form.get("hour") ?? "");
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

async function schedule(context: Context, day: string, hour: string): Promise<Ended> {
  const chosen = readSchedule(day, hour);
  if (!chosen && day !== "off") throw refusal("noSchedule", weekdays);
  await context.site.nextIssue.setSchedule(chosen, noteOf(context));
  return done({ to: path, notice: chosen ? "scheduled" : "unscheduled" });
}
