import { readFile, mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { longDate } from "../platform/text/dates.ts";
import { issueAddress } from "../newsletter/newsletter.ts";
import { issueDate } from "../newsletter/issue.ts";
import type { Environment } from "../platform/settings.ts";
import { readSchedule, scheduleText, weekdays } from "../platform/weeks.ts";
import { openLibrary } from "../library/open-library.ts";
import { type Issue, sendIssue } from "../newsletter/issues.service.ts";
import { changeDraft } from "../newsletter/issues.store.ts";
import { Refusal, refusal } from "../platform/refusals.ts";
import { errorOf } from "./act-command.ts";
import { sendTestMail } from "../newsletter/next-issue.service.ts";
import { openSite } from "../site.ts";
import type { Site } from "../platform/render/site.ts";
import {
  command,
  CommandError,
  group,
  optionalReason,
  readTypedAddress,
  UsageError,
} from "./command.ts";
import { noteStore, settingsOfStore, withContext } from "./context.ts";
import { beginning, block, formatTime, plain, progressBar, table, writeLine } from "./output.ts";
import { wholeNumber } from "../platform/text/money.ts";

const nothingNew = refusal("nothingNew").message;

const draft = command("draft", changeDraft)
  .option("--intro <text>", "your own words at the beginning; '' for none")
  .option("--intro-file <file>", "the same, from a file")
  .option("--choose [id...]", "the reviews to quote")
  .option("--newest", "quote the newest reviews")
  .addOption(optionalReason)
  .action(
    withContext((context, given) => {
      if (given.intro !== undefined && given.introFile !== undefined)
        throw new UsageError("Give --intro or --intro-file, not both.");
      if (given.choose !== undefined && given.newest)
        throw new UsageError("Give --choose or --newest, not both.");
      return withSite(async ({ nextIssue }) => {
        const note = context.note(given.reason);
        const typed =
          given.introFile === undefined ? given.intro : await readIntroFile(given.introFile);
        if (typed !== undefined) await nextIssue.setIntro(typed, note);
        if (given.newest) await nextIssue.choose("newest", note);
        if (given.choose !== undefined)
          await nextIssue.choose(given.choose === true ? [] : given.choose, note);
        return draftText(await nextIssue.read());
      });
    }),
  );

async function readIntroFile(file: string): Promise<string> {
  try {
    return await readFile(file, "utf8");
  } catch (error) {
    throw new CommandError(`${plain(file)} cannot be read: ${(error as Error).message}`);
  }
}

function draftText(next: Awaited<ReturnType<Site["nextIssue"]["read"]>>): string {
  const { date, sent, intro, bringsNewest, candidates, schedule, leavesAt, readers: count } = next;
  const reviews = candidates.map((review) => [
    review.isQuoted ? "*" : " ",
    review.id,
    formatTime(review.createdAt),
    `${review.rating}/5`,
    plain(review.firstName),
    review.on.name,
    beginning(review.reviewText, 60) + (review.wasSent ? " (in an earlier issue)" : ""),
  ]);
  return [
    ...(sent ? [sentText(sent)] : []),
    `The next issue is for the week of ${longDate(Date.parse(date))}. It has ${readers(count)}.`,
    schedule && leavesAt !== undefined
      ? `It leaves by itself at ${formatTime(leavesAt)} (every ${scheduleText(schedule)} UTC).`
      : "It leaves when you send it.",
    ...(next.hasContent ? [] : [nothingNew]),
    intro === "" ? "It has no intro." : `Intro:\n${block(intro)}`,
    bringsNewest
      ? "It quotes the newest reviews, those marked *:"
      : "It quotes the reviews that you chose, those marked *:",
    reviews.length === 0 ? "  There are none." : table(reviews),
  ].join("\n");
}

const test = command("test", sendTestMail)
  .argument("<address>")
  .addOption(optionalReason)
  .action(
    withContext((context, typed, given) => {
      const email = readTypedAddress(typed);
      return withSite(async ({ nextIssue }) => {
        await nextIssue.sendTest(email, context.note(given.reason));
        return `A test is queued for ${email.address}. The running server delivers it.`;
      });
    }),
  );

const schedule = command("schedule", {
  about: "Have issues leave by themselves at an hour of each week, in UTC",
  more: "The running site sends the issue then, if there is anything new for readers. Weeks with nothing new are skipped. 'off' ends the schedule.",
  example: "newsletter schedule monday 14:00",
})
  .argument("<weekday>", "Monday to Sunday, or off")
  .argument("[time]", "the hour, like 14:00")
  .addOption(optionalReason)
  .action(
    withContext((context, weekday, time, given) => {
      const isOff = weekday === "off" && time === undefined;
      const chosen = isOff ? undefined : readSchedule(weekday, time ?? "");
      if (!isOff && !chosen) throw errorOf(refusal("noSchedule", weekdays));
      return withSite(async ({ nextIssue, settings: { siteUrl, isPublic } }) => {
        await nextIssue.setSchedule(chosen, context.note(given.reason));
        if (!chosen) return "Issues leave when you send them.";
        const { leavesAt } = await nextIssue.read();
        const local = isPublic
          ? ""
          : ` None leaves while SITE_URL is ${siteUrl}, which readers can't open.`;
        return `Issues leave every ${scheduleText(chosen)} UTC, the first one at ${formatTime(leavesAt!)}.${local}`;
      });
    }),
  );

const preview = command("preview", {
  about: "Write the next issue into a file to look at",
  more: "Its plain text is written beside it. Nothing is sent.",
  example: "newsletter preview --out issue.html",
})
  .option("--out <file>", "where to write it")
  .action(
    withContext((_, { out }) =>
      withSite(async ({ nextIssue }, { dataDir }) => {
        const mail = await nextIssue.preview();
        if (!mail) return nothingNew;
        const path = resolve(out ?? join(dataDir, "newsletter-preview.html"));
        const textPath = `${path.replace(/\.html?$/i, "")}.txt`;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, mail.html);
        await writeFile(textPath, mail.text);
        return `'${mail.subject}', for the week of ${longDate(Date.parse(mail.date))}, is in\n${path}\n${textPath}`;
      }),
    ),
  );

