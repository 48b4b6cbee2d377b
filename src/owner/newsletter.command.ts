import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { longDate } from "../platform/text/dates.ts";
import { issueAddress } from "../newsletter/newsletter-address.ts";
import { issueDate } from "../newsletter/newsletter-issue.ts";
import type { Environment } from "../platform/environment.ts";
import { openLibrary } from "../library/open-library.ts";
import type { Issue } from "../newsletter/issues.service.ts";
import { weeklyIssue } from "../newsletter/weekly-issue.service.ts";
import { openSite, type Site } from "../site.ts";
import { command, CommandError, group } from "./command.ts";
import { noteStore, settingsOfStore, withContext } from "./context.ts";
import { writeLine } from "./output.ts";
import { progressBar } from "./progress.ts";

const nothingNew =
  "There is nothing new for readers: no article and no player's review since the last issue.";

const preview = command("preview", {
  about: "Write this week's issue into a file to look at",
  more: "Its plain text is written beside it. Nothing is sent.",
  example: "newsletter preview --out issue.html",
})
  .option("--out <file>", "where to write it")
  .action(
    withContext((context, { out }) =>
      withSite(async (site, { dataDir }) => {
        const stored = await site.issues.mailOf(issueDate(context.now()));
        const mail = stored ?? (await weeklyIssue(site, context.now()))?.mail;
        if (!mail) return nothingNew;
        const path = resolve(out ?? join(dataDir, "newsletter-preview.html"));
        const textPath = `${path.replace(/\.html?$/i, "")}.txt`;
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, mail.html);
        await writeFile(textPath, mail.text);
        return `${stored ? "This issue has been sent. " : ""}'${mail.subject}' is in\n${path}\n${textPath}`;
      }),
    ),
  );

const send = command("send", {
  about: "Send this week's issue to every confirmed subscriber, once each",
  more: "If it was interrupted, running it again continues where it stopped; nobody gets an issue twice. The running site delivers it.",
  example: "newsletter send",
})
  .option("--yes", "send even if readers can't open the address in SITE_URL")
  .action(
    withContext((context, { yes }) =>
      withSite(async (site) => {
        const { siteUrl, isPublic } = site.settings;
        if (!isPublic && !yes)
          throw new CommandError(
            `The links in this issue would lead to ${siteUrl}, which readers cannot open: set SITE_URL to the site's public address, or send it all the same with --yes.`,
          );
        const date = issueDate(context.now());
        let issue = await site.issues.at(date);
        if (issue?.queuedAt != null) return alreadySent(issue, issue.queuedAt);
        const resumed = issue !== undefined;
        if (!issue) {
          if ((await site.issues.countReaders()) === 0)
            return "Nobody has confirmed an address yet, so there is nobody to send an issue to.";
          const composed = await weeklyIssue(site, context.now());
          if (!composed) return nothingNew;
          await site.issues.add(date, composed.content, composed.mail);
          issue = await site.issues.at(date);
        }
        const before = issue?.recipients ?? 0;
        const bar = progressBar("Queueing");
        const sent = await site.issues.queue(date, bar.step);
        bar.end();
        const missing = sent.recipients - before;
        const more = resumed
          ? ` An earlier run was interrupted; ${readers(missing)} ${missing === 1 ? "was" : "were"} still missing.`
          : "";
        return `'${sent.subject}' is queued for ${readers(sent.recipients)}.${more} The running server delivers it; it is kept at ${siteUrl}${issueAddress(date)}.`;
      }),
    ),
  );

function alreadySent({ date, recipients }: Issue, queuedAt: number): string {
  const at = new Date(queuedAt).toISOString().slice(0, 16).replace("T", " ");
  return `The issue of ${longDate(Date.parse(date))} was sent at ${at} UTC, to ${readers(recipients)}. The next one can be sent from Monday on.`;
}

const readers = (count: number) =>
  count === 1 ? "1 reader" : `${count.toLocaleString("en-US")} readers`;

/** Opens the site, does something with it, and writes the result. */
async function withSite(act: (site: Site, environment: Environment) => Promise<string>) {
  const environment = settingsOfStore();
  const library = await openLibrary(process.cwd(), environment.sampleContent);
  const site = await openSite(environment, () => library);
  try {
    await writeLine(await act(site, environment));
  } finally {
    await site.close();
  }
  noteStore(environment);
}

export const newsletterGroup = group("newsletter", "The weekly newsletter", [preview, send]);
