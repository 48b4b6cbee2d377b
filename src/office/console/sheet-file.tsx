import { wholeNumber } from "../../platform/text/money.ts";
import { maxSheet, tooLargeFile } from "../../platform/sheets/sheet.ts";
import { Field } from "../../platform/ui/field.tsx";
import { CutList } from "./content/cut-list.tsx";

interface SheetReadProps {
  /** Why a row, or all of them, can't be taken. */
  mistakes: readonly string[];
  /** What was read. */
  said: string;
  notes: readonly string[];
}

/** What came of reading a spreadsheet. */
export const SheetRead = ({ mistakes, said, notes }: SheetReadProps) => (
  <div role="status">
    <p>{mistakes.length > 0 ? "No row was read." : said}</p>
    {notes.map((note) => (
      <p key={note} className="note">
        {note}
      </p>
    ))}
  </div>
);

/** How many mistakes a page lists: more would take long to load, and mostly have one cause. */
const maxTold = 500;

/** What's to be fixed in a spreadsheet. */
export const SheetMistakes = ({ of }: { of: readonly string[] }) => (
  <>
    <CutList
      of="mistakes"
      items={of.slice(0, maxTold).map((each) => ({ key: each, shown: each }))}
    />
    {of.length > maxTold ? (
      <p>{wholeNumber(of.length - maxTold)} more mistakes aren&apos;t listed here.</p>
    ) : null}
  </>
);

/** The field of a form for a spreadsheet. @param note on what's read, after how large it may be */
export function SheetFile({ note = "" }: { note?: string }) {
  const size = `up to ${maxSheet.bytes / 1024 / 1024} MB and ${wholeNumber(maxSheet.rows)} rows`;
  return (
    <Field label="The file" hint={`Excel (.xlsx) or CSV, ${size}, with headings.${note}`}>
      {(tied) => (
        <input
          {...tied}
          type="file"
          name="file"
          accept=".xlsx,.csv,.tsv,.txt,.html,.htm"
          data-max={maxSheet.bytes}
          data-too-large={tooLargeFile}
          required
        />
      )}
    </Field>
  );
}
