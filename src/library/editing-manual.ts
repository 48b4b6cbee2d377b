import type { z } from "zod";
import { contentFiles } from "./content-files.ts";
import { contentFolder } from "../platform/content/content-folder.ts";
import { manualOpening } from "./manual-opening.ts";
import { innerOf, manualOf } from "../platform/content/schema-parts.ts";

/** The editors' manual, docs/editing.md: every field of every content file, from the schemas that check them. */
export function editingManual(): string {
  const sections = Object.values(contentFiles).map(
    ({ path, about, schema }) =>
      `## \`${contentFolder}/${path}\`\n\n${about}\n\n${fieldTable(schema)}`,
  );
  return `<!-- 'npm run manual' writes this page from the schemas in src/ (*.content.ts). -->

${manualOpening}
${sections.join("\n\n")}
`;
}

function fieldTable(schema: z.ZodType): string {
  const rows = fieldsOf(schema, "").map(([name, field]) => {
    const { description = "", example = "" } = manualOf(field) ?? {};
    const needed = field.safeParse(undefined).success ? "no" : "yes";
    return `| \`${name}\` | ${needed} | ${escape(description)} | \`${escape(example)}\` |`;
  });
  return ["| Field | Needed | What to write | Example |", "|---|---|---|---|", ...rows].join("\n");
}

const escape = (text: string) => text.replaceAll("|", "\\|");

/** Every described field below a schema, by its path. */
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
