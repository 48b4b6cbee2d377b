// What editors read and what their tools use, all from the schemas that check content: the manual that
// 'content fields' prints, and the JSON schemas for completion.

import { z } from "zod";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentFile } from "../platform/content/content-reader.ts";
import { innerOf, manualOf, manualText } from "../platform/content/mistakes.ts";
import { fixedPaths, madeFiles } from "../site/pages/page-paths.ts";
import { contentFiles } from "./content-files.ts";

type Name = keyof typeof contentFiles;

/** What editors change most comes first. Files that aren't listed here come last, with the labels. */
const tasks: readonly [task: string, ...files: Name[]][] = [
  ["Paddles, their prices and sample reviews", "paddles", "listed", "sampleReviews"],
  ["The words around reviews", "wording"],
  ["Guides", "guides", "downloads"],
  ["Blog", "blog", "team"],
  ["Balls", "ballTests", "balls"],
  ["Pages", "home", "textPages", "about", "contact", "newsletter", "site"],
];
const labels = "Labels and messages";

/** The paths of all content files, by what editors do, each with what it's about. */
export function fileManual(): string {
  const named = new Set(tasks.flatMap(([, ...names]) => names));
  const others = Object.keys(contentFiles).filter((name) => !named.has(name as Name)) as Name[];
  const groups = [...tasks, [labels, ...others] as const].map(([task, ...names]) => {
    const files = names.map((name) => {
      const { path, about } = contentFiles[name];
      return `  ${path}: ${about.split(/(?<=\.) /)[0]}`;
    });
    return [task, ...files].join("\n");
  });
  return [...groups, linkManual].join("\n\n");
}

const linkManual = `What a text can link to
  Pages with fixed addresses: ${fixedPaths.join(", ")}
  Pages named after files: /<paddle>, /reviews/balls/<article>, /reviews/best-of/<guide>, /blog/<article>, /guides/<download>.pdf
  Two paddles side by side, in alphabetical order: /comparisons/<one>-vs-<other>
  Files: ${madeFiles.join(", ")}, and everything in public/
  A heading of a page, by its words: /privacy#on-what-we-store for '## What we store'
  Other sites: https://…`;

/**
 * Every field of a content file: what belongs in it, its limits and an example. The limits are those of the check: a
 * text's length in characters, a list's number of items, a number's range. Undefined if no content file has that path.
 * @param path the file's, or the start of its path that names its kind: 'content/paddles/diadem-hero.yaml', 'paddles'
 */
export function fieldManual(path: string): string | undefined {
  const file = Object.values<ContentFile>(contentFiles).find((known) =>
    namesOf(known.path).includes(kindIn(path)),
  );
  if (!file) return undefined;
  const fields = fieldsOf(file.schema, "");
  const lines = fields.map(([name, field]) => {
    const { example = "" } = manualOf(field) ?? {};
    const notes = [field.safeParse(undefined).success ? "not needed" : "", limitsOf(field)];
    const noted = notes.filter(Boolean).join(", ");
    // Fields with the same description share an example, which is right for only one of them.
    const shared = fields.filter(([, other]) => manualOf(other)?.example === example).length > 1;
    const shown = shared && /[a-z]{3} |…/i.test(example) ? "" : ` For example: ${example}`;
    return `  ${name}${noted && ` (${noted})`}: ${manualText(field)}.${shown}`;
  });
  return [`${contentFolder}/${file.path}: ${file.about}`, "", ...lines].join("\n");
}

/** What `fieldManual` can be asked for. */
export const manualNames = (): string[] =>
  Object.values<ContentFile>(contentFiles).map(({ path }) => namesOf(path)[0]!);

/** 'site' and 'site.yaml', or 'paddles' for all files in it. */
const namesOf = (path: string) => {
  const name = path.replace(/(\/<\w+>)?\.\w+$/, "");
  return path.includes("/") ? [name] : [name, path];
};

function kindIn(path: string): string {
  const below = path.replace(`${contentFolder}/`, "");
  const at = below.lastIndexOf("/");
  return at === -1 ? below : below.slice(0, at);
}

