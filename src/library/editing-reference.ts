// Generates what editors read and what their tools use, all from the schemas that check content:
// docs/editing-reference.md and the JSON schemas for completion.

import { z } from "zod";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentFile } from "../platform/content/content-reader.ts";
import { innerOf, manualOf } from "../platform/content/mistakes.ts";
import { fixedPaths, madeFiles } from "../pages/page-paths.ts";
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

/** The editors' manual: every field of every content file. */
export function editingReference(): string {
  const named = new Set(tasks.flatMap(([, ...names]) => names));
  const others = Object.entries<ContentFile>(contentFiles).flatMap(([name, file]) =>
    named.has(name as Name) ? [] : [file],
  );
  const groups = [
    ...tasks.map(([task, ...names]) => ({ task, files: names.map((name) => contentFiles[name]) })),
    { task: labels, files: others },
  ];
  const contents = groups.map(
    ({ task, files }) => `- ${task}: ${files.map(({ path }) => linkTo(path)).join(", ")}`,
  );
  const sections = groups.flatMap(({ files }) => files.map(sectionOf));
  return `<!-- 'npm run manual' writes this page from the schemas in src/ (*.content.ts). -->

# Every field of every content file

[editing.md](editing.md) has the steps, with an example of each kind of file. Look up a field here. Its limits are those
of the check: a text's length in characters, a list's number of items, a number's range. Fields without an example have
one in the file itself.

${contents.join("\n")}
- Addresses: [what a text can link to](#what-a-text-can-link-to)

${sections.join("\n\n")}

## What a text can link to

- Pages with fixed addresses: ${code(fixedPaths)}
- Pages named after files: \`/<paddle>\`, \`/reviews/balls/<article>\`, \`/reviews/best-of/<guide>\`, \`/blog/<article>\`, \`/guides/<download>.pdf\`
- Two paddles side by side, in alphabetical order: \`/comparisons/<one>-vs-<other>\`
- Files: ${code(madeFiles)}, and everything in \`public/\`
- A heading of a page, by its words: \`/privacy#on-what-we-store\` for \`## What we store\`
- Other sites: \`https://…\`
`;
}

const code = (words: readonly string[]) => words.map((word) => `\`${word}\``).join(", ");

const linkTo = (path: string) =>
  `[${path}](#${`${contentFolder}/${path}`.replaceAll(/[^\w-]/g, "").toLowerCase()})`
    .replaceAll("<", "\\<")
    .replaceAll(">", "\\>");

function sectionOf({ path, about, schema }: ContentFile): string {
  return `## \`${contentFolder}/${path}\`\n\n${about}\n\n${fieldTable(schema)}`;
}

function fieldTable(schema: z.ZodType): string {
  const fields = fieldsOf(schema, "");
  const rows = fields.map(([name, field]) => {
    const { description = "", example = "" } = manualOf(field) ?? {};
    const needed = field.safeParse(undefined).success ? "no" : "yes";
    // Fields with the same description share an example, which is right for only one of them.
    const shared = fields.filter(([, other]) => manualOf(other)?.example === example).length > 1;
    const shown = shared && /[a-z]{3} |…/i.test(example) ? "" : `\`${escape(example)}\``;
    return `| \`${name}\` | ${needed} | ${escape(description)} | ${limitsOf(field)} | ${shown} |`;
  });
  const head = ["| Field | Needed | What to write | Limits | Example |", "|---|---|---|---|---|"];
  return [...head, ...rows].join("\n");
}

const escape = (text: string) => text.replaceAll("|", "\\|");

function fieldsOf(schema: unknown, path: string): [string, z.ZodType][] {
  const { shape, element, valueType } = innerOf(schema);
  const below: [string, unknown][] = shape
    ? Object.entries(shape).map(([key, child]) => [path ? `${path}.${key}` : key, child])
    : [];
  if (element) below.push([`${path}[]`, element]);
  if (valueType) below.push([`${path}.<name>`, valueType]);
  return below.flatMap(([name, child]) => {
    const field = child as z.ZodType;
    const own: [string, z.ZodType][] = manualOf(field)?.description ? [[name, field]] : [];
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
    override: ({ jsonSchema }) => {
      const { description, example } = jsonSchema;
      for (const own of ["example", "label", "refersTo", "quotes"]) delete jsonSchema[own];
      // Only some editors support Unicode properties in patterns.
      if (jsonSchema.pattern?.includes("\\p{")) delete jsonSchema.pattern;
      if (typeof description === "string" && typeof example === "string")
        jsonSchema.description = `${description}; for example: ${example}`;
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
