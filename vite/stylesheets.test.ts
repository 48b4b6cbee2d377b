import { expect, test } from "vitest";
import { stylesheetsOf } from "./stylesheets.ts";

const imports: Record<string, string[]> = {
  "/app/document.tsx": ["/app/styles/index.css", "/app/site/header.tsx"],
  "/app/site/header.tsx": ["/app/site/header.module.css"],
  "/app/a.page.tsx": ["/app/part.tsx", "/app/a.module.css", "/app/b.page.tsx", "/app/x.island.tsx"],
  "/app/b.page.tsx": ["/app/part.tsx", "/app/b.module.css"],
  "/app/x.island.tsx": ["/app/x.module.css", "/app/part.tsx"],
  "/app/part.tsx": ["/app/part.module.css", "/app/a.page.tsx"],
};
const importsOf = (file: string) => imports[file] ?? [];

const document = ["/app/styles/index.css", "/app/site/header.module.css"];

test.each([
  ["/app/a.page.tsx", ["/app/part.module.css", "/app/a.module.css", "/app/x.module.css"]],
  ["/app/b.page.tsx", ["/app/part.module.css", "/app/b.module.css"]],
])("%s has the document's stylesheets, then its own, each once", (page, own) => {
  expect(stylesheetsOf(page, importsOf)).toEqual([...document, ...own]);
});
