import { chownSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { parseEnv } from "node:util";
import { readEmailAddress } from "../../platform/email/email-address.ts";
import { contentFolder } from "../../platform/content/content-folder.ts";
import { privateFolder } from "../../platform/private-files.ts";
import {
  EnvironmentMistakes,
  isExampleHost,
  isPublicHost,
  readEnvironment,
} from "../../platform/settings.ts";
import { command, CommandError, numberBetween, UsageError } from "./command.ts";
import {
  type InstalledFile,
  installFile,
  isWaiting,
  type Places,
  putInPlace,
  settingsPath,
  shippedFiles,
} from "./machine/installed-files.ts";
import {
  encodeCredentials,
  lacksPassword,
  withoutPassword,
  withPassword,
  withSettings,
} from "./machine/settings-text.ts";
import { siteFileOf, startContent } from "./machine/shipped-content.ts";
import { isRoot, siteUser } from "./machine/site-user.ts";
import { plain, writeLine } from "./output.ts";

/** Someone who can answer: at the terminal, or a test. */
export interface Terminal {
  ask(question: string): Promise<string>;
  /** What is typed isn't shown. */
  askSecretly(question: string): Promise<string>;
  say(line: string): void;
}

/** One thing that `init` has to know. */
interface Question {
  asks: string;
  /** The default answer, if there is one. */
  usually?(answers: Readonly<Record<string, string>>): string;
  /** The answer as it's written down. @throws UsageError, EnvironmentMistakes */
  read(typed: string): string;
  /** Whether it's an address that may have a password. */
  hasPassword?: true;
}

const questions = {
  domain: { asks: "The site's domain, such as pickle.example", read: readDomain },
  siteName: { asks: "The site's name", usually: () => "RallyRank", read: readSiteName },
  contact: { asks: "The email address for readers' messages and reports", read: readEmail },
  postal: {
    asks: "The postal address that ends each email to subscribers, in one line, or none: US law wants one",
    usually: () => "none",
    read: readPostal,
  },
  ownerName: { asks: "Your name, for the console's log", read: readName },
  ownerEmail: {
    asks: "Your email address, for links that sign you in to the console",
    usually: ({ contact = "" }) => contact,
    read: readEmail,
  },
  smtp: {
    asks: "The mail server, smtps://user@host:465 (the password comes next), or none",
    read: (typed) => (typed === "none" ? typed : readMailServer(typed)),
    hasPassword: true,
  },
  from: {
    asks: "The sender of all email",
    usually: ({ siteName = "", contact = "" }) => (contact ? `${siteName} <${contact}>` : ""),
    read: readSender,
  },
  store: {
    asks: "The store: sqlite, or postgresql://user@host:5432/database (the password comes next)",
    usually: () => "sqlite",
    read: (typed) =>
      typed === "sqlite" ? typed : readSetting("DATABASE_URL", encodeCredentials(typed)),
    hasPassword: true,
  },
  backups: {
    asks: "The folder for backups",
    usually: () => "/var/lib/rallyrank-backups",
    read: readFolder,
  },
  data: {
    asks: "The folder for the store and the site's files",
    usually: () => "/var/lib/rallyrank",
    read: readFolder,
  },
  content: {
    asks: "The folder for the site's content, outside of the project's",
    usually: () => "/srv/rallyrank/content",
    read: readFolder,
  },
} as const satisfies Record<string, Question>;

type Name = keyof typeof questions;
const names = Object.keys(questions) as Name[];

/** Answers to all questions. */
type Answers = Record<Name, string>;

const anySender = { MAIL_FROM: "a@b.test" };

function readSetting(name: string, value: string, others: Record<string, string> = {}): string {
  readEnvironment({ ...others, [name]: value });
  return value;
}

function readDomain(typed: string): string {
  const url = `https://${typed.replace(/^https?:\/\//i, "").replace(/\/$/, "")}`;
  const { host, pathname } = URL.canParse(url) ? new URL(url) : { host: "", pathname: "" };
  if (pathname !== "/" || !/^[a-z\d.-]+\.[a-z][a-z\d-]+$/.test(host) || !isPublicHost(host))
    throw new UsageError(`${typed} is not a domain that visitors can reach.`);
  refuseExample(host, "domain", typed);
  return host;
}

function readEmail(typed: string): string {
  const { email } = readEmailAddress(typed);
  if (email === undefined) throw new UsageError(`${typed} is not an email address.`);
  refuseExample(email.address.split("@")[1]!, "address", typed);
  return email.address;
}

function readMailServer(typed: string): string {
  const address = readSetting("SMTP_URL", encodeCredentials(typed), anySender);
  refuseExample(new URL(address).hostname, "mail server");
  return address;
}

function readSender(typed: string): string {
  refuseExample(readSetting("MAIL_FROM", typed).replaceAll(/^.*@|>$/g, ""), "mail server");
  return typed;
}

/** @param shown what the message names: the host alone where a password may be before it @throws UsageError */
function refuseExample(host: string, what: string, shown = host): void {
  if (isExampleHost(host)) throw new UsageError(`${shown} is an example, not a real ${what}.`);
}

function readName(typed: string): string {
  if (typed.length > 40 || /\p{Cc}/u.test(typed))
    throw new UsageError("A name has at most 40 characters.");
  return typed;
}

function readSiteName(typed: string): string {
  if (typed.length > 30 || /[\p{Cc}<>"]/u.test(typed))
    throw new UsageError("A site's name has at most 30 characters, and none of <, > and \".");
  return typed;
}

function readPostal(typed: string): string {
  if (typed.length > 200 || /\p{Cc}/u.test(typed))
    throw new UsageError("A postal address has one line of at most 200 characters.");
  return typed;
}

function readFolder(typed: string): string {
  if (!/^(?:\/[\w.-]+)+\/?$/.test(typed))
    throw new UsageError(`${typed} is not an absolute path of letters, digits, dots and dashes.`);
  if (/^\/(home|root|run\/user)(\/|$)/.test(typed))
    throw new UsageError(`${typed} is hidden from the site by systemd: name another folder.`);
  return typed.replace(/\/$/, "");
}

/** The mistake in an answer; undefined if it's fine. */
function mistakeIn(name: Name, typed: string): string | undefined {
  try {
    questions[name].read(typed);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError || error instanceof EnvironmentMistakes) return error.message;
    throw error;
  }
}

const flagOf = (name: Name) =>
  `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * All answers: those given, and those that someone types.
 * @param usual what was answered before
 * @param terminal undefined if nobody can answer; then the defaults apply
 * @throws UsageError with every mistake in what was given, and every question without an answer
 */
export async function readAnswers(
  given: Readonly<Partial<Record<Name, string>>>,
  usual: Readonly<Partial<Answers>>,
  terminal: Terminal | undefined,
): Promise<Answers> {
  const answers = { ...usual } as Answers;
  const usually = (name: Name) =>
    usual[name] || ((questions[name] as Question).usually?.(answers) ?? "");
  const mistakes = names.flatMap((name) => {
    const typed = given[name]?.trim();
    const wrong = typed && mistakeIn(name, typed);
    return wrong ? [`${flagOf(name)}: ${wrong}`] : [];
  });
  for (const name of names) {
    const typed = given[name]?.trim();
    if (typed) {
      answers[name] = mistakeIn(name, typed) === undefined ? questions[name].read(typed) : typed;
    } else if (terminal && mistakes.length === 0)
      answers[name] = await askUntilRight(name, usually(name), terminal);
    else {
      const fallback = usually(name);
      if (fallback !== "") answers[name] = fallback;
      else if (!terminal) mistakes.push(`${flagOf(name)} is missing: ${questions[name].asks}.`);
    }
  }
  if (mistakes.length > 0) throw new UsageError(mistakes.join("\n"));
  return answers;
}

async function askUntilRight(name: Name, usual: string, terminal: Terminal): Promise<string> {
  const { asks, read, hasPassword }: Question = questions[name];
  const shown = usual === "" ? "" : ` [${withoutPassword(usual)}]`;
  for (;;) {
    const typed = (await terminal.ask(`${asks}${shown}: `)).trim();
    // An earlier answer includes its password.
    if (typed === "" && usual !== "") return usual;
    const wrong = typed === "" ? "It needs an answer." : mistakeIn(name, typed);
    if (wrong !== undefined) {
      terminal.say(wrong);
      continue;
    }
    const answer = read(typed);
    if (!hasPassword || !answer.includes("://") || !lacksPassword(answer)) return answer;
    const password = await terminal.askSecretly("Its password, which isn't shown: ");
    return password === "" ? answer : withPassword(answer, password);
  }
}

/** Asks on this process's terminal. */
export function openTerminal(): Terminal & { close(): void } {
  let isHidden = false;
  const output = new Writable({
    write(text: Buffer, _, done) {
      if (!isHidden) process.stderr.write(text);
      done();
    },
  });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  return {
    ask: async (question) => await terminal.question(question),
    async askSecretly(question) {
      process.stderr.write(question);
      isHidden = true;
      try {
        return await terminal.question("");
      } finally {
        isHidden = false;
        process.stderr.write("\n");
      }
    },
    say: (line) => console.error(line),
    close: () => terminal.close(),
  };
}

/** What was answered before, from content and from the settings. @param isThere whether those are the owner's own */
async function usualAnswers(
  settings: NodeJS.Dict<string>,
  isThere: boolean,
): Promise<Partial<Answers>> {
  const { readPeople } = await import("./machine/site-people.ts");
  const { SITE_URL, SMTP_URL, MAIL_FROM, DATABASE_URL, DATA_DIR, BACKUP_DIR, CONTENT_DIR } =
    settings;
  const named = readPeople(readFileSync(siteFileOf(CONTENT_DIR || contentFolder), "utf8"));
  const domain = SITE_URL && URL.canParse(SITE_URL) ? new URL(SITE_URL).hostname : undefined;
  const found: Partial<Record<Name, string | undefined>> = {
    domain,
    siteName: named?.name,
    contact: named?.contact,
    postal: named?.postal,
    ownerName: named?.owner?.name,
    ownerEmail: named?.owner?.email,
    smtp: SMTP_URL ?? (isThere ? "none" : undefined),
    from: MAIL_FROM,
    store: DATABASE_URL,
    data: DATA_DIR,
    backups: BACKUP_DIR,
    // A site without a folder of its own edits the project's, and keeps doing so.
    content: CONTENT_DIR ?? (isThere ? resolve(contentFolder) : undefined),
  };
  // The shipped examples don't count as answers.
  const own = Object.entries(found).filter(
    ([name, value]) => value && mistakeIn(name as Name, value) === undefined,
  );
  return Object.fromEntries(own);
}

/** The settings file with the answers in it. */
function settingsWith(before: string, answers: Answers): string {
  const { domain, smtp, from, store, data, backups, content } = answers;
  const keeps = (name: string) => parseEnv(before)[`${name}_FILE`] !== undefined;
  return withSettings(before, {
    SITE_URL: `https://${domain}`,
    DATA_DIR: data,
    CONTENT_DIR: content === resolve(contentFolder) ? undefined : content,
    BACKUP_DIR: backups,
    // A secret in a file of its own stays there.
    ...(!keeps("SMTP_URL") && { SMTP_URL: smtp === "none" ? undefined : smtp }),
    MAIL_FROM: from,
    ...(!keeps("DATABASE_URL") && { DATABASE_URL: store === "sqlite" ? undefined : store }),
  });
}

