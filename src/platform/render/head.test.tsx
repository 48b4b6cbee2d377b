import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { Head } from "./head.tsx";
import { sharedFactsOf } from "../../site/layout/render-page.tsx";
import { SiteFactsContext } from "./site-facts.ts";

test("no text in structured data can end its script element, or is taken for HTML", () => {
  const settings = { siteUrl: "https://rallyrank.example", isPublic: true };
  const facts = sharedFactsOf({ library: projectLibrary(), settings });
  const list = [{ name: "</script><script>alert('&#x27;')</script><!--", path: "/paddles" }];
  const html = renderToStaticMarkup(
    <SiteFactsContext value={facts}>
      <Head title="Paddles" description="All paddles." path="/paddles" list={list} />
    </SiteFactsContext>,
  );
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(json).not.toMatch(/[<&]/);
  expect(JSON.stringify(JSON.parse(json))).toContain(list[0]!.name);
});
