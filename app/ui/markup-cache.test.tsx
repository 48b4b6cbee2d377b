import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { readLibrary } from "../../server/library/read-library.ts";
import { Footer } from "../site/footer.tsx";
import { Header } from "../site/header.tsx";
import { SiteFactsContext } from "../site/site-facts.ts";
import { BallPicture } from "./ball-picture.tsx";
import { openMarkupCache } from "./markup-cache.tsx";
import { MarkupCacheContext } from "./cached-markup.tsx";
import { PaddlePicture } from "./paddle-picture.tsx";

const library = readLibrary(process.cwd());
const facts = { ...library.site, siteUrl: "https://site.example", noReviews: "" };
const page = (
  <SiteFactsContext value={facts}>
    {["/", "/reviews/balls/franklin-x-40", "/about"].map((path) => (
      <MemoryRouter key={path} initialEntries={[path]}>
        <Header />
      </MemoryRouter>
    ))}
    {library.paddles.map((paddle) => (
      <p key={paddle.slug}>
        <PaddlePicture paddle={paddle} />
        <PaddlePicture paddle={paddle} detail="small" />
      </p>
    ))}
    {library.balls.map((ball) => (
      <BallPicture key={ball.slug} ball={ball} />
    ))}
    <Footer />
  </SiteFactsContext>
);

test("a page of kept parts is the same, letter for letter, as one that prints them", () => {
  const print = openMarkupCache();
  const kept = () =>
    renderToStaticMarkup(<MarkupCacheContext value={print}>{page}</MarkupCacheContext>);
  const drawn = renderToStaticMarkup(page);
  expect(kept()).toBe(drawn);
  expect(kept()).toBe(drawn);
});

test("what stands on a page twice is printed once, under each place's own ids", () => {
  const draw = vi.fn(({ id, color }: { id: string; color: string }) => (
    <use href={`#${id}o`} fill={color} />
  ));
  const print = openMarkupCache();
  expect(print("svg", draw, { color: "red" }, "a")).toBe('<use href="#ao" fill="red"></use>');
  expect(print("svg", draw, { color: "red" }, "b")).toBe('<use href="#bo" fill="red"></use>');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(print("svg", draw, { color: "blue" }, "a")).toBe('<use href="#ao" fill="blue"></use>');
});

test("so many different parts that no page needs them all do not fill the memory", () => {
  const draw = vi.fn(({ size }: { size: number }) => <path d={`M${size} 0`} />);
  const print = openMarkupCache();
  for (let size = 0; size < 4001; size++) print("svg", draw, { size }, "a");
  print("svg", draw, { size: 0 }, "a");
  expect(draw).toHaveBeenCalledTimes(4002);
});