/** What is left to do, as commands to paste. */
function leftToDo(places: Places, runs: boolean, waits: boolean, owner: string): string[] {
  const { domain, ports } = places;
  const processes = ports.map((port) => `rallyrank@${port}`).join(" ");
  const reload = "nginx -t && systemctl reload nginx";
  return [
    "systemctl daemon-reload",
    `systemctl enable --now ${processes} rallyrank-backup.timer rallyrank-requests.path`,
    `mkdir -p /var/www/letsencrypt && ${reload}`,
    ...(waits
      ? [
          `certbot certonly --webroot -w /var/www/letsencrypt -d ${domain} --deploy-hook 'systemctl reload nginx'`,
          `${putInPlace} && ${reload}`,
        ]
      : []),
    "apt-get install -y nftables && systemctl enable rallyrank-connlimit && systemctl restart rallyrank-connlimit  # not behind a CDN or another proxy",
    ...(runs ? [`systemctl restart ${processes}`] : []),
    "systemctl start rallyrank-backup",
    `rallyrank doctor --email ${owner}`,
    "rallyrank console link",
  ];
}

function portList(typed: string): number[] {
  return typed.split(",").map(numberBetween(1, 65_535));
}

export const init = command("init", {
  about: "Write the settings, the services and nginx's files of a new site",
  more: "It asks for everything that isn't given as an option, and checks each answer. When run again, existing settings are the defaults, and a file that differs is kept beside the new one, with the time in its name. It starts nothing; at the end it prints the commands that do.",
  example: "init --domain pickle.club --dry-run",
})
  .option("--domain <domain>", "the site's domain")
  .option("--site-name <name>", "the site's name")
  .option("--contact <address>", "where readers' messages and reports go")
  .option("--postal <address>", "the sender's postal address, or none")
  .option("--owner-name <name>", "your name, for the console's log")
  .option("--owner-email <address>", "where links go that sign you in to the console")
  .option("--smtp <address>", "the mail server, or none; init encodes the password")
  .option("--from <sender>", "the sender of all email")
  .option("--store <store>", "sqlite, or the address of a PostgreSQL database")
  .option("--backups <folder>", "where backups go")
  .option("--data <folder>", "where the store and the site's files are")
  .option(
    "--content <folder>",
    "where the content is; a new folder starts with that of the project",
  )
  .option("--ports <list>", "a process for each of these ports", portList, [3000, 3001])
  .option("--root <folder>", "write below this folder", "/")
  .option("--dry-run", "only print what it would write, without passwords")
  .option("--yes", "don't ask: use the options, existing settings and defaults")
  .action(async ({ ports: wanted, root, dryRun, yes, ...given }) => {
    const project = process.cwd();
    const settingsFile = join(root, settingsPath);
    const isThere = existsSync(settingsFile);
    const before = readFileSync(isThere ? settingsFile : "deploy/settings.env", "utf8");
    const usual = await usualAnswers(parseEnv(before), isThere);
    const terminal = process.stdin.isTTY && !yes ? openTerminal() : undefined;
    const answers = await readAnswers(given, usual, terminal).finally(() => terminal?.close());
    const { postal, ownerEmail: email } = answers;
    const { data: dataDir, backups: backupDir, content: contentDir } = answers;

    const { withOwnFacts } = await import("./machine/site-people.ts");
    const content = readFileSync(siteFileOf(contentDir), "utf8");
    const people = withOwnFacts(content, {
      site: answers.siteName,
      contact: answers.contact,
      postal: postal === "none" ? undefined : postal,
      owner: { name: answers.ownerName, email },
    });
    const user = siteUser(project);
    const places = { ...answers, dataDir, backupDir, project, user: user.name, ports: wanted };
    const files: InstalledFile[] = [
      { path: settingsFile, text: settingsWith(before, answers), mode: 0o640, group: user.gid },
      ...shippedFiles(places, root),
    ];
    if (dryRun) {
      for (const { path, text } of files) await writeLine(`── ${path}\n${hidden(text)}`);
      await writeLine(`── ${join(contentDir, "site.yaml")}\n${people}`);
      return;
    }
    try {
      for (const folder of [dataDir, backupDir]) {
        const isNew = !existsSync(folder);
        privateFolder(folder);
        if (isNew && isRoot()) chownSync(folder, user.uid, user.gid);
      }
      for (const file of files) {
        const { state, kept } = installFile(file, Date.now());
        await writeLine(
          `${state === "written" ? "Written" : "Unchanged"}: ${file.path}${kept ? `. What was there is ${kept}` : ""}`,
        );
      }
      if (startContent(contentDir, user))
        await writeLine(`Written: ${contentDir}, with the content to start from`);
      const edited = siteFileOf(contentDir);
      if (people !== content) writeFileSync(edited, people);
      await writeLine(`${people === content ? "Unchanged" : "Edited"}: ${edited}`);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (!/^(EACCES|EPERM|EROFS|ENOSPC)$/.test(code ?? "")) throw error;
      throw new CommandError(`${message}. Only root can write these files: use sudo.`);
    }
    await writeLine("\nLeft to do, as root:\n");
    for (const line of leftToDo(places, isThere, isWaiting(files, root), email))
      await writeLine(`  ${plain(line)}`);
  });

/** A settings file as a screen may show it. */
const hidden = (text: string) =>
  text.replaceAll(
    /^(\w+_URL=['"`]?)(.*)$/gm,
    (_, name: string, value: string) => name + withoutPassword(value),
  );
