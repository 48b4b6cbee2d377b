import { z } from "zod";
import { sourceKinds } from "../text/fact-source.ts";
import type { NumberUnit } from "../text/read-figure.ts";
import { iconNames } from "../ui/icons.ts";

type Unit = NonNullable<NumberUnit>;

declare module "zod" {
  interface GlobalMeta {
    /** A correct value, as an editor would write it in YAML. */
    example?: string;
    /** What a number counts. The field's name ends with it. */
    unit?: Unit;
    /** What a form calls it, if that doesn't follow from its name. */
    label?: string;
    /** The content folder that has a file of this name: 'paddles'. */
    refersTo?: string;
    /** The lists of the same file whose phrases it repeats, word for word. */
    quotes?: readonly string[];
  }
}

/**
 * Gives a field its help in the console's form and its line in the editors' manual ('content fields'), which is also
 * quoted in messages about mistakes.
 * @param manual what to write, as a noun phrase without a word about files: 'the average weight in ounces'
 * @param example a correct value, as written in YAML
 * @param unit what a number counts
 */
export function field<Schema extends z.ZodType>(
  schema: Schema,
  manual: string,
  example: string,
  unit?: Unit,
): Schema {
  return schema.meta({ description: manual, example, ...(unit && { unit }) });
}

/** A field for a text of one to `max` characters. */
export function words(max: number, manual: string, example: string) {
  return field(z.string().trim().min(1).max(max), manual, example);
}

/** A group with exactly these fields. */
export function group<Fields extends z.ZodRawShape>(
  manual: string,
  example: string,
  fields: Fields,
) {
  return field(z.strictObject(fields), manual, example);
}

/** A group's fields, one for each of these names. */
export const eachOf = <Name extends string, Field>(
  names: readonly Name[],
  fieldOf: (name: Name) => Field,
) => Object.fromEntries(names.map((name) => [name, fieldOf(name)])) as Record<Name, Field>;

/** A group of words, whose example names the first of them. */
export function wording<Fields extends z.ZodRawShape>(manual: string, fields: Fields) {
  return group(manual, `{ ${Object.keys(fields)[0]}: …, … }`, fields);
}

/** A list of groups with exactly these fields. */
export function groups<Fields extends z.ZodRawShape>(manual: string, fields: Fields) {
  const example = `a list, each starting with '- ${Object.keys(fields)[0]}:'`;
  return field(z.array(z.strictObject(fields)), manual, example);
}

/** Replacements for some fields of a group while samples are off. */
export function withoutSamples<Fields extends z.ZodRawShape>(example: string, fields: Fields) {
  return field(
    z.strictObject(fields).partial().optional(),
    "what fields beside it say instead while samples are left out; leave it out if nothing changes",
    example,
  );
}

/**
 * The text that search engines show below a page's title; they cut off longer ones.
 * @param more for the manual, after the length
 */
export function headDescription(example: string, more = "") {
  return field(
    z.string().trim().min(50).max(160),
    `the text that search engines show below the title, 50 to 160 characters${more}`,
    example,
  );
}

/** Search phrases that should lead to a page. */
export function headKeywords(example: string) {
  return field(
    z.array(z.string().trim().min(1).max(60)).min(1).max(10),
    "one to ten search phrases",
    example,
  );
}

/** What search engines get of a page, by examples. */
export const head = (description: string, keywords: string) => ({
  description: headDescription(description),
  keywords: headKeywords(keywords),
});

export const icon = field(z.enum(iconNames), "the icon beside its category", iconNames[0]);

/** The lines of an article's 'In short' box, below its title. */
export const inShort = field(
  z.array(z.string().trim().min(1).max(120)).min(2).max(4),
  "two to four short lines for the box 'In short' below the title, the answer first and a warning last; each says what the text says, nothing more, and ends with ◇ if it is a sample there",
  "[Not sure? Take 16 mm., 14 mm shows errors sooner.]",
);

/** The name of a content file, which is part of its page's address. */
export const fileName = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * Earlier names of a file. src/library/moved-names.ts checks them once all content is read.
 * @param what the file's page, and what moves with it: 'this paddle, with their reviews'
 */
export function movedFrom(what: string, example: string) {
  return field(
    z.array(fileName).max(20).default([]),
    `earlier names of this entry: their addresses lead to ${what}; leave it out if it was never renamed`,
    example,
  );
}

/** A number with at most one decimal, shown as written. */
export function oneDecimal(min: number, max: number) {
  return z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-9, {
      message: "is not rounded to one decimal",
    });
}

/** A path on this site. Whether it exists is checked once all content is read. */
export const ownPath = z.string().regex(/^\/(?!\/)\S*$/);

export const color = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * For a check of several fields: it runs once these are right, whatever is wrong elsewhere, so that a file's mistakes are
 * all named at once.
 */
export const onceRight = (...names: readonly string[]) => ({
  when: ({ value, issues }: z.core.ParsePayload) =>
    typeof value === "object" &&
    value !== null &&
    issues.every(({ path }) => !names.includes(String(path?.[0]))),
});

/** Reports a mistake at this place in what is checked. */
export const report = (context: z.RefinementCtx, path: PropertyKey[], message: string) =>
  context.addIssue({ code: "custom", path, message });

/** In feet from the left baseline and from the upper sideline, up to three feet outside the court. */
const spot = z.tuple([z.number().min(-3).max(47), z.number().min(-3).max(23)]);

/** A play drawn on a court. @param manual what to draw */
export function play(manual: string) {
  return field(
    z
      .strictObject({
        shows: field(
          z.string().trim().min(1).max(160),
          "what the drawing shows, in a sentence for screen readers",
          "A third shot dropped into the kitchen.",
        ),
        players: field(
          z.array(spot).max(4),
          "the players' positions: feet from the left baseline (44 is the right one) and from the upper sideline (20 is the lower one)",
          "[[1, 5], [29.5, 6]]",
        ),
        ball: field(
          z.array(spot).min(1).max(8),
          "the ball's path in the same units: where it is hit, and each place it lands",
          "[[1, 5], [27, 8]]",
        ),
      })
      .optional(),
    manual,
    "a group: shows, players, ball",
  );
}

/** A day or a month, as an editor writes it: "2026-03" or "2026-03-14". */
export const dayOrMonthField = z.union([z.iso.date(), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)]);

/** An address of a page elsewhere. Others, such as "javascript:", are refused, and so are names and passwords in it. */
export const webAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .max(500)
  .refine((text) => (URL.parse(text)?.username ?? "") + (URL.parse(text)?.password ?? "") === "", {
    error: "has a name or password before its host. Leave everything up to the @ out",
  });

/** Where a fact comes from. */
export const factSource = z.strictObject({
  kind: field(
    z.enum(sourceKinds).optional(),
    "what they are to the thing: its maker, a shop, an official list, a register whose data anyone may use, a lab that measured, owners, or ours if someone of this site looked; a fact without it isn't part of the open data, and neither is a lab's",
    "maker",
  ),
  from: words(120, "whose page or list it is", "JOOLA"),
  url: field(
    webAddress.optional(),
    "that page's address, starting with https://; leave it out if there is none",
    "https://example.com/paddle",
  ),
  on: field(dayOrMonthField, "the day or month it was read", '"2026-03-14"'),
});

/** Where facts of a file come from. Facts without one are as we found them. */
export function sourcesOf<const Fact extends string>(facts: readonly Fact[], example: string) {
  return field(
    z.partialRecord(z.enum(facts), factSource).optional(),
    "where its facts come from; leave out those that nobody noted",
    example,
  );
}
