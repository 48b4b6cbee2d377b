import type { signedIn } from "./console-client.ts";
import { plainText } from "./in-process-site.ts";

type Browser = Awaited<ReturnType<typeof signedIn>>;

/** A console page's own HTML, without what React marks in it. */
export async function htmlOf(browser: Browser, path: string): Promise<string> {
  const html = await (await browser.get(path)).text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return main.replaceAll("<!-- -->", "");
}

/** The same without escapes. */
export const textOf = async (browser: Browser, path: string) =>
  plainText(await htmlOf(browser, path));

/** A review as the form on a console page names it, with the version that someone reads there. */
export async function readOn(browser: Browser, path: string, id: string): Promise<string> {
  const html = await htmlOf(browser, path);
  return new RegExp(`name="review" value="(${id}@[^"]*)"`).exec(html)?.[1] ?? "";
}

/** The first report that a form on a console page closes, as it names it. */
export async function reportOn(browser: Browser, path: string): Promise<string> {
  const html = await htmlOf(browser, path);
  return /name="report" value="([^"]*)"/.exec(html)?.[1] ?? "";
}

/** Where a post led to, or its status and why it was refused. */
export async function posted(browser: Browser, path: string, fields: Record<string, string>) {
  const answer = await browser.post(path, fields);
  if (answer.status === 303) return answer.headers.get("location");
  const [, said] = /role="alert">([^<]+)</.exec(await answer.text()) ?? [];
  return `${answer.status} ${plainText(said ?? "")}`;
}
