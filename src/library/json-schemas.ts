import { z } from "zod";
import { contentFolder } from "../platform/content/content-folder.ts";
import type { ContentFile } from "../platform/content/content-reader.ts";
import { contentFiles } from "./content-files.ts";

/** Where the schemas are written, from the project's folder. */
export const schemaFolder = "docs/schemas";

interface EditorSchema {
  /** Its file in that folder: 'paddles.json'. */
  name: string;
  /** The content files that it is for: 'content/paddles/*.yaml'. */
  files: string;
  text: string;
}

/**
 * JSON schemas of the YAML files, for completion and errors in an editor. They say less than the check: nothing about
 * other files. Editors don't apply schemas to the fields above a Markdown text, so there are none for these.
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
    // What an editor writes: fields with a default can be left out.
    io: "input",
    // The check knows more rules than a schema can say.
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      const { description, example } = jsonSchema;
      delete jsonSchema["example"];
      // Only some editors read patterns with Unicode properties.
      if (jsonSchema.pattern?.includes("\\p{")) delete jsonSchema.pattern;
      if (typeof description === "string" && typeof example === "string")
        jsonSchema.description = `${description}; for example: ${example}`;
    },
  });
  return { ...found, title: about.split(/(?<=\.) /)[0] };
}

/** What `.vscode/settings.json` says of these schemas. */
export function editorSettings(): string {
  const schemas = jsonSchemas().map(
    ({ name, files }) => `    "./${schemaFolder}/${name}": "${files}"`,
  );
  return `"yaml.schemas": {\n${schemas.join(",\n")}\n  }`;
}

/** Where `editorSettings` is in that file. */
export const settingsPattern = /"yaml\.schemas": \{[^{}]*\}/;
