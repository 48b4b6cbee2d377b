import { statSync } from "node:fs";
import { join } from "node:path";
import type { ContentReader } from "../platform/content/content-reader.ts";
import type { ReadText } from "../platform/content/read-before.ts";

type Dated = Pick<ReadText, "file">;

/** The last day that a file gives for itself; undefined if it gives none. */
function dayOf({ file }: Dated): string | undefined {
  const days = ["updated", "publishDate", "date"].map((field) => file.document.get(field));
  return days.find((day) => typeof day === "string");
}

/** Whether a file is newer than another: by the dates in both or, if these are the same, by when they were saved. */
export function isNewer(reader: ContentReader, one: Dated, other: Dated): boolean {
  const [day = "", otherDay = ""] = [dayOf(one), dayOf(other)];
  if (day !== otherDay && day !== "" && otherDay !== "") return day > otherDay;
  return savedAt(reader, one) >= savedAt(reader, other);
}

function savedAt(reader: ContentReader, { file }: Dated): number {
  const path = join(reader.projectFolder, file.path);
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** What to say of the older of two files: ' and is older, of 2025-03-11'. Empty if no date says so. */
export function isOlderSince(newer: Dated, older: Dated): string {
  const [day, olderDay] = [dayOf(newer), dayOf(older)];
  return day && olderDay && olderDay < day ? ` and is older, of ${olderDay}` : "";
}
