import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { longDate } from "../../model/dates.ts";
import { issueAddress } from "../../model/newsletter-address.ts";
import { issueDate } from "../../model/newsletter-issue.ts";
import { loadBuild } from "../load-build.ts";
import type { Issue, IssueMailParts } from "../newsletter/issues.ts";
import type { Site } from "../site.ts";
import { progressBar } from "./progress.ts";

/** What the build gives us: the site, opened, and what puts an issue together, which is React. */
interface EntryExports {
  site: Site;
  weeklyIssue(
    site: Site,
    now: number,
  ): Promise<{ date: string; content: Issue["content"]; mail: IssueMailParts } | undefined>;
}

/** The owner's command asks for what cannot be: one sentence that says so. */
class CannotDo extends Error {}

const nothingNew =
  "There is nothing new for readers: no article and no player's review since the last issue.";

/** Writes this week's issue into a file, to be looked at. */
export async function previewNewsletter(args: readonly string[]): Promise<number> {
  return await withSite(async ({ site, weeklyIssue }) => {
    const { out } = options(args, { out: { type: "string" } });
    const now = Date.now();
    const stored = await site.issues.mailOf(issueDate(now));
    const mail = stored ?? (await weeklyIssue(site, now))?.mail;
    if (!mail) return nothingNew;
    const path = resolve(out ?? join(site.environment.dataDir, "newsletter-preview.html"));
    const textPath = `${path.replace(/\.html?$/i, "")}.txt`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, mail.html);
    await writeFile(textPath, mail.text);
    return `${stored ? "This issue has been sent. " : ""}'${mail.subject}' is in\n${path}\n${textPath}`;
  });
}

/** Sends this week's issue: stores it once, and queues it for every reader who does not have it yet. */
export async function sendNewsletter(args: readonly string[]): Promise<number> {
  return await withSite(async ({ site, weeklyIssue }) => {
    const { yes } = options(args, { yes: { type: "boolean" } });
    const { siteUrl, isPublic } = site.environment;
    if (!isPublic && !yes)
      throw new CannotDo(
        `The links in this issue would lead to ${siteUrl}, which readers cannot open: set SITE_URL to the site's public address, or send it all the same with --yes.`,
      );
    const now = Date.now();
    const date = issueDate(now);
    let issue = await site.issues.at(date);
    if (issue?.queuedAt != null) return alreadySent(issue, issue.queuedAt);
    const resumed = issue !== undefined;
    if (!issue) {
      if ((await site.issues.countReaders()) === 0)
        return "Nobody has confirmed an address yet, so there is nobody to send an issue to.";
      const composed = await weeklyIssue(site, now);
      if (!composed) return nothingNew;
      await site.issues.add(date, composed.content, composed.mail);
      issue = await site.issues.at(date);
    }
    const before = issue?.recipients ?? 0;
    const sent = await queueWithBar(site, date);
    const more = resumed
      ? ` It had been broken off; ${readers(sent.recipients - before)} ${sent.recipients - before === 1 ? "was" : "were"} still missing.`
      : "";
    return `'${sent.subject}' is queued for ${readers(sent.recipients)}.${more} The running server delivers it; it is kept at ${siteUrl}${issueAddress(date)}.`;
  });
}

async function queueWithBar(site: Site, date: string): Promise<Issue> {
  let bar: ReturnType<typeof progressBar> | undefined;
  const sent = await site.issues.queue(date, (done, of) => {
    bar ??= progressBar("Queueing", of);
    bar.step(done);
  });
  bar?.end();
  return sent;
}

function alreadySent({ date, recipients }: Issue, queuedAt: number): string {
  const at = new Date(queuedAt).toISOString().slice(0, 16).replace("T", " ");
  return `The issue of ${longDate(Date.parse(date))} was sent at ${at} UTC, to ${readers(recipients)}. The next one can be sent from Monday on.`;
}

const readers = (count: number) =>
  count === 1 ? "1 reader" : `${count.toLocaleString("en-US")} readers`;

type OptionsOf = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>["options"]>;

function options<Options extends OptionsOf>(args: readonly string[], known: Options) {
  try {
    return parseArgs({ args: [...args], options: known }).values;
  } catch (error) {
    throw new CannotDo((error as Error).message);
  }
}

/**
 * Opens the site through the build, does something and says what became of it.
 * @returns the exit code
 */
async function withSite(act: (build: EntryExports) => Promise<string>): Promise<number> {
  // React is read as it is in the server.
  process.env["NODE_ENV"] ??= "production";
  const entry = (await loadBuild()).entry.module as unknown as EntryExports;
  try {
    console.log(await act(entry));
    return 0;
  } catch (error) {
    console.error(
      error instanceof CannotDo ? error.message : `This failed: ${(error as Error).message}`,
    );
    return 1;
  } finally {
    await entry.site.close();
  }
}
