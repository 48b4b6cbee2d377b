import { hash } from "node:crypto";
import type { ContentMistakes } from "../../src/platform/content/content-folder.ts";
import { mistakeText } from "../../src/platform/content/mistake.ts";

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** How often the page checks whether the mistake is fixed, in milliseconds. */
const interval = 1000;

/** Identifies the page of an error, so that a poll can tell it from the next one. */
const markOf = (message: string) => hash("sha256", message).slice(0, 16);

/**
 * Development's page for an error. It polls its own URL until another page answers, whether or not Vite's client
 * reached the browser.
 */
export function errorPage(error: Error): string {
  const sentences = (error as Partial<ContentMistakes>).mistakes?.map(mistakeText);
  const message = sentences?.join("\n") ?? error.stack ?? error.message;
  const mark = markOf(message);
  const shown = sentences
    ? `<ul>${sentences.map((sentence) => `<li>${escaped(sentence)}</li>`).join("\n")}</ul>`
    : `<pre>${escaped(message)}</pre>`;
  const heading = sentences
    ? `${sentences.length === 1 ? "1 mistake" : `${sentences.length} mistakes`} in content`
    : "The page can't be shown";
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${heading}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
li { margin-block: 0.5rem; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; }
</style>
</head>
<body>
<h1>${heading}</h1>
${shown}
<p>Fix this and save. The page reloads by itself.</p>
<script>
(async function ask() {
  await new Promise((resolve) => setTimeout(resolve, ${interval}));
  try {
    const text = await (await fetch(location.href, { cache: "no-store" })).text();
    if (!text.includes("mistake-${mark}")) return location.reload();
  } catch {}
  await ask();
})();
</script>
<!-- mistake-${mark} -->
</body>
</html>
`;
}
