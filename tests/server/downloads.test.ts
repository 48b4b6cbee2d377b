import { expect, test } from "vitest";
import { renderGuidePdf } from "../../src/site/guides/guide-pdf.service.ts";
import { projectLibrary } from "../support/project-library.ts";

test("the free guide is a PDF of six to ten pages, with its title", async () => {
  const { downloads, paddles, site } = projectLibrary();
  const guide = downloads.find(({ slug }) => slug === "how-to-choose-a-paddle")!;
  const pdf = await renderGuidePdf({
    guide,
    paddles,
    name: site.name,
    siteUrl: "http://127.0.0.1",
  });
  const text = pdf.toString("latin1");
  expect(text.slice(0, 5)).toBe("%PDF-");
  const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(text)?.[1]);
  expect(pages).toBeGreaterThanOrEqual(6);
  expect(pages).toBeLessThanOrEqual(10);
  expect(text).toContain("How to Choose a Paddle");
});
