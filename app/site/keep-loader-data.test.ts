import { data, type EntryContext, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { keepLoaderData, revealLoaderData } from "./keep-loader-data.ts";

const Page = () => null;

function buildOf(loader: () => unknown, isPage = true): ServerBuild {
  const module = isPage ? { default: Page, loader } : { loader };
  return { routes: { page: { id: "page", module } } } as unknown as ServerBuild;
}

const load = async (build: ServerBuild) => await build.routes["page"]!.module.loader!({} as never);

test("what a page's loader returns is not there to be written out, and there again to be printed", async () => {
  const facts = { paddle: "Neonic Flow", reviews: [1, 2, 3] };
  const stand = await load(keepLoaderData(buildOf(async () => facts)));
  expect(JSON.stringify(stand)).toBe("{}");
  const loaderData = { page: stand };
  revealLoaderData({ staticHandlerContext: { loaderData } } as unknown as EntryContext);
  expect(loaderData.page).toBe(facts);
});

test("responses, data with a status, and what is no page's reach the framework as they are", async () => {
  for (const answer of [new Response("no"), data({ a: 1 }, 404), null, "text"])
    expect(await load(keepLoaderData(buildOf(() => answer)))).toBe(answer);
  const rows = { rows: [] };
  expect(await load(keepLoaderData(buildOf(() => rows, false)))).toBe(rows);
});

test("an empty object of a loader's own stays empty", () => {
  const loaderData = { page: {} };
  revealLoaderData({ staticHandlerContext: { loaderData } } as unknown as EntryContext);
  expect(loaderData).toEqual({ page: {} });
});
