import "../../../platform/styles/forms.css";
import { dayAt } from "../../../platform/today.ts";
import { wholeNumber } from "../../../platform/text/money.ts";
import { readKeptSheetApart } from "../../../platform/sheets/read-sheet-apart.ts";
import { SheetRefused } from "../../../platform/sheets/sheet.ts";
import { Field } from "../../../platform/ui/field.tsx";
import { addresses } from "../../../addresses.ts";
import type { PlannedRow } from "../../publishing/sheet-row.ts";
import { mistakesOf } from "../../publishing/sheet-mistakes.ts";
import type { ImportPlan, SheetKind } from "../../publishing/sheets.service.ts";
import {
  type ConsoleContext,
  defineConsolePage,
  done,
  notDone,
  shown,
} from "../define-console-page.tsx";
import { AllContent, ReadOnly } from "./define-entry-page.tsx";
import { entryAddress } from "./entry-facts.ts";
import { draftsQuery } from "./own-drafts.ts";
import { RowChanges } from "./row-changes.tsx";
import consoleStyles from "../console.module.css";
import { SheetFile, SheetMistakes, SheetRead } from "../sheet-file.tsx";
import styles from "./content.module.css";

/** Loads what reads and writes spreadsheets. It needs the schemas of content, and YAML. */
const loadSheets = async () => await import("../../publishing/sheets.service.ts");

const names = { paddles: "Paddles", balls: "Balls" } as const satisfies Record<SheetKind, string>;
const kinds = Object.keys(names) as SheetKind[];
const formats = { xlsx: "Excel (.xlsx)", csv: "CSV" } as const;
const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

const kindOf = (form: URLSearchParams): SheetKind =>
  kinds.find((each) => each === form.get("kind")) ?? "paddles";

/** What a form sent: the file itself or, with chosen rows, what was read of it. @throws SheetRefused */
async function readSent(form: URLSearchParams, file: File | undefined) {
  const sheet = form.get("sheet");
  if (sheet !== null) return await readKeptSheetApart(sheet);
  if (!file || file.size === 0) throw new SheetRefused("Choose a file first.");
  const { fieldsOf } = await loadSheets();
  const name = form.get("name")?.trim() || undefined;
  const reading = { fields: fieldsOf(kindOf(form)), sheet: name };
  return await readKeptSheetApart(new Uint8Array(await file.arrayBuffer()), reading);
}

/** What the sent rows would change. @throws SheetRefused */
async function planOf(
  { site, person, file }: ConsoleContext,
  form: URLSearchParams,
  isChosen: (row: number) => boolean = () => true,
) {
  const { planImport } = await loadSheets();
  const { sheet, packed } = await readSent(form, file);
  const today = dayAt(site.console.now());
  const context = { content: site.content, email: person.email, today, isChosen };
  return {
    kind: kindOf(form),
    plan: await planImport(sheet, kindOf(form), context),
    kept: packed,
  };
}

/** The plan or, for a file that can't be read, the sentence that says why. */
async function planOrProblem(...given: Parameters<typeof planOf>) {
  try {
    return { read: await planOf(...given) };
  } catch (error) {
    if (!(error instanceof SheetRefused)) throw error;
    return { problem: error.message };
  }
}

export default defineConsolePage(addresses.consoleImport, {
  access: "editor",
  title: "Spreadsheets",
  takesFile: true,

  async load(context, form) {
    const { site } = context;
    const isReadOnly = site.content.isReadOnly;
    if (!form || isReadOnly) return { isReadOnly, kind: "paddles" as const };
    return { isReadOnly, kind: kindOf(form), ...(await planOrProblem(context, form)) };
  },

  status: (data) => ("problem" in data && data.problem !== undefined ? 422 : 200),

  async action(context, form) {
    const [act, how] = (form.get("act") ?? "").split(" --");
    const kind = kindOf(form);
    if (act === "download") {
      const { exportSheet } = await loadSheets();
      const format = how === "csv" ? "csv" : "xlsx";
      const bytes = await exportSheet(context.site.content, kind, format);
      return new Response(bytes, {
        headers: {
          "content-type": types[format],
          "content-disposition": `attachment; filename="${kind}.${format}"`,
        },
      });
    }
    if (act !== "save") return shown;
    const rows = new Set(form.getAll("row").map(Number));
    const { read, problem } = await planOrProblem(
      context,
      form,
      (row) => how === "all" || rows.has(row),
    );
    if (!read) return notDone(problem);
    const { draftsOf } = await loadSheets();
    const { texts, named } = draftsOf(read.plan);
    if (named.length === 0) return notDone("Choose at least one row.");
    const since = await context.site.console.saveDrafts(texts, named, context.person);
    return done({
      to: draftsQuery.address(addresses.consoleDrafts.path, { since }),
      said: [["content import", named.length]],
    });
  },

  Page({ data }) {
    const { isReadOnly, kind } = data;
    const { read, problem } = { read: undefined, problem: undefined, ...data };
    return (
      <>
        <p className="row middle gap-2 wide-4">
          <AllContent />
        </p>
        {problem === undefined ? null : (
          <p className={consoleStyles.problem} role="alert">
            {problem}
          </p>
        )}
        {read ? <Plan {...read} /> : null}
        {isReadOnly ? <ReadOnly /> : <Upload kind={kind} isAgain={read !== undefined} />}
        <Downloads />
      </>
    );
  },
});

