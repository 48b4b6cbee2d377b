import { answerListing, questionListing } from "../console/listings.service.ts";
import { actsOnQuestions } from "../console/questions/question-acts.store.ts";
import { wholeVersion } from "../contributions/moderation.store.ts";
import { reportsOf } from "../contributions/reports.store.ts";
import { jsonOf, type ListCursor, type Listing, textOf } from "../platform/listing.ts";
import type { Database } from "../platform/store/tables.ts";
import {
  anyAnswers,
  anyQuestions,
  type StoredAnswer,
  type StoredQuestion,
} from "../questions/questions.store.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group, json } from "./command.ts";
import { withContext } from "./context.ts";
import { listCommand } from "./list-command.ts";
import { block, formatTime, plain, table, writeJson, writeLine } from "./output.ts";
import { acceptCommand, readingOf, readingReportsOf, writeReports } from "./reading.ts";
import { reportListing } from "./reports.command.ts";

type Stored = StoredQuestion | StoredAnswer;

interface Commands<Row extends Stored> {
  acts: (typeof actsOnQuestions)["questions"];
  listing: Listing<Row, ListCursor>;
  any: (db: Database, ids: readonly string[]) => Promise<Row[]>;
  about: string;
}

/** The commands of a kind, and those of its reports. */
function commandsOf<Row extends Stored>({ acts, listing, any, about }: Commands<Row>) {
  const { kind, approve, restore, close, others } = acts;
  const { name, noun } = kind;
  const reportsName = kind.reports!.name;

  /** Writes some in full, with their reports, and the commands that accept them. */
  async function write(
    db: Database,
    rows: readonly Row[],
    { offersYes }: { offersYes: boolean },
  ): Promise<void> {
    for (const row of rows) {
      const reports = await reportsOf(db, kind, [row.id]);
      const facts = listing.facts.filter(({ isBelow = false }) => !isBelow);
      await writeLine(table(facts.map((fact) => [fact.key, plain(textOf(fact, row, formatTime))])));
      const text = listing.facts.find(({ isBelow }) => isBelow);
      if (text) await writeLine(`\n${block(textOf(text, row))}`);
      await writeReports(reports);
      const accept = offersYes ? acceptCommand(kind, row, reports) : undefined;
      if (accept) await writeLine(`\nIf it's fine: npm run owner -- ${accept}`);
    }
  }
  const shown = { any, write };

  const show = command("show", {
    about: `Show one ${noun} in full, with its reports`,
    more: `If it needs your decision, it ends with the command to approve it, which names the version you've read. --json has that version too.`,
    example: `${name} show 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11`,
  })
    .argument("<id>")
    .addOption(json)
    .action(
      withContext(async (context, id, given) => {
        const { db } = await context.store();
        const [row] = await any(db, [id]);
        if (!row)
          throw new CommandError(
            `No ${noun} has the id '${plain(id)}': '${name} list' shows the ids.`,
          );
        if (!given.json) return write(db, [row], { offersYes: true });
        const reports = await reportsOf(db, kind, [id]);
        const version = wholeVersion(kind, row, reports);
        return writeJson({ ...jsonOf(listing, row), version, reports });
      }),
    );

  return [
    group(name, about, [
      listCommand(
        command("list", {
          about: `List ${name}, including hidden ones, newest first`,
          more: `--json prints { ${name}, next }.`,
          example: `${name} list --limit 5`,
        }),
        listing,
      ),
      show,
      actCommand(approve, readingOf(kind, shown)),
      actCommand(restore, readingOf(kind, shown)),
      ...others.map((act) => actCommand(act)),
    ]),
    group(reportsName, `What visitors reported about ${name}`, [
      listCommand(
        command("list", {
          about: `List visitors' reports of ${name}, newest first`,
          more: "--json prints { reports, next }.",
          example: `${reportsName} list --limit 5`,
        }),
        reportListing(kind),
        { called: "reports" },
      ),
      actCommand(close, readingReportsOf(kind, shown)),
    ]),
  ];
}

export const questionGroups = [
  ...commandsOf({
    acts: actsOnQuestions.questions,
    listing: questionListing,
    any: anyQuestions,
    about: "What players ask about paddles",
  }),
  ...commandsOf({
    acts: actsOnQuestions.answers,
    listing: answerListing,
    any: anyAnswers,
    about: "What owners of paddles answer",
  }),
];