function fieldsOf(schema: unknown, path: string): [string, z.ZodType][] {
  const { shape, element, valueType } = innerOf(schema);
  const below: [string, unknown][] = shape
    ? Object.entries(shape).map(([key, child]) => [path ? `${path}.${key}` : key, child])
    : [];
  if (element) below.push([`${path}[]`, element]);
  if (valueType) below.push([`${path}.<name>`, valueType]);
  return below.flatMap(([name, child]) => {
    const field = child as z.ZodType;
    const own: [string, z.ZodType][] =
      manualOf(field)?.example === undefined ? [] : [[name, field]];
    return [...own, ...fieldsOf(field, name)];
  });
}

/** The limits of a field in words: '1 to 60 characters'. Empty if it has none. */
function limitsOf(field: z.ZodType): string {
  const { type, minLength, maxLength, minItems, maxItems, minimum, maximum, items } =
    z.toJSONSchema(innerOf(field) as z.ZodType, { io: "input", unrepresentable: "any" });
  if (type === "string") return range(minLength, maxLength, "characters");
  if (type === "number" || type === "integer") {
    // Without limits of its own, an integer has JavaScript's.
    return Math.abs(maximum ?? 0) > 1e9 ? "" : range(minimum, maximum, "");
  }
  if (type !== "array") return "";
  const { maxLength: longest } = (items ?? {}) as { maxLength?: number };
  const each = longest === undefined ? "" : `each at most ${longest} characters`;
  return [range(minItems, maxItems, "items"), each].filter(Boolean).join(", ");
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  const said =
    max === undefined
      ? min !== undefined && min > 1
        ? `at least ${min}`
        : ""
      : min === undefined || min === 0 || (unit === "characters" && min === 1)
        ? `at most ${max}`
        : `${min} to ${max}`;
  return said && unit ? `${said} ${unit}` : said;
}

export const schemaFolder = "docs/schemas";

interface EditorSchema {
  /** Its file name: 'paddles.json'. */
  name: string;
  /** The content files it applies to: 'content/paddles/*.yaml'. */
  files: string;
  text: string;
}

/**
 * JSON schemas of the YAML files, for completion and error marks in an editor. They're weaker than the check: they know
 * nothing about other files. There are none for Markdown files, because editors don't apply schemas to front matter.
 */
export function jsonSchemas(): EditorSchema[] {
  return Object.values<ContentFile>(contentFiles)
    .filter(({ kind }) => kind !== "articles")
    .map(({ path, about, schema }) => ({
      name: `${path.replace(/(\/<\w+>)?\.yaml$/, "")}.json`,
      files: `${contentFolder}/${path.replace(/<\w+>/, "*")}`,
      text: `${JSON.stringify(schemaFor(schema, about), null, 2)}\n`,
    }));
}

function schemaFor(schema: z.ZodType, about: string): object {
  const found = z.toJSONSchema(schema, {
    target: "draft-7",
    // The input type: fields with a default may be omitted.
    io: "input",
    // The check has rules that a JSON schema can't express.
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      const { description, example } = jsonSchema;
      for (const own of ["example", "unit", "label", "refersTo", "quotes"]) delete jsonSchema[own];
      // Only some editors support Unicode properties in patterns.
      if (jsonSchema.pattern?.includes("\\p{")) delete jsonSchema.pattern;
      if (typeof description === "string" && typeof example === "string")
        jsonSchema.description = `${manualText(zodSchema as z.core.$ZodType as z.ZodType)}; for example: ${example}`;
    },
  });
  return { ...found, title: about.split(/(?<=\.) /)[0] };
}

/** The part of `.vscode/settings.json` about these schemas. */
export function editorSettings(): string {
  const schemas = jsonSchemas().map(
    ({ name, files }) => `    "./${schemaFolder}/${name}": "${files}"`,
  );
  return `"yaml.schemas": {\n${schemas.join(",\n")}\n  }`;
}

/** Matches that part of the file. */
export const settingsPattern = /"yaml\.schemas": \{[^{}]*\}/;
