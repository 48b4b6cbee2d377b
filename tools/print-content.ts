// Prints the content files again: once Git or an editor wrote one in another layout, a test says so.

import { globSync, readFileSync, writeFileSync } from "node:fs";
import { printed } from "../src/platform/content/edit-yaml.ts";

for (const path of globSync("{content,tests/content}/**/*.{yaml,md}")) {
  const text = readFileSync(path, "utf8");
  const now = printed(path, text);
  if (now !== text) writeFileSync(path, now);
}
