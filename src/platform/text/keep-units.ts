/** The space between a number and a unit's sign, and the number's last digit. */
const beforeUnit = /(\d)[ \n](?=(?:mm|cm|in|ft|oz|lb|g|mph|°F)(?![\p{L}\p{N}]))/gu;

/** A text in which no line ends between a number and its unit, as in '16 mm': the space there doesn't break. */
export function keepUnits(text: string): string {
  return text.replaceAll(beforeUnit, "$1\u00A0");
}

/** Fields of content that are compared with what visitors type or other sites write, and the reviews of samples. */
const asWritten = new Set(["keywords", "aliases", "fullName", "reviews"]);

/** The same for every text within a value of content, however deep, except fields that stay as they are written. */
export function keepUnitsIn<Value>(value: Value): Value {
  if (typeof value === "string") return keepUnits(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => keepUnitsIn(item)) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [
      name,
      asWritten.has(name) ? each : keepUnitsIn(each),
    ]),
  ) as Value;
}
