import { actsOnQuestions } from "../console/questions/question-acts.store.ts";
import { answerListing, questionListing } from "../console/listings.service.ts";
import { type Listing, byTime, jsonOf, type ListCursor, textOf } from "../platform/listing.ts";
import { stateOf, type StoredKind } from "../contributions/contribution.ts";
import { readVersion, wholeVersion } from "../contributions/moderation.store.ts";
import {
  type ListedReport,
  listReports,
  reportsById,
  reportsOf,
} from "../contributions/reports.store.ts";
import type { Place } from "../platform/acts.ts";
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

type Stored = StoredQuestion | StoredAnswer;

interface Commands<Row extends Stored> {
  acts: (typeof actsOnQuestions)["questions"];
  listing: Listing<Row, ListCursor>;
  any: (db: Database, ids: readonly string[]) => Promise<Row[]>;
  about: string;
}

type Report = Awaited<ReturnType<typeof listReports>>[number];

const reportListing = (kind: StoredKind): Listing<Report, ListCursor> => ({
  facts: [
    { key: "id", value: ({ id }) => id },
    { key: "reportedAt", value: ({ created_at }) => created_at, isTime: true },
    { key: "reason", value: ({ reason }) => reason },
    { key: kind.noun, value: ({ of }) => of },
    { key: "state", value: (report) => stateOf(report) },
    { key: "subject", value: ({ subject }) => subject },
    { key: "details", value: ({ details }) => details, isBelow: true, max: 200 },
  ],
  empty: "There are no reports.",
  cursor: byTime,
  placeAfter: ({ created_at, id }) => ({ createdAt: created_at, id }),
  read: (db, _, window) => listReports(db, kind, window),
});

/** The commands of a kind, and those of its reports. */
function commandsOf<Row extends Stored>({ acts, listing, any, about }: Commands<Row>) {
  const { kind, approve, restore, close, others } = acts;
  const { name, noun } = kind;
  const reportsName = kind.reports!.name;

  /** Writes one in full, with its reports, and the command that accepts it. */
  async function write(db: Database, row: Row, offersYes: boolean): Promise<void> {
    const reports = await reportsOf(db, kind, [row.id]);
    const facts = listing.facts.filter(({ isBelow = false }) => !isBelow);
    await writeLine(table(facts.map((fact) => [fact.key, plain(textOf(fact, row, formatTime))])));
    const text = listing.facts.find(({ isBelow }) => isBelow);
    if (text) await writeLine(`\n${block(textOf(text, row))}`);
    for (const report of reports) {
      await writeLine(`\nReported ${formatTime(report.created_at)}: ${plain(report.reason)}`);
      if (report.details !== "") await writeLine(block(report.details));
    }
    const accept = offersYes ? acceptCommand(row, reports) : undefined;
    if (accept) await writeLine(`\nIf it's fine: npm run owner -- ${accept}`);
  }

  function acceptCommand(row: Row, reports: readonly ListedReport[]): string | undefined {
    const state = stateOf(row);
    if (state === "shown" && reports.length === 0) return undefined;
    const act = state === "hidden" ? "restore" : "approve";
    return `${name} ${act} ${row.id}@${wholeVersion(kind, row, reports)}`;
  }

  const reading = {
    async read({ db }: Place, typed: readonly string[]) {
      const unread = typed.filter((each) => !each.includes("@"));
      const read = new Map<string, string>();
      for (const row of await any(db, unread)) {
        await write(db, row, false);
        const reports = await reportsOf(db, kind, [row.id]);
        read.set(row.id, `${row.id}@${wholeVersion(kind, row, reports)}`);
      }
      return {
        of: typed.map((each) => read.get(each) ?? each),
        question: `Show ${unread.length === 1 ? `this ${noun}` : `these ${name}`} on the site?`,
      };
    },
    async showChanged({ db }: Place, ids: readonly string[]) {
      for (const row of await any(db, ids)) await write(db, row, true);
    },
  };

  const readingReported = {
    async read({ db }: Place, typed: readonly string[]) {
      const unread = typed.filter((each) => !each.includes("@"));
      const reports = await reportsById(db, kind, unread);
      const rows = await any(db, [...new Set(reports.map(({ of }) => of))]);
      for (const row of rows) await write(db, row, false);
      const versions = new Map(rows.map((row) => [row.id, readVersion(kind, row)]));
      const read = new Map(reports.map(({ id, of }) => [id, `${id}@${versions.get(of) ?? ""}`]));
      return {
        of: typed.map((each) => read.get(each) ?? each),
        question: `Close ${unread.length === 1 ? "the report" : "the reports"}?`,
      };
    },
    async showChanged({ db }: Place, ids: readonly string[]) {
      const reports = await reportsById(db, kind, ids);
      const rows = await any(db, [...new Set(reports.map(({ of }) => of))]);
      for (const row of rows) await write(db, row, true);
    },
  };

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
        if (!given.json) return write(db, row, true);
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
      actCommand(approve, reading),
      actCommand(restore, reading),
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
      actCommand(close, readingReported),
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