const send = command("send", sendIssue)
  .option("--yes", "send even if readers can't open the address in SITE_URL")
  .addOption(optionalReason)
  .action(
    withContext((context, given) =>
      withSite(async ({ nextIssue, settings: { siteUrl } }) => {
        const bar = progressBar("Queueing");
        const { issue, queued, resumed } = await nextIssue.sendNow(context.note(given.reason), {
          evenIfLocal: given.yes ?? false,
          progress: bar.step,
        });
        bar.end();
        const more = resumed
          ? ` An earlier run was interrupted; ${readers(queued)} ${queued === 1 ? "was" : "were"} still missing.`
          : "";
        return `'${issue.subject}' is queued for ${readers(issue.recipients)}.${more} The running server delivers it; it is kept at ${siteUrl}${issueAddress(issueDate(context.now()))}.`;
      }),
    ),
  );

function sentText({ date, recipients, queuedAt }: Issue): string {
  const week = `The issue of ${longDate(Date.parse(date))}`;
  return queuedAt === null
    ? `${week} is being sent; 'newsletter send' continues it.`
    : `${week} was sent at ${formatTime(queuedAt).replace("Z", " UTC")}, to ${readers(recipients)}.`;
}

const readers = (count: number) => (count === 1 ? "1 reader" : `${wholeNumber(count)} readers`);

/** Opens the site, does something with it, and writes the result. */
async function withSite(act: (site: Site, environment: Environment) => Promise<string>) {
  const environment = settingsOfStore();
  const library = await openLibrary(process.cwd(), environment.sampleContent);
  const site = await openSite(environment, () => library);
  try {
    await writeLine(await act(site, environment));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.fault !== "idle") throw errorOf(error);
    await writeLine(error.message);
  } finally {
    await site.close();
  }
  noteStore(environment);
}

export const newsletterGroup = group("newsletter", "The weekly newsletter", [
  draft,
  preview,
  test,
  send,
  schedule,
]);
