/** What marks a sample figure or claim, on pages and in content. */
export const sampleSign = "◇";

/**
 * A text or phrase without the sentences that have the sign. A text that begins with it is a sample as a whole.
 * @returns an empty text if nothing is left
 */
export function withoutSamples(text: string): string {
  if (!text.includes(sampleSign)) return text;
  if (text.startsWith(sampleSign)) return "";
  return sentencesOf(text)
    .filter((sentence) => !sentence.includes(sampleSign))
    .join(" ");
}

/** The sentences of a text, each with its sign. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["')]?◇?)\s+/);
}

/** The same of an article's HTML: without what is emptied by it, and headings with nothing below. */
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
 * A figure or claim that we made up. Nothing prints it as it is: TypeScript takes it for a symbol, which JSX, template
 * strings and operators refuse, and at run time turning it into text throws. `Marked` and `markedText` print it with
 * its mark; `derived` keeps the mark on what follows from it; `bareValue` gives it up to compute with.
 */
export type Sample<Value> = symbol & { readonly [sampleSign]: Value };

/** A value that is a sample or isn't. */
export type MaybeSample<Value> = Value | Sample<Value>;

/** The same for a value that may be missing. */
export type SampleOf<Value> = MaybeSample<NonNullable<Value>> | Extract<Value, null | undefined>;

/** Fields of which some may be samples. */
export type WithSamples<Fields, Name extends keyof Fields> = Omit<Fields, Name> & {
  [Each in keyof Pick<Fields, Name>]: SampleOf<Fields[Each]>;
};

/** Data that JSON keeps whole: what an island gets from the server is still a sample. */
class Held<Value> {
  readonly [sampleSign]: Value;

  constructor(value: Value) {
    this[sampleSign] = value;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError("A sample was used without its mark. Print it with Marked or markedText.");
  }
}

/** A value as a sample. */
export function asSample<Value>(value: Value): Sample<Value> {
  return new Held(value) as unknown as Sample<Value>;
}

/** A value as a sample if it is one. A missing value stays missing. */
export function sampleIf<Value>(isOne: boolean, value: Value): SampleOf<Value> {
  if (value === null || value === undefined || !isOne) return value as SampleOf<Value>;
  return asSample(value as NonNullable<Value>);
}

/** Whether a value is a sample. */
export function isSample<Value>(value: MaybeSample<Value>): value is Sample<Value> {
  return typeof value === "object" && value !== null && sampleSign in value;
}

/** The value itself, to compute or compare with. What is printed comes from `Marked`, `markedText` or says 'sample' itself. */
export function bareValue<Value>(value: MaybeSample<Value>): Value {
  return isSample(value) ? value[sampleSign] : value;
}

/** What follows from a value: a sample if that is one. */
export function derived<Value, Result>(
  value: MaybeSample<Value>,
  change: (value: Value) => Result,
): MaybeSample<Result> {
  return isSample(value) ? asSample(change(value[sampleSign])) : change(value);
}

/** A value as plain text, with the sign behind it if it's a sample. */
export function markedText(value: MaybeSample<string | number>): string {
  return isSample(value) ? `${bareValue(value)}${sampleSign}` : `${value}`;
}

/** A record whose fields of these names are samples. */
export function withSamples<Fields extends object, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): WithSamples<Fields, Name> {
  const marked = Object.fromEntries(
    names.flatMap((name) => (name in fields ? [[name, sampleIf(true, fields[name])]] : [])),
  );
  return { ...fields, ...marked } as unknown as WithSamples<Fields, Name>;
}
