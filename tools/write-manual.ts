import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  editorSettings,
  jsonSchemas,
  schemaFolder,
  settingsPattern,
} from "../src/library/field-manual.ts";

const at = (path: string) => join(import.meta.dirname, "..", path);

rmSync(at(schemaFolder), { recursive: true, force: true });
mkdirSync(at(schemaFolder), { recursive: true });
for (const { name, text } of jsonSchemas()) writeFileSync(at(join(schemaFolder, name)), text);

const settings = at(".vscode/settings.json");
writeFileSync(settings, readFileSync(settings, "utf8").replace(settingsPattern, editorSettings()));
