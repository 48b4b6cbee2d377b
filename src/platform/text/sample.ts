/** Marks a sample figure or claim, on pages and in content. */
export const sampleSign = "◇";

/**
 * Removes the sentences that contain the sign. A text that begins with it is a sample as a whole.
 * @returns an empty text if nothing is left
 */
export function withoutSamples(text: string): string {
  if (!text.includes(sampleSign)) return text;
  if (text.startsWith(sampleSign)) return "";
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes(sampleSign))
    .join(" ");
}

/** Splits a text into sentences, each with its sign. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["')]?◇?)\s+/);

/** Removes samples from an article's HTML, with elements that this empties and headings with nothing below. */
export function htmlWithoutSamples(html: string): string {
  return html
    .replaceAll(
      /<(p|li)>((?:[^<]|<(?!\/?(?:p|li|ul|ol)\b))*)<\/\1>\n?/g,
      (block, tag: string, inside: string) => {
        const left = withoutSamples(inside);
        return left === inside ? block : left === "" ? "" : `<${tag}>${left}</${tag}>\n`;
      },
    )
    .replaceAll(/<(li|blockquote)>\s*<\/\1>\n?/g, "")
    .replaceAll(/<(ul|ol)>\s*<\/\1>\n?/g, "")
    .replaceAll(/<h3[^<>]*>[^<]*<\/h3>\s*(?=<h[23]|$)/g, "")
    .replaceAll(/<h2[^<>]*>[^<]*<\/h2>\s*(?=<h2|$)/g, "");
}

/**
 * A made-up figure or claim. It can't be printed by accident: TypeScript treats it as a symbol, which JSX, template
 * strings and operators reject, and converting it to text throws at run time. `Marked` and `markedText` print it with
 * its mark, `derived` keeps the mark on what follows from it, and `bareValue` unwraps it for computing.
 */
export type Sample<Value> = symbol & { readonly [sampleSign]: Value };

export type MaybeSample<Value> = Value | Sample<Value>;

export type SampleOf<Value> = MaybeSample<NonNullable<Value>> | Extract<Value, null | undefined>;

export type WithSamples<Fields, Name extends keyof Fields> = Omit<Fields, Name> & {
  [Each in keyof Pick<Fields, Name>]: SampleOf<Fields[Each]>;
};

/** A JSON-safe holder: what an island receives from the server is still a sample. */
class Held<Value> {
  readonly [sampleSign]: Value;

  constructor(value: Value) {
    this[sampleSign] = value;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError("A sample was used without its mark. Print it with Marked or markedText.");
  }
}

export function asSample<Value>(value: Value): Sample<Value> {
  return new Held(value) as unknown as Sample<Value>;
}

/** Marks a value as a sample on a condition. A missing value stays missing. */
export function sampleIf<Value>(isOne: boolean, value: Value): SampleOf<Value> {
  if (value === null || value === undefined || !isOne) return value as SampleOf<Value>;
  return asSample(value as NonNullable<Value>);
}

export function isSample<Value>(value: MaybeSample<Value>): value is Sample<Value> {
  return typeof value === "object" && value !== null && sampleSign in value;
}

/** Whether all known values are samples, and there are any. */
export function areSamples(values: readonly unknown[]): boolean {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length > 0 && known.every((value) => isSample(value));
}

/**
 * Unwraps a value for computing or comparing. To print one, use `Marked` or `markedText`, or say 'sample' in the text.
 */
export function bareValue<Value>(value: MaybeSample<Value>): Value {
  return isSample(value) ? value[sampleSign] : value;
}

/** Computes something from a value; the result of a sample is a sample. */
export function derived<Value, Result>(
  value: MaybeSample<Value>,
  change: (value: Value) => Result,
): MaybeSample<Result> {
  return isSample(value) ? asSample(change(value[sampleSign])) : change(value);
}

/** A value as plain text, followed by the sign if it's a sample. */
export function markedText(value: MaybeSample<string | number>): string {
  return isSample(value) ? `${bareValue(value)}${sampleSign}` : `${value}`;
}

/** Marks these fields of a record as samples. */
export function withSamples<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): WithSamples<Fields, Name> {
  const marked = Object.fromEntries(
    names.flatMap((name) =>
      Object.hasOwn(fields, name) ? [[name, sampleIf(true, fields[name])]] : [],
    ),
  );
  return { ...fields, ...marked } as unknown as WithSamples<Fields, Name>;
}
