import { expect, test } from "vitest";
import { stylesheetsOf } from "./stylesheets.ts";

const imports: Record<string, string[]> = {
  "/src/site/layout/document.tsx": ["/src/platform/styles/index.css", "/src/header.tsx"],
  "/src/header.tsx": ["/src/platform/ui/header.module.css"],
  "/src/a.page.tsx": ["/src/part.tsx", "/src/a.module.css", "/src/b.page.tsx", "/src/x.island.tsx"],
  "/src/b.page.tsx": ["/src/part.tsx", "/src/b.module.css"],
  "/src/x.island.tsx": ["/src/x.module.css", "/src/part.tsx"],
  "/src/part.tsx": ["/src/part.module.css", "/src/a.page.tsx"],
};
const importsOf = (file: string) => imports[file] ?? [];

const document = ["/src/platform/styles/index.css", "/src/platform/ui/header.module.css"];

test.each([
  ["/src/a.page.tsx", ["/src/part.module.css", "/src/a.module.css", "/src/x.module.css"]],
  ["/src/b.page.tsx", ["/src/part.module.css", "/src/b.module.css"]],
])("%s has the document's stylesheets, then its own, each once", (page, own) => {
  expect(stylesheetsOf(page, importsOf)).toEqual([...document, ...own]);
});
