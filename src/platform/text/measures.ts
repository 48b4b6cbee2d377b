// Figures with a unit as people type them: '8.2 oz', '16.5"', '13,5 mm'.

/** The units that figures are kept in. */
export type MeasureUnit = "oz" | "in" | "mm";

/** Units as people write them, in lower case. Marked as pure, so that scripts that read no figure don't have them. */
export const unitNames: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  /* @__PURE__ */ Object.entries({
    oz: "oz",
    ounce: "oz",
    ounces: "oz",
    g: "g",
    gr: "g",
    gram: "g",
    grams: "g",
    kg: "kg",
    lb: "lb",
    lbs: "lb",
    mm: "mm",
    millimeter: "mm",
    millimeters: "mm",
    cm: "cm",
    centimeter: "cm",
    centimeters: "cm",
    in: "in",
    inch: "in",
    inches: "in",
    '"': "in",
    "″": "in",
    "”": "in",
    "''": "in",
  }),
);

/** How many of a unit each unit is that is converted to it. */
export const conversions: Readonly<Record<MeasureUnit, Readonly<Record<string, number>>>> = {
  oz: { oz: 1, g: 1 / 28.349523125 },
  in: { in: 1, cm: 1 / 2.54, mm: 1 / 25.4 },
  mm: { mm: 1, cm: 10, in: 25.4 },
};

/**
 * A number as it's typed: '8.2', '8,2', '1,299.95', '1.299,95'. Undefined if it isn't one.
 * @param isPrice whether three digits may be thousands
 */
export function numberIn(typed: string, isPrice: boolean): number | undefined {
  const text = typed.replaceAll(/[\s\u00A0\u202F']/g, "");
  if (!/^[+-]?\d[\d.,]*$/.test(text)) return undefined;
  const [comma, dot] = [text.lastIndexOf(","), text.lastIndexOf(".")];
  const last = Math.max(comma, dot);
  const separators = text.replaceAll(/[^.,]/g, "");
  if (last === -1) return Number(text);
  const isThousands =
    (isPrice && separators.length === 1 && text.length - last === 4 && comma === last) ||
    (separators.length > 1 && new Set(separators).size === 1);
  if (isThousands)
    return /^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(text)
      ? Number(text.replaceAll(/[.,]/g, ""))
      : undefined;
  if (separators.length > 1 && separators.slice(0, -1).includes(separators.at(-1)!))
    return undefined;
  const whole = text.slice(0, last).replaceAll(/[.,]/g, "");
  const number = Number(`${whole}.${text.slice(last + 1)}`);
  return Number.isNaN(number) ? undefined : number;
}

/** The number and the unit of '8.2 oz', '16.5"' or '$249', each as typed. */
export function splitUnit(text: string): { number: string; unit: string } {
  const [, before = "", number = "", after = ""] =
    /^([^\d+-]*)([+-]?\d[\d.,'\s]*)(.*)$/su.exec(text) ?? [];
  const unit = [before, after].map((each) => each.trim().replace(/\.$/, "").toLowerCase());
  return { number: number.trim(), unit: unit.filter((each) => each !== "").join(" ") };
}

/** A figure that was read. */
export interface Measure {
  number: number;
  /** As `unitNames` has it, as typed if that's no unit we know, and empty without one. */
  unit: string;
}

/** Reads a figure. Undefined if it doesn't have a number. */
export function readMeasure(text: string): Measure | undefined {
  const { number: typed, unit } = splitUnit(text);
  const number = numberIn(typed, false);
  return number === undefined ? undefined : { number, unit: unitNames.get(unit) ?? unit };
}

/** Converts a figure to another unit, exactly; undefined if its own isn't one that is converted. */
export function measureIn({ number, unit }: Measure, to: MeasureUnit): number | undefined {
  const factors = conversions[to];
  return Object.hasOwn(factors, unit) ? number * factors[unit]! : undefined;
}
