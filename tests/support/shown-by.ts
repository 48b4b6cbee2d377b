import { plainText } from "./in-process-site.ts";

/** What a page shows, without what is around it on every page of the site. */
export async function shownBy(answer: Response): Promise<string> {
  const html = plainText(await answer.text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
}