function Upload({ kind, isAgain }: { kind: SheetKind; isAgain: boolean }) {
  return (
    <section className="section" aria-labelledby="upload">
      <h2 id="upload">{isAgain ? "Read another file" : "Read a spreadsheet"}</h2>
      <form method="post" encType="multipart/form-data" className={consoleStyles.form}>
        <Field label="What it lists">
          {(tied) => (
            <select {...tied} name="kind" defaultValue={kind} autoComplete="off">
              {kinds.map((each) => (
                <option key={each} value={each}>
                  {names[each]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <SheetFile note=" What's above them is left out." />
        <Field
          label="The workbook's sheet (optional)"
          hint="Its name, if there are several. Without it, the first with known headings is read."
        >
          {(tied) => <input {...tied} name="name" maxLength={31} autoComplete="off" />}
        </Field>
        <button type="submit" name="act" value="read">
          Show what it changes
        </button>
        <p className="note">Nothing is saved by that.</p>
      </form>
    </section>
  );
}

function Downloads() {
  return (
    <section className="section" aria-labelledby="download">
      <h2 id="download">Get one</h2>
      <p>
        Everything that&apos;s published, with a row for each and where its facts come from. Read
        back unchanged, it changes nothing.
      </p>
      {kinds.map((kind) => (
        <form key={kind} method="post" className="row end gap-2 wide-3">
          <input type="hidden" name="kind" value={kind} />
          {(Object.keys(formats) as (keyof typeof formats)[]).map((format) => (
            <button
              key={format}
              className="quiet"
              type="submit"
              name="act"
              value={`download --${format}`}
            >
              {names[kind]}, {formats[format]}
            </button>
          ))}
        </form>
      ))}
    </section>
  );
}

interface PlanProps {
  kind: SheetKind;
  plan: ImportPlan;
  /** The rows, for the form with the chosen ones. */
  kept: string;
}

function Plan({ kind, plan, kept }: PlanProps) {
  const { mistakes, notes, rows } = plan;
  const rowsIn = (state: PlannedRow["state"]) => rows.filter((row) => row.state === state);
  const [begun, changed, same, wrong] = [
    rowsIn("new"),
    rowsIn("changed"),
    rowsIn("same"),
    rowsIn("wrong"),
  ];
  const told = mistakesOf(plan);
  const count = begun.length + changed.length;
  return (
    <>
      <SheetRead
        mistakes={mistakes}
        said={`${counted(rows.length)}: ${begun.length} new, ${changed.length} changed, ${same.length} the same, ${wrong.length} wrong.`}
        notes={notes}
      />
      {told.length === 0 ? null : (
        <section className={styles.mistakes} aria-labelledby="wrong">
          <h2 id="wrong">To fix in the spreadsheet</h2>
          <SheetMistakes of={told} />
        </section>
      )}
      {count === 0 ? null : (
        <form
          method="post"
          className={`stack fit gap-4 ${styles.form}`}
          aria-label="Rows to save"
          autoComplete="off"
        >
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="sheet" value={kept} />
          <Rows id="changed" title="Changed" rows={changed} />
          <Rows id="new" title="New" rows={begun} />
          <div className={styles.bar}>
            <button type="submit" name="act" value="save">
              Save the chosen rows
            </button>
            <button className="quiet" type="submit" name="act" value="save --all">
              Save all {wholeNumber(count)}
            </button>
          </div>
          <p className="note">
            They become drafts of yours, which you can publish or discard together. Nothing is
            published yet.
          </p>
        </form>
      )}
    </>
  );
}

const counted = (count: number) => `${wholeNumber(count)} ${count === 1 ? "row" : "rows"}`;

function Rows({ id, title, rows }: { id: string; title: string; rows: readonly PlannedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>
        {title} ({wholeNumber(rows.length)})
      </h2>
      <ul className="stack gap-2">
        {rows.map((row) => (
          <li key={row.row}>
            <OneRow row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneRow({ row: { row, name, path, state, changes, notes } }: { row: PlannedRow }) {
  return (
    <>
      <label className="check">
        <input type="checkbox" name="row" value={row} />
        <span>
          Row {row}: {name}
        </span>
      </label>
      <RowChanges changes={changes} isNew={state === "new"} />
      {state === "new" ? null : (
        <p className="small">
          <a className="tap" href={entryAddress(path)}>
            {path}
          </a>
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="small">
          {note}
        </p>
      ))}
    </>
  );
}
