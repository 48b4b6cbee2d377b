import { afterAll, beforeAll, expect, test } from "vitest";
import { type OpenedSite, siteOver } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";

const library = projectLibrary();
const { wording } = library;
let site: OpenedSite;
let edited: OpenedSite;

beforeAll(async () => {
  site = await siteOver(library);
  edited = await siteOver({ ...library, wording: { ...wording, submit: "Send it" } });
});
afterAll(async () => {
  await site.close();
  await edited.close();
});

/** The address of the words that a page's form needs. */
async function wordsOf({ ask }: OpenedSite, path: string): Promise<string> {
  const html = await (await ask(path)).text();
  return / name="review-form"[^>]* shared="([^"]+)"/.exec(html)![1]!;
}

test.each([
  ["/joola-perseus-pro-iv", "A"],
  ["/neonic-flow", "B"],
  ["/diadem-hero", "C"],
  ["/reviews/balls/7f3a9c21", "Ball"],
] as const)("the form of %s gets the words of group %s, once and for good", async (path, group) => {
  const answer = await site.ask(await wordsOf(site, path));
  expect(answer.status).toBe(200);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.json()).toMatchObject({
    group: { formTitle: wording.groups[group].formTitle },
    wording: { submit: wording.submit },
  });
});

test("a page doesn't repeat the words that its form shows only after a mistake", async () => {
  const html = await (await site.ask("/diadem-hero")).text();
  expect(html).toContain(wording.submit);
  expect(html).not.toContain(wording.fields.firstName.tooLong);
});

test("edited words have another address, and the earlier one is gone", async () => {
  const [before, after] = [
    await wordsOf(site, "/diadem-hero"),
    await wordsOf(edited, "/diadem-hero"),
  ];
  expect(after).not.toBe(before);
  expect((await edited.ask(before)).status).toBe(404);
  expect(await (await edited.ask(after)).json()).toMatchObject({ wording: { submit: "Send it" } });
});
