import { wholeNumber } from "../../platform/text/money.ts";
import { maxSheet, tooLargeFile } from "../../platform/sheets/sheet.ts";
import { Field } from "../../platform/ui/field.tsx";

/** The field of a form for a spreadsheet. @param note on what's read, after how large it may be */
export function SheetFile({ note = "" }: { note?: string }) {
  const size = `up to ${maxSheet.bytes / 1024 / 1024} MB and ${wholeNumber(maxSheet.rows)} rows`;
  return (
    <Field
      label="The file"
      hint={`Excel (.xlsx) or CSV, ${size}, with headings.${note}`}
      problem={undefined}
    >
      {(tied) => (
        <input
          {...tied}
          type="file"
          name="file"
          accept=".xlsx,.csv,.tsv,.txt"
          data-max={maxSheet.bytes}
          data-too-large={tooLargeFile}
          required
        />
      )}
    </Field>
  );
}
