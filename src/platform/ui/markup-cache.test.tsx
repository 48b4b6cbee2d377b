import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { readLibrary } from "../../library/read-library.ts";
import { Footer } from "../../layout/footer.tsx";
import { Header } from "../../layout/header.tsx";
import { SiteFactsContext } from "../render/site-facts.ts";
import { BallPicture } from "../../balls/ball-picture.tsx";
import { openMarkupCache } from "./markup-cache.tsx";
import { MarkupCacheContext } from "./cached-markup.tsx";
import { PaddlePicture } from "../../paddles/paddle-picture.tsx";

const library = readLibrary(process.cwd());
const facts = {
  ...library.site,
  siteUrl: "https://site.example",
  noReviews: "",
  unconfirmed: library.paddleLists.unconfirmed,
  showsSamples: true,
};
const page = (
  <SiteFactsContext value={facts}>
    {["/", "/reviews/balls/franklin-x-40", "/about"].map((path) => (
      <Header key={path} path={path} />
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

test("a page of cached parts has the same HTML as one that renders them", () => {
  const render = openMarkupCache();
  const cached = () =>
    renderToStaticMarkup(<MarkupCacheContext value={render}>{page}</MarkupCacheContext>);
  const drawn = renderToStaticMarkup(page);
  expect(cached()).toBe(drawn);
  expect(cached()).toBe(drawn);
});

test("a part used twice on a page is rendered once, with its own ids in each place", () => {
  const draw = vi.fn(({ id, color }: { id: string; color: string }) => (
    <use href={`#${id}o`} fill={color} />
  ));
  const render = openMarkupCache();
  expect(render("svg", draw, { color: "red" }, "a")).toBe('<use href="#ao" fill="red"></use>');
  expect(render("svg", draw, { color: "red" }, "b")).toBe('<use href="#bo" fill="red"></use>');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(render("svg", draw, { color: "blue" }, "a")).toBe('<use href="#ao" fill="blue"></use>');
});

test("more parts than any site has do not fill the memory", () => {
  const draw = vi.fn(({ size }: { size: number }) => <path d={`M${size} 0`} />);
  const render = openMarkupCache();
  for (let size = 0; size < 4001; size++) render("svg", draw, { size }, "a");
  render("svg", draw, { size: 0 }, "a");
  expect(draw).toHaveBeenCalledTimes(4002);
});
