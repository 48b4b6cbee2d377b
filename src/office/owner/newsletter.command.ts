import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { longDate } from "../../platform/text/dates.ts";
import { readersText } from "../../mail/newsletter/issue.ts";
import { readSettings } from "../../platform/settings.ts";
import { scheduleText } from "../../platform/weeks.ts";
import { type Issue, openIssues } from "../../mail/newsletter/issues.service.ts";
import { refusal } from "../../platform/refusals.ts";
import { changeDraft } from "../../mail/newsletter/issue-draft.service.ts";
import { scheduleIssues } from "../../mail/newsletter/issue-schedule.service.ts";
import { newsletterActs, openNextIssue } from "../../mail/newsletter/next-issue.service.ts";
import { actCommand } from "./act-command.ts";
import type { Site } from "../../platform/render/site.ts";
import { command, group } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { beginning, block, formatTime, plain, table, writeLine } from "./output.ts";

const nothingNew = refusal("nothingNew").message;

type NextIssue = Awaited<ReturnType<Site["nextIssue"]["read"]>>;

function leavingText({ schedule, leavesAt }: NextIssue): string {
  if (!schedule) return "It isn't scheduled: you send it.";
  const { isPublic, siteUrl } = readSettings();
  const local = isPublic
    ? ""
    : ` Nothing is sent while SITE_URL is ${siteUrl}, which readers can't open.`;
  return `It will be sent automatically at ${formatTime(leavesAt!)} (every ${scheduleText(schedule)} UTC).${local}`;
}

function draftText(next: NextIssue): string {
  const { date, sent, intro, subject, pick, articles, bringsNewest, candidates, readers } = next;
  const included = articles.filter(({ isIncluded }) => isIncluded);
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
    `The next issue is for the week of ${longDate(Date.parse(date))}. It has ${readersText(readers)}.`,
    leavingText(next),
    ...(next.hasContent ? [] : [nothingNew]),
    intro === "" ? "It has no intro." : `Intro:\n${block(intro)}`,
    ...(subject === "" ? [] : [`Subject: ${plain(subject)}`]),
    ...(pick === undefined ? [] : [`Paddle of the week, as you chose: ${pick}`]),
    included.length === 0
      ? "It includes no article."
      : `It includes ${next.bringsNewestArticles ? "the newest articles" : "the articles that you chose"}:\n${table(included.map(({ path, title }) => ["", path, title]))}`,
    bringsNewest
      ? "It quotes the newest reviews, those marked *:"
      : "It quotes the reviews that you chose, those marked *:",
    reviews.length === 0 ? "  There are none." : table(reviews),
    `Its version is ${next.version}.`,
  ].join("\n");
}

const preview = command("preview", {
  about: "Write the next issue to a file for review",
  more: "Its plain text is written beside it. Nothing is sent.",
  example: "newsletter preview --out issue.html",
})
  .option("--out <file>", "where to write it")
  .action(
    withContext(async (context, { out }) => {
      const { nextIssue } = await withIssue(context);
      const mail = await nextIssue.preview();
      if (!mail) return await writeLine(nothingNew);
      const path = resolve(out ?? join(readSettings().dataDir, "newsletter-preview.html"));
      const textPath = `${path.replace(/\.html?$/i, "")}.txt`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, mail.html);
      await writeFile(textPath, mail.text);
      await writeLine(
        `'${mail.subject}', for the week of ${longDate(Date.parse(mail.date))}, is in\n${path}\n${textPath}\nIts version is ${mail.version}.`,
      );
    }),
  );

function sentText({ date, recipients, queuedAt }: Issue): string {
  const week = `The issue of ${longDate(Date.parse(date))}`;
  return queuedAt === null
    ? `${week} is being sent; 'newsletter send' continues it.`
    : `${week} was sent at ${formatTime(queuedAt).replace("Z", " UTC")}, to ${readersText(recipients)}.`;
}

/** The next issue, with this machine's content and settings. */
async function withIssue(context: CommandContext) {
  const store = await context.store();
  const { siteUrl, isPublic } = readSettings();
  const library = (await context.content()).current();
  const content = { library, settings: { siteUrl, isPublic } };
  const clock = context.now;
  const issues = openIssues(store, clock);
  return { nextIssue: openNextIssue({ store, issues, content, clock, queued: () => {} }) };
}

export const newsletterGroup = group("newsletter", "The weekly newsletter", [
  ...newsletterActs.map((act) =>
    actCommand(act, {
      needs: withIssue,
      async afterwards({ nextIssue }) {
        if (act === changeDraft) await writeLine(draftText(await nextIssue.read()));
        if (act === scheduleIssues) await writeLine(leavingText(await nextIssue.read()));
      },
    }),
  ),
  preview,
]);
