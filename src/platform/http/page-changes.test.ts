import { beforeEach, expect, test, vi } from "vitest";
import { openPageCache, renderedPage, textOf } from "../../../tests/support/open-page-cache.ts";
import type { Answer } from "./finished-page.ts";

let opened: ReturnType<typeof openPageCache>;
const ask: typeof opened.ask = (...asked) => opened.ask(...asked);
const askOften: typeof opened.askOften = (...asked) => opened.askOften(...asked);
/** Waits until something holds, and lets work in the background go on meanwhile. */
const whileRestsEnd = (holds: () => void) =>
  vi.waitFor(() => {
    for (const end of opened.rests.splice(0)) end();
    holds();
  });
beforeEach(() => {
  opened = openPageCache();
});

test("a page that was kept and dropped by a change is kept again at once", async () => {
  const render = vi.fn(async () => renderedPage("hero", { tags: ["diadem-hero"] }));
  await askOften("/hero", render, 2);
  opened.cache.drop("diadem-hero");
  await askOften("/hero", render, 2);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a change drops the pages made from it, and no others", async () => {
  const hero = vi.fn(async () => renderedPage("hero", { tags: ["diadem-hero"] }));
  const flow = vi.fn(async () => renderedPage("flow", { tags: ["neonic-flow"] }));
  const both = vi.fn(async () => renderedPage("both", { tags: ["neonic-flow", "diadem-hero"] }));
  const query = vi.fn(async () => renderedPage("query", { tags: ["diadem-hero"] }));
  const askAll = async () => {
    await ask("/hero", hero);
    await ask("/flow", flow);
    await ask("/both", both);
    await ask("/hero?level=4.0", query);
  };
  const renderings = () => [hero, flow, both, query].map(({ mock }) => mock.calls.length);
  await askAll();
  await askAll();
  opened.cache.drop("diadem-hero");
  await askAll();
  expect(renderings()).toEqual([3, 2, 3, 3]);
  opened.cache.drop(undefined);
  await askAll();
  expect(renderings()).toEqual([4, 3, 4, 4]);
});

test("a page that depends on everything is dropped by a change of everything, and of nothing less", async () => {
  const render = vi.fn(async () => renderedPage("all", { tags: ["*"] }));
  await askOften("/all", render, 2);
  opened.cache.drop("diadem-hero");
  await ask("/all", render);
  expect(render).toHaveBeenCalledTimes(2);
  opened.cache.drop("*");
  await ask("/all", render);
  expect(render).toHaveBeenCalledTimes(3);
});

test("a page that is being rendered is kept if it doesn't depend on what has changed", async () => {
  const finish = Promise.withResolvers<Answer>();
  await ask("/hero", async () => renderedPage("hero", { tags: ["diadem-hero"] }));
  const asked = ask("/hero", () => finish.promise);
  opened.cache.drop("neonic-flow");
  finish.resolve(renderedPage("hero", { tags: ["diadem-hero"] }));
  await asked;
  expect(opened.cache.readings().pages).toBe(1);
});

test("after a change, the pages that many had asked for are rendered again, the most wanted first", async () => {
  const rendered: string[] = [];
  const renderAs = (name: string) => async () => {
    rendered.push(name);
    return renderedPage(name, { tags: ["diadem-hero"] });
  };
  await askOften("/seldom", renderAs("seldom"), 2);
  await askOften("/often", renderAs("often"), 8);
  await askOften("/most", renderAs("most"), 20);
  rendered.length = 0;
  opened.cache.drop("diadem-hero");
  await whileRestsEnd(() => expect(rendered).toEqual(["most", "often"]));
  expect(textOf(await ask("/most", renderAs("again")))).toBe("most");
  expect(rendered).toEqual(["most", "often"]);
});

test("a page that a visitor was faster to ask for is not rendered a second time", async () => {
  const render = vi.fn(async () => renderedPage("hero", { tags: ["diadem-hero"] }));
  const other = vi.fn(async () => renderedPage("other", { tags: ["diadem-hero"] }));
  await askOften("/hero", render, 9);
  await askOften("/other", other, 8);
  opened.cache.drop("diadem-hero");
  await ask("/other", other);
  await whileRestsEnd(() => expect(render).toHaveBeenCalledTimes(3));
  await whileRestsEnd(() => expect(opened.rests).toEqual([]));
  expect(other).toHaveBeenCalledTimes(3);
});

test("a page that nobody asks for any more is not rendered after each change", async () => {
  const render = vi.fn(async () => renderedPage("hero", { tags: ["diadem-hero"] }));
  const other = vi.fn(async () => renderedPage("other", { tags: ["diadem-hero"] }));
  opened = openPageCache(100_000, async () => {});
  await askOften("/hero", render, 9);
  for (const changes of [1, 2, 3, 4, 5]) {
    await askOften("/other", other, 8);
    opened.cache.drop("diadem-hero");
    await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(2 + changes));
    await vi.waitFor(() => expect(render.mock.calls.length).toBe(2 + Math.min(changes, 2)));
  }
});

test.each([
  ["diadem-hero", "diadem-hero"],
  ["*", "*"],
  ["diadem-hero", undefined],
])(
  "a page with the tag %s that was being rendered when a change of %s came is not kept, nor waited for",
  async (tag, changed) => {
    const finish = Promise.withResolvers<Answer>();
    const before = renderedPage("before the change", { tags: [tag] });
    await ask("/a", async () => before);
    const old = ask("/a", () => finish.promise);
    opened.cache.drop(changed);
    const render = async () => renderedPage("after the change", { tags: [tag] });
    expect(textOf(await ask("/a", render))).toBe("after the change");
    finish.resolve(renderedPage("before the change", { tags: [tag] }));
    expect(textOf(await old)).toBe("before the change");
    expect(textOf(await ask("/a", render))).toBe("after the change");
  },
);
