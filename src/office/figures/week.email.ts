import { addresses } from "../../addresses.ts";
import type { MailContent } from "../../platform/email/mail.ts";
import { type MailBlock, renderMail } from "../../platform/email/render-mail.tsx";
import { longDate } from "../../platform/text/dates.ts";
import type { MailedSite } from "../../mail/newsletter/sign-up.email.ts";
import { figureNames, type Waiting, type WeekFigures } from "./figures.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import { fill } from "../../platform/text/fill.ts";

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

interface Week {
  week: WeekFigures;
  before: WeekFigures;
  waiting: Waiting;
  /** The time of the last known backup, epoch milliseconds. */
  backupAt?: number | undefined;
}

/**
 * The owner's weekly email: the week's figures compared with the week before, what waits for the owner, and the age of
 * the last backup.
 */
export function weekMail(
  { library, settings: { siteUrl } }: MailedSite,
  { week, before, waiting, backupAt }: Week,
): MailContent {
  const words = library.mail.week;
  const dated = (text: string) => fill(text, { week: longDate(Date.parse(week.week)) });
  const isQuiet = figureNames.every((name) => week[name] === 0);
  const figures: MailBlock = isQuiet
    ? { kind: "paragraph", text: words.quiet }
    : {
        kind: "facts",
        facts: figureNames.map((name) => ({
          name: words.figures[name],
          value: fill(words.compared, {
            count: wholeNumber(week[name]),
            before: wholeNumber(before[name]),
          }),
        })),
      };
  const todo = keysOf(waiting).filter((name) => waiting[name] > 0);
  return renderMail(
    { name: library.site.name, siteUrl },
    {
      subject: dated(words.subject),
      blocks: [
        { kind: "heading", text: dated(words.heading) },
        figures,
        ...(isQuiet ? [] : [{ kind: "paragraph" as const, text: words.note }]),
        { kind: "subheading", text: words.waitingTitle },
        todo.length === 0
          ? { kind: "paragraph", text: words.nothingWaits }
          : {
              kind: "facts",
              facts: todo.map((name) => ({
                name: words.waiting[name],
                value: wholeNumber(waiting[name]),
              })),
            },
        { kind: "button", label: words.queue, url: siteUrl + addresses.consoleQueue.path },
        {
          kind: "paragraph",
          text:
            backupAt === undefined
              ? words.noBackup
              : fill(words.backup, { day: longDate(backupAt) }),
        },
      ],
      footer: { text: words.footer },
    },
  );
}
