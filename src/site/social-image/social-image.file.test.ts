import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { routes } from "../../pages.ts";
import { openSitePages, type ReadContext } from "../../platform/render/route.ts";
import { socialImagePath } from "../../platform/render/head.tsx";
import type { Site } from "../../platform/render/site.ts";
import type * as pictures from "./pictures.service.ts";

const mocked = "./pictures.service.ts";

// Rendering a PNG takes most of the time, and makes no difference here. Files share modules, which are loaded again for
// the mock and after it.
beforeAll(() => {
  vi.resetModules();
  vi.doMock(mocked, async (original) => ({
    ...(await original<typeof pictures>()),
    drawPicture: (svg: string) => Promise.resolve(Buffer.from(svg)),
  }));
});
afterAll(() => {
  vi.doUnmock(mocked);
  vi.resetModules();
});

test("every page has a picture, and no two are alike", async () => {
  const { default: socialImage } = await import("./social-image.file.tsx");
  const site = {
    library: projectLibrary(),
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
