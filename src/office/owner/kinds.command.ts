import { listingOf } from "../console/listings.service.ts";
import { kindActs } from "../console/contributions.ts";
import { fieldKinds } from "../../site/kinds/kinds.ts";
import { anyOf, type ReadKindRow } from "../../site/contributions/contributions.store.ts";
import type { FieldKind } from "../../site/contributions/kind.ts";
import { wholeVersion } from "../../site/contributions/moderation.store.ts";
import { reportsOf } from "../../site/contributions/reports.store.ts";
import type { Library } from "../../library/library.ts";
import type { Act } from "../../platform/acts.ts";
import { jsonOf, textOf } from "../../platform/listing.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { ContentService } from "../publishing/content.service.ts";
import { actCommand } from "./act-command.ts";
import { command, CommandError, group, json } from "./command.ts";
import { type CommandContext, withContext } from "./context.ts";
import { listCommand } from "./list-command.ts";
import { block, formatTime, plain, table, writeJson, writeLine } from "./output.ts";
import { reportListing } from "./reports.command.ts";
import { acceptCommand, readingOf, readingReportsOf, writeReports } from "./reading.ts";

interface Needs {
  content: ContentService;
  library: Library;
}

/** What some acts need: content as the site shows it. */
async function needs(context: CommandContext): Promise<Needs> {
  const content = await context.content();
  return { content, library: content.current() };
}

/** The commands of a kind, and those of its reports. */
function commandsOf(kind: FieldKind) {
  const {
    name,
    noun,
    commands: { about: says, list: listed = `List ${name}, including hidden ones, newest first` },
    reports: reported,
  } = kind;
  const acts = kindActs.get(name)!;
  const listing = listingOf(kind);

  /** Writes rows in full, with their reports, and the commands that accept them. */
  async function write(
    db: Database,
    rows: readonly ReadKindRow[],
    { offersYes }: { offersYes: boolean },
  ): Promise<void> {
    for (const row of rows) {
      const reports = await reportsOf(db, kind, [row.id]);
      const facts = listing.facts.filter(({ isBelow = false }) => !isBelow);
      await writeLine(table(facts.map((fact) => [fact.key, plain(textOf(fact, row, formatTime))])));
      const below = listing.facts.find(({ isBelow }) => isBelow);
      if (below) await writeLine(`\n${block(textOf(below, row))}`);
      await writeReports(reports);
      const accept = offersYes ? acceptCommand(kind, row, reports) : undefined;
      if (accept) await writeLine(`\nIf it's fine: npm run owner -- ${accept}`);
    }
  }
  const shown = { any: (db: Database, ids: readonly string[]) => anyOf(db, kind, ids), write };

  const list = listCommand(
    command("list", {
      about: listed,
      more: `--json prints { ${name}, next }.`,
      example: `${name} list --limit 5`,
    }),
    listing,
  );
  if (kind.isPrivate)
    return [
      group(name, says, [list, ...acts.map((act) => actCommand(act as Act<Needs>, { needs }))]),
    ];

  const show = command("show", {
    about: `Show one ${noun} in full${reported ? ", with its reports" : ""}`,
    more: `If it needs your decision, it ends with the command to approve it, which names the version you've read. --json has that version too.`,
    example: `${name} show 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11`,
  })
    .argument("<id>")
    .addOption(json)
    .action(
      withContext(async (context, id, given) => {
        const { db } = await context.store();
        const [row] = await anyOf(db, kind, [id]);
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
  const ofReports = (act: Act) =>
    reported !== undefined && act.name.startsWith(`${reported.name} `);
  const reading = readingOf(kind, shown);
  return [
    group(name, says, [
      list,
      show,
      ...acts
        .filter((act) => !ofReports(act))
        .map((act) => (act.asRead ? actCommand(act, reading) : actCommand(act))),
    ]),
    ...ofReported(kind, shown, acts.filter(ofReports)),
  ];
}

/** The commands of a kind's reports, if it can be reported. */
function ofReported(
  kind: FieldKind,
  shown: Parameters<typeof readingReportsOf>[1],
  acts: readonly Act[],
) {
  const { name, reports } = kind;
  if (!reports) return [];
  return [
    group(reports.name, `What visitors reported about ${name}`, [
      listCommand(
        command("list", {
          about: `List visitors' reports of ${name}, newest first`,
          more: "--json prints { reports, next }.",
          example: `${reports.name} list --limit 5`,
        }),
        reportListing(kind),
        { called: "reports" },
      ),
      ...acts.map((act) => actCommand(act, readingReportsOf(kind, shown))),
    ]),
  ];
}

/** The commands of all kinds that are made of fields. */
export const kindGroups = fieldKinds.flatMap(commandsOf);
