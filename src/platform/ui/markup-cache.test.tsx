import { encodePage } from "../http/encode.ts";
import { useId } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { Footer, Header } from "../../site/layout/document.tsx";
import { openMarkupCache, shortMarkup } from "./markup-cache.tsx";
import { SiteFactsContext, useSiteFacts } from "../render/site-facts.ts";
import { BallPicture } from "../../site/balls/ball-picture.tsx";
import { MarkupCacheContext, type PartRenderer } from "./cached-markup.tsx";
import { PaddlePicture } from "../../site/paddles/paddle-picture.tsx";

/** Renders a part for a page, in its place. */
function partRenderer(...inContexts: Parameters<typeof openMarkupCache>): PartRenderer {
  const beginPage = openMarkupCache(...inContexts);
  return (...part) => {
    const { render, used } = beginPage();
    return encodePage(render(...part), used, undefined).toString();
  };
}

const library = projectLibrary();
const facts = {
  ...library.site,
  siteUrl: "https://site.example",
  noReviews: "",
  unconfirmed: library.paddleLists.unconfirmed,
  listed: library.paddleLists.listed,
  showsSamples: true,
};
const page = (
  <SiteFactsContext value={facts}>
    {["/", "/reviews/balls/franklin-x-40", "/about"].map((path) => (
      <Header key={path} path={path} />
    ))}
    {library.written.map((paddle) => (
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
  const render = partRenderer();
  const cached = () =>
    renderToStaticMarkup(<MarkupCacheContext value={render}>{page}</MarkupCacheContext>);
  const drawn = shortMarkup(renderToStaticMarkup(page));
  expect(shortMarkup(cached())).toBe(drawn);
  expect(shortMarkup(cached())).toBe(drawn);
});

test("a part used twice on a page is rendered once, with its own ids in each place", () => {
  const draw = vi.fn(({ id, color }: { id: string; color: string }) => (
    <use href={`#${id}o`} fill={color} />
  ));
  const render = partRenderer();
  expect(render("svg", draw, { color: "red" }, "a")).toBe('<use href="#ao" fill="red"/>');
  expect(render("svg", draw, { color: "red" }, "b")).toBe('<use href="#bo" fill="red"/>');
  expect(draw).toHaveBeenCalledTimes(1);
  expect(render("svg", draw, { color: "blue" }, "a")).toBe('<use href="#ao" fill="blue"/>');
});

test("equal props share a part, whichever objects they are", () => {
  const draw = vi.fn(({ names }: { names: readonly string[] }) => <title>{names.join()}</title>);
  const render = partRenderer();
  const long = "a name that is longer than the keys that stay as they are, by a few letters";
  for (const names of [["a"], ["a"], [long], [long], [long, "b"]])
    expect(render("svg", draw, { names }, "x")).toBe(`<title>${names.join()}</title>`);
  expect(draw).toHaveBeenCalledTimes(3);
});

test("ids that parts of a part make are of the place they are in", () => {
  function Field() {
    const id = useId();
    return <label htmlFor={id}>Level</label>;
  }
  const render = partRenderer();
  const [one, other] = ["a", "b"].map((id) => render("div", Field, {}, id));
  expect(one).toMatch(/^<label for="[^"]*a[^"]*">Level<\/label>$/);
  expect(other).toBe(one!.replace(/a(?=[^"]*">)/, "b"));
});

test("a text with a character of the placeholder stays as it is", () => {
  const Text = ({ text }: { text: string }) => <p>{text}</p>;
  const text = "dinks \ue000 and <!--part 0--> drops";
  expect(partRenderer()("div", Text, { text }, "a")).toBe(
    "<p>dinks \ue000 and &lt;!--part 0--&gt; drops</p>",
  );
});

test("a part has the contexts of every page", () => {
  const Name = () => <p>{useSiteFacts().name}</p>;
  const render = partRenderer((part) => <SiteFactsContext value={facts}>{part}</SiteFactsContext>);
  expect(render("div", Name, {}, "a")).toBe(`<p>${facts.name}</p>`);
});

test("more parts than any site has do not fill the memory", () => {
  const draw = vi.fn(({ size }: { size: number }) => <path d={`M${size} ${"0".repeat(1e6)}`} />);
  const render = partRenderer();
  for (let size = 0; size < 13; size++) render("svg", draw, { size }, "a");
  render("svg", draw, { size: 0 }, "a");
  expect(draw).toHaveBeenCalledTimes(14);
});
