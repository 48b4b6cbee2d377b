import { expect, test, vi } from "vitest";
import { readLibrary } from "../library/read-library.ts";
import { routes } from "../pages.ts";
import { openSitePages, type ReadContext } from "../platform/render/route.ts";
import { socialImagePath } from "../platform/render/head.tsx";
import type { Site } from "../platform/render/site.ts";
import type * as pictures from "./pictures.service.ts";
import socialImage from "./social-image.file.tsx";

// Rendering a PNG takes most of the time, and makes no difference here.
vi.mock("./pictures.service.ts", async (original) => ({
  ...(await original<typeof pictures>()),
  drawPicture: (svg: string) => Promise.resolve(Buffer.from(svg)),
}));

test("every page has a picture, and no two are alike", async () => {
  const site = {
    library: readLibrary("."),
    reviews: { of: () => Promise.resolve(undefined) },
  } as unknown as Site;
  const pages = openSitePages(routes)(site);
  expect(pages.listed.length).toBeGreaterThan(100);
  const owners = new Map<string, string>();
  for (const { path } of pages.listed) {
    const url = new URL(socialImagePath(path), "http://localhost");
    const answer = await socialImage.get({ url, site, pages } as ReadContext);
    const drawn = await answer.text();
    expect(drawn, path).toMatch(/^<svg/);
    expect(owners.get(drawn), `${path} is like another`).toBeUndefined();
    owners.set(drawn, path);
  }
});
